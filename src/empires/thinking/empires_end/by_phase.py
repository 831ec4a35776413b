"""What an ability promises in the phases ahead, one kind of phase after the other."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.innovations import (
    adjacent_destroyed,
    adjacent_healthy,
    exhausted_at,
)
from empires.rules.empires_end.position import Board, card_ability
from empires.rules.empires_end.printed import MOST_OPTIONS
from empires.rules.empires_end.terms import (
    BUILD_DISCOUNT,
    CARD_ABILITY,
    CARDS_A_PHASE,
    EXCHANGE,
    FREE_BID,
    GAIN,
    GAIN_PER_ADJACENT,
    MOVE_INNOVATION,
    NOTHING,
    PLACES,
    POINTS,
    POINTS_PER_ADJACENT_DESTROYED,
    REBUILD_DISCOUNT,
    REFRESH_ADJACENT,
    REPEAT,
    REPLACE,
    RESOURCES,
    STRENGTH,
    STRENGTH_PER_ADJACENT_DESTROYED,
    SWAP,
    Ability,
    Place,
)
from empires.rules.position import Seat
from empires.thinking.empires_end import weights as w
from empires.thinking.empires_end.prospects import Prospects


def each_economy(
    p: Board,
    seat: Seat,
    ability: Ability,
    place: Place,
    again: i64,
    ahead: Prospects,
    weights: vec[i64],
) -> i64:
    """EE-ECO: ``again`` counts a use that is still open in this very phase.

    What is used by choice counts in later phases only: whether it helps now, its use will show.
    """
    kind = p.printed.kind[ability]
    if kind == GAIN:
        gained = ahead.priced(p.printed.gain, ability * RESOURCES)
        return again * gained * weights[w.INCOME] // 100
    if kind == POINTS:
        return again * 100 * p.printed.amount[ability]
    if kind == GAIN_PER_ADJACENT:
        gained = ahead.priced(p.printed.gain, ability * RESOURCES)
        return (
            again * gained * fitting_neighbours(p, seat, ability, place) * weights[w.INCOME] // 100
        )
    if kind == POINTS_PER_ADJACENT_DESTROYED:
        return again * 100 * p.printed.amount[ability] * ruins_beside(p, seat, place)
    if kind == EXCHANGE:
        return ahead.economies * p.printed.times[ability] * exchange_gain(p, ability, weights)
    if kind == REPEAT:
        return ahead.economies * weights[w.REPEAT]
    if kind == REFRESH_ADJACENT:
        return refreshing(p, seat, place, ahead.economies, weights)
    return 0


def in_other_phases(
    p: Board,
    seat: Seat,
    ability: Ability,
    place: Place,
    used: i64,
    ahead: Prospects,
    weights: vec[i64],
) -> i64:
    """Abilities of the industry, conflict and disaster phases."""
    kind = p.printed.kind[ability]
    amount = p.printed.amount[ability]
    if kind == STRENGTH:
        return ahead.conflicts * amount * weights[w.STRENGTH]
    if kind == STRENGTH_PER_ADJACENT_DESTROYED:
        return ahead.conflicts * amount * weights[w.STRENGTH] * ruins_beside(p, seat, place)
    if kind == POINTS:
        return (ahead.industries + ahead.in_industry * i64(used == 0)) * 100 * amount
    if kind == BUILD_DISCOUNT:
        now = ahead.in_industry * i64(used == 0 and p.cards_used[seat] < CARDS_A_PHASE)
        return (ahead.industries + now) * weights[w.BUILD_SAVING]
    if kind == REBUILD_DISCOUNT:
        return ahead.industries * amount * weights[w.REBUILD_SAVING]
    if kind == SWAP:
        return ahead.industries * weights[w.SWAP]
    if kind == MOVE_INNOVATION:
        return ahead.industries * weights[w.MOVE]
    if kind == REFRESH_ADJACENT:
        return refreshing(p, seat, place, ahead.industries, weights)
    if ability < CARD_ABILITY or p.exhausted[ability - CARD_ABILITY] == 1:
        return 0
    if kind == FREE_BID:
        return min(ahead.disasters, 1) * weights[w.FREE_BID]
    if kind == REPLACE:
        return min(ahead.disasters, 1) * weights[w.REPLACE]
    return 0


def exchange_gain(p: Board, ability: Ability, weights: vec[i64]) -> i64:
    """One exchange that gives two resources for one is worth more than a change of kind."""
    got: i64 = 0
    base = ability * MOST_OPTIONS * RESOURCES
    for resource in range(RESOURCES):
        got += p.printed.option_gain[base + resource]
    return got * weights[w.EXCHANGE]


def refreshing(p: Board, seat: Seat, place: Place, times: i64, weights: vec[i64]) -> i64:
    """EE-ECO-3: what can be exhausted next to this place will be usable again."""
    if place == NOTHING or times == 0:
        return 0
    found = exhaustible_at(p, seat, place - 1) + exhaustible_at(p, seat, place + 1)
    spent = exhausted_at(p, seat, place - 1) + exhausted_at(p, seat, place + 1)
    return (times * found + spent) * weights[w.REFRESH]


def exhaustible_at(p: Board, seat: Seat, place: Place) -> i64:
    """How many innovations at a place are used by exhausting them."""
    if place < 0 or place >= PLACES:
        return 0
    count: i64 = 0
    card = p.oldest[seat * PLACES + place]
    while card != NOTHING:
        kind = p.printed.kind[card_ability(card)]
        count += i64(kind == FREE_BID or kind == REPLACE)
        card = p.newer[card]
    return count


def fitting_neighbours(p: Board, seat: Seat, ability: Ability, place: Place) -> i64:
    """Healthy neighbours of the kind an ability counts; one can usually be found."""
    if place == NOTHING:
        return 1
    return adjacent_healthy(p, seat, place, p.printed.beside[ability])


def ruins_beside(p: Board, seat: Seat, place: Place) -> i64:
    if place == NOTHING:
        return 1
    return adjacent_destroyed(p, seat, place)
