"""The names of the weights of the evaluation, and where in the column of weights each stands.

What each means, and how much it is, stands with its value in the bots' file of weights.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HELD: Final[i64] = 0
SECOND: Final[i64] = 1
BESIDE: Final[i64] = 2
FAR_PER_POINT: Final[i64] = 3
FAR_PER_EXPLORER: Final[i64] = 4
PACE: Final[i64] = 5
GROWTH: Final[i64] = 6
CROWDING: Final[i64] = 7
REACH: Final[i64] = 8
REROLL: Final[i64] = 9
RAID: Final[i64] = 10
DRAWN: Final[i64] = 11
WILD: Final[i64] = 12
MET: Final[i64] = 13
ONE_SHORT: Final[i64] = 14
TWO_SHORT: Final[i64] = 15
DEED: Final[i64] = 16
UNGUARDED: Final[i64] = 17
ONE_GUARD: Final[i64] = 18
TWO_GUARDS: Final[i64] = 19
MORE_GUARDS: Final[i64] = 20
SETTLED: Final[i64] = 21
PRIZE: Final[i64] = 22

WEIGHTS: Final = (
    "held",
    "second",
    "beside",
    "far_per_point",
    "far_per_explorer",
    "pace",
    "growth",
    "crowding",
    "reach",
    "reroll",
    "raid",
    "drawn",
    "wild",
    "met",
    "one_short",
    "two_short",
    "deed",
    "unguarded",
    "one_guard",
    "two_guards",
    "more_guards",
    "settled",
    "prize",
)
"""What the weights are called, in the order in which the evaluation takes them."""
