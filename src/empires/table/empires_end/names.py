"""Short names of cards, locations and resources, and back to the numbers the rules use."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from empires.content.empires_end import LOCATION_KINDS, RESOURCES, Pack

PHASES: Final = ("disaster", "double_disaster", "economy", "industry", "conflict", "combined")
BANDS: Final = ("low", "middle", "high", "victory")
CARD_ABILITY: Final = 11  # abilities of locations come first


class UnknownName(ValueError):
    """A name that stands for nothing here, with the nearest ones that do."""

    def __init__(self, name: object, what: str, known: Sequence[str]) -> None:
        near = get_close_matches(str(name), known, n=3)
        hint = f"did you mean {' or '.join(near)}?" if near else f"for example {known[0]}"
        super().__init__(f'"{name}" is no {what}: {hint}')


class Names:
    """The names of one content pack."""

    def __init__(self, pack: Pack) -> None:
        self.cards = tuple(card.slug for card in pack.disasters)
        self.locations = tuple(location.slug for location in pack.locations)
        self.conflicts = tuple(card.slug for card in pack.conflicts)
        self.kinds = tuple(location.kind for location in pack.locations)
        self._card = {slug: i for i, slug in enumerate(self.cards)}
        self._location = {slug: i for i, slug in enumerate(self.locations)}
        self._conflict = {slug: i for i, slug in enumerate(self.conflicts)}

    def card(self, slug: object) -> int:
        if not isinstance(slug, str) or slug not in self._card:
            raise UnknownName(slug, "disaster card", self.cards)
        return self._card[slug]

    def location(self, slug: object) -> int:
        if not isinstance(slug, str) or slug not in self._location:
            raise UnknownName(slug, "location", self.locations)
        return self._location[slug]

    def conflict(self, slug: object) -> int:
        if not isinstance(slug, str) or slug not in self._conflict:
            raise UnknownName(slug, "conflict card", self.conflicts)
        return self._conflict[slug]

    def ability(self, ability: int) -> str:
        """The location or card that has an ability."""
        if ability < CARD_ABILITY:
            return self.locations[ability]
        return self.cards[ability - CARD_ABILITY]


def resource(name: object) -> int:
    if not isinstance(name, str) or name not in RESOURCES:
        raise UnknownName(name, "resource", RESOURCES)
    return RESOURCES.index(name)


def amounts(values: Sequence[int]) -> dict[str, int]:
    """What there is of each resource, those with nothing left out."""
    return {name: int(n) for name, n in zip(RESOURCES, values, strict=True) if n}


def holdings(values: Sequence[int]) -> dict[str, int]:
    """What there is of each resource, all four."""
    return {name: int(n) for name, n in zip(RESOURCES, values, strict=True)}


__all__ = [
    "BANDS",
    "CARD_ABILITY",
    "LOCATION_KINDS",
    "PHASES",
    "Names",
    "UnknownName",
    "amounts",
    "holdings",
    "resource",
]
