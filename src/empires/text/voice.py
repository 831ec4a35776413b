"""One reader: the language, the names at the table, and which seat is called "you".

Each game's own voice adds what its cards and places are called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from empires.shapes.events import Event, SeatEvent
from empires.shapes.views import View
from empires.text.catalogue import Words
from empires.text.parts import marked

Params: TypeAlias = dict[str, str | int]


class Said(NamedTuple):
    """A choice in words: one line, and the same taken apart."""

    text: str
    title: str
    rest: str = ""
    """What the line says beyond the title."""
    apart: str | None = None
    """What alone sets the choice apart from its like, where there can be many of them."""


@dataclass(frozen=True, slots=True)
class Voice:
    """`viewer` is the seat that is called "you", None for a spectator."""

    words: Words
    names: Sequence[str]
    viewer: int | None
    marks: bool = field(default=False, kw_only=True)
    """Whether names are marked, so that the sentences can be cut into parts."""

    def say(self, key: str, /, **params: str | int) -> str:
        return self.words.say(key, **params)

    def said(self, key: str, /, **params: str | int) -> Said:
        """A choice by its message: attributes say its title, the rest and what sets it apart.

        A message without a title is one.
        """
        text, parts = self.words.say(key, **params), self.words.parts(key, **params)
        return Said(text, parts.get("title", text), parts.get("rest", ""), parts.get("apart"))

    def mark(self, kind: str, id: str, text: str) -> str:
        """A name, to be found again in its sentence if anybody wants to."""
        return marked(kind, id, text) if self.marks else text

    def tell(self, key: str, seat: int, /, **params: str | int) -> str:
        """A sentence about a seat: in the second person if it is the reader's own."""
        who = "you" if seat == self.viewer else "other"
        name = self.mark("seat", str(seat), self.names[seat])
        return self.words.say(key, who=who, name=name, **params)

    def all_names(self, seats: Sequence[int]) -> str:
        """'Marcus, Livia and Aurelia'."""
        return self.words.all_of([self.names[seat] for seat in seats])

    def marked_name(self, seat: int) -> str:
        """The name, with a word after it if it is the reader's own: 'Marcus (you)'."""
        name = self.names[seat]
        return self.say("name-you", name=name) if seat == self.viewer else name


AnyVoice = TypeVar("AnyVoice", bound=Voice)
Reader: TypeAlias = Callable[[Any, AnyVoice], tuple[str, Params]]
"""Which message words an event of one kind, and its parameters."""


def tell_event(
    event: Event,
    voice: AnyVoice,
    readers: Mapping[type[Event], Reader[AnyVoice]],
    plain_key: Callable[[str], str],
) -> str:
    """The event as a sentence. What has no reader says all with its name and its seat."""
    reader = readers.get(type(event))
    key, params = reader(event, voice) if reader else (plain_key(event.event), {})
    if isinstance(event, SeatEvent):
        return voice.tell(key, event.seat, **params)
    return voice.say(key, **params)


def names_at(view: View, words: Words, names: Sequence[str] | None) -> Sequence[str]:
    """The names given, or those in the view, or numbers."""
    given = names or view.names
    if given:
        return given
    return [words.say("player", number=seat + 1) for seat in range(view.players)]


def waiting_text(view: View, voice: Voice) -> str | None:
    """What stands in place of a question when this seat has none to answer."""
    if view.over:
        return voice.say("prompt-over")
    if view.prompt is None:
        return voice.say("prompt-waiting", names=voice.all_names(view.to_move))
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
