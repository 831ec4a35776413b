"""The journal's vocabulary: what can happen, which rule makes it happen, what ends an undo."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.naming import names_since, rules_since

# A note is (event, rule, seat, a, b, c, d, e). Seat -1: everybody. The letters are named below.
STARTING_PLAYER: Final[i64] = 0  # -
GOT_CIVILIZATION: Final[i64] = 1  # civilization
STARTED: Final[i64] = 2  # region, explorers
DEALT: Final[i64] = 3  # card; private
ROUND: Final[i64] = 4  # round
TURN: Final[i64] = 5  # -
ROLLED: Final[i64] = 6  # the face of each die, -1 for none
REROLLED: Final[i64] = 7  # the dice as a set
DISCARDED: Final[i64] = 8  # card, die, face before, face after
MOVED: Final[i64] = 9  # from space, to space
CROSSED: Final[i64] = 10  # from space, to region, explorers
CONQUERED: Final[i64] = 11  # region, defender, arrivals, swords, defenders
TOOK_CITIES: Final[i64] = 12  # region, owner, tiles
RETREATED: Final[i64] = 13  # from region, to region, explorers
ENDED_MOVEMENT: Final[i64] = 14  # points lost
STEPPED: Final[i64] = 15  # track, level, value, die, region
DREW: Final[i64] = 16  # card; private
PLACED_EXPLORER: Final[i64] = 17  # region
PLACED_CITY: Final[i64] = 18  # region, track
SCORED_CARD: Final[i64] = 19  # card, points
FINAL_POINTS: Final[i64] = 20  # tracks, own cities, captured cities, cards, total
RANKED: Final[i64] = 21  # rank

EVENTS: Final = names_since("STARTING_PLAYER", globals())

# What these show cannot be unseen: undo stops here.
BARRIERS: Final = (DEALT, ROLLED, DREW, FINAL_POINTS, RANKED)

# The rules that are named.
SET_3: Final[i64] = 0
SET_5: Final[i64] = 1
SET_6: Final[i64] = 2
SET_7: Final[i64] = 3
SET_9: Final[i64] = 4
ROL_1: Final[i64] = 5
ROL_2: Final[i64] = 6
ROL_3: Final[i64] = 7
MOV_1: Final[i64] = 8
MOV_5: Final[i64] = 9
MOV_7: Final[i64] = 10
CON_1: Final[i64] = 11
CON_5: Final[i64] = 12
CON_6: Final[i64] = 13
PRO_1: Final[i64] = 14
PRO_2: Final[i64] = 15
PRO_4: Final[i64] = 16
PRO_5: Final[i64] = 17
PRO_6: Final[i64] = 18
ACH_1: Final[i64] = 19
END_1: Final[i64] = 20
END_3: Final[i64] = 21
RULES: Final = rules_since("SET_3", globals(), "FE")
