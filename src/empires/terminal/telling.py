"""Empire's End told to one terminal: events in paragraphs, prompts, and things found by name.

The sentences themselves are `text`'s; this decides which of them, and in which order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from empires.content.empires_end import Pack
from empires.table.game import Event, View
from empires.text.catalogue import LANGUAGES, Words, words
from empires.text.empires_end import names as called
from empires.text.empires_end import rendering
from empires.text.empires_end.events import event_text
from empires.text.empires_end.prompts import choice_text, effects_text, prompt_text
from empires.text.empires_end.voice import deck_of

TOLD: Final = ("empires-end",)  # the games that can be told


class Telling:
    """One language, one pack and the names at the table."""

    def __init__(self, words: Words, names: Sequence[str], pack: Pack) -> None:
        self.words = words
        self.names = list(names)
        self.pack = pack

    def sentences(self, events: Iterable[Event], viewer: int | None) -> list[tuple[Event, str]]:
        """Each event with its sentence, from that seat's point of view."""
        names, pack = self.names, self.pack
        return [
            (event, event_text(event, words=self.words, names=names, viewer=viewer, pack=pack))
            for event in events
        ]

    def question(self, view: View) -> str:
        return prompt_text(view, self.words, pack=self.pack)

    def choice(self, choice: Mapping[str, Any], view: View) -> str:
        return choice_text(choice, view, self.words, pack=self.pack)

    def effects(self, choice: Mapping[str, Any], view: View) -> str:
        return effects_text(choice, view, self.words, pack=self.pack)

    def table(self, view: View, *, short: bool = False) -> list[str]:
        return rendering.render(view, self.words, pack=self.pack, short=short)

    def headline(self, view: View) -> str:
        """Where the game stands and what comes next, in one line."""
        return self.table(view, short=True)[0]

    def me(self, view: View) -> list[str]:
        return rendering.render_me(view, self.words, pack=self.pack)

    def row(self, view: View, seat: int) -> list[str]:
        return rendering.render_row(view, seat, self.words, pack=self.pack)

    def result(self, view: View) -> list[str]:
        return rendering.render_result(view, self.words, pack=self.pack)

    def card(self, slug: str) -> list[str]:
        return rendering.render_card(slug, self.words, pack=self.pack)

    def ability_of(self, choice: Mapping[str, Any]) -> str:
        """What a choice to use something would use: 'Road 14'."""
        move = choice["move"]
        return called.thing(move.get("card") or move["location"], self.words)

    def some_card(self) -> str:
        """A name to show as an example."""
        return called.thing(self.pack.disasters[8].slug, self.words)


def paragraphs(told: Iterable[tuple[Event, str]]) -> list[tuple[int | None, str]]:
    """Sentences drawn together, each with the number of the space whose heading it is, if any.

    What one seat does in a row reads as one paragraph; the same sentence again is only counted.
    """
    out: list[tuple[int | None, str]] = []
    for (space, _), group in groupby(told, key=lambda pair: paragraph_of(pair[0])):
        counted = [(text, len(list(same))) for text, same in groupby(text for _, text in group)]
        text = " ".join(text if n == 1 else f"{text} (×{n})" for text, n in counted)
        out.append((space, text))
    return out


def paragraph_of(event: Event) -> tuple[int | None, object]:
    """What an event shares with the others of its paragraph; without a seat it stands alone."""
    if event["event"] == "space":
        return event["space"], None
    return None, event.get("seat", id(event))


def slug_of(name: str, pack: Pack) -> str | None:
    """The short name of a card or location called so in any language, or called by it."""
    return all_names(pack).get(plain(name))


def all_names(pack: Pack) -> dict[str, str]:
    """Every name of every card and location, written plainly."""
    deck = deck_of(pack)
    slugs = [*deck.locations, *deck.disasters, *deck.conflicts]
    found = {plain(slug): slug for slug in slugs}
    for lang in LANGUAGES:
        found |= {plain(called.thing(slug, words(lang))): slug for slug in slugs}
    return found


def plain(name: str) -> str:
    """Upper and lower case, hyphens and spaces, ä and ae make no difference."""
    text = name.casefold().replace("-", "").replace(" ", "")
    for letter, written in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        text = text.replace(letter, written)
    return text
