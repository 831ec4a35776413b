"""FE-PRO: steps on the tracks, new cards and explorers, and cities."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.first_empires.journal import (
    DREW,
    PLACED_CITY,
    PLACED_EXPLORER,
    PRO_2,
    PRO_4,
    PRO_5,
    PRO_6,
    STEPPED,
)
from empires.rules.first_empires.moves import CITY_TO, EXPLORER_TO, STEP, TILE
from empires.rules.first_empires.position import (
    Board,
    bit,
    draw,
    held,
    holds,
    lowest,
    of_civilization,
    on_map,
    put,
    size,
    value,
    value_at,
)
from empires.rules.first_empires.terms import (
    CHOOSE_TILE,
    GREEN,
    MOST_DICE,
    NOTHING,
    PLACE_CITY,
    PLACE_EXPLORER,
    PROGRESS,
    REGIONS,
    STEPS,
    TILES,
    TRACKS,
    YELLOW,
    Region,
    Spaces,
    Track,
)
from empires.rules.position import MoveList, Seat


def offer_steps(p: Board, seat: Seat, out: MoveList) -> None:
    """FE-PRO-2, FE-PRO-7: a track with a die and a region of its colour that are both unused.

    Dice of a colour are alike, and so are regions of a colour here, so a step names its track
    only; the lowest unused die and region are paired.
    """
    for track in range(TRACKS):
        if may_step(p, seat, track):
            out.add(STEP + track)


def may_step(p: Board, seat: Seat, track: Track) -> bool:
    return (
        p.level[seat * TRACKS + track] < STEPS - 1
        and unused_die(p, track) != NOTHING
        and unused_region(p, seat, track) != NOTHING
    )


def unused_die(p: Board, track: Track) -> i64:
    for die in range(MOST_DICE):
        if p.dice[die] == track and (p.dice_used >> die) & 1 == 0:
            return die
    return NOTHING


def unused_region(p: Board, seat: Seat, track: Track) -> Region:
    return lowest(held(p, seat) & p.printed.of_colour[track] & ~p.regions_used)


def step(p: Board, seat: Seat, track: Track) -> None:
    """FE-PRO-2: one field up, and what follows at once (FE-PRO-4, FE-PRO-5)."""
    die = unused_die(p, track)
    region = unused_region(p, seat, track)
    p.dice_used |= bit(die)
    p.regions_used |= bit(region)
    p.has_stepped = True
    at = seat * TRACKS + track
    p.level[at] += 1
    p.advanced[track] += 1
    level = p.level[at]
    p.note(STEPPED, PRO_2, seat, track, level, value(p, seat, track), die, on_map(p, region))
    if level == p.printed.city_step[p.civilization[seat] * TRACKS + track]:
        p.cities_due |= bit(track)
    if track == GREEN:
        card = draw(p, seat)
        if card != NOTHING:
            p.note(DREW, PRO_4, seat, of_civilization(p, seat, card), 0, 0, 0, 0)
    elif track == YELLOW:
        p.explorers_due = value(p, seat, YELLOW) - value_at(p, seat, YELLOW, level - 1)
        if p.explorers_due > 0:
            p.stage[seat] = PLACE_EXPLORER


def offer_new_explorers(p: Board, seat: Seat, out: MoveList) -> None:
    """FE-PRO-5: in regions one controls."""
    for region in range(REGIONS):
        if holds(p, seat, region):
            out.add(EXPLORER_TO + region)


def place_explorer(p: Board, seat: Seat, region: Region) -> None:
    put(p, seat, region, 1)
    p.explorers_due -= 1
    p.note(PLACED_EXPLORER, PRO_5, seat, on_map(p, region), 0, 0, 0, 0)
    if p.explorers_due == 0:
        p.stage[seat] = PROGRESS


def begin_cities(p: Board, seat: Seat) -> None:
    """FE-PRO-6: with several tiles due, their owner says which comes first."""
    if size(p.cities_due) > 1:
        p.stage[seat] = CHOOSE_TILE
        return
    for track in range(TRACKS):
        if (p.cities_due >> track) & 1 == 1:
            choose_tile(p, seat, track)


def offer_tiles(p: Board, seat: Seat, out: MoveList) -> None:
    for track in range(TRACKS):
        if (p.cities_due >> track) & 1 == 1:
            out.add(TILE + track)


def choose_tile(p: Board, seat: Seat, track: Track) -> None:
    p.chosen = track
    p.stage[seat] = PLACE_CITY


def offer_city_regions(p: Board, seat: Seat, out: MoveList) -> None:
    """FE-PRO-6: a region without any city tile if there is one, else any of one's own."""
    regions = held(p, seat) & ~with_city(p)
    if regions == 0:
        regions = held(p, seat)
    for region in range(REGIONS):
        if (regions >> region) & 1 == 1:
            out.add(CITY_TO + region)


def with_city(p: Board) -> Spaces:
    """The regions where a city tile lies, whosoever it is."""
    regions: i64 = 0
    for tile in range(p.players * TILES):
        if p.tile_at[tile] >= 0:
            regions |= bit(p.tile_at[tile])
    return regions


def place_city(p: Board, seat: Seat, region: Region) -> None:
    track = p.chosen
    p.chosen = NOTHING
    p.cities_due &= ~bit(track)
    p.tile_at[seat * TILES + 1 + track] = region
    p.note(PLACED_CITY, PRO_6, seat, on_map(p, region), track, 0, 0, 0)
