"""The weights of the evaluation by name. Their values come from data; see ``bots/weights``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WEIGHTS: Final = (
    "bid",
    "hammer",
    "axe",
    "any_kind",
    "room",
    "income",
    "risk",
    "disaster",
    "conflict",
    "strength",
    "upheaval",
    "likely_bid",
    "edge",
    "exchange",
    "repeat",
    "refresh",
    "free_bid",
    "replace",
    "swap",
    "move",
    "build_saving",
    "rebuild_saving",
    "rebuild",
    "idle",
    "innovation",
    "card",
    "hand",
    "slot",
    "find",
    "enough",
)
"""What the weights are called, in the order in which the evaluation takes them."""

BID: Final[i64] = 0
A_HAMMER: Final[i64] = 1
AN_AXE: Final[i64] = 2
ANY_KIND: Final[i64] = 3
ROOM: Final[i64] = 4
INCOME: Final[i64] = 5
RISK: Final[i64] = 6
A_DISASTER: Final[i64] = 7
A_CONFLICT: Final[i64] = 8
A_STRENGTH: Final[i64] = 9
AN_UPHEAVAL: Final[i64] = 10
LIKELY_BID: Final[i64] = 11
EDGE: Final[i64] = 12
AN_EXCHANGE: Final[i64] = 13
A_REPEAT: Final[i64] = 14
A_REFRESH: Final[i64] = 15
A_FREE_BID: Final[i64] = 16
A_REPLACEMENT: Final[i64] = 17
A_SWAP: Final[i64] = 18
A_MOVE: Final[i64] = 19
BUILD_SAVING: Final[i64] = 20
REBUILD_SAVING: Final[i64] = 21
A_REBUILD: Final[i64] = 22
IDLE_SHARE: Final[i64] = 23
AN_INNOVATION: Final[i64] = 24
A_CARD: Final[i64] = 25
HAND_SHARE: Final[i64] = 26
A_SLOT: Final[i64] = 27
A_FIND: Final[i64] = 28
ENOUGH: Final[i64] = 29
