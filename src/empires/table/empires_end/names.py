"""Short names of cards, locations and resources, and back to the numbers the rules use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from empires.content.empires_end import RESOURCES, Pack
from empires.rules.empires_end import terms
from empires.table.fields import Index

PHASES: Final = terms.PHASES
BANDS: Final = ("low", "middle", "high", "victory")
CARD_ABILITY: Final = 11  # abilities of locations come first
RESOURCE: Final = Index("resource", RESOURCES)


class Names:
    """The names of one content pack."""

    def __init__(self, pack: Pack) -> None:
        self.cards = Index("disaster card", [card.slug for card in pack.disasters])
        self.locations = Index("location", [location.slug for location in pack.locations])
        self.conflicts = Index("conflict card", [card.slug for card in pack.conflicts])

    def ability(self, ability: int) -> str:
        """The location or card that has an ability."""
        if ability < CARD_ABILITY:
            return self.locations[ability]
        return self.cards[ability - CARD_ABILITY]


def amounts(values: Sequence[int]) -> dict[str, int]:
    """What there is of each resource, those with nothing left out."""
    return {name: int(n) for name, n in zip(RESOURCES, values, strict=True) if n}


def holdings(values: Sequence[int]) -> dict[str, int]:
    """What there is of each resource, all four."""
    return {name: int(n) for name, n in zip(RESOURCES, values, strict=True)}
