"""The vocabulary of Empire's End as named integers: resources, phases, kinds and stages."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from empires.rules.naming import names_since

Resource: TypeAlias = i64
Card: TypeAlias = i64
Place: TypeAlias = i64  # 0 to 10, from the left; people count from 1
Ability: TypeAlias = i64  # 0 to 10: a location's; 11 and up: a card's, at CARD_ABILITY + card
Slot: TypeAlias = i64  # which of the (up to two) open disasters

WHEAT: Final[i64] = 0  # EE-RES-1
HAMMER: Final[i64] = 1
AXE: Final[i64] = 2
COIN: Final[i64] = 3
RESOURCES: Final[i64] = 4

PLACES: Final[i64] = 11  # EE-SET-5
CARDS: Final[i64] = 88  # EE-SET-2
MANUAL_CARDS: Final[i64] = 66  # EE-SET-10: the families before plague and earthquake
CONFLICTS: Final[i64] = 11
CARD_ABILITY: Final[i64] = 11
MOST_HELD_CARDS: Final[i64] = 4  # EE-SET-4
BLITZ_HAND: Final[i64] = 2  # EE-BLZ-4
SLOTS: Final[i64] = 2  # EE-DBL-1

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1

# Where a card is: a place of an empire (seat * 11 + place), or one of these.
IN_DECK: Final[i64] = -1
IN_DISCARDS: Final[i64] = -2
OUT: Final[i64] = -3  # EE-SET-10: not in this game
REVEALED: Final[i64] = -4  # an open disaster
IN_HAND: Final[i64] = -10  # and one less for each seat

# Spaces of the track.
DISASTER: Final[i64] = 0
DOUBLE_DISASTER: Final[i64] = 1
ECONOMY: Final[i64] = 2
INDUSTRY: Final[i64] = 3
CONFLICT: Final[i64] = 4
COMBINED: Final[i64] = 5
PHASES: Final = names_since("DISASTER", globals())
# Not spaces, but moments at which abilities act.
DESTRUCTION: Final[i64] = 6
END: Final[i64] = 7

RULEBOOK: Final[i64] = 0
MANUAL: Final[i64] = 1

# Kinds of ability.
GAIN: Final[i64] = 0
POINTS: Final[i64] = 1
EXCHANGE: Final[i64] = 2
REFRESH_ADJACENT: Final[i64] = 3
REFRESH_ALL: Final[i64] = 4
REPEAT: Final[i64] = 5
GAIN_PER_ADJACENT: Final[i64] = 6
POINTS_PER_ADJACENT_DESTROYED: Final[i64] = 7
POINTS_PER_ADJACENT: Final[i64] = 8
SWAP: Final[i64] = 9
MOVE_INNOVATION: Final[i64] = 10
REBUILD_DISCOUNT: Final[i64] = 11
BUILD_DISCOUNT: Final[i64] = 12
FREE_BID: Final[i64] = 13
REPLACE: Final[i64] = 14
STRENGTH: Final[i64] = 15
STRENGTH_PER_ADJACENT_DESTROYED: Final[i64] = 16
POINTS_PER_RESOURCE: Final[i64] = 17
POINTS_PER_DESTROYED: Final[i64] = 18
POINTS_MOST_DESTROYED: Final[i64] = 19
COPY_END: Final[i64] = 20
KINDS: Final = names_since("GAIN", globals())

# What a seat is deciding. Zero is nothing; every other stage has its own offers.
IDLE: Final[i64] = 0
DECIDE: Final[i64] = 1  # EE-DIS-3: avert or take
AIM: Final[i64] = 2  # which of two disasters an ability is used on
BURN: Final[i64] = 3  # EE-DIS-6: which location burns instead
PLACE_TAKEN: Final[i64] = 4  # EE-DIS-5d
LOW: Final[i64] = 5  # EE-DIS-8
ECONOMIZE: Final[i64] = 6
CHOOSE_EXCHANGE: Final[i64] = 7
CHOOSE_REPEAT: Final[i64] = 8
INDUSTRIALIZE: Final[i64] = 9
PLACE_BUILT: Final[i64] = 10
PAY_BUILD: Final[i64] = 11
PAY_REBUILD: Final[i64] = 12
REST_OF_HAND: Final[i64] = 13  # EE-IND-5
CHOOSE_SWAP: Final[i64] = 14
CHOOSE_LIFT: Final[i64] = 15  # EE-IND-9: which innovation to move
PLACE_MOVED: Final[i64] = 16
ORDER: Final[i64] = 17  # EE-COM-1
BID_AXES: Final[i64] = 18  # EE-CON-3
BID_COINS: Final[i64] = 19
CHOOSE_REFRESH: Final[i64] = 20  # EE-CON-4
DECIDE_MULLIGAN: Final[i64] = 21  # EE-BLZ-2
TAKE_FIRST: Final[i64] = 22  # EE-BLZ-3
TAKE_SECOND: Final[i64] = 23
BURN_SECOND: Final[i64] = 24
PLACE_FIRST: Final[i64] = 25
PLACE_SECOND: Final[i64] = 26
STAGES: Final = names_since("IDLE", globals())

FULL_STORE: Final[i64] = 5  # EE-DIS-8: who holds fewer resources may buy coins
COIN_PRICE: Final[i64] = 2
CARDS_A_PHASE: Final[i64] = 2  # EE-IND-1
