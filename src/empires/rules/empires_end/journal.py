"""The journal's vocabulary: what can happen, which rule makes it happen, what ends an undo."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.naming import names_since, rules_since

# A note is (event, rule, seat, a, b, c, d, e). Seat -1: everybody. The letters are named below.
LAID_OUT: Final[i64] = 0  # -
DEALT: Final[i64] = 1  # card; private
FIRST_PLAYER: Final[i64] = 2  # -
SPACE: Final[i64] = 3  # space, phase
REVEALED_DISASTER: Final[i64] = 4  # slot, card
NO_DISASTER: Final[i64] = 5  # slot
AVERTED: Final[i64] = 6  # slot, card, resource
AVERTED_FREE: Final[i64] = 7  # slot, card, by card
REPLACED: Final[i64] = 8  # slot, old card, new card, by card
TOOK: Final[i64] = 9  # slot, card
GAINED: Final[i64] = 10  # wheat, hammers, axes, coins
SCORED: Final[i64] = 11  # points, ability or -1
DESTROYED: Final[i64] = 12  # place, location
NOTHING_DESTROYED: Final[i64] = 13  # -
TRIGGERED: Final[i64] = 14  # card
PLACED: Final[i64] = 15  # card, place, location
NOT_PLACED: Final[i64] = 16  # card
DECLARED: Final[i64] = 17  # wheat, hammers, axes, coins
BOUGHT_COIN: Final[i64] = 18  # -
USED: Final[i64] = 19  # ability
EXCHANGED: Final[i64] = 20  # ability, paid resource, option
REFRESHED: Final[i64] = 21  # card
REPEATED: Final[i64] = 22  # by card, ability
SOLD: Final[i64] = 23  # card
BUILT: Final[i64] = 24  # card, place, hammers, coins, location
REBUILT: Final[i64] = 25  # place, location, hammers, coins
SWAPPED: Final[i64] = 26  # place, place, and the locations there before
MOVED: Final[i64] = 27  # card, from place, to place, location there
DISCARDED: Final[i64] = 28  # card
DREW: Final[i64] = 29  # card; private
RESHUFFLED: Final[i64] = 30  # cards
FINISHED: Final[i64] = 31  # phase
CHOSE_ORDER: Final[i64] = 32  # first phase
REVEALED_CONFLICT: Final[i64] = 33  # conflict card
SEALED: Final[i64] = 34  # -
OPENED_BID: Final[i64] = 35  # axes, coins, strength
REWARDED: Final[i64] = 36  # band, points, markers to refresh
UPHEAVAL: Final[i64] = 37  # from place, to place, and the locations there before
NO_UPHEAVAL: Final[i64] = 38  # -
KEPT_HAND: Final[i64] = 39  # -
CHANGED_HAND: Final[i64] = 40  # -
FINAL_POINTS: Final[i64] = 41  # track, locations, abilities, total
RANKED: Final[i64] = 42  # rank
FINAL_ABILITY: Final[i64] = 43  # card, points, copied card or -1

EVENTS: Final = names_since("LAID_OUT", globals())

# What these show cannot be unseen: undo stops here.
BARRIERS: Final = (
    DEALT,
    REVEALED_DISASTER,
    REPLACED,
    DECLARED,
    DREW,
    RESHUFFLED,
    REVEALED_CONFLICT,
    OPENED_BID,
    CHANGED_HAND,
    FINAL_ABILITY,
    FINAL_POINTS,
    RANKED,
)

# The rules that are named.
SET_4: Final[i64] = 0
SET_6: Final[i64] = 1
SET_8: Final[i64] = 2
FLOW_1: Final[i64] = 3
DIS_1: Final[i64] = 4
DIS_3: Final[i64] = 5
DIS_5: Final[i64] = 6
DIS_6: Final[i64] = 7
DIS_7: Final[i64] = 8
DIS_8: Final[i64] = 9
DIS_9: Final[i64] = 10
DIS_10: Final[i64] = 11
DIS_12: Final[i64] = 12
DBL_5: Final[i64] = 13
ECO_1: Final[i64] = 14
ECO_3: Final[i64] = 15
ECO_4: Final[i64] = 16
ECO_5: Final[i64] = 17
ECO_6: Final[i64] = 18
IND_2: Final[i64] = 19
IND_4: Final[i64] = 20
IND_5: Final[i64] = 21
IND_6: Final[i64] = 22
IND_8: Final[i64] = 23
IND_9: Final[i64] = 24
INN_3: Final[i64] = 25
INN_6: Final[i64] = 26
CON_1: Final[i64] = 27
CON_3: Final[i64] = 28
CON_4: Final[i64] = 29
CON_5: Final[i64] = 30
CON_6: Final[i64] = 31
CON_9: Final[i64] = 32
COM_1: Final[i64] = 33
END_1: Final[i64] = 34
END_2: Final[i64] = 35
END_3: Final[i64] = 36
END_4: Final[i64] = 37
BLZ_2: Final[i64] = 38
BLZ_3: Final[i64] = 39
BLZ_4: Final[i64] = 40
DBL_1: Final[i64] = 41
FLOW_2: Final[i64] = 42
RULES: Final = rules_since("SET_4", globals(), "EE")
