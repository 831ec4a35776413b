"""The voice of Empire's End: a reader, and the cards and locations of one pack by short name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from empires.content.empires_end import Ability, Conflict, Disaster, Location, Pack, load
from empires.shapes.empires_end.views import EmpiresEndView
from empires.text import voice as shared
from empires.text.catalogue import Words
from empires.text.empires_end import names as called
from empires.text.voice import Decks, names_at


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
        return self.mark("card", slug, called.card(slug, self.words))

    def location(self, slug: str) -> str:
        return self.mark("location", slug, called.location(slug, self.words))

    def thing(self, slug: str) -> str:
        """A location or a card, whichever has that short name."""
        return self.location(slug) if slug in self.deck.locations else self.card(slug)

    def amount(self, resource: str, n: int) -> str:
        return self.mark("amount", f"{resource} {n}", called.amount(resource, n, self.words))

    def amounts(self, held: called.Held) -> str:
        """'2 wheat and 1 axe'; 'nothing' if there is none."""
        return self.words.all_of([self.amount(name, n) for name, n in called.counted(held)])

    def price(self, hammers: int, coins: int) -> str:
        """'for 2 hammers and 1 coin', or 'for free'."""
        if hammers + coins == 0:
            return self.say("ee-price-free")
        return self.say("ee-price", amount=self.amounts((0, hammers, 0, coins)))

    def points(self, n: int) -> str:
        return self.mark("amount", f"points {n}", called.points(n, self.words))

    def phase(self, name: str) -> str:
        return called.phase(name, self.words)


def voice_of(
    view: EmpiresEndView, words: Words, names: Sequence[str] | None, pack: Pack | None
) -> Voice:
    """The voice for the seat whose view it is."""
    return Voice(words, names_at(view, words, names), view.seat, decks.of(pack))
