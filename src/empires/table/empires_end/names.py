"""Short names of cards, locations and resources, and back to the numbers the rules use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from empires.content.empires_end import Pack
from empires.rules.empires_end.terms import CARD_ABILITY
from empires.shapes.empires_end.words import Band, LocationKind, Phase, Resource, Space
from empires.table.fields import Index

RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
KINDS: Final[tuple[LocationKind, ...]] = get_args(LocationKind)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SPACES: Final[tuple[Space, ...]] = get_args(Space)
BANDS: Final[tuple[Band, ...]] = get_args(Band)


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


def amounts(values: Sequence[int]) -> dict[Resource, int]:
    """What there is of each resource, those with nothing left out."""
    return {name: int(n) for name, n in zip(RESOURCES, values, strict=True) if n}


def holdings(values: Sequence[int]) -> dict[Resource, int]:
    """What there is of each resource, all four."""
    return {name: int(n) for name, n in zip(RESOURCES, values, strict=True)}
