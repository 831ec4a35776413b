"""What parts of an empire are worth to their seat: locations, resources, hand, track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.innovations import adjacent_destroyed
from empires.rules.empires_end.position import Board, card_ability, has
from empires.rules.empires_end.terms import (
    COIN,
    END,
    HAMMER,
    MOST_HELD_CARDS,
    NOTHING,
    PLACES,
    POINTS_PER_RESOURCE,
    RESOURCES,
    Resource,
)
from empires.rules.position import Seat
from empires.thinking.empires_end import weights as w
from empires.thinking.empires_end.promises import innovations_promise, location_promise, promise
from empires.thinking.empires_end.prospects import Prospects, risk_of

BITS: Final[i64] = 12  # for the points that the end counts for one kind of resource


def still_to_come(p: Board, ahead: Prospects, weights: vec[i64]) -> i64:
    """What everybody may expect of the track, whatever they have.

    An innovation found in a disaster acts in the phases after it: in half of those ahead.
    """
    found = ahead.disasters * ahead.acting_phases() * weights[w.FIND] // 2
    disasters = ahead.disasters * weights[w.DISASTER] + found
    return disasters // p.players + ahead.conflicts * weights[w.CONFLICT]


def empire(p: Board, seat: Seat, ahead: Prospects, weights: vec[i64]) -> i64:
    """Locations and innovations, healthy ones and those that may be rebuilt."""
    standing: i64 = 0
    idle: i64 = 0
    best_rebuild: i64 = 0
    funds = has(p, seat, HAMMER) + has(p, seat, COIN)
    for place in range(PLACES):
        at = seat * PLACES + place
        beside = adjacent_destroyed(p, seat, place)
        risk = risk_of(p, ahead, beside, weights[w.RISK])
        innovations = innovations_promise(p, seat, place, risk, ahead, weights)
        if p.healthy[at] == 1:
            standing += innovations + location_promise(p, seat, place, risk, ahead, weights)
        else:
            idle += innovations
            cost = p.printed.rebuild_cost[p.location[at]]
            back = p.printed.value[p.location[at]] * (100 - risk) + innovations
            best_rebuild = max(best_rebuild, back * min(funds, cost) // max(cost, 1))
    if ahead.rebuilds(p, seat) == 0:
        return standing
    return standing + (idle * weights[w.IDLE] + best_rebuild * weights[w.REBUILD]) // 100


def store(p: Board, seat: Seat, ahead: Prospects, weights: vec[i64]) -> i64:
    """Resources: the more of a kind, the less one more helps, unless the end counts them."""
    found: i64 = 0
    counted = counted_at_the_end(p, seat)
    for resource in range(RESOURCES):
        amount = has(p, seat, resource)
        if amount > 0:
            used = amount * ahead.price(resource) * weights[w.ROOM] // (weights[w.ROOM] + amount)
            found += max(used, 100 * amount * points_for(counted, resource))
    return found


def counted_at_the_end(p: Board, seat: Seat) -> i64:
    """EE-END-2: points for each of a kind that is held when the game ends, all four in a number.

    One look at all innovations is enough for the four of them; ``points_for`` takes them apart.
    """
    found: i64 = 0
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        if p.healthy[at] == 0:
            continue
        card = p.oldest[at]
        while card != NOTHING:
            ability = card_ability(card)
            if p.printed.kind[ability] == POINTS_PER_RESOURCE and p.printed.phase[ability] == END:
                found += p.printed.amount[ability] << (BITS * p.printed.resource[ability])
            card = p.newer[card]
    return found


def points_for(counted: i64, resource: Resource) -> i64:
    """What ``counted_at_the_end`` found for one kind."""
    return (counted >> (BITS * resource)) & ((1 << BITS) - 1)


def hand(p: Board, seat: Seat, ahead: Prospects, weights: vec[i64]) -> i64:
    """Cards to build or sell, as many as there will be room for; a missing one is an average one.

    Counting the missing ones keeps the refill (EE-IND-5) from looking like a gain.
    """
    slots = ahead.slots(p, seat)
    if slots == 0:
        return 0
    drawn = ahead.coin + ahead.acting_phases() * weights[w.CARD]
    cards = (p.hand_size - p.hand_count[seat]) * drawn
    for i in range(seat * MOST_HELD_CARDS, seat * MOST_HELD_CARDS + p.hand_count[seat]):
        card = p.hand[i]
        built = promise(p, seat, card_ability(card), NOTHING, 0, 0, ahead, weights)
        cards += max(built - p.printed.build_cost[card] * ahead.hammer, ahead.coin)
    share = weights[w.HAND] * min(slots, p.hand_size) // p.hand_size
    return slots * weights[w.SLOT] + cards * share // 100
