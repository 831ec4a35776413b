"""EE-CON: the conflict phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.column import changed
from empires.rules.empires_end.innovations import (
    adjacent_destroyed,
    exhausted_in_all,
    receive,
    swap_places,
)
from empires.rules.empires_end.journal import (
    CON_1,
    CON_3,
    CON_4,
    CON_5,
    CON_6,
    CON_9,
    NO_UPHEAVAL,
    OPENED_BID,
    REFRESHED,
    REVEALED_CONFLICT,
    REWARDED,
    SEALED,
    UPHEAVAL,
)
from empires.rules.empires_end.moves import AXES, COINS, MOST_AT_ONCE, REFRESH_CARD
from empires.rules.empires_end.position import (
    Board,
    card_ability,
    give,
    has,
    touch_empire,
)
from empires.rules.empires_end.printed import BANDS
from empires.rules.empires_end.terms import (
    AXE,
    BID_AXES,
    BID_COINS,
    CHOOSE_REFRESH,
    COIN,
    CONFLICT,
    CONFLICTS,
    IDLE,
    MANUAL,
    NOBODY,
    NOTHING,
    PLACES,
    RESOURCES,
    STRENGTH,
    Ability,
    Card,
    Place,
)
from empires.rules.position import MoveList, Seat
from empires.rules.random import shuffle

LOW_BAND: Final[i64] = 0
MIDDLE_BAND: Final[i64] = 1
HIGH_BAND: Final[i64] = 2
VICTORY: Final[i64] = 3


def begin_conflict(p: Board) -> None:
    """EE-CON-1, EE-CON-8: reveal the top card, and everybody bids."""
    if p.conflict_count == 0:
        p.conflict_count = CONFLICTS
        p.conflict_deck = p.conflict_deck[:]
        shuffle(p.conflict_deck, CONFLICTS, p.random)
    p.conflict_count -= 1
    p.conflict = p.conflict_deck[p.conflict_count]
    p.note(REVEALED_CONFLICT, CON_1, NOBODY, p.conflict, 0, 0, 0, 0)
    for seat in range(p.players):
        p.axes[seat] = 0
        p.coins[seat] = 0
        p.stage[seat] = BID_AXES


def offer_axes(p: Board, seat: Seat, out: MoveList) -> None:
    """EE-CON-3. Bids stay with their owner until they are opened, so what is left counts here."""
    for axes in range(min(has(p, seat, AXE) - p.axes[seat], MOST_AT_ONCE) + 1):
        out.add(AXES + axes)


def bid_axes(p: Board, seat: Seat, axes: i64) -> None:
    p.axes[seat] += axes
    if axes < MOST_AT_ONCE:
        p.stage[seat] = BID_COINS


def offer_bid_coins(p: Board, seat: Seat, out: MoveList) -> None:
    for coins in range(min(has(p, seat, COIN) - p.coins[seat], MOST_AT_ONCE) + 1):
        out.add(COINS + coins)


def bid_coins(p: Board, seat: Seat, coins: i64) -> None:
    p.coins[seat] += coins
    if coins < MOST_AT_ONCE:
        p.stage[seat] = IDLE
        p.note(SEALED, CON_3, seat, 0, 0, 0, 0, 0)


def strength_at_home(p: Board, seat: Seat) -> i64:
    """EE-CON-2: the strength icons of healthy locations and of innovations there."""
    strength: i64 = 0
    locations = p.location
    healthy = p.healthy
    oldest = p.oldest
    newer = p.newer
    phases = p.printed.phase
    at = seat * PLACES
    for place in range(PLACES):
        if healthy[at] == 1:
            if phases[locations[at]] == CONFLICT:
                strength += strength_of(p, seat, locations[at], place)
            card = oldest[at]
            while card != NOTHING:
                if phases[card_ability(card)] == CONFLICT:
                    strength += strength_of(p, seat, card_ability(card), place)
                card = newer[card]
        at += 1
    return strength


def strength_of(p: Board, seat: Seat, ability: Ability, place: Place) -> i64:
    """The icons of an ability that acts in conflicts."""
    if p.printed.kind[ability] == STRENGTH:
        return p.printed.amount[ability]
    return p.printed.amount[ability] * adjacent_destroyed(p, seat, place)


def strength_in_all(p: Board, seat: Seat) -> i64:
    return strength_at_home(p, seat) + p.axes[seat] + p.coins[seat]


def band(p: Board, strength: i64) -> i64:
    """EE-CON-4: exactly one of three."""
    if strength <= p.printed.low_to[p.conflict]:
        return LOW_BAND
    if strength >= p.printed.high_from[p.conflict]:
        return HIGH_BAND
    return MIDDLE_BAND


def open_bids(p: Board) -> None:
    """EE-CON-3 to EE-CON-5, EE-CON-7: all bids at once, then the rewards.

    The bids are paid here and not after the upheaval: nothing in between can tell the difference,
    and nobody can be asked about resources that are already spent.
    """
    p.bids_opened = True
    highest: i64 = -1
    for seat in range(p.players):
        strength = strength_in_all(p, seat)
        highest = max(highest, strength)
        p.note(OPENED_BID, CON_3, seat, p.axes[seat], p.coins[seat], strength, 0, 0)
    for seat in range(p.players):
        strength = strength_in_all(p, seat)
        give(p, seat, AXE, -p.axes[seat])
        give(p, seat, COIN, -p.coins[seat])
        p.axes[seat] = 0
        p.coins[seat] = 0
        p.won[seat] = i64(strength == highest)
        reward(p, seat, band(p, strength))
        if strength == highest:
            reward(p, seat, VICTORY)
    for seat in range(p.players):
        ask_for_refresh(p, seat)


def reward(p: Board, seat: Seat, which: i64) -> None:
    row = p.conflict * BANDS + which
    rule = CON_5 if which == VICTORY else CON_4
    points = p.printed.reward_points[row]
    p.score[seat] += points
    p.refreshes[seat] += p.printed.reward_refresh[row]
    p.note(REWARDED, rule, seat, which, points, p.printed.reward_refresh[row], 0, 0)
    base = row * RESOURCES
    got = p.printed.reward_gain
    if got[base] + got[base + 1] + got[base + 2] + got[base + 3] > 0:
        receive(p, seat, got[base], got[base + 1], got[base + 2], got[base + 3], rule)


def ask_for_refresh(p: Board, seat: Seat) -> None:
    """EE-CON-4: a refresh removes one marker of the owner's choice, where there is a choice."""
    exhausted = exhausted_in_all(p, seat)
    if p.refreshes[seat] == 0 or exhausted == 0:
        p.refreshes[seat] = 0
        p.stage[seat] = IDLE
    elif exhausted <= p.refreshes[seat]:
        p.refreshes[seat] = 0
        p.stage[seat] = IDLE
        refresh_everything(p, seat)
    else:
        p.stage[seat] = CHOOSE_REFRESH


