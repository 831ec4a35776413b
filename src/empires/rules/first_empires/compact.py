"""FE-VIS: the same as ``observation`` in fewer bytes, for learners with embeddings.

One number stands where a row of bits says one of many, and what follows from the rest is left out.
What each field means stands in ``empires.table.first_empires.compact``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from empires.rules.columns import vec
from empires.rules.first_empires import observation, terms  # for what is also a field
from empires.rules.first_empires.observation import observe_set, observe_tiles
from empires.rules.first_empires.position import Board, rounds
from empires.rules.first_empires.sight import stage_shown
from empires.rules.first_empires.terms import (
    IN_HAND,
    MOST_DICE,
    NOBODY,
    NOTHING,
    SPACES,
    STEPS,
    TRACKS,
)
from empires.rules.position import Seat
from empires.rules.rows import put

# Where each field starts: where the one before ends.
PLAYERS: Final[i64] = 0
OPTIONS: Final[i64] = PLAYERS + 1
ROUND: Final[i64] = OPTIONS + 2
ROUNDS_LEFT: Final[i64] = ROUND + 1
TURN: Final[i64] = ROUNDS_LEFT + 1
STARTING: Final[i64] = TURN + 1
STAGE: Final[i64] = STARTING + 1
REROLLS: Final[i64] = STAGE + 1
MOVEMENT: Final[i64] = REROLLS + 1
CONQUESTS: Final[i64] = MOVEMENT + 1
HAS_STEPPED: Final[i64] = CONQUESTS + 1
CITIES_DUE: Final[i64] = HAS_STEPPED + 1  # track
EXPLORERS_DUE: Final[i64] = CITIES_DUE + 5
RETREATING: Final[i64] = EXPLORERS_DUE + 1
RETREAT_FROM: Final[i64] = RETREATING + 1
CHOSEN: Final[i64] = RETREAT_FROM + 1
TARGET: Final[i64] = CHOSEN + 1
GATHERED: Final[i64] = TARGET + 1  # space
DICE: Final[i64] = GATHERED + 24  # die
DICE_USED: Final[i64] = DICE + 5  # die
ADVANCED: Final[i64] = DICE_USED + 5  # track
REGIONS_USED: Final[i64] = ADVANCED + 5  # region
HAND: Final[i64] = REGIONS_USED + 20  # card
SEATS: Final[i64] = HAND + 9

# Where each field of a seat starts, within the seat's block. From the explorers to the values of
# the tiles they lie as in ``observation``.
PRESENT: Final[i64] = 0
CIVILIZATION: Final[i64] = PRESENT + 1
LEVEL: Final[i64] = CIVILIZATION + 1  # track
VALUE: Final[i64] = LEVEL + 5  # track
POINTS: Final[i64] = VALUE + 5
EXPLORERS: Final[i64] = POINTS + 1  # space
CITIES: Final[i64] = EXPLORERS + 24  # region
ABOVE: Final[i64] = CITIES + 20  # track
CAPTURED: Final[i64] = ABOVE + 5
TILE: Final[i64] = CAPTURED + 1  # tile
CARDS: Final[i64] = TILE + 6  # card
HAND_COUNT: Final[i64] = CARDS + 9
DECK: Final[i64] = HAND_COUNT + 1
DECIDES: Final[i64] = DECK + 1
SEAT_SIZE: Final[i64] = DECIDES + 1

MOST_SEATS: Final[i64] = 5
SIZE: Final[i64] = SEATS + MOST_SEATS * SEAT_SIZE
TILES_SHIFT: Final[i64] = EXPLORERS - observation.EXPLORERS


def observe(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """Write what a seat knows into zeros that start at ``at``."""
    out[at + PLAYERS] = u8(p.players)
    out[at + OPTIONS] = 1 if p.choose_civilizations else 0
    out[at + OPTIONS + 1] = 1 if p.open_tiles else 0
    put(out, at + ROUND, p.round)
    put(out, at + ROUNDS_LEFT, rounds(p) - p.round)
    out[at + STARTING] = u8(1 + (p.starting_player - seat + p.players) % p.players)
    out[at + STAGE] = u8(p.stage[seat])
    if p.turn != NOBODY:
        observe_turn(p, seat, at, out)
    for card in range(terms.CARDS):
        if p.card_at[seat * terms.CARDS + card] == IN_HAND:
            out[at + HAND + card] = 1
    block = at + SEATS
    other = seat
    for _ in range(p.players):
        observe_seat(p, other, seat, block, out)
        observe_tiles(p, other, block + TILES_SHIFT, out)
        block += SEAT_SIZE
        other += 1
        if other == p.players:
            other = 0


def observe_turn(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """The turn under way, whoever's it is; what has only been begun, to its owner alone."""
    out[at + TURN] = u8(1 + (p.turn - seat + p.players) % p.players)
    put(out, at + REROLLS, p.rerolls)
    put(out, at + MOVEMENT, p.movement)
    put(out, at + CONQUESTS, p.conquests)
    out[at + HAS_STEPPED] = 1 if p.has_stepped else 0
    put(out, at + EXPLORERS_DUE, p.explorers_due)
    put(out, at + RETREATING, p.retreating)
    out[at + RETREAT_FROM] = u8(p.retreat_from + 1)
    for track in range(TRACKS):
        out[at + CITIES_DUE + track] = u8((p.cities_due >> track) & 1)
        put(out, at + ADVANCED + track, p.advanced[track])
    for die in range(MOST_DICE):
        if p.dice[die] != NOTHING:
            out[at + DICE + die] = u8(p.dice[die] + 1)
            out[at + DICE_USED + die] = u8((p.dice_used >> die) & 1)
    observe_set(p.regions_used, at + REGIONS_USED, out)
    if p.turn != seat:
        return
    out[at + CHOSEN] = u8(p.chosen + 1)
    if p.target != NOTHING:
        out[at + TARGET] = u8(p.target + 1)
        for space in range(SPACES):
            put(out, at + GATHERED + space, p.gathered[space])


def observe_seat(p: Board, other: Seat, seat: Seat, at: i64, out: vec[u8]) -> None:
    out[at + PRESENT] = 1
    out[at + DECIDES] = u8(stage_shown(p, other, seat))
    civilization = p.civilization[other]
    if civilization == NOTHING:
        return
    out[at + CIVILIZATION] = u8(civilization + 1)
    points: i64 = 0
    row = civilization * TRACKS * STEPS
    for track in range(TRACKS):
        level = p.level[other * TRACKS + track]
        out[at + LEVEL + track] = u8(level + 1)
        put(out, at + VALUE + track, p.printed.value[row + level])
        points += p.printed.points[row + level]
        row += STEPS
    points += observe_cards(p, other, at, out)
    put(out, at + POINTS, points)
    explorers = p.explorers
    i = other * SPACES
    for here in range(at + EXPLORERS, at + CITIES):
        out[here] = u8(explorers[i])
        i += 1


def observe_cards(p: Board, other: Seat, at: i64, out: vec[u8]) -> i64:
    """What a seat did with its cards; the points that they brought."""
    cards = p.card_at
    worth = p.printed.card_points
    first = p.civilization[other] * terms.CARDS
    hand: i64 = 0
    points: i64 = 0
    for card in range(terms.CARDS):
        where = cards[other * terms.CARDS + card]
        scored = i64(where == terms.SCORED)
        hand += i64(where == IN_HAND)
        points += scored * worth[first + card]
        out[at + CARDS + card] = u8(scored + 2 * i64(where == terms.DISCARDED))
    out[at + HAND_COUNT] = u8(hand)
    out[at + DECK] = u8(p.deck_count[other])
    return points
