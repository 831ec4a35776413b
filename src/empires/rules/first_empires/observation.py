"""FE-VIS: what a seat knows of a position, as bytes for learning: own seat first, others in turn.

Everything written here is in ``sight`` too, and nothing that ``hidden`` redraws is. What each
field means stands in ``empires.table.first_empires.layout``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from empires.rules.columns import vec
from empires.rules.first_empires import terms  # for what is also a field
from empires.rules.first_empires.position import Board, captured, rounds
from empires.rules.first_empires.sight import stage_shown
from empires.rules.first_empires.terms import (
    CARDS,
    FACES,
    IN_HAND,
    MOST_DICE,
    NOBODY,
    NOTHING,
    OCEAN,
    SPACES,
    STEPS,
    SWORD,
    TILES,
    TRACKS,
    Spaces,
)
from empires.rules.position import Seat
from empires.rules.rows import put

# Where each field starts: where the one before ends.
PLAYERS: Final[i64] = 0  # players - 2
OPTIONS: Final[i64] = PLAYERS + 4
ROUND: Final[i64] = OPTIONS + 2
ROUNDS_LEFT: Final[i64] = ROUND + 1
TURN: Final[i64] = ROUNDS_LEFT + 1  # seats after one's own
STARTING: Final[i64] = TURN + 5  # seats after one's own
STAGE: Final[i64] = STARTING + 5  # stage
REROLLS: Final[i64] = STAGE + 14
MOVEMENT: Final[i64] = REROLLS + 1
CONQUESTS: Final[i64] = MOVEMENT + 1
SWORDS: Final[i64] = CONQUESTS + 1
HAS_STEPPED: Final[i64] = SWORDS + 1
CITIES_DUE: Final[i64] = HAS_STEPPED + 1  # track
EXPLORERS_DUE: Final[i64] = CITIES_DUE + 5
RETREATING: Final[i64] = EXPLORERS_DUE + 1
RETREAT_FROM: Final[i64] = RETREATING + 1  # region
CHOSEN: Final[i64] = RETREAT_FROM + 20  # card or track
TARGET: Final[i64] = CHOSEN + 9  # region
GATHERED: Final[i64] = TARGET + 20  # space
DICE: Final[i64] = GATHERED + 24  # die * 6 + face
DICE_USED: Final[i64] = DICE + 30  # die
UNUSED: Final[i64] = DICE_USED + 5  # face
ADVANCED: Final[i64] = UNUSED + 6  # track
REGIONS_USED: Final[i64] = ADVANCED + 5  # region
IN_PLAY: Final[i64] = REGIONS_USED + 20  # region
HAND: Final[i64] = IN_PLAY + 20  # card
SEATS: Final[i64] = HAND + 9

# Where each field of a seat starts, within the seat's block.
PRESENT: Final[i64] = 0
CIVILIZATION: Final[i64] = PRESENT + 1  # civilization
LEVEL: Final[i64] = CIVILIZATION + 8  # track * 5 + level
VALUE: Final[i64] = LEVEL + 25  # track
POINTS: Final[i64] = VALUE + 5
REGIONS_HELD: Final[i64] = POINTS + 1
HELD: Final[i64] = REGIONS_HELD + 1  # colour
EXPLORERS: Final[i64] = HELD + 5  # space
CITIES: Final[i64] = EXPLORERS + 24  # region
ABOVE: Final[i64] = CITIES + 20  # track
CAPTURED: Final[i64] = ABOVE + 5
TILE: Final[i64] = CAPTURED + 1  # tile
SCORED: Final[i64] = TILE + 6  # card
DISCARDED: Final[i64] = SCORED + 9  # card
HAND_COUNT: Final[i64] = DISCARDED + 9
DECK: Final[i64] = HAND_COUNT + 1
DECIDES: Final[i64] = DECK + 1
SEAT_SIZE: Final[i64] = DECIDES + 1

MOST_SEATS: Final[i64] = 5
SIZE: Final[i64] = SEATS + MOST_SEATS * SEAT_SIZE


def observe(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """Write what a seat knows into zeros that start at ``at``."""
    observe_options(p, at, out)
    observe_round(p, seat, at, out)
    if p.turn != NOBODY:
        observe_turn(p, seat, at, out)
        observe_dice(p, at, out)
    observe_own(p, seat, at, out)
    block = at + SEATS
    other = seat
    for _ in range(p.players):
        observe_seat(p, other, seat, block, out)
        observe_tiles(p, other, block, out)
        block += SEAT_SIZE
        other += 1
        if other == p.players:
            other = 0


def observe_options(p: Board, at: i64, out: vec[u8]) -> None:
    """What stays as it is for a whole game."""
    out[at + PLAYERS + p.players - 2] = 1
    out[at + OPTIONS] = 1 if p.choose_civilizations else 0
    out[at + OPTIONS + 1] = 1 if p.open_tiles else 0
    observe_set(p.printed.in_play, at + IN_PLAY, out)


def observe_round(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    put(out, at + ROUND, p.round)
    put(out, at + ROUNDS_LEFT, rounds(p) - p.round)
    out[at + STARTING + (p.starting_player - seat + p.players) % p.players] = 1


def observe_own(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """What only the seat itself knows."""
    out[at + STAGE + p.stage[seat]] = 1
    cards = p.card_at
    for card in range(CARDS):
        if cards[seat * CARDS + card] == IN_HAND:
            out[at + HAND + card] = 1


def observe_set(regions: Spaces, at: i64, out: vec[u8]) -> None:
    """A one for each region of a set."""
    while regions != 0:
        out[at] = u8(regions & 1)
        regions >>= 1
        at += 1


def observe_turn(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """The turn under way, whoever's it is; what has only been begun, to its owner alone."""
    out[at + TURN + (p.turn - seat + p.players) % p.players] = 1
    put(out, at + REROLLS, p.rerolls)
    put(out, at + MOVEMENT, p.movement)
    put(out, at + CONQUESTS, p.conquests)
    out[at + HAS_STEPPED] = 1 if p.has_stepped else 0
    put(out, at + EXPLORERS_DUE, p.explorers_due)
    put(out, at + RETREATING, p.retreating)
    if p.retreat_from != NOTHING:
        out[at + RETREAT_FROM + p.retreat_from] = 1
    for track in range(TRACKS):
        out[at + CITIES_DUE + track] = u8((p.cities_due >> track) & 1)
        put(out, at + ADVANCED + track, p.advanced[track])
    observe_set(p.regions_used, at + REGIONS_USED, out)
    if p.turn != seat:
        return
    if p.chosen != NOTHING:
        out[at + CHOSEN + p.chosen] = 1
    if p.target != NOTHING:
        out[at + TARGET + p.target] = 1
        for space in range(SPACES):
            put(out, at + GATHERED + space, p.gathered[space])


