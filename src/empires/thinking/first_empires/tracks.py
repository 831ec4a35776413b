"""What the tracks promise: what they have brought, and the steps of the turns to come."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.first_empires.position import (
    Board,
    rounds,
    size,
    value_at,
)
from empires.rules.first_empires.terms import (
    ABOVE,
    BLUE,
    FACES,
    GREEN,
    ORANGE,
    PURPLE,
    SPACES,
    STEPS,
    TILES,
    TRACKS,
    YELLOW,
    Spaces,
    Track,
)
from empires.rules.position import Seat
from empires.thinking.first_empires import weights as w


def turns_to_come(p: Board, seat: Seat) -> i64:
    """FE-SET-5, FE-SET-9: whole turns of a seat that have not begun."""
    turns = rounds(p) - p.round
    if order(p, seat) > order(p, p.turn):
        turns += 1
    return turns


def order(p: Board, seat: Seat) -> i64:
    """How many seats play before this one in every round."""
    return (seat - p.starting_player + p.players) % p.players


def room(levels: vec[i64], track: Track) -> i64:
    """FE-PRO-7: fields above a marker."""
    return STEPS - 1 - levels[track]


def around(p: Board, spaces: Spaces) -> Spaces:
    """Every space that borders one of these."""
    found: i64 = 0
    for space in range(SPACES):
        if (spaces >> space) & 1 == 1:
            found |= p.printed.neighbours[space]
    return found


def chance(useful: i64, tries: i64) -> i64:
    """That a die shows a useful colour in one of so many throws, in thousandths.

    Colours count a hundred each, fewer if they are not useful for sure.
    """
    faces = FACES * 100
    miss: i64 = 1000
    for _ in range(tries):
        miss = miss * max(faces - useful, 0) // faces
    return 1000 - miss


def tile_is_due(p: Board, seat: Seat, track: Track, level: i64) -> bool:
    """FE-PRO-6: the tile above a track comes onto the map from this field on."""
    return (
        level >= p.printed.city_step[p.civilization[seat] * TRACKS + track]
        and p.tile_at[seat * TILES + 1 + track] == ABOVE
    )


def so_far(p: Board, seat: Seat, levels: vec[i64], weights: vec[i64]) -> i64:
    """What the tracks have brought with the markers there: points, tiles due and cards drawn."""
    found = weights[w.DRAWN] * (levels[GREEN] - p.level[seat * TRACKS + GREEN])
    tile = p.printed.mean_tile * (100 - weights[w.ONE_GUARD]) // 100
    for track in range(TRACKS):
        row = (p.civilization[seat] * TRACKS + track) * STEPS
        found += 100 * p.printed.points[row + levels[track]]
        if tile_is_due(p, seat, track, levels[track]):
            found += tile
    return found


def gain_left(p: Board, seat: Seat, track: Track, level: i64, weights: vec[i64]) -> i64:
    """What a track brings from a field to its top: points, its tile and cards."""
    row = (p.civilization[seat] * TRACKS + track) * STEPS
    found = 100 * (p.printed.points[row + STEPS - 1] - p.printed.points[row + level])
    if level < p.printed.city_step[p.civilization[seat] * TRACKS + track]:
        found += p.printed.mean_tile
    if track == GREEN:
        found += weights[w.DRAWN] * (STEPS - 1 - level)
    return found


def later(
    p: Board, seat: Seat, levels: vec[i64], regions: Spaces, turns: i64, weights: vec[i64]
) -> i64:
    """What the dice of the turns to come promise: their steps, at the mean price of a step."""
    if turns == 0:
        return 0
    movement = value_at(p, seat, PURPLE, levels[PURPLE])
    explorers = value_at(p, seat, YELLOW, levels[YELLOW])
    far = weights[w.FAR_PER_POINT] * movement + weights[w.FAR_PER_EXPLORER] * explorers
    beside = around(p, regions)
    useful: i64 = 0
    gains: i64 = 0
    shares: i64 = 0
    tracks: i64 = 0
    fields: i64 = 0
    for track in range(TRACKS):
        left = room(levels, track)
        if left == 0:
            continue
        likely = likelihood(p, track, regions, beside, far, weights)
        useful += likely
        gains += likely * gain_left(p, seat, track, levels[track], weights)
        shares += likely * left
        tracks += 1
        fields += left
    found = weights[w.RAID] * turns * movement + weights[w.UNFORESEEN] * turns * (turns - 1)
    if shares == 0:
        return found
    tries = value_at(p, seat, BLUE, levels[BLUE]) + 1
    # What is held now is sure for the next turn only; after it, regions come and go.
    hits = chance(useful, tries)
    if turns > 1:
        hits += (turns - 1) * chance((useful + tracks * weights[w.SETTLED]) // 2, tries)
    hits = hits * (100 + weights[w.GROWTH] * (turns - 1)) // 100
    steps = value_at(p, seat, ORANGE, levels[ORANGE]) * hits * weights[w.PACE] // 100  # thousandths
    return gains * crowded(steps, 1000 * fields, weights) // (shares * 1000) + found


def crowded(steps: i64, fields: i64, weights: vec[i64]) -> i64:
    """How many of these steps find a field, when few fields are left for them."""
    return min(fields, steps * fields // (fields + steps * weights[w.CROWDING] // 100))


def likelihood(
    p: Board, track: Track, regions: Spaces, beside: Spaces, far: i64, weights: vec[i64]
) -> i64:
    """That a die of a colour finds a region of it in a later turn, in per cent."""
    of_colour = p.printed.of_colour[track]
    count = size(regions & of_colour)
    if count > 1:
        return weights[w.HELD] + weights[w.SECOND]
    if count == 1:
        return weights[w.HELD]
    if beside & of_colour != 0:
        return max(weights[w.BESIDE], min(far, weights[w.HELD]))
    return min(far, weights[w.HELD])


def on_tracks(
    p: Board, seat: Seat, levels: vec[i64], regions: Spaces, turns: i64, weights: vec[i64]
) -> i64:
    """What the tracks have brought and will bring with the markers there."""
    return so_far(p, seat, levels, weights) + later(p, seat, levels, regions, turns, weights)
