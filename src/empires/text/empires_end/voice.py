"""Who is told something, in which language, about which cards: what every text here needs.

Fronts pass a view and words; this finds the names in the view and the cards in the pack.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from empires.content.empires_end import Ability, Conflict, Disaster, Location, Pack, load
from empires.text.catalogue import Words
from empires.text.empires_end import names as called


class Deck:
    """The content of one pack, found by short name."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.locations: dict[str, Location] = {place.slug: place for place in pack.locations}
        self.disasters: dict[str, Disaster] = {card.slug: card for card in pack.disasters}
        self.conflicts: dict[str, Conflict] = {card.slug: card for card in pack.conflicts}

    def ability(self, slug: str) -> Ability:
        """The ability of a location or of a disaster card."""
        found = self.locations.get(slug) or self.disasters[slug]
        return found.ability


# By identity: packs are equal when their values are, but their sources may still differ.
_decks: dict[int, Deck] = {}


def deck_of(pack: Pack | None) -> Deck:
    """The pack by short names; None is the standard pack."""
    chosen = load() if pack is None else pack
    deck = _decks.get(id(chosen))
    if deck is None or deck.pack is not chosen:
        if len(_decks) >= 8:
            _decks.clear()
        deck = _decks[id(chosen)] = Deck(chosen)
    return deck


@dataclass(frozen=True, slots=True)
class Voice:
    """One reader: `viewer` is the seat that is called "you", None for a spectator."""

    words: Words
    names: Sequence[str]
    viewer: int | None
    deck: Deck

    def say(self, key: str, /, **params: str | int) -> str:
        return self.words.say(key, **params)

    def tell(self, key: str, seat: int, /, **params: str | int) -> str:
        """A sentence about a seat: in the second person if it is the reader's own."""
        who = "you" if seat == self.viewer else "other"
        return self.words.say(key, who=who, name=self.names[seat], **params)

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


def voice_of(
    view: Mapping[str, Any], words: Words, names: Sequence[str] | None, pack: Pack | None
) -> Voice:
    """The voice for the seat whose view it is; names default to the view's, then to numbers."""
    given = names or view.get("names")
    if not given:
        given = [words.say("player", number=seat + 1) for seat in range(view["players"])]
    return Voice(words, given, view["seat"], deck_of(pack))
