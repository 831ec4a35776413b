"""What a learned value looks at in Empire's End: whole numbers about one seat.

They are read where everything open is decided. Cards that have just been revealed have no part in
them, nor has anything that others can't see, unless the seat's own eyes look.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.conflict import strength_at_home
from empires.rules.empires_end.innovations import adjacent_destroyed
from empires.rules.empires_end.position import Board, card_ability, has
from empires.rules.empires_end.terms import (
    AXE,
    CARDS,
    COIN,
    CONFLICT,
    ECONOMY,
    HAMMER,
    INDUSTRY,
    MANUAL,
    NOTHING,
    PLACES,
    RESOURCES,
    Ability,
)
from empires.rules.position import Seat
from empires.thinking.empires_end.parts import empire, hand, store
from empires.thinking.empires_end.prospects import Prospects

# Where each feature stands, or the first of several.
KNOWN: Final[i64] = 0  # 1: the seat that looks, so its hand counts
BLITZ: Final[i64] = 1
MANUAL_RULES: Final[i64] = 2
SCORE: Final[i64] = 3  # points scored
VALUE: Final[i64] = 4  # printed on healthy locations
EMPIRE: Final[i64] = 5  # what the evaluation expects of the empire, in tenths of a point
STORE: Final[i64] = 6  # of the resources
HAND: Final[i64] = 7  # of the hand, if it is known
HAND_COUNT: Final[i64] = 8
HEALTHY: Final[i64] = 9  # locations
EXPOSED: Final[i64] = 10  # healthy ones next to destroyed ones
STANDING: Final[i64] = 11  # innovations that work
IDLE: Final[i64] = 12  # innovations that lie at destroyed locations
STRENGTH: Final[i64] = 13  # in conflicts, without any bid
STRENGTH_AHEAD: Final[i64] = 14  # the same times the conflicts ahead
BIDS_AHEAD: Final[i64] = 15  # resources times the disasters ahead
AXES_AHEAD: Final[i64] = 16  # axes and coins times the conflicts ahead
HAMMERS_AHEAD: Final[i64] = 17  # hammers and coins times the industry phases ahead
FIRST: Final[i64] = 18  # seats after the first player
DISASTERS: Final[i64] = 19  # cards ahead
ECONOMIES: Final[i64] = 20  # phases ahead of the seat
INDUSTRIES: Final[i64] = 21
CONFLICTS: Final[i64] = 22
IN_ECONOMY: Final[i64] = 23  # 1: the seat is in the middle of it
IN_INDUSTRY: Final[i64] = 24
SLOTS: Final[i64] = 25  # cards that may still be built or sold
REBUILDS: Final[i64] = 26  # locations that may still be rebuilt
HELD: Final[i64] = 27  # resource
LOCATION: Final[i64] = HELD + 4  # location, if healthy: one more than the phases its ability has
CARD: Final[i64] = LOCATION + 11  # card at a healthy location: the same
IDLE_CARD: Final[i64] = CARD + 88  # card at a destroyed location
SIZE: Final[i64] = IDLE_CARD + 88


def features(p: Board, seat: Seat, known: bool, weights: vec[i64], row: vec[i64]) -> None:
    """Write what is known of one seat into zeros."""
    ahead = Prospects(p, seat, weights)
    ahead.put_off_battle(p, weights)
    row[KNOWN] = i64(known)
    row[BLITZ] = i64(p.blitz)
    row[MANUAL_RULES] = i64(p.ruleset == MANUAL)
    row[SCORE] = p.score[seat]
    row[EMPIRE] = empire(p, seat, ahead, weights) // 10
    row[STORE] = store(p, seat, ahead, weights) // 10
    if known:
        row[HAND] = hand(p, seat, ahead, weights) // 10
    row[HAND_COUNT] = p.hand_count[seat]
    row[FIRST] = (seat - p.first_player + p.players) % p.players
    row[DISASTERS] = ahead.disasters
    row[ECONOMIES] = ahead.economies
    row[INDUSTRIES] = ahead.industries
    row[CONFLICTS] = ahead.conflicts
    row[IN_ECONOMY] = ahead.in_economy
    row[IN_INDUSTRY] = ahead.in_industry
    row[SLOTS] = ahead.slots(p, seat)
    row[REBUILDS] = ahead.rebuilds(p, seat)
    strength = strength_at_home(p, seat)
    row[STRENGTH] = strength
    row[STRENGTH_AHEAD] = strength * ahead.conflicts
    held: i64 = 0
    for resource in range(RESOURCES):
        row[HELD + resource] = has(p, seat, resource)
        held += has(p, seat, resource)
    row[BIDS_AHEAD] = held * ahead.disasters
    row[AXES_AHEAD] = (has(p, seat, AXE) + has(p, seat, COIN)) * ahead.conflicts
    row[HAMMERS_AHEAD] = (has(p, seat, HAMMER) + has(p, seat, COIN)) * ahead.industries
    write_empire(p, seat, ahead, row)


def write_empire(p: Board, seat: Seat, ahead: Prospects, row: vec[i64]) -> None:
    """Locations and innovations, each by its own number."""
    for place in range(PLACES):
        at = seat * PLACES + place
        location = p.location[at]
        healthy = p.healthy[at] == 1
        if healthy:
            row[HEALTHY] += 1
            row[VALUE] += p.printed.value[location]
            row[LOCATION + location] = reach(p, location, ahead)
            row[EXPOSED] += i64(adjacent_destroyed(p, seat, place) > 0)
        card = p.oldest[at]
        while card != NOTHING:
            if healthy:
                row[STANDING] += 1
                row[CARD + card] = reach(p, card_ability(card), ahead)
            else:
                row[IDLE] += 1
                row[IDLE_CARD + card] = reach(p, card_ability(card), ahead)
            card = p.newer[card]


def reach(p: Board, ability: Ability, ahead: Prospects) -> i64:
    """One more than the phases that are left to an ability."""
    phase = p.printed.phase[ability]
    if phase == ECONOMY:
        return 1 + ahead.economies + ahead.in_economy
    if phase == INDUSTRY:
        return 1 + ahead.industries + ahead.in_industry
    if phase == CONFLICT:
        return 1 + ahead.conflicts
    return 1 + ahead.disasters


assert SIZE == IDLE_CARD + CARDS
