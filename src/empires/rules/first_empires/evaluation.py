"""What a position of First Empires promises to a seat, in hundredths of a point."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.first_empires.position import (
    Board,
    at_sea,
    explorers_in,
    held,
    held_by_others,
    value,
)
from empires.rules.first_empires.prospects import (
    idle_dice,
    later,
    rerolled,
    standing,
    take_sure_steps,
    turns_to_come,
    walk_to_steps,
)
from empires.rules.first_empires.scoring import total
from empires.rules.first_empires.terms import (
    BLUE,
    CHOOSE_TILE,
    GATHER,
    LAST_CHANCE,
    MOVE,
    OCEAN,
    PLACE_CITY,
    PLACE_EXPLORER,
    PURPLE,
    REGIONS,
    REROLL,
    SPACES,
    SWORDS,
    TRACKS,
    TURN_DIE,
    TURN_TO_SWORD,
    Spaces,
    bit,
)
from empires.rules.first_empires.treasures import best_prize, cards, tiles
from empires.rules.first_empires.weighing import PRIZE, REACH, WEIGHTS
from empires.rules.position import Seat

__all__ = ["WEIGHTS", "midway", "worth"]


def worth(p: Board, seat: Seat, weights: vec[i64]) -> i64:
    """The score that a seat can expect to end with: what lies there, and what the rest brings."""
    if p.over:
        return 100 * total(p, seat)
    if p.round == 0:
        return 0  # civilizations are still being chosen
    turns = turns_to_come(p, seat)
    fresh = p.turn == seat and is_fresh(p, seat)
    if fresh:
        turns += 1
    levels = p.level[seat * TRACKS : seat * TRACKS + TRACKS]
    regions = held(p, seat)
    chances = turns
    may_turn_dice = turns > 0
    found: i64 = 0
    if p.turn == seat and not fresh:
        chances += 1
        if has_steps_ahead(p, seat):
            may_turn_dice = may_turn_dice or not p.has_stepped
            regions |= landings(p, seat, turns, weights)
            sure = take_sure_steps(p, regions, levels)
            found += hopes(p, seat, levels, regions, sure, turns, weights)
    return (
        found
        + on_tracks(p, seat, levels, regions, turns, weights)
        + tiles(p, seat, turns, weights)
        + cards(p, seat, regions, levels, chances, may_turn_dice, weights)
    )


def is_fresh(p: Board, seat: Seat) -> bool:
    """Whether the seat on turn has thrown its dice and done nothing with them yet.

    Such a turn counts as one to come: otherwise whoever thinks about ending a turn would take the
    luck of the next player for a reason.
    """
    stage = p.stage[seat]
    return (
        (stage == REROLL or stage == SWORDS or stage == MOVE)
        and p.rerolls == value(p, seat, BLUE)
        and p.movement == value(p, seat, PURPLE)
    )


def on_tracks(
    p: Board, seat: Seat, levels: vec[i64], regions: Spaces, turns: i64, weights: vec[i64]
) -> i64:
    """What the tracks have brought and will bring with the markers there."""
    return standing(p, seat, levels, weights) + later(p, seat, levels, regions, turns, weights)


def has_steps_ahead(p: Board, seat: Seat) -> bool:
    """FE-PRO-6: until the seat on turn begins to place its city tiles."""
    stage = p.stage[seat]
    return stage != CHOOSE_TILE and stage != PLACE_CITY and stage != LAST_CHANCE


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
        found += best_prize(p, seat) * weights[PRIZE] // 100
        reached = levels[:]
        steps = walk_to_steps(p, seat, regions, sure, reached)
        if steps > 0:
            gain = on_tracks(p, seat, reached, regions, turns, weights) - on_tracks(
                p, seat, levels, regions, turns, weights
            )
            found += gain * weights[REACH] // 100
    if p.rerolls > 0:
        found += rerolled(p, seat, regions, reached, idle_dice(p) - sure - steps, weights)
    return found


def landings(p: Board, seat: Seat, turns: i64, weights: vec[i64]) -> Spaces:
    """FE-MOV-2: new regions for the explorers at sea, each the best one for its owner."""
    found: i64 = 0
    if at_sea(p, seat) == 0:
        return found
    own = held(p, seat)
    landable = p.tables.in_play & ~held_by_others(p, seat) & ~own
    for ocean in range(OCEAN, SPACES):
        for _ in range(explorers_in(p, seat, ocean)):
            found |= best_landing(
                p, seat, p.tables.neighbours[ocean] & landable & ~found, own | found, turns, weights
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


def midway(p: Board, seat: Seat) -> bool:
    """Whether a seat has begun a choice that shows its worth only when it is complete."""
    stage = p.stage[seat]
    return (
        stage == GATHER
        or stage == TURN_TO_SWORD
        or stage == TURN_DIE
        or stage == PLACE_EXPLORER
        or stage == PLACE_CITY
    )
