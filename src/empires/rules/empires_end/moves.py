"""Every move as one number: the families of codes, and how each is made from its parts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.empires_end.terms import CARDS, PLACES, RESOURCES, Place, Resource, Slot

# One fixed space. A family starts at its base; the order is the order in which stages offer.
DONE: Final[i64] = 0
BID: Final[i64] = 1  # slot * 4 + resource
TAKE: Final[i64] = 9  # slot
AIM_AT: Final[i64] = 11  # slot
BURN_AT: Final[i64] = 13  # place
PLACE_AT: Final[i64] = 24  # place
BUY_COIN: Final[i64] = 35
USE_LOCATION: Final[i64] = 36  # place
USE: Final[i64] = 47  # card
TRADE: Final[i64] = 135  # paid with a coin * 4 + option
REPEAT_LOCATION: Final[i64] = 143  # place
REPEAT_CARD: Final[i64] = 154  # card
SELL: Final[i64] = 242  # hand index
BUILD: Final[i64] = 246  # hand index
REBUILD: Final[i64] = 250  # place
PAY_COINS: Final[i64] = 261  # coins, 0 to 20
KEEP_REST: Final[i64] = 282
DISCARD_REST: Final[i64] = 283
SWAP_PAIR: Final[i64] = 284  # pair of places
LIFT: Final[i64] = 339  # card
ECONOMY_FIRST: Final[i64] = 427
INDUSTRY_FIRST: Final[i64] = 428
AXES: Final[i64] = 429  # axes, 0 to 31
COINS: Final[i64] = 461  # coins, 0 to 31
REFRESH_CARD: Final[i64] = 493  # card
KEEP_HAND: Final[i64] = 581
MULLIGAN: Final[i64] = 582
TAKE_CARD: Final[i64] = 583  # hand index
MOVES: Final[i64] = 587

MOST_AT_ONCE: Final[i64] = 31  # of axes or coins in one conflict move; who bids 31 is asked again
PAIRS: Final[i64] = 55


def bid(slot: Slot, resource: Resource) -> i64:
    return BID + slot * RESOURCES + resource


def swap_pair(one: Place, other: Place) -> i64:
    """The code of two places, smaller first: pairs counted row by row of the triangle."""
    return SWAP_PAIR + one * (2 * PLACES - one - 1) // 2 + other - one - 1


def first_of_pair(code: i64) -> Place:
    one: i64 = 0
    left = code - SWAP_PAIR
    while left >= PLACES - 1 - one:
        left -= PLACES - 1 - one
        one += 1
    return one


def second_of_pair(code: i64) -> Place:
    one = first_of_pair(code)
    return code - swap_pair(one, one + 1) + one + 1


def is_card_code(code: i64, family: i64) -> bool:
    return family <= code < family + CARDS
