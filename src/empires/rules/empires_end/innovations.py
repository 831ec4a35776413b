"""EE-INN: where innovations may lie, and what happens to them and to the locations they lie at."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.column import changed
from empires.rules.empires_end.journal import (
    DESTROYED,
    GAINED,
    INN_6,
    REFRESHED,
    SCORED,
    TRIGGERED,
)
from empires.rules.empires_end.moves import PLACE_AT
from empires.rules.empires_end.position import (
    ORDER,
    Board,
    card_ability,
    give,
    healthy_locations,
    touch_empire,
)
from empires.rules.empires_end.terms import (
    DESTRUCTION,
    GAIN,
    NOTHING,
    PLACES,
    POINTS,
    REFRESH_ALL,
    RESOURCES,
    Ability,
    Card,
    Place,
)
from empires.rules.position import MoveList, Seat


def fewest(p: Board, seat: Seat) -> i64:
    """EE-INN-3: the smallest number of innovations at a healthy location; -1 without one."""
    least: i64 = NOTHING
    for i in range(seat * PLACES, seat * PLACES + PLACES):
        if p.healthy[i] == 1 and (least == NOTHING or p.innovations[i] < least):
            least = p.innovations[i]
    return least


def only_place(p: Board, seat: Seat) -> Place:
    """The place an innovation must go to if there is exactly one, else -1."""
    least = fewest(p, seat)
    found: i64 = NOTHING
    for place in range(PLACES):
        if may_place(p, seat, place, least):
            if found != NOTHING:
                return NOTHING
            found = place
    return found


def may_place(p: Board, seat: Seat, place: Place, least: i64) -> bool:
    """EE-INN-1, EE-INN-3: at a healthy location with the fewest innovations."""
    at = seat * PLACES + place
    return p.healthy[at] == 1 and p.innovations[at] == least


def offer_places(p: Board, seat: Seat, out: MoveList) -> None:
    least = fewest(p, seat)
    for place in range(PLACES):
        if may_place(p, seat, place, least):
            out.add(PLACE_AT + place)


def attach(p: Board, seat: Seat, card: Card, place: Place) -> None:
    """Lay an innovation under the others at a place."""
    at = seat * PLACES + place
    if p.oldest[at] == NOTHING:
        p.oldest[at] = card
    else:
        last = p.oldest[at]
        while p.newer[last] != NOTHING:
            last = p.newer[last]
        p.newer[last] = card
    p.newer[card] = NOTHING
    p.innovations[at] += 1
    p.at[card] = at
    touch_empire(p, seat)


def lift(p: Board, seat: Seat, card: Card) -> None:
    """Take an innovation away from its location; it is nowhere until attached again."""
    at = p.at[card]
    if p.oldest[at] == card:
        p.oldest[at] = p.newer[card]
    else:
        before = p.oldest[at]
        while p.newer[before] != card:
            before = p.newer[before]
        p.newer[before] = p.newer[card]
    p.newer[card] = NOTHING
    p.innovations[at] -= 1
    touch_empire(p, seat)


def swap_places(p: Board, seat: Seat, one: Place, other: Place) -> None:
    """EE-INN-5: two locations change places, innovations and all."""
    a = seat * PLACES + one
    b = seat * PLACES + other
    order = p.location
    p.location = changed(changed(order, a, order[b]), b, order[a])
    p.touched |= ORDER
    touch_empire(p, seat)
    p.healthy[a], p.healthy[b] = p.healthy[b], p.healthy[a]
    p.used_at[a], p.used_at[b] = p.used_at[b], p.used_at[a]
    p.innovations[a], p.innovations[b] = p.innovations[b], p.innovations[a]
    p.oldest[a], p.oldest[b] = p.oldest[b], p.oldest[a]
    settle_cards(p, a)
    settle_cards(p, b)


def settle_cards(p: Board, at: i64) -> None:
    card = p.oldest[at]
    while card != NOTHING:
        p.at[card] = at
        card = p.newer[card]


def destroy(p: Board, seat: Seat, place: Place, rule: i64) -> None:
    """EE-DIS-5c, EE-INN-6: the location is destroyed, and earthquakes under it act."""
    at = seat * PLACES + place
    p.healthy[at] = 0
    touch_empire(p, seat)
    p.note(DESTROYED, rule, seat, place, p.location[at], 0, 0, 0)
    card = p.oldest[at]
    while card != NOTHING:
        ability = card_ability(card)
        if p.printed.phase[ability] == DESTRUCTION:
            p.note(TRIGGERED, INN_6, seat, card, 0, 0, 0, 0)
            act_on_destruction(p, seat, ability)
        card = p.newer[card]


def act_on_destruction(p: Board, seat: Seat, ability: Ability) -> None:
    kind = p.printed.kind[ability]
    if kind == GAIN:
        gain(p, seat, ability, INN_6)
    elif kind == POINTS:
        score(p, seat, p.printed.amount[ability], ability, INN_6)
    elif kind == REFRESH_ALL:
        for place in range(PLACES):
            refresh_at(p, seat, place, INN_6)


def gain(p: Board, seat: Seat, ability: Ability, rule: i64) -> None:
    base = ability * RESOURCES
    receive(
        p,
        seat,
        p.printed.gain[base],
        p.printed.gain[base + 1],
        p.printed.gain[base + 2],
        p.printed.gain[base + 3],
        rule,
    )


def receive(
    p: Board, seat: Seat, wheat: i64, hammers: i64, axes: i64, coins: i64, rule: i64
) -> None:
    """Take resources from the supply, which never runs out (EE-RES-4)."""
    give(p, seat, 0, wheat)
    give(p, seat, 1, hammers)
    give(p, seat, 2, axes)
    give(p, seat, 3, coins)
    p.note(GAINED, rule, seat, wheat, hammers, axes, coins, 0)


def score(p: Board, seat: Seat, points: i64, ability: Ability, rule: i64) -> None:
    p.score[seat] += points
    p.note(SCORED, rule, seat, points, ability, 0, 0, 0)


def refresh_at(p: Board, seat: Seat, place: Place, rule: i64) -> None:
    """EE-DIS-11: exhausted abilities at one place become usable again."""
    card = p.oldest[seat * PLACES + place]
    while card != NOTHING:
        if p.exhausted[card] == 1:
            p.exhausted = changed(p.exhausted, card, 0)
            touch_empire(p, seat)
            p.note(REFRESHED, rule, seat, card, 0, 0, 0, 0)
        card = p.newer[card]


def exhausted_at(p: Board, seat: Seat, place: Place) -> i64:
    """How many exhausted abilities lie at a place; none beyond the ends of the row."""
    if place < 0 or place >= PLACES:
        return 0
    count: i64 = 0
    card = p.oldest[seat * PLACES + place]
    while card != NOTHING:
        count += p.exhausted[card]
        card = p.newer[card]
    return count


def exhausted_in_all(p: Board, seat: Seat) -> i64:
    count: i64 = 0
    for place in range(PLACES):
        count += exhausted_at(p, seat, place)
    return count


def adjacent_destroyed(p: Board, seat: Seat, place: Place) -> i64:
    """How many neighbours of a place are destroyed. The row has two ends and does not wrap."""
    at = seat * PLACES + place
    count: i64 = 0
    if place > 0 and p.healthy[at - 1] == 0:
        count += 1
    if place < PLACES - 1 and p.healthy[at + 1] == 0:
        count += 1
    return count


def adjacent_healthy(p: Board, seat: Seat, place: Place, kind: i64) -> i64:
    """How many neighbours are healthy locations of a kind."""
    at = seat * PLACES + place
    count: i64 = 0
    if place > 0 and p.healthy[at - 1] == 1 and p.printed.kind_of[p.location[at - 1]] == kind:
        count += 1
    if (
        place < PLACES - 1
        and p.healthy[at + 1] == 1
        and p.printed.kind_of[p.location[at + 1]] == kind
    ):
        count += 1
    return count


def has_somewhere_to_place(p: Board, seat: Seat) -> bool:
    return healthy_locations(p, seat) > 0
