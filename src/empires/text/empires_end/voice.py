"""The voice of Empire's End: a reader, and the cards and locations of one pack by short name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from empires.content.empires_end import Ability, Conflict, Disaster, Location, Pack, load
from empires.text import voice as shared
from empires.text.catalogue import Words
from empires.text.empires_end import names as called
from empires.text.voice import Decks, View, names_at


class Deck:
    """The content of one pack, found by short name."""

    def __init__(self, pack: Pack) -> None:
        self.locations: dict[str, Location] = {place.slug: place for place in pack.locations}
        self.disasters: dict[str, Disaster] = {card.slug: card for card in pack.disasters}
        self.conflicts: dict[str, Conflict] = {card.slug: card for card in pack.conflicts}

    def ability(self, slug: str) -> Ability:
        """The ability of a location or of a disaster card."""
        found = self.locations.get(slug) or self.disasters[slug]
        return found.ability


decks: Decks[Pack, Deck] = Decks(Deck, load)


@dataclass(frozen=True, slots=True)
class Voice(shared.Voice):
    """One reader of Empire's End."""

    deck: Deck

    def card(self, slug: str) -> str:
        return called.card(slug, self.words)

    def location(self, slug: str) -> str:
        return called.location(slug, self.words)

    def thing(self, slug: str) -> str:
        return called.thing(slug, self.words)

    def amounts(self, held: Mapping[str, int] | Sequence[int]) -> str:
        return called.amounts(held, self.words)

    def amount(self, resource: str, n: int) -> str:
        return called.amount(resource, n, self.words)

    def points(self, n: int) -> str:
        return called.points(n, self.words)

    def phase(self, name: str) -> str:
        return called.phase(name, self.words)


def voice_of(view: View, words: Words, names: Sequence[str] | None, pack: Pack | None) -> Voice:
    """The voice for the seat whose view it is."""
    return Voice(words, names_at(view, words, names), view["seat"], decks.of(pack))
