"""How steeply a lead becomes a chance to win, where no net was learnt.

A lead means more the later it is. The usual slope was set by hand; those of a game and number of
players were fitted to 150 games among governors from seed 51000 on.
"""

from __future__ import annotations

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
SLOPES: Final = {
    ("empires-end", 3): Slope(-3.3, 1.8),
    ("empires-end", 4): Slope(-2.3, 0.5),
}


def slope_of(game: str, players: int) -> Slope:
    return SLOPES.get((game, players), USUAL)
