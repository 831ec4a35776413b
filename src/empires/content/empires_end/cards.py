"""Reading one location, disaster or conflict card; which of them there must be is the checker's."""

from collections.abc import Sequence
from typing import Final

from ..problems import expected
from ..reader import Entry
from ..sources import read_sources
from .abilities import MOST, read_ability, read_amounts
from .shape import (
    FAMILIES,
    LOCATION_KINDS,
    NOTHING,
    RESOURCES,
    ROW,
    Conflict,
    Disaster,
    Location,
    Reward,
)

MOST_VALUE: Final = 99
MOST_STRENGTH: Final = 60
MOST_RANK: Final = 3
# A coin stands in for each of them (EE-RES-2), so no card shows it.
BIDS: Final = RESOURCES[:3]
REWARD: Final = ("points", "gain", "refresh")


def read_location(entry: Entry) -> Location:
    sourced = ("value", "rebuild", "ability")
    entry.allow(("kind", *sourced, "source"))
    return Location(
        kind=entry.name("kind", LOCATION_KINDS, "EE-SET-5"),
        value=entry.whole("value", 1, MOST_VALUE, "EE-SET-5"),
        rebuild=entry.whole("rebuild", 1, MOST, "EE-IND-6"),
        ability=read_ability(entry, at_location=True),
        source=read_sources(entry, sourced),
    )


def read_disaster(entry: Entry) -> Disaster:
    sourced = ("bids", "cost", "ability")
    entry.allow(("family", "number", *sourced, "source"))
    return Disaster(
        family=entry.name("family", FAMILIES, "EE-SET-2"),
        number=entry.whole("number", 1, ROW, "EE-SET-2"),
        bids=_read_bids(entry),
        cost=entry.whole("cost", 1, 2, "EE-IND-2"),
        ability=read_ability(entry, at_location=False),
        source=read_sources(entry, sourced),
    )


def read_conflict(entry: Entry) -> Conflict:
    sourced = ("low", "middle", "high", "victory", "upheaval")
    entry.allow(("number", *sourced, "source"))
    number = entry.whole("number", 1, ROW, "EE-SET-2")
    low_to, low = _read_band(entry, "low", "to", 0)
    middle = _read_reward(entry.table("middle", "a table such as { points = 3 }"), REWARD)
    high_from, high = _read_band(entry, "high", "from", 2)
    if low_to >= 0 and 1 < high_from < low_to + 2:
        room = f"at least {low_to + 2}, which leaves a middle band"
        entry.wrong("high.from", expected(room, str(high_from)), "EE-CON-4")
    victory = _read_reward(entry.table("victory", "a table such as { points = 3 }"), REWARD)
    upheaval = entry.table("upheaval", "a table such as { rank = 1, position = 11 }")
    rank = position = 0
    if upheaval is not None:
        upheaval.allow(("rank", "position"))
        rank = upheaval.whole("rank", 1, MOST_RANK, "EE-CON-6")
        position = upheaval.whole("position", 1, ROW, "EE-CON-6")
    source = read_sources(entry, sourced)
    return Conflict(number, low_to, high_from, low, middle, high, victory, rank, position, source)


def _read_bids(entry: Entry) -> tuple[int, ...]:
    right = 'a list of wheat, hammer and axe, each at most once, such as ["wheat", "axe"]'
    return tuple(BIDS.index(bid) for bid in entry.some("bids", BIDS, right, "EE-DIS-1"))


def _read_band(entry: Entry, band: str, limit: str, lowest: int) -> tuple[int, Reward]:
    table = entry.table(band, f"a table such as {{ {limit} = 4, points = 1 }}")
    reward = _read_reward(table, (limit, *REWARD))
    if table is None:
        return lowest - 1, reward
    return table.whole(limit, lowest, MOST_STRENGTH, "EE-CON-4"), reward


def _read_reward(table: Entry | None, keys: Sequence[str]) -> Reward:
    if table is None:
        return Reward()
    table.allow(keys)
    return Reward(
        points=table.whole("points", -MOST, MOST, default=0),
        gain=read_amounts(table, "gain") if "gain" in table else NOTHING,
        refresh=table.whole("refresh", 1, MOST) if "refresh" in table else 0,
    )
