"""EE-SET and EE-BLZ: laying out the table, and the head start of a blitz game."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.cards import discard_hand, drop, fill_hand
from empires.rules.empires_end.disaster import burn
from empires.rules.empires_end.innovations import attach, destroy, only_place
from empires.rules.empires_end.journal import (
    BLZ_2,
    BLZ_3,
    BLZ_4,
    CHANGED_HAND,
    DEALT,
    DIS_6,
    DREW,
    FIRST_PLAYER,
    INN_3,
    KEPT_HAND,
    LAID_OUT,
    PLACED,
    SET_4,
    SET_6,
    SET_8,
    TOOK,
)
from empires.rules.empires_end.moves import KEEP_HAND, MULLIGAN, TAKE_CARD
from empires.rules.empires_end.position import Board
from empires.rules.empires_end.terms import (
    BLITZ_HAND,
    BURN_SECOND,
    CARDS,
    CONFLICTS,
    DECIDE_MULLIGAN,
    IDLE,
    MANUAL,
    MANUAL_CARDS,
    MOST_HELD_CARDS,
    NOBODY,
    NOTHING,
    OUT,
    PLACE_FIRST,
    PLACE_SECOND,
    PLACES,
    REVEALED,
    TAKE_FIRST,
    TAKE_SECOND,
    Place,
)
from empires.rules.position import MoveList, Seat
from empires.rules.random import shuffle


def set_up(p: Board) -> None:
    """EE-SET-2 to EE-SET-8. The order is fixed: it is the order of the random draws."""
    shuffle_disasters(p)
    shuffle_conflicts(p)
    choose_first_player(p)
    lay_out_locations(p)
    deal_hands(p)
    if p.blitz:
        p.space = p.printed.lightning - 1  # EE-BLZ-1: the marker starts on the lightning space
        p.hand_size = BLITZ_HAND
        for seat in range(p.players):
            p.stage[seat] = DECIDE_MULLIGAN


def shuffle_disasters(p: Board) -> None:
    """EE-SET-2, EE-SET-10: the manual plays without the last two families."""
    in_play = MANUAL_CARDS if p.ruleset == MANUAL else CARDS
    for card in range(CARDS):
        if card < in_play:
            p.deck[card] = card
        else:
            p.at[card] = OUT
    p.deck_count = in_play
    shuffle(p.deck, p.deck_count, p.random)


def shuffle_conflicts(p: Board) -> None:
    for card in range(CONFLICTS):
        p.conflict_deck[card] = card
    shuffle(p.conflict_deck, CONFLICTS, p.random)


def choose_first_player(p: Board) -> None:
    """EE-SET-8."""
    p.first_player = p.random.below(p.players)
    p.note(FIRST_PLAYER, SET_8, p.first_player, 0, 0, 0, 0, 0)


def lay_out_locations(p: Board) -> None:
    """EE-SET-6: one random order, the same for everybody."""
    order: vec[i64] = vec[i64](range(int(PLACES)))
    shuffle(order, PLACES, p.random)
    for seat in range(p.players):
        for place in range(PLACES):
            p.location[seat * PLACES + place] = order[place]
    p.note(LAID_OUT, SET_6, NOBODY, 0, 0, 0, 0, 0)


def deal_hands(p: Board) -> None:
    """EE-SET-4: four cards each, from the first player."""
    for i in range(p.players):
        fill_hand(p, (p.first_player + i) % p.players, MOST_HELD_CARDS, DEALT, SET_4)


# --- blitz -------------------------------------------------------------------------------------


def offer_mulligan(p: Board, seat: Seat, out: MoveList) -> None:
    out.add(KEEP_HAND)
    out.add(MULLIGAN)


def decide_mulligan(p: Board, seat: Seat, changes: bool) -> None:
    """EE-BLZ-2: the whole hand, once."""
    if changes:
        p.note(CHANGED_HAND, BLZ_2, seat, 0, 0, 0, 0, 0)
        discard_hand(p, seat, BLZ_2)
        fill_hand(p, seat, MOST_HELD_CARDS, DREW, BLZ_2)
    else:
        p.note(KEPT_HAND, BLZ_2, seat, 0, 0, 0, 0, 0)
    p.stage[seat] = TAKE_FIRST


def offer_cards(p: Board, seat: Seat, out: MoveList) -> None:
    """EE-BLZ-3: two of the four."""
    for i in range(p.hand_count[seat]):
        if p.stage[seat] == TAKE_FIRST or i != p.chosen[seat]:
            out.add(TAKE_CARD + i)


def choose_card(p: Board, seat: Seat, index: i64) -> None:
    if p.stage[seat] == TAKE_FIRST:
        p.chosen[seat] = index
        p.stage[seat] = TAKE_SECOND
    else:
        take_two(p, seat, p.chosen[seat], index)


def take_two(p: Board, seat: Seat, one: i64, other: i64) -> None:
    """EE-BLZ-3: both cards are taken at once, so both locations burn before either is placed."""
    base = seat * MOST_HELD_CARDS
    first = p.hand[base + one]
    second = p.hand[base + other]
    drop(p, seat, max(one, other))
    drop(p, seat, min(one, other))
    p.at[first] = REVEALED
    p.at[second] = REVEALED
    p.chosen[seat] = first
    p.second[seat] = second
    p.note(TOOK, BLZ_3, seat, 0, first, 0, 0, 0)
    p.note(TOOK, BLZ_3, seat, 1, second, 0, 0, 0)
    p.stage[seat] = PLACE_FIRST
    # Every location is healthy here, so only the second can find its own already burning.
    burn(p, seat, first, PLACE_FIRST)
    burn(p, seat, second, BURN_SECOND)


def burn_second(p: Board, seat: Seat, place: Place) -> None:
    destroy(p, seat, place, DIS_6)
    p.stage[seat] = PLACE_FIRST


def place_head_start(p: Board, seat: Seat, place: Place) -> None:
    """EE-BLZ-3: the first card, then the second, both at healthy locations."""
    card = p.chosen[seat]
    attach(p, seat, card, place)
    p.note(PLACED, INN_3, seat, card, place, p.location[seat * PLACES + place], 0, 0)
    if p.stage[seat] == PLACE_FIRST:
        p.chosen[seat] = p.second[seat]
        p.second[seat] = NOTHING
        p.stage[seat] = PLACE_SECOND
        only = only_place(p, seat)
        if only != NOTHING:
            place_head_start(p, seat, only)
    else:
        p.chosen[seat] = NOTHING
        deal_blitz_hand(p, seat)


def deal_blitz_hand(p: Board, seat: Seat) -> None:
    """EE-BLZ-4: the other cards go, and the hand is two cards from now on."""
    discard_hand(p, seat, BLZ_4)
    fill_hand(p, seat, p.hand_size, DREW, BLZ_4)
    p.stage[seat] = IDLE
