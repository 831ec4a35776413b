"""What an Empire's End pack holds once it is known to be right; reading it is left to the checker.

Names are numbered in the order used everywhere: resources, kinds of location and families are
their index in the tuples below, so that the compiled rules meet plain integers only.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from ..digest import NOT_PLAYED

RESOURCES: Final = ("wheat", "hammer", "axe", "coin")  # EE-RES-1
LOCATION_KINDS: Final = ("city", "town", "army", "road", "farm")  # EE-SET-5
FAMILIES: Final = (
    "fire",
    "riot",
    "famine",
    "flood",
    "blight",
    "barbarians",
    "plague",
    "earthquake",
)
PHASES: Final = ("disaster", "economy", "industry", "conflict", "destroyed", "end")

ROW: Final = 11  # locations of an empire, and numbers in a family
NONE: Final = -1  # "no resource" and "no location"

Amounts: TypeAlias = tuple[int, int, int, int]
"""How many wheat, hammers, axes and coins."""

NOTHING: Final[Amounts] = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Ability:
    """What a location or an innovation does; a kind uses some of the fields, the others rest."""

    kind: str
    phase: str
    gain: Amounts = NOTHING
    options: tuple[Amounts, ...] = ()  # exchange: what one payment can be turned into
    pay: int = NONE
    times: int = 1
    points: int = 0
    strength: int = 0
    hammers: int = 0
    resource: int = NONE
    location: int = NONE


@dataclass(frozen=True, slots=True)
class Location:
    """One of the 11 tiles every player owns (EE-SET-5)."""

    kind: str
    value: int
    rebuild: int
    ability: Ability
    source: Mapping[str, str] = field(compare=False, metadata=NOT_PLAYED)

    @property
    def slug(self) -> str:
        return f"{self.kind}-{self.value}"


@dataclass(frozen=True, slots=True)
class Disaster:
    """One card of the disaster deck (EE-DIS-1)."""

    family: str
    number: int
    bids: tuple[int, ...]
    cost: int
    ability: Ability
    source: Mapping[str, str] = field(compare=False, metadata=NOT_PLAYED)

    @property
    def slug(self) -> str:
        return f"{self.family}-{self.number}"


@dataclass(frozen=True, slots=True)
class Reward:
    """What a band or the victory of a conflict gives, or takes when the points are negative."""

    points: int = 0
    gain: Amounts = NOTHING
    refresh: int = 0  # how many exhausted markers may be removed


@dataclass(frozen=True, slots=True)
class Conflict:
    """One conflict card: strength up to `low_to` is low, from `high_from` on high (EE-CON-4)."""

    number: int
    low_to: int
    high_from: int
    low: Reward
    middle: Reward
    high: Reward
    victory: Reward
    upheaval_rank: int
    upheaval_position: int
    source: Mapping[str, str] = field(compare=False, metadata=NOT_PLAYED)

    @property
    def slug(self) -> str:
        return f"conflict-{self.number}"


@dataclass(frozen=True, slots=True)
class Pack:
    """All content of one game. A location's, disaster's or conflict's id is its index here.

    Locations are sorted by kind, then from the most valuable down; disasters by family, then by
    number; conflicts by number. The order in the file does not matter.
    """

    name: str = field(metadata=NOT_PLAYED)
    locations: tuple[Location, ...]
    disasters: tuple[Disaster, ...]
    conflicts: tuple[Conflict, ...]
    track_two: tuple[str, ...]
    track_more: tuple[str, ...]
    lightning: int
    source: Mapping[str, str] = field(compare=False, metadata=NOT_PLAYED)
    digest: str = field(metadata=NOT_PLAYED)
