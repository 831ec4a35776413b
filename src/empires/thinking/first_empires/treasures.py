"""What city tiles and achievement cards promise to their owner."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.first_empires.achievements import different, largest_group, own_cities
from empires.rules.first_empires.movement import may_be_taken, needed
from empires.rules.first_empires.position import Board, bit, captured, explorers_in, holder, size
from empires.rules.first_empires.terms import (
    ADVANCE,
    ADVANCE_DISTINCT,
    CAPTURED,
    CAPTURED_CITIES,
    CARDS,
    CONQUESTS_TURN,
    EXPLORERS_IN_REGION,
    IN_HAND,
    NOBODY,
    OCCUPY,
    OCCUPY_COLOURS,
    OCCUPY_CONTINENTS,
    OCCUPY_TOTAL,
    OWN_CITIES,
    SCORED,
    SPACES,
    TILES,
    TRACKS,
    Region,
    Spaces,
    Tile,
)
from empires.rules.position import Seat
from empires.thinking.first_empires import weights as w
from empires.thinking.first_empires.tracks import order


def tiles(p: Board, seat: Seat, turns: i64, weights: vec[i64]) -> i64:
    """FE-END-1: own tiles on the map, less the danger for them, and captured ones."""
    # Those who play after this seat have a turn more than it has.
    raids = turns if order(p, seat) == p.players - 1 else turns + 1
    found: i64 = 0
    for tile in range(p.players * TILES):
        if p.tile_at[tile] == CAPTURED - seat:
            found += tile_points(p, tile)
    for tile in range(seat * TILES, seat * TILES + TILES):
        region = p.tile_at[tile]
        if region >= 0:
            lost = danger(p, seat, region, weights) * raids // (raids + 2)
            found += tile_points(p, tile) * (100 - lost) // 100
    return found


def tile_points(p: Board, tile: Tile) -> i64:
    """FE-VIS-3: nobody knows a tile that lies face down, so each counts as their mean."""
    return 100 * p.tile_value[tile] if p.open_tiles else p.printed.mean_tile


def best_prize(p: Board, seat: Seat) -> i64:
    """FE-CON-5: the tiles of the richest region that the seat on turn can enter at once."""
    best: i64 = 0
    looked_at: Spaces = 0
    for tile in range(p.players * TILES):
        region = p.tile_at[tile]
        if region < 0 or tile // TILES == seat or (looked_at >> region) & 1 == 1:
            continue
        looked_at |= bit(region)
        prize = tiles_of_others(p, seat, region)
        if prize > best and may_enter(p, seat, region):
            best = prize
    return best


def tiles_of_others(p: Board, seat: Seat, region: Region) -> i64:
    found: i64 = 0
    for tile in range(p.players * TILES):
        if p.tile_at[tile] == region and tile // TILES != seat:
            found += tile_points(p, tile)
    return found


def may_enter(p: Board, seat: Seat, region: Region) -> bool:
    """FE-MOV-3, FE-CON-1, FE-CON-4: with explorers that are beside it already."""
    wanted: i64 = 1
    if holder(p, region) != NOBODY:
        wanted = needed(p, region)
        if wanted > p.movement or not may_be_taken(p, region):
            return False
    beside = p.printed.neighbours[region] & p.occupied[seat]
    for space in range(SPACES):
        if (beside >> space) & 1 == 1:
            wanted -= explorers_in(p, seat, space)
    return wanted <= 0


def danger(p: Board, seat: Seat, region: Region, weights: vec[i64]) -> i64:
    """That a tile is captured before the end of a long game, in per cent."""
    guards = explorers_in(p, seat, region)
    if guards == 0:
        return weights[w.UNGUARDED]
    if guards == 1:
        return weights[w.ONE_GUARD]
    return weights[w.TWO_GUARDS] if guards == 2 else weights[w.MORE_GUARDS]


def cards(
    p: Board,
    seat: Seat,
    regions: Spaces,
    levels: vec[i64],
    chances: i64,
    may_turn_die: bool,
    weights: vec[i64],
) -> i64:
    """FE-ACH-1: cards scored, and what those in hand may still bring."""
    found: i64 = 0
    for card in range(CARDS):
        where = p.card_at[seat * CARDS + card]
        row = p.civilization[seat] * CARDS + card
        if where == SCORED:
            found += 100 * p.printed.card_points[row]
        elif where == IN_HAND:
            hope = p.printed.card_points[row] * odds(
                p, seat, row, regions, levels, chances, weights
            )
            found += max(hope, weights[w.WILD]) if may_turn_die else hope
    return found


def odds(
    p: Board,
    seat: Seat,
    row: i64,
    regions: Spaces,
    levels: vec[i64],
    chances: i64,
    weights: vec[i64],
) -> i64:
    """That a card in hand is scored in one of the turns left, in per cent."""
    if chances == 0:
        return 0
    kind = p.printed.condition[row]
    there = count_of(p, seat, kind, p.printed.condition_colour[row], regions, levels)
    missing = p.printed.condition_count[row] - there
    if missing <= 0:
        return weights[w.MET]
    if kind == ADVANCE or kind == ADVANCE_DISTINCT or kind == CONQUESTS_TURN:
        likely = weights[w.DEED]
    elif missing == 1:
        likely = weights[w.ONE_SHORT]
    elif missing == 2:
        likely = weights[w.TWO_SHORT]
    else:
        likely = weights[w.TWO_SHORT] // 2
    return min(likely * chances // (chances + 2) * 2, weights[w.MET])


def count_of(
    p: Board, seat: Seat, kind: i64, colour: i64, regions: Spaces, levels: vec[i64]
) -> i64:
    """FE-ACH-1: how much of a condition there is, the sure steps of this turn included."""
    if kind == OCCUPY:
        return size(regions & p.printed.of_colour[colour])
    if kind == OCCUPY_COLOURS:
        return different(regions, p.printed.of_colour)
    if kind == OCCUPY_TOTAL:
        return size(regions)
    if kind == OCCUPY_CONTINENTS:
        return different(regions, p.printed.of_continent)
    if kind == OWN_CITIES:
        return own_cities(p, seat)
    if kind == CAPTURED_CITIES:
        return captured(p, seat)
    if kind == EXPLORERS_IN_REGION:
        return largest_group(p, seat)
    if p.turn != seat:
        return 0
    if kind == ADVANCE:
        return steps_in_turn(p, seat, colour, levels)
    if kind == ADVANCE_DISTINCT:
        count: i64 = 0
        for track in range(TRACKS):
            if steps_in_turn(p, seat, track, levels) > 0:
                count += 1
        return count
    return p.conquests


def steps_in_turn(p: Board, seat: Seat, track: i64, levels: vec[i64]) -> i64:
    """Steps done, and those that are sure to be done."""
    return p.advanced[track] + levels[track] - p.level[seat * TRACKS + track]
