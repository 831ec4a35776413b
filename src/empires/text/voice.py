"""One reader: the language, the names at the table, and which seat is called "you".

Each game's own voice adds what its cards and places are called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from empires.text.catalogue import Words

Event: TypeAlias = Mapping[str, Any]
View: TypeAlias = Mapping[str, Any]
Choice: TypeAlias = Mapping[str, Any]
Move: TypeAlias = Mapping[str, Any]
Params: TypeAlias = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Voice:
    """`viewer` is the seat that is called "you", None for a spectator."""

    words: Words
    names: Sequence[str]
    viewer: int | None

    def say(self, key: str, /, **params: str | int) -> str:
        return self.words.say(key, **params)

    def tell(self, key: str, seat: int, /, **params: str | int) -> str:
        """A sentence about a seat: in the second person if it is the reader's own."""
        who = "you" if seat == self.viewer else "other"
        return self.words.say(key, who=who, name=self.names[seat], **params)

    def all_names(self, seats: Sequence[int]) -> str:
        """'Marcus, Livia and Aurelia'."""
        return self.words.all_of([self.names[seat] for seat in seats])

    def marked_name(self, seat: int) -> str:
        """The name, with a word after it if it is the reader's own: 'Marcus (you)'."""
        name = self.names[seat]
        return self.say("name-you", name=name) if seat == self.viewer else name


AnyVoice = TypeVar("AnyVoice", bound=Voice)
Reader: TypeAlias = Callable[[Event, AnyVoice], tuple[str, Params]]
"""Which message words an event, and its parameters."""


def tell_event(
    event: Event,
    voice: AnyVoice,
    readers: Mapping[str, Reader[AnyVoice]],
    plain_key: Callable[[str], str],
) -> str:
    """The event as a sentence. What has no reader says all with its name and its seat."""
    name = event["event"]
    reader = readers.get(name)
    key, params = reader(event, voice) if reader else (plain_key(name), {})
    if "seat" in event:
        return voice.tell(key, event["seat"], **params)
    return voice.say(key, **params)


def names_at(view: View, words: Words, names: Sequence[str] | None) -> Sequence[str]:
    """The names given, or those in the view, or numbers."""
    given = names or view.get("names")
    if given:
        return given
    return [words.say("player", number=seat + 1) for seat in range(view["players"])]


def waiting_text(view: View, voice: Voice) -> str | None:
    """What stands in place of a question when this seat has none to answer."""
    if view["over"]:
        return voice.say("prompt-over")
    if view["prompt"] is None:
        return voice.say("prompt-waiting", names=voice.all_names(view["to_move"]))
    return None


def sourced(text: str, source: str, words: Words) -> str:
    """A value with where it comes from: '… (stated in the rulebook)'."""
    return words.say("sourced", text=text, source=words.say(f"source-{source}"))


Pack = TypeVar("Pack")
Deck = TypeVar("Deck")


class Decks(Generic[Pack, Deck]):
    """What a game finds by short name in its packs, gathered once for each pack."""

    def __init__(self, gather: Callable[[Pack], Deck], standard: Callable[[], Pack]) -> None:
        self._gather = gather
        self._standard = standard
        # By identity: packs are equal when their values are, but their sources may still differ.
        self._kept: dict[int, tuple[Pack, Deck]] = {}

    def of(self, pack: Pack | None) -> Deck:
        """The pack by short names; None is the standard pack."""
        chosen = self._standard() if pack is None else pack
        kept = self._kept.get(id(chosen))
        if kept is None or kept[0] is not chosen:
            if len(self._kept) >= 8:
                self._kept.clear()
            kept = self._kept[id(chosen)] = (chosen, self._gather(chosen))
        return kept[1]
