"""EE-ECO: the economy phase."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.empires_end.abilities import (
    act,
    card_may_act,
    count_use,
    forget_uses,
    offer_plain,
)
from empires.rules.empires_end.innovations import receive
from empires.rules.empires_end.journal import (
    ECO_4,
    ECO_5,
    EXCHANGED,
    FINISHED,
    FLOW_2,
    REPEATED,
)
from empires.rules.empires_end.moves import (
    DONE,
    REPEAT_CARD,
    REPEAT_LOCATION,
    TRADE,
    USE,
)
from empires.rules.empires_end.position import (
    Board,
    card_ability,
    give,
    has,
    place_of,
    touch_empire,
    works,
)
from empires.rules.empires_end.printed import MOST_OPTIONS
from empires.rules.empires_end.terms import (
    CHOOSE_EXCHANGE,
    CHOOSE_REPEAT,
    COIN,
    ECONOMIZE,
    ECONOMY,
    EXCHANGE,
    IDLE,
    NOTHING,
    PLACES,
    REPEAT,
    RESOURCES,
    Ability,
    Card,
    Place,
)
from empires.rules.position import MoveList, Seat


def begin_economy(p: Board, seat: Seat) -> None:
    forget_uses(p, seat)
    p.stage[seat] = ECONOMIZE


def offer_economy(p: Board, seat: Seat, out: MoveList) -> None:
    """EE-ECO-1: any usable ability, in any order, or an end of it."""
    out.add(DONE)
    offer_plain(p, seat, ECONOMY, out)
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        card = p.oldest[at]
        while card != NOTHING:
            if may_repeat_something(p, seat, card):
                out.add(USE + card)
            card = p.newer[card]


def may_repeat_something(p: Board, seat: Seat, card: Card) -> bool:
    if p.printed.kind[card_ability(card)] != REPEAT or not card_may_act(p, seat, card, ECONOMY):
        return False
    for place in range(PLACES):
        if location_may_be_repeated(p, seat, place):
            return True
        other = p.oldest[seat * PLACES + place]
        while other != NOTHING:
            if card_may_be_repeated(p, seat, other):
                return True
            other = p.newer[other]
    return False


def location_may_be_repeated(p: Board, seat: Seat, place: Place) -> bool:
    at = seat * PLACES + place
    return p.healthy[at] == 1 and p.printed.phase[p.location[at]] == ECONOMY


def card_may_be_repeated(p: Board, seat: Seat, card: Card) -> bool:
    """EE-ECO-5: a working economy ability that is not itself a repeat."""
    ability = card_ability(card)
    return (
        p.printed.phase[ability] == ECONOMY
        and p.printed.kind[ability] != REPEAT
        and works(p, seat, card)
    )


def use_location(p: Board, seat: Seat, place: Place) -> None:
    at = seat * PLACES + place
    ability = p.location[at]
    if p.printed.kind[ability] == EXCHANGE:
        choose_exchange(p, seat, ability)
    else:
        p.used_at[at] += 1
        touch_empire(p, seat)
        act(p, seat, ability, place)


def use_card(p: Board, seat: Seat, card: Card) -> None:
    ability = card_ability(card)
    kind = p.printed.kind[ability]
    if kind == EXCHANGE:
        choose_exchange(p, seat, ability)
    elif kind == REPEAT:
        p.chosen[seat] = card
        p.stage[seat] = CHOOSE_REPEAT
    else:
        p.used[card] += 1
        touch_empire(p, seat)
        act(p, seat, ability, place_of(p, seat, card))


def choose_exchange(p: Board, seat: Seat, ability: Ability) -> None:
    """What is paid and what is got is the next decision; nothing has changed hands yet."""
    p.chosen[seat] = ability
    p.stage[seat] = CHOOSE_EXCHANGE


def offer_exchanges(p: Board, seat: Seat, out: MoveList) -> None:
    """EE-ECO-4, EE-RES-2: each alternative, for the named resource or for a coin."""
    ability = p.chosen[seat]
    options = p.printed.options[ability]
    named = p.printed.resource[ability]
    for option in range(options):
        if has(p, seat, named) > 0:
            out.add(TRADE + option)
        if named != COIN and has(p, seat, COIN) > 0:
            out.add(TRADE + MOST_OPTIONS + option)


def exchange(p: Board, seat: Seat, index: i64) -> None:
    ability = p.chosen[seat]
    option = index % MOST_OPTIONS
    paid = COIN if index >= MOST_OPTIONS else p.printed.resource[ability]
    p.chosen[seat] = NOTHING
    p.stage[seat] = ECONOMIZE
    count_use(p, seat, ability, 1)
    give(p, seat, paid, -1)
    p.note(EXCHANGED, ECO_4, seat, ability, paid, option, 0, 0)
    base = (ability * MOST_OPTIONS + option) * RESOURCES
    got = p.printed.option_gain
    receive(p, seat, got[base], got[base + 1], got[base + 2], got[base + 3], ECO_4)


def offer_repeats(p: Board, seat: Seat, out: MoveList) -> None:
    for place in range(PLACES):
        if location_may_be_repeated(p, seat, place):
            out.add(REPEAT_LOCATION + place)
        card = p.oldest[seat * PLACES + place]
        while card != NOTHING:
            if card_may_be_repeated(p, seat, card):
                out.add(REPEAT_CARD + card)
            card = p.newer[card]


def repeat(p: Board, seat: Seat, ability: Ability) -> None:
    """EE-ECO-5: once more, and an exchange its full number of times."""
    card = p.chosen[seat]
    p.chosen[seat] = NOTHING
    p.stage[seat] = ECONOMIZE
    p.used[card] += 1
    touch_empire(p, seat)
    count_use(p, seat, ability, -p.printed.times[ability])
    p.note(REPEATED, ECO_5, seat, card, ability, 0, 0, 0)


def end_economy(p: Board, seat: Seat) -> None:
    p.stage[seat] = IDLE
    p.note(FINISHED, FLOW_2, seat, ECONOMY, 0, 0, 0, 0)
