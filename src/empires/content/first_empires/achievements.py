"""The kinds of condition of an achievement card, which parameters each has, and reading a card."""

from dataclasses import dataclass
from typing import Final

from ..reader import Entry
from ..sources import read_source
from .shape import COLOURS, EXPLORERS, FIELDS, NONE, PLAYERS, TILES, TRACKS, Achievement, Condition

LONGEST_TITLE: Final = 60
MOST_POINTS: Final = 20


@dataclass(frozen=True, slots=True)
class Kind:
    """The highest count that can be reached, and the key and names of the colour, if it has one."""

    most: int
    key: str = ""
    names: tuple[str, ...] = ()


KINDS: Final[dict[str, Kind]] = {
    "occupy": Kind(EXPLORERS, "colour", COLOURS),
    "occupy_colours": Kind(len(COLOURS)),
    "occupy_total": Kind(EXPLORERS),
    "occupy_continents": Kind(EXPLORERS),
    "advance": Kind(FIELDS - 1, "track", TRACKS),
    "advance_distinct": Kind(len(TRACKS)),
    "own_cities": Kind(TILES),
    "captured_cities": Kind(TILES * (max(PLAYERS) - 1)),
    "conquests_turn": Kind(EXPLORERS),
    "explorers_in_region": Kind(EXPLORERS),
}


def read_achievement(entry: Entry) -> Achievement:
    sourced = ("name", "condition", "points")
    entry.allow(("name", "en", "de", "condition", "points", "source"))
    return Achievement(
        name=entry.slug("name", "gansu-road"),
        en=entry.title("en", "an English title", LONGEST_TITLE),
        de=entry.title("de", "a German title", LONGEST_TITLE),
        condition=_read_condition(entry),
        points=entry.whole("points", 1, MOST_POINTS, "FE-ACH-1"),
        source=read_source(entry, sourced),
    )


def _read_condition(entry: Entry) -> Condition:
    table = entry.table("condition", 'a table such as { kind = "own_cities", count = 2 }')
    name = table.name("kind", tuple(KINDS), "FE-ACH-1") if table else ""
    if table is None or not name:
        return Condition(kind="", colour=NONE, count=0)
    kind = KINDS[name]
    table.allow(("kind", kind.key, "count") if kind.key else ("kind", "count"))
    colour = table.index(kind.key, kind.names, "FE-ACH-1") if kind.key else NONE
    return Condition(name, colour, table.whole("count", 1, kind.most, "FE-ACH-1"))
