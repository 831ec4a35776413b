"""Reading the two sides of the track and the lightning space."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..problems import expected, listed, shown
from ..reader import Entry
from ..sources import read_sources

FEWEST_SPACES: Final = 2  # blitz starts on one and plays at least one more
MOST_SPACES: Final = 60
# EE-SET-1: double disasters and the combined space are on the side for 3 and 4 players only.
SPACES: Final[Mapping[str, tuple[str, ...]]] = {
    "two": ("D", "E", "I", "C"),
    "more": ("D", "DD", "E", "I", "C", "EI"),
}


class Track(NamedTuple):
    two: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    lightning: int = 0
    source: Mapping[str, str] = {}


def read_track(top: Entry) -> Track:
    table = top.table("track", "a table [track] with two, more and lightning")
    if table is None:
        return Track()
    sourced = (*SPACES, "lightning")
    table.allow((*sourced, "source"))
    two, more = (_read_side(table, side) for side in SPACES)
    shortest = min(len(side) or MOST_SPACES for side in (two, more))
    lightning = table.whole("lightning", 1, shortest - 1, "EE-BLZ-1")
    return Track(two, more, lightning, read_sources(table, sourced))


def _read_side(table: Entry, side: str) -> tuple[str, ...]:
    """The spaces, or none of them when one is wrong."""
    text = table.text(side, 'spaces such as "D E D I"')
    if text is None:
        return ()
    spaces = tuple(text.split())
    if not FEWEST_SPACES <= len(spaces) <= MOST_SPACES:
        right = f"{FEWEST_SPACES} to {MOST_SPACES} spaces"
        table.wrong(side, expected(right, str(len(spaces))), "EE-SET-1")
        return ()
    wrong = False
    for number, space in enumerate(spaces, start=1):
        allowed, rule = (("D",), "EE-SET-9") if number == 1 else (SPACES[side], "EE-SET-1")
        if space not in allowed:
            right = f"{listed(allowed)} at space {number}"
            table.wrong(side, expected(right, shown(space)), rule)
            wrong = True
    return () if wrong else spaces
