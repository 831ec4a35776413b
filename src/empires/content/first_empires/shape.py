"""What a First Empires pack holds once it is known to be right; reading it is left to the checker.

Colours are their index in the order used everywhere, and each colour is also a track: orange dice,
blue rerolls, purple movement, green cards, yellow explorers. So the compiled rules meet plain
integers only.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ..digest import NOT_PLAYED

COLOURS: Final = ("orange", "blue", "purple", "green", "yellow")
TRACKS: Final = ("dice", "rerolls", "movement", "cards", "explorers")  # FE-SET-4, by colour
CONTINENTS: Final = ("europe", "africa", "asia", "oceania", "america")
PLAYERS: Final = (2, 3, 4, 5)  # FE-SET-1

FIELDS: Final = 5  # of a track, from the lowest to the top
DECK: Final = 9  # achievement cards of a civilization (FE-SET-7)
TILES: Final = 6  # city tiles of a civilization (FE-SET-8)
EXPLORERS: Final = 10  # pieces of a civilization
NONE: Final = -1  # "no colour"


@dataclass(frozen=True, slots=True)
class Region:
    """A land region. `oceans` are the indices of those it borders among the map's oceans."""

    name: str
    colour: int
    players: int  # in play from this number of players on (FE-SET-2)
    continent: str
    oceans: tuple[int, ...]
    source: Mapping[str, str] = field(compare=False, metadata=NOT_PLAYED)


@dataclass(frozen=True, slots=True)
class Map:
    """One side of the board. Borders are pairs of regions, links pairs of oceans, lower first."""

    name: str
    players: tuple[int, ...]
    oceans: tuple[str, ...]
    links: tuple[tuple[int, int], ...]
    regions: tuple[Region, ...]
    borders: tuple[tuple[int, int], ...]
    source: Mapping[str, str] = field(compare=False, metadata=NOT_PLAYED)
    border_sources: tuple[str, ...] = field(compare=False, metadata=NOT_PLAYED)

    def in_play(self, players: int) -> tuple[int, ...]:
        """FE-SET-2: the regions used with so many players."""
        return tuple(n for n, region in enumerate(self.regions) if region.players <= players)


@dataclass(frozen=True, slots=True)
class Track:
    """What each field gives and is worth, from the lowest up, and the field of the city symbol."""

    values: tuple[int, ...]
    points: tuple[int, ...]
    city: int


@dataclass(frozen=True, slots=True)
class Condition:
    """What an achievement asks for; `colour` is the regions' or the track's, if it names one."""

    kind: str
    colour: int
    count: int


@dataclass(frozen=True, slots=True)
class Achievement:
    """One achievement card, with its title in both languages."""

    name: str
    en: str = field(metadata=NOT_PLAYED)
    de: str = field(metadata=NOT_PLAYED)
    condition: Condition
    points: int
    source: Mapping[str, str] = field(compare=False, metadata=NOT_PLAYED)


@dataclass(frozen=True, slots=True)
class Civilization:
    """A civilization board and its deck; the tracks are in the order of the colours."""

    name: str
    colour: int
    home: str
    players: tuple[int, ...]  # numbers of players with which it is dealt (FE-SET-3)
    tracks: tuple[Track, ...]
    cards: tuple[Achievement, ...]
    source: Mapping[str, str] = field(compare=False, metadata=NOT_PLAYED)


@dataclass(frozen=True, slots=True)
class Pack:
    """All content of one game. The id of a region, civilization or card is its index.

    Maps are sorted by players; regions by the players they need, then continent, then name, so that
    those in play come first; civilizations by colour; cards by name. The order in the file does not
    matter.
    """

    name: str = field(metadata=NOT_PLAYED)
    maps: tuple[Map, ...]
    civilizations: tuple[Civilization, ...]
    tiles: tuple[int, ...]
    rounds: tuple[int, ...]  # by number of players (FE-SET-9)
    source: Mapping[str, str] = field(compare=False, metadata=NOT_PLAYED)
    digest: str = field(metadata=NOT_PLAYED)

    def map_for(self, players: int) -> Map:
        """FE-SET-1: the side of the board for so many players."""
        for side in self.maps:
            if players in side.players:
                return side
        raise ValueError(f"expected 2 to 5 players, got {players}")

    def civilizations_for(self, players: int) -> tuple[int, ...]:
        """FE-SET-3: those that may be dealt to so many players."""
        return tuple(n for n, c in enumerate(self.civilizations) if players in c.players)
