"""How steeply a lead becomes a chance to win, where no net was learnt.

Set by hand: a lead means more the later it is.
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
