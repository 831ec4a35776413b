"""95 % intervals for means and shares, in which a set of mirrored games is one observation.

The games of a set share a deal, so they are not independent of each other; sets are. All intervals
rest on the variance between sets.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from math import sqrt
from typing import Final, TypeAlias

Interval: TypeAlias = tuple[float, float]

Z: Final = 1.959964  # of the normal distribution, two-sided, 95 %
# Of Student's t with 1 to 10 degrees of freedom; from there on a series is exact to four places.
T: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
CAUTION: Final = 2  # sets


def t_critical(freedom: int) -> float:
    """How many standard errors an interval reaches to each side."""
    if freedom <= len(T):
        return T[freedom - 1]
    return t_from_normal(Z, freedom)


def t_from_normal(z: float, freedom: int) -> float:
    """The quantile of Student's t where that of the normal distribution is ``z``."""
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Student's interval for the mean of one value per set; none from a single set."""
    if len(values) < 2:
        return None
    mean = statistics.fmean(values)
    reach = t_critical(len(values) - 1) * sqrt(statistics.variance(values) / len(values))
    return mean - reach, mean + reach


def share_interval(values: Sequence[float], each: int) -> Interval:
    """Wilson's interval for the mean of one share per set, each share the mean of ``each`` results.

    Wilson's formula wants the number of independent results. That is taken from the variance
    between sets: as many as would give a share with that variance. So it stays within 0 and 1, and
    it has a width even when all sets came out alike.

    >>> low, high = share_interval([1.0] * 20, each=2)
    >>> round(low, 2), round(high, 2)
    (0.82, 1.0)
    """
    sets = len(values)
    if sets < 2:
        return 0.0, 1.0
    share = statistics.fmean(values)
    results = independent_results(values, share, each)
    reach = t_critical(sets - 1)
    middle = share + reach**2 / (2 * results)
    spread = reach * sqrt(share * (1 - share) / results + reach**2 / (4 * results**2))
    whole = 1 + reach**2 / results
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def independent_results(values: Sequence[float], share: float, each: int) -> float:
    """How many results that do not depend on each other the sets are worth.

    Their number, divided by how much more the sets vary than they would if each of their results
    came by itself. How much that is, few wins or few losses hardly tell: so it is averaged with the
    worst case, in which a set is but one result, as if that had been seen in two sets more.
    """
    sets = len(values)
    within = share * (1 - share)
    telling = min(sum(value > 0 for value in values), sum(value < 1 for value in values))
    excess = each * statistics.variance(values) / within if telling else 0.0
    return sets * each * (telling + CAUTION) / (telling * excess + CAUTION * each)
