"""Means and differences of means with their intervals, in which a deal is one observation.

An estimate remembers by how much each deal moves it. The sum of the squares of those shifts is its
variance (the delta method for ratios), and two estimates over the same deals are subtracted deal by
deal, so that whatever the deal itself did to both drops out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

from empires.arena.intervals import Interval, t_critical, t_from_normal

FEWEST_DEALS: Final = 20
"""With fewer, nothing is called a finding."""


@dataclass(frozen=True)
class Estimate:
    """A value, by how much each deal moves it, and how many deals have a say in it."""

    value: float
    shifts: Sequence[float]
    support: int

    @property
    def error(self) -> float:
        """The standard error."""
        deals = len(self.shifts)
        if deals < 2:
            return float("inf")
        return sqrt(deals / (deals - 1) * sum(shift * shift for shift in self.shifts))

    @property
    def strength(self) -> float:
        """How many standard errors it is away from 0."""
        error = self.error
        if error == 0:
            return 0.0 if self.value == 0 else 1e9
        return abs(self.value) / error

    def interval(self) -> Interval | None:
        """95 %, for itself alone."""
        if self.support < 2:
            return None
        return self.reach(t_critical(self.support - 1))

    def corrected(self, comparisons: int, risk: float) -> Interval | None:
        """So wide that out of so many, all hold the truth but for that risk (Bonferroni)."""
        if self.support < FEWEST_DEALS:
            return None
        z = NormalDist().inv_cdf(1 - risk / (2 * max(1, comparisons)))
        return self.reach(t_from_normal(z, self.support - 1))

    def reach(self, errors: float) -> Interval:
        return self.value - errors * self.error, self.value + errors * self.error

    def minus(self, other: Estimate) -> Estimate:
        """The difference, over the same deals."""
        shifts = [a - b for a, b in zip(self.shifts, other.shifts, strict=True)]
        return Estimate(self.value - other.value, shifts, min(self.support, other.support))

    def less(self, fixed: float) -> Estimate:
        """The difference to something that is known."""
        return Estimate(self.value - fixed, self.shifts, self.support)


def ratio(sums: Sequence[float], counts: Sequence[float]) -> Estimate | None:
    """The mean of what each deal adds up to, over how often it occurred there."""
    total = sum(counts)
    if total == 0:
        return None
    value = sum(sums) / total
    shifts = [(x - value * n) / total for x, n in zip(sums, counts, strict=True)]
    return Estimate(value, shifts, sum(n > 0 for n in counts))
