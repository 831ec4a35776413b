"""Reading one side of the board: its regions, oceans and borders; whether one can play on it is
left to fitting.py."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from ..problems import expected, listed, one_of, shown
from ..reader import Entry, is_slug
from ..sources import SOURCES, read_source
from .shape import COLOURS, CONTINENTS, PLAYERS, Map, Region

MOST_REGIONS: Final = 20
MOST_OCEANS: Final = 4
PLAYERS_EXAMPLE: Final = "a list of numbers of players from 2 to 5, each once, such as [3, 4, 5]"
LINKS_EXAMPLE: Final = 'a list of pairs of oceans, each once, such as [["west", "east"]], or []'

Pair: TypeAlias = tuple[int, int]
Oceans: TypeAlias = tuple[str, ...] | None  # none when they can't be read


def read_map(entry: Entry) -> Map:
    sourced = ("players", "oceans", "links")
    entry.allow(("name", *sourced, "region", "border", "source"))
    players = entry.some("players", PLAYERS, PLAYERS_EXAMPLE, "FE-SET-1")
    oceans = _read_oceans(entry)
    links = _read_links(entry, oceans)
    regions = _read_regions(entry, players, oceans)
    borders = _read_borders(entry, [region.name for region in regions])
    return Map(
        name=entry.slug("name", "world"),
        players=players,
        oceans=oceans or (),
        links=tuple(sorted(links)),
        regions=tuple(regions),
        borders=tuple(sorted(borders)),
        source=read_source(entry, sourced),
        border_sources=tuple(borders[border] for border in sorted(borders)),
    )


def _read_oceans(entry: Entry) -> Oceans:
    right = f'a list of up to {MOST_OCEANS} different names such as ["west", "east"]'
    if entry.holds("oceans", list):
        oceans = entry.items("oceans", right, fewest=0)
        slugs = [ocean for ocean in oceans if isinstance(ocean, str) and is_slug(ocean)]
        if len(set(slugs)) == len(oceans) <= MOST_OCEANS:
            return tuple(slugs)
    entry.refuse("oceans", right)
    return None


def _read_links(entry: Entry, oceans: Oceans) -> list[Pair]:
    if oceans is None:
        return []
    links: list[Pair] = []
    for item in entry.items("links", LINKS_EXAMPLE, "FE-MOV-1", fewest=0):
        pair = _pair(item, oceans)
        if pair is None or pair in links:
            entry.refuse("links", LINKS_EXAMPLE, "FE-MOV-1")
            return []
        links.append(pair)
    return links


def _read_regions(entry: Entry, players: tuple[int, ...], oceans: Oceans) -> list[Region]:
    tables = entry.entries("region", ("name",), f"1 to {MOST_REGIONS} tables [[map.region]]")
    if len(tables) > MOST_REGIONS:
        entry.wrong("region", expected(f"at most {MOST_REGIONS}", str(len(tables))))
    most_players = max(players, default=max(PLAYERS))
    regions = [_read_region(table, most_players, oceans) for table in tables]
    return sorted(regions, key=lambda x: (x.players, x.continent, x.name))


def _read_region(entry: Entry, most_players: int, oceans: Oceans) -> Region:
    sourced = ("name", "colour", "players", "continent", "oceans")
    entry.allow((*sourced, "source"))
    return Region(
        name=entry.slug("name", "albion"),
        colour=entry.index("colour", COLOURS, "FE-PRO-2"),
        players=entry.whole("players", min(PLAYERS), most_players, "FE-SET-2"),
        continent=entry.name("continent", CONTINENTS),
        oceans=_read_coasts(entry, oceans),
        source=read_source(entry, sourced),
    )


def _read_coasts(entry: Entry, oceans: Oceans) -> tuple[int, ...]:
    if oceans is None:
        return ()
    right = f"a list of {listed(oceans, 'and')}, each at most once, or []" if oceans else "[]"
    found = entry.some("oceans", oceans, right, "FE-MOV-1", fewest=0)
    return tuple(oceans.index(ocean) for ocean in found)


def _read_borders(entry: Entry, regions: Sequence[str]) -> dict[Pair, str]:
    """Each border with its source."""
    if "border" not in entry:
        return {}
    right = "tables [[map.border]]"
    borders: dict[Pair, str] = {}
    for table in entry.entries("border", (), right, fewest=0):
        table.allow(("between", "source"))
        source = table.name("source", SOURCES)
        pair = _read_between(table, regions)
        if pair is None:
            continue
        if pair in borders:
            again = f"{regions[pair[0]]} and {regions[pair[1]]} again"
            table.wrong("between", expected("each border once", again), "FE-MOV-1")
        borders[pair] = source
    return borders


def _read_between(table: Entry, regions: Sequence[str]) -> Pair | None:
    right = 'two different regions such as ["scythia", "rus"]'
    items = table.items("between", right, "FE-MOV-1", fewest=2)
    if not items:
        return None
    unknown = [item for item in items if not isinstance(item, str) or item not in regions]
    pair = _pair(items, regions)
    if pair is None and not unknown:
        table.refuse("between", right, "FE-MOV-1")
    # A region that is missing or whose own name is wrong may be the one that is meant.
    if regions and "" not in regions:
        for item in unknown:
            table.wrong("between", expected(one_of(regions, item), shown(item)), "FE-MOV-1")
    return pair


def _pair(item: object, names: Sequence[str]) -> Pair | None:
    """Two different names as their positions, the lower first."""
    if not isinstance(item, list) or len(item) != 2 or item[0] == item[1]:
        return None
    if any(name not in names for name in item):
        return None
    low, high = sorted(names.index(name) for name in item)
    return low, high
