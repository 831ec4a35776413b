"""How hard a review looks. The same record and budget always give the same review."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Budget(NamedTuple):
    """How many games that are cut short each number comes from."""

    futures: int
    """Futures that a chance is the mean of."""
    draws: int
    """Outcomes that could have come, for the luck of one."""
    worlds: int
    """Positions that a seat could have been in, for its best choices and the one it played."""
    glance: int = 8
    """Of them, how many every choice is tried in."""
    kept: int = 4
    """So many of the choices that look best then are tried in all of them."""


DEPTHS: Final[Mapping[str, Budget]] = {
    "quick": Budget(futures=24, draws=64, worlds=32),
    "deep": Budget(futures=96, draws=128, worlds=128),
}
