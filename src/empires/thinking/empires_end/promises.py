"""What locations and innovations promise until the end, where they lie; see ``by_phase``."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.position import Board, card_ability, healthy_locations
from empires.rules.empires_end.terms import (
    COPY_END,
    DESTRUCTION,
    ECONOMY,
    END,
    GAIN,
    NOTHING,
    PLACES,
    POINTS,
    POINTS_MOST_DESTROYED,
    POINTS_PER_ADJACENT,
    POINTS_PER_ADJACENT_DESTROYED,
    POINTS_PER_DESTROYED,
    REFRESH_ALL,
    RESOURCES,
    Ability,
    Place,
)
from empires.rules.position import Seat
from empires.thinking.empires_end import weights as w
from empires.thinking.empires_end.by_phase import (
    each_economy,
    fitting_neighbours,
    in_other_phases,
    ruins_beside,
)
from empires.thinking.empires_end.prospects import Prospects


def location_promise(
    p: Board, seat: Seat, place: Place, risk: i64, ahead: Prospects, weights: vec[i64]
) -> i64:
    """What a healthy location brings: its value, if it lasts, and its ability until it falls."""
    at = seat * PLACES + place
    location = p.location[at]
    value = p.printed.value[location] * (100 - risk)
    ability = promise(p, seat, location, place, p.used_at[at], risk, ahead, weights)
    return value + ability


def innovations_promise(
    p: Board, seat: Seat, place: Place, risk: i64, ahead: Prospects, weights: vec[i64]
) -> i64:
    """What all innovations at one place bring while the location stands."""
    found: i64 = 0
    card = p.oldest[seat * PLACES + place]
    while card != NOTHING:
        found += promise(p, seat, card_ability(card), place, p.used[card], risk, ahead, weights)
        card = p.newer[card]
    return found


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
    phase = p.printed.phase[ability]
    if phase == END:
        return at_the_end(p, seat, ability, place, risk, ahead, weights) * (100 - risk) // 100
    if phase == DESTRUCTION:
        return on_destruction(p, ability, ahead, weights) * risk // 100
    if phase == ECONOMY:
        again = ahead.economies + ahead.in_economy * i64(used < p.printed.times[ability])
        found = each_economy(p, seat, ability, place, again, ahead, weights)
    else:
        found = in_other_phases(p, seat, ability, place, used, ahead, weights)
    return found * (200 - risk) // 200


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
    kind = p.printed.kind[ability]
    points = 100 * p.printed.amount[ability]
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
        return weights[w.INNOVATION]
    return 0


def on_destruction(p: Board, ability: Ability, ahead: Prospects, weights: vec[i64]) -> i64:
    """EE-INN-6: what an earthquake gives when its location falls."""
    kind = p.printed.kind[ability]
    if kind == GAIN:
        return ahead.priced(p.printed.gain, ability * RESOURCES)
    if kind == POINTS:
        return 100 * p.printed.amount[ability]
    if kind == REFRESH_ALL:
        return weights[w.REFRESH]
    return 0


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
