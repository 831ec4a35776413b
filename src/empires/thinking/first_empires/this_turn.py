"""What the turn under way still promises: steps that are sure, walks, rerolls and landings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.first_empires.position import (
    Board,
    at_sea,
    bit,
    explorers_in,
    held,
    held_by_others,
    size,
    value,
)
from empires.rules.first_empires.terms import (
    MOST_DICE,
    NOTHING,
    OCEAN,
    REGIONS,
    SPACES,
    TRACKS,
    YELLOW,
    Spaces,
    Track,
)
from empires.rules.position import Seat
from empires.thinking.first_empires import weights as w
from empires.thinking.first_empires.tracks import around, chance, gain_left, on_tracks, room
from empires.thinking.first_empires.treasures import best_prize

FARTHEST: Final[i64] = 3  # borders to a region that a seat still walks to for a step


def hopes(
    p: Board,
    seat: Seat,
    levels: vec[i64],
    regions: Spaces,
    sure: i64,
    turns: i64,
    weights: vec[i64],
) -> i64:
    """What this turn promises beyond its sure steps: by walking, and by throwing dice again."""
    found: i64 = 0
    steps: i64 = 0
    reached = levels
    if p.movement > 0:
        found += best_prize(p, seat) * weights[w.PRIZE] // 100
        reached = levels[:]
        steps = walk_to_steps(p, seat, regions, sure, reached)
        if steps > 0:
            gain = on_tracks(p, seat, reached, regions, turns, weights) - on_tracks(
                p, seat, levels, regions, turns, weights
            )
            found += gain * weights[w.REACH] // 100
    if p.rerolls > 0:
        found += rerolled(p, seat, regions, reached, idle_dice(p) - sure - steps, weights)
    return found


def dice_left(p: Board, track: Track) -> i64:
    """FE-PRO-2: dice of this turn that can still move a marker."""
    count: i64 = 0
    for die in range(MOST_DICE):
        if p.dice[die] == track and (p.dice_used >> die) & 1 == 0:
            count += 1
    return count


def take_sure_steps(p: Board, regions: Spaces, levels: vec[i64]) -> i64:
    """Raise the markers by every step that dice and regions allow now; how many there are."""
    taken: i64 = 0
    for track in range(TRACKS):
        dice = dice_left(p, track)
        if dice > 0:
            usable = size(regions & p.printed.of_colour[track] & ~p.regions_used)
            steps = min(dice, usable)
            steps = min(steps, room(levels, track))
            levels[track] += steps
            taken += steps
    return taken


def walk_to_steps(p: Board, seat: Seat, regions: Spaces, sure: i64, levels: vec[i64]) -> i64:
    """Raise the markers by the steps for whose regions explorers could still walk; how many."""
    closed = held_by_others(p, seat)
    explorers = value(p, seat, YELLOW) - sure
    points = p.movement - at_sea(p, seat)
    taken: i64 = 0
    reached = regions
    edge = regions
    for cost in range(1, FARTHEST + 1):
        edge = around(p, edge) & ~closed & ~reached
        reached |= edge
        for track in range(TRACKS):
            found = size(edge & p.printed.of_colour[track])
            if found == 0:
                continue
            usable = size(regions & p.printed.of_colour[track])
            wanted = dice_left(p, track) - usable
            steps = min(wanted, found)
            steps = min(steps, room(levels, track))
            steps = min(steps, explorers)
            steps = min(steps, points // cost)
            if steps > 0:
                levels[track] += steps
                explorers -= steps
                points -= steps * cost
                taken += steps
    return taken


def idle_dice(p: Board) -> i64:
    """How many dice of this turn have moved no marker."""
    count: i64 = 0
    for die in range(MOST_DICE):
        if p.dice[die] != NOTHING and (p.dice_used >> die) & 1 == 0:
            count += 1
    return count


def rerolled(
    p: Board, seat: Seat, regions: Spaces, levels: vec[i64], idle: i64, weights: vec[i64]
) -> i64:
    """What throwing the idle dice again promises: steps where a region is left for them."""
    useful: i64 = 0
    promised: i64 = 0
    nearby = regions | around(p, regions)
    for track in range(TRACKS):
        left = room(levels, track)
        used = levels[track] - p.level[seat * TRACKS + track]
        if left > 0 and size(nearby & p.printed.of_colour[track]) > used:
            useful += 100
            promised += gain_left(p, seat, track, levels[track], weights) // left
    if useful == 0:
        return 0
    steps = idle * chance(useful, p.rerolls) * weights[w.REROLL] // 100  # in thousandths
    return steps * (promised * 100 // useful) // 1000


def landings(p: Board, seat: Seat, turns: i64, weights: vec[i64]) -> Spaces:
    """FE-MOV-2: new regions for the explorers at sea, each the best one for its owner."""
    found: i64 = 0
    if at_sea(p, seat) == 0:
        return found
    own = held(p, seat)
    landable = p.printed.in_play & ~held_by_others(p, seat) & ~own
    for ocean in range(OCEAN, SPACES):
        for _ in range(explorers_in(p, seat, ocean)):
            found |= best_landing(
                p,
                seat,
                p.printed.neighbours[ocean] & landable & ~found,
                own | found,
                turns,
                weights,
            )
    return found


def best_landing(
    p: Board, seat: Seat, choice: Spaces, regions: Spaces, turns: i64, weights: vec[i64]
) -> Spaces:
    """The one of these regions that promises most beside those already held; none of none."""
    best: i64 = 0
    most: i64 = 0
    for region in range(REGIONS):
        if (choice >> region) & 1 == 0:
            continue
        levels = p.level[seat * TRACKS : seat * TRACKS + TRACKS]
        take_sure_steps(p, regions | bit(region), levels)
        promise = on_tracks(p, seat, levels, regions | bit(region), turns, weights)
        if best == 0 or promise > most:
            best = bit(region)
            most = promise
    return best
