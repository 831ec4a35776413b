"""How steeply a lead becomes a chance to win, where no net was learnt.

A lead means more the later it is. The usual slope was set by hand; those of a game and number of
players, in slopes.toml, were fitted to games.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple


class Slope(NamedTuple):
    """The logarithm of the odds for each point of lead: of its own logarithm, start and rise."""

    start: float
    rise: float

    def at(self, progress: float) -> float:
        """At a moment of the game, from 0 to 1."""
        return exp(self.start + self.rise * min(1.0, max(0.0, progress)))


USUAL: Final = Slope(-4.0, 2.4)


@cache
def fitted() -> dict[tuple[str, int], Slope]:
    text = files("empires.review").joinpath("slopes.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)["slope"]
    return {(row["game"], row["players"]): Slope(row["start"], row["rise"]) for row in rows}


def slope_of(game: str, players: int) -> Slope:
    return fitted().get((game, players), USUAL)
