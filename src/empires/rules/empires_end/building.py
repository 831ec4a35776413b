"""EE-IND-1 to EE-IND-5: cards from the hand, built or sold, and the hand refilled."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.empires_end.abilities import count_use
from empires.rules.empires_end.cards import discard, discard_hand, drop, fill_hand
from empires.rules.empires_end.innovations import attach, has_somewhere_to_place, only_place
from empires.rules.empires_end.journal import BUILT, DREW, IND_2, IND_4, IND_5, SOLD
from empires.rules.empires_end.moves import BUILD, DISCARD_REST, KEEP_REST, SELL
from empires.rules.empires_end.payment import can_pay_hammers, fewest_coins, most_coins, pay
from empires.rules.empires_end.position import Board, card_ability, give
from empires.rules.empires_end.terms import (
    BUILD_DISCOUNT,
    CARDS_A_PHASE,
    COIN,
    INDUSTRIALIZE,
    MOST_HELD_CARDS,
    NOTHING,
    PAY_BUILD,
    PLACE_BUILT,
    PLACES,
    REST_OF_HAND,
    Ability,
    Card,
    Place,
)
from empires.rules.position import MoveList, Seat


def offer_hand(p: Board, seat: Seat, out: MoveList) -> None:
    """EE-IND-1: each card may be sold, and built where it can be paid and placed."""
    if p.cards_used[seat] == CARDS_A_PHASE:
        return
    for i in range(p.hand_count[seat]):
        out.add(SELL + i)
    for i in range(p.hand_count[seat]):
        if may_build(p, seat, p.hand[seat * MOST_HELD_CARDS + i]):
            out.add(BUILD + i)


def discount(p: Board, seat: Seat) -> Ability:
    """EE-IND-3: an unused build discount, or -1.

    All discounts save one hammer and none can be lost during the phase, so which one is used
    first is no choice: locations before innovations, from the left.
    """
    for place in range(PLACES):
        at = seat * PLACES + place
        if p.healthy[at] == 0:
            continue
        if p.printed.kind[p.location[at]] == BUILD_DISCOUNT and p.used_at[at] == 0:
            return p.location[at]
        card = p.oldest[at]
        while card != NOTHING:
            if p.printed.kind[card_ability(card)] == BUILD_DISCOUNT and p.used[card] == 0:
                return card_ability(card)
            card = p.newer[card]
    return NOTHING


def cost_to_build(p: Board, seat: Seat, card: Card) -> i64:
    """EE-IND-2, EE-IND-3: one discount per card at most."""
    ability = discount(p, seat)
    saved = 0 if ability == NOTHING else p.printed.amount[ability]
    return max(p.printed.build_cost[card] - saved, 0)


def may_build(p: Board, seat: Seat, card: Card) -> bool:
    """EE-IND-10: without a healthy location there is nowhere to build."""
    return has_somewhere_to_place(p, seat) and can_pay_hammers(
        p, seat, cost_to_build(p, seat, card)
    )


def build(p: Board, seat: Seat, index: i64) -> None:
    """Choose a card to build; place and payment follow, and only then anything changes."""
    p.chosen[seat] = index
    place = only_place(p, seat)
    if place == NOTHING:
        p.stage[seat] = PLACE_BUILT
    else:
        place_built(p, seat, place)


def place_built(p: Board, seat: Seat, place: Place) -> None:
    p.second[seat] = place
    card = p.hand[seat * MOST_HELD_CARDS + p.chosen[seat]]
    cost = cost_to_build(p, seat, card)
    if fewest_coins(p, seat, cost) == most_coins(p, seat, cost):
        finish_building(p, seat, fewest_coins(p, seat, cost))
    else:
        p.stage[seat] = PAY_BUILD


def finish_building(p: Board, seat: Seat, coins: i64) -> None:
    index = p.chosen[seat]
    place = p.second[seat]
    p.chosen[seat] = NOTHING
    p.second[seat] = NOTHING
    card = p.hand[seat * MOST_HELD_CARDS + index]
    cost = cost_to_build(p, seat, card)
    ability = discount(p, seat)
    if ability != NOTHING:
        count_use(p, seat, ability, 1)
    pay(p, seat, cost, coins)
    drop(p, seat, index)
    attach(p, seat, card, place)
    p.used[card] = 0
    here = p.location[seat * PLACES + place]
    p.note(BUILT, IND_2, seat, card, place, cost - coins, coins, here)
    after_card(p, seat)


def sell(p: Board, seat: Seat, index: i64) -> None:
    """EE-IND-4."""
    card = drop(p, seat, index)
    discard(p, card)
    give(p, seat, COIN, 1)
    p.note(SOLD, IND_4, seat, card, 0, 0, 0, 0)
    after_card(p, seat)


def after_card(p: Board, seat: Seat) -> None:
    """EE-IND-5: after the second card, the rest of the hand may go; then the hand is refilled."""
    p.cards_used[seat] += 1
    p.stage[seat] = INDUSTRIALIZE
    if p.cards_used[seat] < CARDS_A_PHASE:
        return
    if p.hand_count[seat] > 0:
        p.stage[seat] = REST_OF_HAND
    else:
        fill_hand(p, seat, p.hand_size, DREW, IND_5)


def offer_rest(p: Board, seat: Seat, out: MoveList) -> None:
    out.add(KEEP_REST)
    out.add(DISCARD_REST)


def rest_of_hand(p: Board, seat: Seat, discards: bool) -> None:
    """EE-IND-5: all or nothing."""
    if discards:
        discard_hand(p, seat, IND_5)
    fill_hand(p, seat, p.hand_size, DREW, IND_5)
    p.stage[seat] = INDUSTRIALIZE


def cost_being_paid(p: Board, seat: Seat) -> i64:
    """What the card chosen for building costs."""
    return cost_to_build(p, seat, p.hand[seat * MOST_HELD_CARDS + p.chosen[seat]])
