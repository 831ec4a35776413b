"""The weights of the evaluation, and where in the column of weights each stands.

What each means, and how much it is, stands with its value in the bots' file of weights. They are
used as ``w.REACH``, since some are called like a stage.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.naming import names_since

HELD: Final[i64] = 0
SECOND: Final[i64] = 1
BESIDE: Final[i64] = 2
FAR_PER_POINT: Final[i64] = 3
FAR_PER_EXPLORER: Final[i64] = 4
SETTLED: Final[i64] = 5
PACE: Final[i64] = 6
GROWTH: Final[i64] = 7
CROWDING: Final[i64] = 8
UNFORESEEN: Final[i64] = 9
REACH: Final[i64] = 10
REROLL: Final[i64] = 11
PRIZE: Final[i64] = 12
RAID: Final[i64] = 13
DRAWN: Final[i64] = 14
WILD: Final[i64] = 15
MET: Final[i64] = 16
ONE_SHORT: Final[i64] = 17
TWO_SHORT: Final[i64] = 18
DEED: Final[i64] = 19
UNGUARDED: Final[i64] = 20
ONE_GUARD: Final[i64] = 21
TWO_GUARDS: Final[i64] = 22
MORE_GUARDS: Final[i64] = 23

WEIGHTS: Final = names_since("HELD", globals())
"""What the weights are called, in the order in which the evaluation takes them."""
