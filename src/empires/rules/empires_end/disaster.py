"""EE-DIS and EE-DBL: the disaster phase, single and double."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.column import changed
from empires.rules.empires_end.cards import can_draw, discard, draw, return_to_deck
from empires.rules.empires_end.innovations import (
    attach,
    destroy,
    has_somewhere_to_place,
    only_place,
    receive,
)
from empires.rules.empires_end.journal import (
    AVERTED,
    AVERTED_FREE,
    BOUGHT_COIN,
    DBL_1,
    DBL_5,
    DECLARED,
    DIS_1,
    DIS_3,
    DIS_5,
    DIS_6,
    DIS_7,
    DIS_8,
    DIS_9,
    DIS_10,
    DIS_12,
    FIRST_PLAYER,
    INN_3,
    NO_DISASTER,
    NOT_PLACED,
    NOTHING_DESTROYED,
    PLACED,
    REPLACED,
    REVEALED_DISASTER,
    TOOK,
)
from empires.rules.empires_end.moves import (
    AIM_AT,
    BURN_AT,
    BUY_COIN,
    DONE,
    TAKE,
    USE,
    bid,
)
from empires.rules.empires_end.position import (
    Board,
    card_ability,
    give,
    has,
    holds_in_all,
    is_healthy,
    touch_empire,
    works,
)
from empires.rules.empires_end.terms import (
    AIM,
    BURN,
    COIN,
    COIN_PRICE,
    DECIDE,
    DISASTER,
    FREE_BID,
    FULL_STORE,
    IDLE,
    LOW,
    NOBODY,
    NOTHING,
    PLACE_TAKEN,
    PLACES,
    REPLACE,
    RESOURCES,
    REVEALED,
    SLOTS,
    Card,
    Place,
    Resource,
    Slot,
)
from empires.rules.position import MoveList, Seat
from empires.rules.random import shuffle


def begin_disasters(p: Board, count: i64) -> None:
    """EE-DIS-1, EE-DBL-1: reveal the cards; the first player decides first (EE-DIS-3)."""
    rule = DIS_1 if count == 1 else DBL_1
    for slot in range(count):
        card = draw(p)
        p.revealed[slot] = card
        if card == NOTHING:
            p.note(NO_DISASTER, DIS_12, NOBODY, slot, 0, 0, 0, 0)
        else:
            p.at[card] = REVEALED
            p.note(REVEALED_DISASTER, rule, NOBODY, slot, card, 0, 0, 0)
    if open_disasters(p) > 0:
        begin_turn(p, p.first_player)


def begin_turn(p: Board, seat: Seat) -> None:
    p.decided[0] = 0
    p.decided[1] = 0
    p.stage[seat] = DECIDE
    p.touch(seat)


def is_open(p: Board, slot: Slot) -> bool:
    return p.revealed[slot] != NOTHING


def open_disasters(p: Board) -> i64:
    return i64(is_open(p, 0)) + i64(is_open(p, 1))


def must_decide(p: Board, slot: Slot) -> bool:
    """EE-DBL-2: every open disaster wants a decision each turn."""
    return is_open(p, slot) and p.decided[slot] == 0


def accepts(p: Board, slot: Slot, resource: Resource) -> bool:
    """EE-DIS-3, EE-RES-2: a shown kind, or a coin in place of it."""
    return resource == COIN or (p.printed.bids[p.revealed[slot]] >> resource) & 1 == 1


def threatened(p: Board, slot: Slot) -> Place:
    """EE-DIS-2: the place a disaster threatens, in every empire."""
    return p.printed.number[p.revealed[slot]] - 1


def offer_decision(p: Board, seat: Seat, out: MoveList) -> None:
    if not must_decide(p, 0) and not must_decide(p, 1):
        out.add(DONE)
    for slot in range(SLOTS):
        if must_decide(p, slot):
            for resource in range(RESOURCES):
                if has(p, seat, resource) > 0 and accepts(p, slot, resource):
                    out.add(bid(slot, resource))
            out.add(TAKE + slot)
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        card = p.oldest[at]
        while card != NOTHING:
            if may_use(p, seat, card):
                out.add(USE + card)
            card = p.newer[card]


def may_use(p: Board, seat: Seat, card: Card) -> bool:
    """A free bid or a replacement that fits at least one disaster."""
    return may_use_on(p, seat, card, 0) or may_use_on(p, seat, card, 1)


def may_use_on(p: Board, seat: Seat, card: Card, slot: Slot) -> bool:
    """EE-DIS-9, EE-DIS-10: whether an ability can be exhausted for this disaster now."""
    if not is_open(p, slot) or p.exhausted[card] == 1:
        return False
    ability = card_ability(card)
    kind = p.printed.kind[ability]
    if kind == FREE_BID:
        named = p.printed.resource[ability]
        return p.decided[slot] == 0 and accepts(p, slot, named) and works(p, seat, card)
    return kind == REPLACE and works(p, seat, card) and can_draw(p)


def offer_aims(p: Board, seat: Seat, out: MoveList) -> None:
    for slot in range(SLOTS):
        if may_use_on(p, seat, p.chosen[seat], slot):
            out.add(AIM_AT + slot)


def avert(p: Board, seat: Seat, slot: Slot, resource: Resource) -> None:
    """EE-DIS-3: pay one resource onto the card."""
    give(p, seat, resource, -1)
    p.pot[slot * RESOURCES + resource] += 1
    p.decided[slot] = 1
    p.note(AVERTED, DIS_3, seat, slot, p.revealed[slot], resource, 0, 0)
    go_on(p, seat)


def use(p: Board, seat: Seat, card: Card) -> None:
    """Use an ability of the disaster phase; ask which disaster is meant if both fit."""
    if may_use_on(p, seat, card, 0) and may_use_on(p, seat, card, 1):
        p.chosen[seat] = card
        p.stage[seat] = AIM
    else:
        use_on(p, seat, card, 0 if may_use_on(p, seat, card, 0) else 1)


def use_on(p: Board, seat: Seat, card: Card, slot: Slot) -> None:
    p.chosen[seat] = NOTHING
    p.exhausted = changed(p.exhausted, card, 1)
    touch_empire(p, seat)
    if p.printed.kind[card_ability(card)] == FREE_BID:
        p.decided[slot] = 1  # EE-DIS-9: nothing is laid onto the card
        p.note(AVERTED_FREE, DIS_9, seat, slot, p.revealed[slot], card, 0, 0)
    else:
        replace(p, seat, card, slot)
    go_on(p, seat)


def replace(p: Board, seat: Seat, by: Card, slot: Slot) -> None:
    """EE-DIS-10: the bids stay, the threatened location may change."""
    old = p.revealed[slot]
    # Draw first, then shuffle the old card in: it must not be able to replace itself.
    new = draw(p)
    return_to_deck(p, old)
    shuffle(p.deck, p.deck_count, p.random)
    p.revealed[slot] = new
    p.at[new] = REVEALED
    p.note(REPLACED, DIS_10, seat, slot, old, new, by, 0)


def take(p: Board, seat: Seat, slot: Slot) -> None:
    """EE-DIS-5, in its order: marker, bids, destruction, innovation."""
    card = p.revealed[slot]
    p.note(TOOK, DIS_5, seat, slot, card, 0, 0, 0)
    p.revealed[slot] = NOTHING
    if open_disasters(p) == 0:
        p.touch(p.first_player)
        p.first_player = seat
        p.note(FIRST_PLAYER, DBL_5 if is_double(p) else DIS_5, seat, 0, 0, 0, 0, 0)
    take_pot(p, seat, slot)
    p.chosen[seat] = card
    p.declared[seat] = 0
    burn(p, seat, card, BURN)
    if p.stage[seat] != BURN:
        gain_innovation(p, seat)


def is_double(p: Board) -> bool:
    return p.printed.track(p.players)[p.space] != DISASTER


def take_pot(p: Board, seat: Seat, slot: Slot) -> None:
    """EE-DIS-5b: everything bid on the card."""
    base = slot * RESOURCES
    if p.pot[base] + p.pot[base + 1] + p.pot[base + 2] + p.pot[base + 3] > 0:
        receive(p, seat, p.pot[base], p.pot[base + 1], p.pot[base + 2], p.pot[base + 3], DIS_5)
        for resource in range(RESOURCES):
            p.pot[base + resource] = 0


def burn(p: Board, seat: Seat, card: Card, ask: i64) -> None:
    """EE-DIS-5c to EE-DIS-7: destroy the threatened location, or the nearest healthy one.

    With two at the same distance nothing is destroyed yet and the seat is put in stage ``ask``.
    """
    place = p.printed.number[card] - 1
    if is_healthy(p, seat, place):
        destroy(p, seat, place, DIS_5)
        return
    distance = nearest(p, seat, place)
    if distance == 0:
        p.note(NOTHING_DESTROYED, DIS_7, seat, 0, 0, 0, 0, 0)
    elif stands(p, seat, place - distance) and stands(p, seat, place + distance):
        p.stage[seat] = ask
    elif stands(p, seat, place - distance):
        destroy(p, seat, place - distance, DIS_6)
    else:
        destroy(p, seat, place + distance, DIS_6)


def stands(p: Board, seat: Seat, place: Place) -> bool:
    """A healthy location at a place that exists: the row does not wrap."""
    return 0 <= place < PLACES and is_healthy(p, seat, place)


def nearest(p: Board, seat: Seat, place: Place) -> i64:
    """Distance to the nearest healthy location, or 0 if there is none."""
    for distance in range(1, PLACES):
        if stands(p, seat, place - distance) or stands(p, seat, place + distance):
            return distance
    return 0


def offer_burns(p: Board, seat: Seat, card: Card, out: MoveList) -> None:
    place = p.printed.number[card] - 1
    distance = nearest(p, seat, place)
    out.add(BURN_AT + place - distance)
    out.add(BURN_AT + place + distance)


def burn_chosen(p: Board, seat: Seat, place: Place) -> None:
    destroy(p, seat, place, DIS_6)
    gain_innovation(p, seat)


def gain_innovation(p: Board, seat: Seat) -> None:
    """EE-DIS-5d, EE-DIS-7: place the card, or discard it where no location is left."""
    card = p.chosen[seat]
    if not has_somewhere_to_place(p, seat):
        discard(p, card)
        p.note(NOT_PLACED, DIS_7, seat, card, 0, 0, 0, 0)
        after_taking(p, seat)
        return
    place = only_place(p, seat)
    if place == NOTHING:
        p.stage[seat] = PLACE_TAKEN
    else:
        place_taken(p, seat, place)


def place_taken(p: Board, seat: Seat, place: Place) -> None:
    card = p.chosen[seat]
    attach(p, seat, card, place)
    p.note(PLACED, INN_3, seat, card, place, p.location[seat * PLACES + place], 0, 0)
    after_taking(p, seat)


def after_taking(p: Board, seat: Seat) -> None:
    """EE-DIS-8: with few resources left, coins may be bought before anything else happens."""
    p.chosen[seat] = NOTHING
    if holds_in_all(p, seat) < FULL_STORE:
        p.stage[seat] = LOW
    else:
        go_on(p, seat)


def offer_coins(p: Board, seat: Seat, out: MoveList) -> None:
    out.add(DONE)
    out.add(BUY_COIN)


def buy_coin(p: Board, seat: Seat) -> None:
    """EE-DIS-8. The first coin is the declaration: declaring and buying nothing has no use."""
    if p.declared[seat] == 0:
        p.declared[seat] = 1
        p.note(
            DECLARED,
            DIS_8,
            seat,
            has(p, seat, 0),
            has(p, seat, 1),
            has(p, seat, 2),
            has(p, seat, 3),
            0,
        )
    p.score[seat] -= COIN_PRICE
    give(p, seat, COIN, 1)
    p.note(BOUGHT_COIN, DIS_8, seat, 0, 0, 0, 0, 0)
    if holds_in_all(p, seat) >= FULL_STORE:
        stop_buying(p, seat)


def stop_buying(p: Board, seat: Seat) -> None:
    p.declared[seat] = 0
    go_on(p, seat)


def go_on(p: Board, seat: Seat) -> None:
    """After each step: more to decide, more that may be done, or the next player's turn."""
    if must_decide(p, 0) or must_decide(p, 1) or may_still_replace(p, seat):
        p.stage[seat] = DECIDE
    else:
        end_turn(p, seat)


def may_still_replace(p: Board, seat: Seat) -> bool:
    """EE-DIS-10: a replacement may also come after the decision."""
    if open_disasters(p) == 0:
        return False
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        card = p.oldest[at]
        while card != NOTHING:
            if p.printed.kind[card_ability(card)] == REPLACE and may_use(p, seat, card):
                return True
            card = p.newer[card]
    return False


def end_turn(p: Board, seat: Seat) -> None:
    """EE-DIS-3, EE-DBL-4: clockwise, until everything is taken."""
    p.stage[seat] = IDLE
    if open_disasters(p) > 0:
        begin_turn(p, (seat + 1) % p.players)
