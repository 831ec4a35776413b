"""EE-IND-8, EE-IND-9: swapping locations and moving innovations."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.empires_end.abilities import card_may_act, count_use, location_may_act
from empires.rules.empires_end.innovations import attach, fewest, lift, may_place, swap_places
from empires.rules.empires_end.journal import IND_8, IND_9, MOVED, SWAPPED, USED
from empires.rules.empires_end.moves import (
    LIFT,
    PAIRS,
    PLACE_AT,
    SWAP_PAIR,
    USE,
    USE_LOCATION,
    first_of_pair,
    second_of_pair,
)
from empires.rules.empires_end.position import (
    Board,
    card_ability,
    place_of,
    touch_empire,
)
from empires.rules.empires_end.terms import (
    CARD_ABILITY,
    INDUSTRIALIZE,
    INDUSTRY,
    MOVE_INNOVATION,
    NOTHING,
    PLACE_MOVED,
    PLACES,
    SWAP,
    Card,
    Place,
)
from empires.rules.position import MoveList, Seat


def offer_arrangements(p: Board, seat: Seat, out: MoveList) -> None:
    """EE-IND-8, EE-IND-9: abilities that swap locations or move an innovation."""
    for place in range(PLACES):
        at = seat * PLACES + place
        if p.healthy[at] == 0:
            continue
        if p.printed.kind[p.location[at]] == SWAP and location_may_act(p, seat, place, INDUSTRY):
            out.add(USE_LOCATION + place)
        card = p.oldest[at]
        while card != NOTHING:
            kind = p.printed.kind[card_ability(card)]
            if (
                kind == SWAP or (kind == MOVE_INNOVATION and can_lift_something(p, seat))
            ) and card_may_act(p, seat, card, INDUSTRY):
                out.add(USE + card)
            card = p.newer[card]


def offer_swaps(p: Board, seat: Seat, out: MoveList) -> None:
    for pair in range(PAIRS):
        out.add(SWAP_PAIR + pair)


def swap(p: Board, seat: Seat, code: i64) -> None:
    """EE-IND-8."""
    ability = p.chosen[seat]
    p.chosen[seat] = NOTHING
    p.stage[seat] = INDUSTRIALIZE
    count_use(p, seat, ability, 1)
    one = first_of_pair(code)
    other = second_of_pair(code)
    p.note(USED, IND_8 if ability < CARD_ABILITY else IND_9, seat, ability, 0, 0, 0, 0)
    base = seat * PLACES
    p.note(SWAPPED, IND_8, seat, one, other, p.location[base + one], p.location[base + other], 0)
    swap_places(p, seat, one, other)


def can_lift_something(p: Board, seat: Seat) -> bool:
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        card = p.oldest[at]
        if card != NOTHING and may_lift(p, seat, card):
            return True
    return False


def may_lift(p: Board, seat: Seat, card: Card) -> bool:
    """EE-IND-9: with the card lifted, some other healthy location must have the fewest."""
    at = p.at[card]
    p.innovations[at] -= 1
    least = fewest(p, seat)
    found = False
    for place in range(PLACES):
        if seat * PLACES + place != at and may_place(p, seat, place, least):
            found = True
    p.innovations[at] += 1
    return found


def offer_lifts(p: Board, seat: Seat, out: MoveList) -> None:
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        card = p.oldest[at]
        if card != NOTHING and may_lift(p, seat, card):
            while card != NOTHING:
                out.add(LIFT + card)
                card = p.newer[card]


def choose_lift(p: Board, seat: Seat, card: Card) -> None:
    p.second[seat] = card
    p.stage[seat] = PLACE_MOVED


def offer_moved_places(p: Board, seat: Seat, out: MoveList) -> None:
    card = p.second[seat]
    at = p.at[card]
    p.innovations[at] -= 1
    offer_places_but(p, seat, at - seat * PLACES, out)
    p.innovations[at] += 1


def offer_places_but(p: Board, seat: Seat, here: Place, out: MoveList) -> None:
    least = fewest(p, seat)
    for place in range(PLACES):
        if place != here and may_place(p, seat, place, least):
            out.add(PLACE_AT + place)


def place_moved(p: Board, seat: Seat, place: Place) -> None:
    by = p.chosen[seat]
    card = p.second[seat]
    p.chosen[seat] = NOTHING
    p.second[seat] = NOTHING
    p.stage[seat] = INDUSTRIALIZE
    p.used[by] += 1
    touch_empire(p, seat)
    came_from = place_of(p, seat, card)
    lift(p, seat, card)
    attach(p, seat, card, place)
    p.note(USED, IND_9, seat, card_ability(by), 0, 0, 0, 0)
    here = p.location[seat * PLACES + place]
    p.note(MOVED, IND_9, seat, card, came_from, place, here, 0)
