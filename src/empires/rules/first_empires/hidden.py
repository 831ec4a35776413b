"""FE-VIS: what a seat cannot know, redrawn: a position that it could be in."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.column import column, sort
from empires.rules.first_empires.position import Board
from empires.rules.first_empires.terms import (
    CARDS,
    CHOOSE_TILE,
    GATHER,
    IN_DECK,
    IN_HAND,
    MOVE,
    NOTHING,
    PLACE_CITY,
    PROGRESS,
    SPACES,
    SWORDS,
    TILES,
    TURN_DIE,
    TURN_TO_SWORD,
)
from empires.rules.position import Seat
from empires.rules.random import Random, shuffle


def redraw(q: Board, seat: Seat, random: Random) -> None:
    """Turn a position into one that this seat (-1: an onlooker) could be in, for all it knows.

    Redrawn: all decks, the other hands, the values of the city tiles unless they lie open, what
    another seat has begun to choose, and the random source. Everything else is public. What is
    unseen is put in order before it is drawn from: out of all positions that look alike to the
    seat, the same luck makes the same one.
    """
    q.random = Random(random.word(), random.word(), random.word(), random.word())
    forget_choices(q, seat)
    for other in range(q.players):
        if q.civilization[other] != NOTHING:
            redraw_cards(q, other, other == seat)
            if not q.open_tiles and not q.over:
                redraw_tiles(q, other)


def redraw_future(q: Board, random: Random) -> None:
    """All decks in another order, closed tiles with other values, another random source."""
    q.random = Random(random.word(), random.word(), random.word(), random.word())
    for seat in range(q.players):
        if q.civilization[seat] != NOTHING:
            redraw_cards(q, seat, True)
            if not q.open_tiles and not q.over:
                redraw_tiles(q, seat)


def forget_choices(q: Board, seat: Seat) -> None:
    """A begun choice changes nothing until it is complete, and nobody else sees it."""
    for other in range(q.players):
        if other == seat:
            continue
        stage = q.stage[other]
        if stage == GATHER:
            q.stage[other] = MOVE
            q.target = NOTHING
            for space in range(SPACES):
                q.gathered[space] = 0
        elif stage in (TURN_TO_SWORD, TURN_DIE):
            q.stage[other] = SWORDS if stage == TURN_TO_SWORD else PROGRESS
            q.chosen = NOTHING
        elif stage == PLACE_CITY and q.cities_due & (q.cities_due - 1) != 0:
            q.stage[other] = CHOOSE_TILE
            q.chosen = NOTHING


def redraw_cards(q: Board, other: Seat, own: bool) -> None:
    """The deck in another order; for other seats, another hand out of hand and deck."""
    base = other * CARDS
    unseen = column(CARDS, NOTHING)
    count: i64 = 0
    hand: i64 = 0
    for card in range(CARDS):
        where = q.card_at[base + card]
        if where == IN_DECK or (where == IN_HAND and not own):
            unseen[count] = card
            count += 1
            if where == IN_HAND:
                hand += 1
    shuffle(unseen, count, q.random)
    for i in range(count):
        q.card_at[base + unseen[i]] = IN_HAND if i < hand else IN_DECK
    for i in range(hand, count):
        q.deck[base + i - hand] = unseen[i]


def redraw_tiles(q: Board, other: Seat) -> None:
    """FE-VIS-3: any of a seat's six tiles may have any of the six values."""
    values = q.tile_value[other * TILES : other * TILES + TILES]
    sort(values, TILES)
    shuffle(values, TILES, q.random)
    for tile in range(TILES):
        q.tile_value[other * TILES + tile] = values[tile]
