"""Abilities used by choice in the economy and industry phases: who may, and what they do."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.empires_end.innovations import (
    adjacent_destroyed,
    adjacent_healthy,
    exhausted_at,
    gain,
    receive,
    refresh_at,
    score,
)
from empires.rules.empires_end.journal import ECO_1, ECO_3, ECO_6, IND_9, USED
from empires.rules.empires_end.moves import USE, USE_LOCATION
from empires.rules.empires_end.position import (
    Board,
    card_ability,
    has,
    touch_empire,
    works,
)
from empires.rules.empires_end.terms import (
    CARD_ABILITY,
    COIN,
    ECONOMY,
    EXCHANGE,
    GAIN,
    GAIN_PER_ADJACENT,
    NOTHING,
    PLACES,
    POINTS,
    POINTS_PER_ADJACENT_DESTROYED,
    REFRESH_ADJACENT,
    RESOURCES,
    Ability,
    Card,
    Place,
)
from empires.rules.position import MoveList, Seat


def forget_uses(p: Board, seat: Seat) -> None:
    """EE-ECO-1, EE-IND-9: once each per phase, so a new phase starts with nothing used."""
    touch_empire(p, seat)
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        p.used_at[at] = 0
        card = p.oldest[at]
        while card != NOTHING:
            p.used[card] = 0
            card = p.newer[card]


def count_use(p: Board, seat: Seat, ability: Ability, uses: i64) -> None:
    """Uses are counted where the ability is, at a location or a card; a repeat takes them off."""
    touch_empire(p, seat)
    if ability >= CARD_ABILITY:
        p.used[ability - CARD_ABILITY] += uses
        return
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        if p.location[at] == ability:
            p.used_at[at] += uses


def location_may_act(p: Board, seat: Seat, place: Place, phase: i64) -> bool:
    """EE-ECO-1, EE-ECO-2: a healthy location's ability of this phase with uses left."""
    at = seat * PLACES + place
    ability = p.location[at]
    return (
        p.healthy[at] == 1
        and p.printed.phase[ability] == phase
        and p.used_at[at] < p.printed.times[ability]
    )


def card_may_act(p: Board, seat: Seat, card: Card, phase: i64) -> bool:
    ability = card_ability(card)
    return (
        p.printed.phase[ability] == phase
        and p.used[card] < p.printed.times[ability]
        and works(p, seat, card)
    )


def has_effect(p: Board, seat: Seat, ability: Ability, place: Place) -> bool:
    """Whether using a plain ability now would change anything. What would not is not offered."""
    kind = p.printed.kind[ability]
    if kind == GAIN or kind == POINTS:
        return True
    if kind == EXCHANGE:
        return has(p, seat, p.printed.resource[ability]) > 0 or has(p, seat, COIN) > 0
    if kind == REFRESH_ADJACENT:
        return exhausted_at(p, seat, place - 1) + exhausted_at(p, seat, place + 1) > 0
    if kind == GAIN_PER_ADJACENT:
        return adjacent_healthy(p, seat, place, p.printed.beside[ability]) > 0
    if kind == POINTS_PER_ADJACENT_DESTROYED:
        return adjacent_destroyed(p, seat, place) > 0
    return False


def offer_plain(p: Board, seat: Seat, phase: i64, out: MoveList) -> None:
    """Every ability of the phase that needs no further word and would change something."""
    for place in range(PLACES):
        at = seat * PLACES + place
        if p.healthy[at] == 0:
            continue
        if location_may_act(p, seat, place, phase) and has_effect(p, seat, p.location[at], place):
            out.add(USE_LOCATION + place)
        card = p.oldest[at]
        while card != NOTHING:
            if card_may_act(p, seat, card, phase) and has_effect(
                p, seat, card_ability(card), place
            ):
                out.add(USE + card)
            card = p.newer[card]


def act(p: Board, seat: Seat, ability: Ability, place: Place) -> None:
    """EE-ECO-3, EE-ECO-6, EE-IND-9: use a plain ability that lies at a place."""
    in_economy = p.printed.phase[ability] == ECONOMY
    rule = ECO_1 if in_economy else IND_9
    p.note(USED, rule, seat, ability, 0, 0, 0, 0)
    kind = p.printed.kind[ability]
    if kind == GAIN:
        gain(p, seat, ability, rule)
    elif kind == POINTS:
        score(p, seat, p.printed.amount[ability], ability, ECO_6 if in_economy else IND_9)
    elif kind == REFRESH_ADJACENT:
        refresh_beside(p, seat, place, ECO_3 if in_economy else IND_9)
    elif kind == GAIN_PER_ADJACENT:
        n = adjacent_healthy(p, seat, place, p.printed.beside[ability])
        base = ability * RESOURCES
        receive(
            p,
            seat,
            n * p.printed.gain[base],
            n * p.printed.gain[base + 1],
            n * p.printed.gain[base + 2],
            n * p.printed.gain[base + 3],
            ECO_6,
        )
    elif kind == POINTS_PER_ADJACENT_DESTROYED:
        points = p.printed.amount[ability] * adjacent_destroyed(p, seat, place)
        score(p, seat, points, ability, ECO_6)


def refresh_beside(p: Board, seat: Seat, place: Place, rule: i64) -> None:
    """EE-ECO-3: at adjacent locations, healthy or not, never at its own."""
    if place > 0:
        refresh_at(p, seat, place - 1, rule)
    if place < PLACES - 1:
        refresh_at(p, seat, place + 1, rule)