def observe_dice(p: Board, at: i64, out: vec[u8]) -> None:
    for die in range(MOST_DICE):
        face = p.dice[die]
        if face == NOTHING:
            continue
        out[at + DICE + die * FACES + face] = 1
        if face == SWORD:
            out[at + SWORDS] += 1
        if (p.dice_used >> die) & 1 == 1:
            out[at + DICE_USED + die] = 1
        else:
            out[at + UNUSED + face] += 1


def observe_seat(p: Board, other: Seat, seat: Seat, at: i64, out: vec[u8]) -> None:
    out[at + PRESENT] = 1
    out[at + DECIDES] = u8(stage_shown(p, other, seat))
    if p.civilization[other] == NOTHING:
        return
    out[at + CIVILIZATION + p.civilization[other]] = 1
    observe_tracks(p, other, at, out)
    explorers = p.explorers
    colours = p.printed.colour
    # Nothing asks whether somebody is there: a wrong guess of the processor costs more.
    spaces = p.occupied[other]
    i = other * SPACES
    regions: i64 = 0
    for space in range(SPACES):
        out[at + EXPLORERS + space] = u8(explorers[i])
        if space < OCEAN:
            there = spaces & 1
            out[at + HELD + colours[space]] += u8(there)
            regions += there
        spaces >>= 1
        i += 1
    out[at + REGIONS_HELD] = u8(regions)


def observe_tracks(p: Board, other: Seat, at: i64, out: vec[u8]) -> None:
    """Markers, cards and what both are worth."""
    points: i64 = 0
    row = p.civilization[other] * TRACKS * STEPS
    levels = p.level
    values = p.printed.value
    gains = p.printed.points
    for track in range(TRACKS):
        level = levels[other * TRACKS + track]
        out[at + LEVEL + track * STEPS + level] = 1
        put(out, at + VALUE + track, values[row + level])
        points += gains[row + level]
        row += STEPS
    cards = p.card_at
    worth = p.printed.card_points
    first = p.civilization[other] * CARDS
    hand: i64 = 0
    for card in range(CARDS):
        where = cards[other * CARDS + card]
        scored = i64(where == terms.SCORED)
        hand += i64(where == IN_HAND)
        points += scored * worth[first + card]
        out[at + SCORED + card] = u8(scored)
        out[at + DISCARDED + card] = u8(i64(where == terms.DISCARDED))
    out[at + HAND_COUNT] = u8(hand)
    out[at + DECK] = u8(p.deck_count[other])
    put(out, at + POINTS, points)


def observe_tiles(p: Board, other: Seat, at: i64, out: vec[u8]) -> None:
    """FE-VIS-3: where a seat's city tiles are; their values only if they lie open."""
    if p.civilization[other] == NOTHING:
        return
    tiles = p.tile_at
    i = other * TILES
    for tile in range(TILES):
        where = tiles[i]
        if where >= 0:
            out[at + CITIES + where] += 1
        elif where == terms.ABOVE and tile > 0:
            out[at + ABOVE + tile - 1] = 1
        i += 1
    if p.open_tiles or p.over:
        i = other * TILES
        for tile in range(TILES):
            put(out, at + TILE + tile, p.tile_value[i + tile])
    out[at + CAPTURED] = u8(captured(p, other))
