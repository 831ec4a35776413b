"""What a learned value looks at in First Empires: whole numbers about one seat.

They are read where a turn has ended and nobody has done anything since. The dice have no part in
them, nor has anything that others can't see, unless the seat's own eyes look.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.first_empires.achievements import largest_group
from empires.rules.first_empires.position import (
    Board,
    at_sea,
    captured,
    explorers_in,
    held,
    held_by_others,
    in_hand,
    size,
    value,
    value_at,
)
from empires.rules.first_empires.terms import (
    ABOVE,
    BLUE,
    CARDS,
    GATHER,
    NOTHING,
    ORANGE,
    PURPLE,
    REROLL,
    SCORED,
    SPACES,
    STEPS,
    TILES,
    TRACKS,
)
from empires.rules.position import Seat
from empires.thinking.first_empires.tracks import around, later, so_far, turns_to_come
from empires.thinking.first_empires.treasures import cards, tiles

# Where each feature stands, or the first of several.
KNOWN: Final[i64] = 0  # 1: the seat that looks, so its hand counts
TURNS: Final[i64] = 1  # of the seat to come
WAIT: Final[i64] = 2  # seats until it is on turn
STARTS: Final[i64] = 3  # 1: the starting player
SO_FAR: Final[i64] = 4  # what the tracks have brought, in tenths of a point
LATER: Final[i64] = 5  # what the evaluation expects of them, in tenths of a point
TILES_WORTH: Final[i64] = 6  # of its city tiles and those it has captured
CARDS_WORTH: Final[i64] = 7  # of its hand, if it is known
SCORED_POINTS: Final[i64] = 8  # of cards
SCORED_CARDS: Final[i64] = 9
HAND: Final[i64] = 10  # cards
DECK: Final[i64] = 11
REGIONS_HELD: Final[i64] = 12
COLOURS_HELD: Final[i64] = 13
EXPLORERS: Final[i64] = 14
AT_SEA: Final[i64] = 15
LARGEST: Final[i64] = 16  # the most explorers in one region
CITIES: Final[i64] = 17  # tiles on the map
UNGUARDED: Final[i64] = 18  # without an explorer of their owner
ONE_GUARD: Final[i64] = 19
BESIDE_RIVALS: Final[i64] = 20  # with somebody else's explorers next to them
CAPTURED: Final[i64] = 21
ABOVE_TRACKS: Final[i64] = 22  # tiles still to come
DICE_AHEAD: Final[i64] = 23  # dice times turns to come
THROWS_AHEAD: Final[i64] = 24  # dice times throws times turns to come
MOVEMENT_AHEAD: Final[i64] = 25  # movement times turns to come
FRONTIER: Final[i64] = 26  # own regions next to somebody else's
CHOOSING: Final[i64] = 27  # 1: civilizations were chosen
OPEN: Final[i64] = 28  # 1: tiles lie open
HELD: Final[i64] = 29  # colour: regions held
NEAR: Final[i64] = HELD + 5  # colour: regions beside one's own that nobody holds
LEVEL: Final[i64] = NEAR + 5  # track * 5 + level: 1 where the marker is
LEVEL_AHEAD: Final[i64] = LEVEL + 25  # the same: the turns to come
CIVILIZATION: Final[i64] = LEVEL_AHEAD + 25  # 1 for the own one
SIZE: Final[i64] = CIVILIZATION + 8


def has_only_thrown(p: Board, seat: Seat) -> bool:
    """Whether the seat on turn has done nothing with its dice that others could see.

    A turn like that counts as one to come, as in the evaluation.
    """
    stage = p.stage[seat]
    return (
        p.turn == seat
        and (REROLL <= stage <= GATHER)
        and p.rerolls == value(p, seat, BLUE)
        and p.movement == value(p, seat, PURPLE)
    )


def features(p: Board, seat: Seat, known: bool, weights: vec[i64], row: vec[i64]) -> None:
    """Write what is known of one seat into zeros."""
    row[KNOWN] = i64(known)
    row[CHOOSING] = i64(p.choose_civilizations)
    row[OPEN] = i64(p.open_tiles)
    if p.civilization[seat] == NOTHING or p.round == 0:
        return
    turns = turns_to_come(p, seat) + i64(has_only_thrown(p, seat))
    levels = p.level[seat * TRACKS : seat * TRACKS + TRACKS]
    regions = held(p, seat)
    row[TURNS] = turns
    row[WAIT] = (seat - p.turn + p.players) % p.players
    row[STARTS] = i64(p.starting_player == seat)
    row[SO_FAR] = so_far(p, seat, levels, weights) // 10
    row[LATER] = later(p, seat, levels, regions, turns, weights) // 10
    row[TILES_WORTH] = tiles(p, seat, turns, weights) // 10
    if known:
        row[CARDS_WORTH] = cards(p, seat, regions, levels, turns, turns > 0, weights) // 10
    dice = value_at(p, seat, ORANGE, levels[ORANGE])
    row[DICE_AHEAD] = dice * turns
    row[THROWS_AHEAD] = dice * (1 + value_at(p, seat, BLUE, levels[BLUE])) * turns
    row[MOVEMENT_AHEAD] = value_at(p, seat, PURPLE, levels[PURPLE]) * turns
    row[CIVILIZATION + p.civilization[seat]] = 1
    for track in range(TRACKS):
        row[LEVEL + track * STEPS + levels[track]] = 1
        row[LEVEL_AHEAD + track * STEPS + levels[track]] = turns
    write_cards(p, seat, row)
    write_map(p, seat, row)


def write_cards(p: Board, seat: Seat, row: vec[i64]) -> None:
    """Cards that everybody has seen, and how many there are of the others."""
    for card in range(CARDS):
        if p.card_at[seat * CARDS + card] == SCORED:
            row[SCORED_CARDS] += 1
            row[SCORED_POINTS] += p.printed.card_points[p.civilization[seat] * CARDS + card]
    row[HAND] = in_hand(p, seat)
    row[DECK] = p.deck_count[seat]


def write_map(p: Board, seat: Seat, row: vec[i64]) -> None:
    """Regions, explorers and cities."""
    regions = held(p, seat)
    rivals = held_by_others(p, seat)
    beside = around(p, regions) & ~regions & ~rivals
    row[REGIONS_HELD] = size(regions)
    for colour in range(TRACKS):
        of_colour = p.printed.of_colour[colour]
        count = size(regions & of_colour)
        row[HELD + colour] = count
        row[COLOURS_HELD] += i64(count > 0)
        row[NEAR + colour] = size(beside & of_colour)
    for space in range(SPACES):
        row[EXPLORERS] += p.explorers[seat * SPACES + space]
    row[AT_SEA] = at_sea(p, seat)
    row[LARGEST] = largest_group(p, seat)
    danger = around(p, rivals)
    row[FRONTIER] = size(regions & danger)
    row[CAPTURED] = captured(p, seat)
    for tile in range(seat * TILES, seat * TILES + TILES):
        region = p.tile_at[tile]
        if region >= 0:
            guards = explorers_in(p, seat, region)
            row[CITIES] += 1
            row[UNGUARDED] += i64(guards == 0)
            row[ONE_GUARD] += i64(guards == 1)
            row[BESIDE_RIVALS] += (danger >> region) & 1
        elif region == ABOVE:
            row[ABOVE_TRACKS] += 1
