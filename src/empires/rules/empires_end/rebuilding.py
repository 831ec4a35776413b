"""EE-IND-6: one destroyed location a phase may be rebuilt."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.empires_end.innovations import has_somewhere_to_place
from empires.rules.empires_end.journal import IND_6, REBUILT
from empires.rules.empires_end.moves import REBUILD
from empires.rules.empires_end.payment import can_pay_hammers, fewest_coins, most_coins, pay
from empires.rules.empires_end.position import (
    Board,
    card_ability,
    is_healthy,
    touch_empire,
)
from empires.rules.empires_end.terms import (
    INDUSTRIALIZE,
    MANUAL,
    NOTHING,
    PAY_REBUILD,
    PLACES,
    REBUILD_DISCOUNT,
    Place,
)
from empires.rules.position import MoveList, Seat


def offer_rebuilding(p: Board, seat: Seat, out: MoveList) -> None:
    for place in range(PLACES):
        if may_rebuild(p, seat, place):
            out.add(REBUILD + place)


def may_rebuild(p: Board, seat: Seat, place: Place) -> bool:
    """EE-IND-6, EE-IND-10."""
    if is_healthy(p, seat, place) or p.has_rebuilt[seat] == 1:
        return False
    if p.ruleset == MANUAL and not has_somewhere_to_place(p, seat):
        return False
    return can_pay_hammers(p, seat, cost_to_rebuild(p, seat, place))


def cost_to_rebuild(p: Board, seat: Seat, place: Place) -> i64:
    """EE-IND-9: savings of adjacent innovations add up, but never below nothing."""
    cost = p.printed.rebuild_cost[p.location[seat * PLACES + place]]
    cost -= rebuild_savings(p, seat, place - 1) + rebuild_savings(p, seat, place + 1)
    return max(cost, 0)


def rebuild_savings(p: Board, seat: Seat, place: Place) -> i64:
    """What working innovations at one place take off the rebuilding of a neighbour."""
    if place < 0 or place >= PLACES or not is_healthy(p, seat, place):
        return 0
    saved: i64 = 0
    card = p.oldest[seat * PLACES + place]
    while card != NOTHING:
        if p.printed.kind[card_ability(card)] == REBUILD_DISCOUNT:
            saved += p.printed.amount[card_ability(card)]
        card = p.newer[card]
    return saved


def rebuild(p: Board, seat: Seat, place: Place) -> None:
    p.chosen[seat] = place
    cost = cost_to_rebuild(p, seat, place)
    if fewest_coins(p, seat, cost) == most_coins(p, seat, cost):
        finish_rebuilding(p, seat, fewest_coins(p, seat, cost))
    else:
        p.stage[seat] = PAY_REBUILD


def finish_rebuilding(p: Board, seat: Seat, coins: i64) -> None:
    place = p.chosen[seat]
    p.chosen[seat] = NOTHING
    at = seat * PLACES + place
    cost = cost_to_rebuild(p, seat, place)
    pay(p, seat, cost, coins)
    p.healthy[at] = 1
    touch_empire(p, seat)
    p.has_rebuilt[seat] = 1
    p.stage[seat] = INDUSTRIALIZE
    p.note(REBUILT, IND_6, seat, place, p.location[at], cost - coins, coins, 0)
