"""How steeply a lead becomes a chance to win, and how far a net is trusted that is too sure.

A lead means more the later it is. The usual slope was set by hand; those of a game and number of
players, in slopes.toml, were fitted to games, as were the tempers of nets.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple


class Slope(NamedTuple):
    """The logarithm of the odds for each point of lead: of its own logarithm, start and rise.

    Of a net: what the logarithm of the odds that it says is multiplied by.
    """

    start: float
    rise: float

    def at(self, progress: float) -> float:
        """At a moment of the game, from 0 to 1."""
        return exp(self.start + self.rise * min(1.0, max(0.0, progress)))


USUAL: Final = Slope(-4.0, 2.4)


@cache
def fitted(kind: str) -> dict[tuple[str, int], Slope]:
    text = files("empires.review").joinpath("slopes.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)[kind]
    return {(row["game"], row["players"]): Slope(row["start"], row["rise"]) for row in rows}


def slope_of(game: str, players: int) -> Slope:
    return fitted("slope").get((game, players), USUAL)


def temper_of(game: str, players: int) -> Slope | None:
    """None: the net is right as it is."""
    return fitted("temper").get((game, players))
