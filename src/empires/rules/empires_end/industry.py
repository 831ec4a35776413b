"""EE-IND: the industry phase. Cards, rebuilding and arranging have files of their own."""

from __future__ import annotations

from empires.rules.empires_end.abilities import act, forget_uses, offer_plain
from empires.rules.empires_end.arranging import offer_arrangements
from empires.rules.empires_end.building import offer_hand
from empires.rules.empires_end.cards import fill_hand
from empires.rules.empires_end.journal import DREW, FINISHED, FLOW_2, IND_5
from empires.rules.empires_end.moves import DONE
from empires.rules.empires_end.position import (
    Board,
    card_ability,
    place_of,
    touch_empire,
)
from empires.rules.empires_end.rebuilding import offer_rebuilding
from empires.rules.empires_end.terms import (
    CARDS_A_PHASE,
    CHOOSE_LIFT,
    CHOOSE_SWAP,
    IDLE,
    INDUSTRIALIZE,
    INDUSTRY,
    MOVE_INNOVATION,
    PLACES,
    SWAP,
    Card,
    Place,
)
from empires.rules.position import MoveList, Seat


def begin_industry(p: Board, seat: Seat) -> None:
    forget_uses(p, seat)
    p.cards_used[seat] = 0
    p.has_rebuilt[seat] = 0
    p.stage[seat] = INDUSTRIALIZE


def offer_industry(p: Board, seat: Seat, out: MoveList) -> None:
    """EE-IND-1 to EE-IND-9: everything this seat may do, in any order."""
    out.add(DONE)
    offer_plain(p, seat, INDUSTRY, out)
    offer_arrangements(p, seat, out)
    offer_hand(p, seat, out)
    offer_rebuilding(p, seat, out)


def use_location(p: Board, seat: Seat, place: Place) -> None:
    at = seat * PLACES + place
    ability = p.location[at]
    if p.printed.kind[ability] == SWAP:
        p.chosen[seat] = ability
        p.stage[seat] = CHOOSE_SWAP
    else:
        p.used_at[at] += 1
        touch_empire(p, seat)
        act(p, seat, ability, place)


def use_card(p: Board, seat: Seat, card: Card) -> None:
    ability = card_ability(card)
    kind = p.printed.kind[ability]
    if kind == SWAP:
        p.chosen[seat] = ability
        p.stage[seat] = CHOOSE_SWAP
    elif kind == MOVE_INNOVATION:
        p.chosen[seat] = card
        p.stage[seat] = CHOOSE_LIFT
    else:
        p.used[card] += 1
        touch_empire(p, seat)
        act(p, seat, ability, place_of(p, seat, card))


def end_industry(p: Board, seat: Seat) -> None:
    """EE-IND-5: whoever used fewer than two cards refills now, and nobody refills twice."""
    if p.cards_used[seat] < CARDS_A_PHASE:
        fill_hand(p, seat, p.hand_size, DREW, IND_5)
    p.stage[seat] = IDLE
    p.note(FINISHED, FLOW_2, seat, INDUSTRY, 0, 0, 0, 0)