def refresh_everything(p: Board, seat: Seat) -> None:
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        card = p.oldest[at]
        while card != NOTHING:
            if p.exhausted[card] == 1:
                refresh(p, seat, card)
            card = p.newer[card]


def refresh(p: Board, seat: Seat, card: Card) -> None:
    p.exhausted = changed(p.exhausted, card, 0)
    touch_empire(p, seat)
    p.note(REFRESHED, CON_4, seat, card, 0, 0, 0, 0)


def offer_refreshes(p: Board, seat: Seat, out: MoveList) -> None:
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        card = p.oldest[at]
        while card != NOTHING:
            if p.exhausted[card] == 1:
                out.add(REFRESH_CARD + card)
            card = p.newer[card]


def choose_refresh(p: Board, seat: Seat, card: Card) -> None:
    refresh(p, seat, card)
    p.refreshes[seat] -= 1
    ask_for_refresh(p, seat)


def upheavals(p: Board) -> None:
    """EE-CON-6, EE-CON-7: all but the strongest; then the card is discarded."""
    for seat in range(p.players):
        if p.won[seat] == 0:
            upheaval(p, seat)
        p.won[seat] = 0
    p.conflict = NOTHING
    p.bids_opened = False


def upheaval(p: Board, seat: Seat) -> None:
    """EE-CON-6, EE-CON-9: swap the n-th most valuable healthy location to the card's position."""
    rule = CON_9 if p.ruleset == MANUAL else CON_6
    rank = 1 if p.ruleset == MANUAL else p.printed.rank[p.conflict]
    place = ranked_place(p, seat, rank)
    goal = p.printed.position[p.conflict] - 1
    if place == NOTHING or place == goal:
        p.note(NO_UPHEAVAL, rule, seat, 0, 0, 0, 0, 0)
    else:
        base = seat * PLACES
        moved = p.location[base + place]
        p.note(UPHEAVAL, rule, seat, place, goal, moved, p.location[base + goal], 0)
        swap_places(p, seat, place, goal)


def ranked_place(p: Board, seat: Seat, rank: i64) -> Place:
    """Where the n-th most valuable healthy location is; the least valuable if there are fewer."""
    found: i64 = NOTHING
    below: i64 = 1 << 30
    for _ in range(rank):
        best: i64 = NOTHING
        for place in range(PLACES):
            at = seat * PLACES + place
            value = p.printed.value[p.location[at]]
            if (
                p.healthy[at] == 1
                and value < below
                and (best == NOTHING or value > value_at(p, seat, best))
            ):
                best = place
        if best == NOTHING:
            return found
        found = best
        below = value_at(p, seat, best)
    return found


def value_at(p: Board, seat: Seat, place: Place) -> i64:
    return p.printed.value[p.location[seat * PLACES + place]]
