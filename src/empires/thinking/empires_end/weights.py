"""The weights of the evaluation, and where in the column of weights each stands.

What each means, and how much it is, stands with its value in the bots' file of weights. They are
used as ``w.RISK``, since some are called like what they weigh.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.naming import names_since

BID: Final[i64] = 0
HAMMER: Final[i64] = 1
AXE: Final[i64] = 2
ANY_KIND: Final[i64] = 3
ROOM: Final[i64] = 4
INCOME: Final[i64] = 5
RISK: Final[i64] = 6
DISASTER: Final[i64] = 7
CONFLICT: Final[i64] = 8
STRENGTH: Final[i64] = 9
UPHEAVAL: Final[i64] = 10
LIKELY_BID: Final[i64] = 11
EDGE: Final[i64] = 12
EXCHANGE: Final[i64] = 13
REPEAT: Final[i64] = 14
REFRESH: Final[i64] = 15
FREE_BID: Final[i64] = 16
REPLACE: Final[i64] = 17
SWAP: Final[i64] = 18
MOVE: Final[i64] = 19
BUILD_SAVING: Final[i64] = 20
REBUILD_SAVING: Final[i64] = 21
REBUILD: Final[i64] = 22
IDLE: Final[i64] = 23
INNOVATION: Final[i64] = 24
CARD: Final[i64] = 25
HAND: Final[i64] = 26
SLOT: Final[i64] = 27
FIND: Final[i64] = 28
ENOUGH: Final[i64] = 29

WEIGHTS: Final = names_since("BID", globals())
"""What the weights are called, in the order in which the evaluation takes them."""
