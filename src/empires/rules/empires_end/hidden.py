"""EE-VIS: what a seat cannot know, redrawn: a position that it could be in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.column import column, sort
from empires.rules.columns import vec
from empires.rules.empires_end.cards import take_up
from empires.rules.empires_end.position import Board, has
from empires.rules.empires_end.terms import (
    AIM,
    AXE,
    BID_AXES,
    BID_COINS,
    CARDS,
    CHOOSE_EXCHANGE,
    CHOOSE_LIFT,
    CHOOSE_REPEAT,
    CHOOSE_SWAP,
    COIN,
    DECIDE,
    ECONOMIZE,
    IDLE,
    IN_DECK,
    IN_HAND,
    INDUSTRIALIZE,
    MOST_HELD_CARDS,
    NOTHING,
    PAY_BUILD,
    PAY_REBUILD,
    PLACE_BUILT,
    PLACE_MOVED,
    TAKE_FIRST,
    TAKE_SECOND,
)
from empires.rules.position import Seat
from empires.rules.random import Random, shuffle

MOST_TRIES: Final[i64] = 5000


def redraw(q: Board, seat: Seat, random: Random) -> None:
    """Turn a position into one that this seat (-1: an onlooker) could be in, for all it knows.

    Redrawn: both decks, the other hands, sealed bids, what others have begun to choose, and the
    random source. Kept: what everybody holds in resources. Every gain and every payment is
    public when it happens (EE-RES-3), so an attentive player knows those amounts exactly.
    What is unseen is put in order before it is drawn from: out of all positions that look alike
    to the seat, the same luck makes the same one.
    """
    q.random = Random(random.word(), random.word(), random.word(), random.word())
    forget_choices(q, seat)
    redraw_bids(q, seat)
    redraw_cards(q, seat)
    q.conflict_deck = q.conflict_deck[:]
    sort(q.conflict_deck, q.conflict_count)
    shuffle(q.conflict_deck, q.conflict_count, q.random)


def redraw_future(q: Board, random: Random) -> None:
    """Both decks in another order and another random source; hands and bids stay."""
    q.random = Random(random.word(), random.word(), random.word(), random.word())
    sort(q.deck, q.deck_count)
    shuffle(q.deck, q.deck_count, q.random)
    q.conflict_deck = q.conflict_deck[:]
    sort(q.conflict_deck, q.conflict_count)
    shuffle(q.conflict_deck, q.conflict_count, q.random)


def forget_choices(q: Board, seat: Seat) -> None:
    """A begun choice changes nothing until it is complete, and nobody else sees it."""
    for other in range(q.players):
        if other == seat:
            continue
        begun = beginning_of(q.stage[other])
        if begun != NOTHING:
            q.stage[other] = begun
            q.chosen[other] = NOTHING
            q.second[other] = NOTHING
        if begun == BID_AXES:
            q.axes[other] = 0
            q.coins[other] = 0


def beginning_of(stage: i64) -> i64:
    """The stage a begun choice goes back to, or -1 for a stage that everybody can see."""
    if stage in (CHOOSE_EXCHANGE, CHOOSE_REPEAT):
        return ECONOMIZE
    if stage in (PLACE_BUILT, PAY_BUILD, PAY_REBUILD, CHOOSE_SWAP, CHOOSE_LIFT, PLACE_MOVED):
        return INDUSTRIALIZE
    if stage in (BID_AXES, BID_COINS):
        return BID_AXES
    if stage == AIM:
        return DECIDE
    if stage == TAKE_SECOND:
        return TAKE_FIRST
    return NOTHING


def redraw_bids(q: Board, seat: Seat) -> None:
    """EE-VIS-2: a sealed bid may be anything its owner can pay."""
    if q.conflict == NOTHING or q.bids_opened:
        return
    for other in range(q.players):
        if other != seat and q.stage[other] == IDLE:
            q.axes[other] = q.random.below(has(q, other, AXE) + 1)
            q.coins[other] = q.random.below(has(q, other, COIN) + 1)


def reopen_bids(q: Board, seat: Seat) -> None:
    """EE-CON-3: sealed bids of the others, to be made again: nobody has seen them yet."""
    if q.conflict == NOTHING or q.bids_opened:
        return
    for other in range(q.players):
        if other != seat and q.stage[other] == IDLE:
            q.stage[other] = BID_AXES
            q.axes[other] = 0
            q.coins[other] = 0


def redraw_cards(q: Board, seat: Seat) -> None:
    """Deal the unseen cards anew to the other hands and the deck.

    A card that went into the deck after a seat last drew cannot be in that seat's hand, and
    everybody knows it. Hands with the oldest last draw are dealt first: what they may hold, any
    later hand may hold too, so the deal always comes out.
    """
    unseen: vec[i64] = column(CARDS, NOTHING)
    count: i64 = 0
    for card in range(CARDS):
        at = q.at[card]
        if at == IN_DECK or (at <= IN_HAND and at != IN_HAND - seat):
            unseen[count] = card
            count += 1
    sizes: vec[i64] = q.hand_count[:]
    for other in range(q.players):
        if other == seat:
            sizes[other] = 0
            continue
        for i in range(q.hand_count[other]):
            q.hand[other * MOST_HELD_CARDS + i] = NOTHING
        q.hand_count[other] = 0
    dealt = next_to_deal(q, sizes)
    while dealt != NOTHING:
        count = deal(q, dealt, sizes[dealt], unseen, count)
        sizes[dealt] = 0
        dealt = next_to_deal(q, sizes)
    shuffle(unseen, count, q.random)
    for i in range(count):
        q.deck[i] = unseen[i]
        q.at[unseen[i]] = IN_DECK


def next_to_deal(q: Board, sizes: vec[i64]) -> Seat:
    """The undealt seat that has drawn nothing for the longest time, or -1."""
    best: i64 = NOTHING
    for other in range(q.players):
        if sizes[other] > 0 and (best == NOTHING or q.last_draw[other] < q.last_draw[best]):
            best = other
    return best


def deal(q: Board, other: Seat, size: i64, unseen: vec[i64], count: i64) -> i64:
    """Take cards this seat can hold out of the unseen ones; how many are left.

    A card it cannot hold is drawn again. Skipping it instead would leave such cards in front,
    where the next seat would find them too often. Only a position written by hand can have no
    card that fits; there any will do.
    """
    tries: i64 = 0
    while size > 0:
        i = q.random.below(count)
        card = unseen[i]
        tries += 1
        if q.returned[card] < q.last_draw[other] or tries > MOST_TRIES:
            take_up(q, other, card)
            count -= 1
            unseen[i] = unseen[count]
            size -= 1
    return count
