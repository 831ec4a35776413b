"""What the abilities of an empire promise: locations and innovations, where they lie."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.innovations import (
    adjacent_destroyed,
    adjacent_healthy,
    exhausted_at,
)
from empires.rules.empires_end.position import Board, card_ability, healthy_locations
from empires.rules.empires_end.prospects import Prospects
from empires.rules.empires_end.terms import (
    BUILD_DISCOUNT,
    CARD_ABILITY,
    COPY_END,
    DESTRUCTION,
    ECONOMY,
    END,
    EXCHANGE,
    FREE_BID,
    GAIN,
    GAIN_PER_ADJACENT,
    MOVE_INNOVATION,
    NOTHING,
    PLACES,
    POINTS,
    POINTS_MOST_DESTROYED,
    POINTS_PER_ADJACENT,
    POINTS_PER_ADJACENT_DESTROYED,
    POINTS_PER_DESTROYED,
    REBUILD_DISCOUNT,
    REFRESH_ADJACENT,
    REFRESH_ALL,
    REPEAT,
    REPLACE,
    RESOURCES,
    STRENGTH,
    STRENGTH_PER_ADJACENT_DESTROYED,
    SWAP,
    Ability,
    Place,
)
from empires.rules.empires_end.weights import (
    A_FREE_BID,
    A_MOVE,
    A_REFRESH,
    A_REPEAT,
    A_REPLACEMENT,
    A_STRENGTH,
    A_SWAP,
    AN_EXCHANGE,
    AN_INNOVATION,
    BUILD_SAVING,
    INCOME,
    REBUILD_SAVING,
)
from empires.rules.position import Seat


def location_promise(
    p: Board, seat: Seat, place: Place, risk: i64, ahead: Prospects, weights: vec[i64]
) -> i64:
    """What a healthy location brings: its value, if it lasts, and its ability until it falls."""
    at = seat * PLACES + place
    location = p.location[at]
    value = p.tables.value[location] * (100 - risk)
    ability = promise(p, seat, location, place, p.used_at[at], risk, ahead, weights)
    return value + ability


def innovations_promise(
    p: Board, seat: Seat, place: Place, risk: i64, ahead: Prospects, weights: vec[i64]
) -> i64:
    """What all innovations at one place bring while the location stands."""
    worth: i64 = 0
    card = p.oldest[seat * PLACES + place]
    while card != NOTHING:
        worth += promise(p, seat, card_ability(card), place, p.used[card], risk, ahead, weights)
        card = p.newer[card]
    return worth


def promise(
    p: Board,
    seat: Seat,
    ability: Ability,
    place: Place,
    used: i64,
    risk: i64,
    ahead: Prospects,
    weights: vec[i64],
) -> i64:
    """What one ability brings until the end of the game; without a place, at a typical one."""
    phase = p.tables.phase[ability]
    if phase == END:
        return at_the_end(p, seat, ability, place, risk, ahead, weights) * (100 - risk) // 100
    if phase == DESTRUCTION:
        return on_destruction(p, ability, ahead, weights) * risk // 100
    if phase == ECONOMY:
        again = ahead.economies + ahead.in_economy * i64(used < p.tables.times[ability])
        worth = each_economy(p, seat, ability, place, again, ahead, weights)
    else:
        worth = by_kind(p, seat, ability, place, used, ahead, weights)
    return worth * (200 - risk) // 200


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
    kind = p.tables.kind[ability]
    if kind == GAIN:
        gained = ahead.worth_of(p.tables.gain, ability * RESOURCES)
        return again * gained * weights[INCOME] // 100
    if kind == POINTS:
        return again * 100 * p.tables.amount[ability]
    if kind == GAIN_PER_ADJACENT:
        gained = ahead.worth_of(p.tables.gain, ability * RESOURCES)
        return again * gained * fitting_neighbours(p, seat, ability, place) * weights[INCOME] // 100
    if kind == POINTS_PER_ADJACENT_DESTROYED:
        return again * 100 * p.tables.amount[ability] * ruins_beside(p, seat, place)
    if kind == EXCHANGE:
        return ahead.economies * p.tables.times[ability] * exchange_gain(p, ability, weights)
    if kind == REPEAT:
        return ahead.economies * weights[A_REPEAT]
    if kind == REFRESH_ADJACENT:
        return refreshing(p, seat, place, ahead.economies, weights)
    return 0


def by_kind(
    p: Board,
    seat: Seat,
    ability: Ability,
    place: Place,
    used: i64,
    ahead: Prospects,
    weights: vec[i64],
) -> i64:
    """Abilities of the industry, conflict and disaster phases."""
    kind = p.tables.kind[ability]
    amount = p.tables.amount[ability]
    if kind == STRENGTH:
        return ahead.conflicts * amount * weights[A_STRENGTH]
    if kind == STRENGTH_PER_ADJACENT_DESTROYED:
        return ahead.conflicts * amount * weights[A_STRENGTH] * ruins_beside(p, seat, place)
    if kind == POINTS:
        return (ahead.industries + ahead.in_industry * i64(used == 0)) * 100 * amount
    if kind == BUILD_DISCOUNT:
        now = ahead.in_industry * i64(used == 0 and p.cards_used[seat] < 2)
        return (ahead.industries + now) * weights[BUILD_SAVING]
    if kind == REBUILD_DISCOUNT:
        return ahead.industries * amount * weights[REBUILD_SAVING]
    if kind == SWAP:
        return ahead.industries * weights[A_SWAP]
    if kind == MOVE_INNOVATION:
        return ahead.industries * weights[A_MOVE]
    if kind == REFRESH_ADJACENT:
        return refreshing(p, seat, place, ahead.industries, weights)
    if ability < CARD_ABILITY or p.exhausted[ability - CARD_ABILITY] == 1:
        return 0
    if kind == FREE_BID:
        return min(ahead.disasters, 1) * weights[A_FREE_BID]
    if kind == REPLACE:
        return min(ahead.disasters, 1) * weights[A_REPLACEMENT]
    return 0


def at_the_end(
    p: Board,
    seat: Seat,
    ability: Ability,
    place: Place,
    risk: i64,
    ahead: Prospects,
    weights: vec[i64],
) -> i64:
    """EE-END-2, for the empire as it will probably be; what counts resources is valued there."""
    kind = p.tables.kind[ability]
    points = 100 * p.tables.amount[ability]
    if kind == POINTS_PER_ADJACENT:
        return points * fitting_neighbours(p, seat, ability, place) * (100 - risk) // 100
    if kind == POINTS_PER_ADJACENT_DESTROYED:
        ruins = ruins_beside(p, seat, place)
        return points * ruins + points * (2 - ruins) * risk // 100
    if kind == POINTS_PER_DESTROYED:
        lost = PLACES - healthy_locations(p, seat)
        return points * lost + points * ahead.disasters // (2 * p.players)
    if kind == POINTS_MOST_DESTROYED:
        return points * chance_of_most_destroyed(p, seat, ahead) // 100
    if kind == COPY_END:
        return weights[AN_INNOVATION]
    return 0


def on_destruction(p: Board, ability: Ability, ahead: Prospects, weights: vec[i64]) -> i64:
    """EE-INN-6: what an earthquake gives when its location falls."""
    kind = p.tables.kind[ability]
    if kind == GAIN:
        return ahead.worth_of(p.tables.gain, ability * RESOURCES)
    if kind == POINTS:
        return 100 * p.tables.amount[ability]
    if kind == REFRESH_ALL:
        return weights[A_REFRESH]
    return 0


def exchange_gain(p: Board, ability: Ability, weights: vec[i64]) -> i64:
    """One exchange that gives two resources for one is worth more than a change of kind."""
    got: i64 = 0
    base = ability * 4 * RESOURCES
    for resource in range(RESOURCES):
        got += p.tables.option_gain[base + resource]
    return got * weights[AN_EXCHANGE]


def refreshing(p: Board, seat: Seat, place: Place, times: i64, weights: vec[i64]) -> i64:
    """EE-ECO-3: what can be exhausted next to this place will be usable again."""
    if place == NOTHING or times == 0:
        return 0
    found = exhaustible_at(p, seat, place - 1) + exhaustible_at(p, seat, place + 1)
    spent = exhausted_at(p, seat, place - 1) + exhausted_at(p, seat, place + 1)
    return (times * found + spent) * weights[A_REFRESH]


def exhaustible_at(p: Board, seat: Seat, place: Place) -> i64:
    """How many innovations at a place are used by exhausting them."""
    if place < 0 or place >= PLACES:
        return 0
    count: i64 = 0
    card = p.oldest[seat * PLACES + place]
    while card != NOTHING:
        kind = p.tables.kind[card_ability(card)]
        count += i64(kind == FREE_BID or kind == REPLACE)
        card = p.newer[card]
    return count


def fitting_neighbours(p: Board, seat: Seat, ability: Ability, place: Place) -> i64:
    """Healthy neighbours of the kind an ability counts; one can usually be found."""
    if place == NOTHING:
        return 1
    return adjacent_healthy(p, seat, place, p.tables.beside[ability])


def ruins_beside(p: Board, seat: Seat, place: Place) -> i64:
    if place == NOTHING:
        return 1
    return adjacent_destroyed(p, seat, place)


def chance_of_most_destroyed(p: Board, seat: Seat, ahead: Prospects) -> i64:
    """EE-END-2, in per cent: a lead in ruins counts for more the less is to come."""
    mine = healthy_locations(p, seat)
    lead = PLACES
    for other in range(p.players):
        if other != seat:
            lead = min(lead, healthy_locations(p, other) - mine)
    if ahead.disasters == 0:
        return 100 if lead >= 0 else 0
    return max(0, min(100, 50 + 60 * lead // (2 + ahead.disasters)))
