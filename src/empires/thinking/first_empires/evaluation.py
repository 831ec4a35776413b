"""What a position of First Empires is worth to a seat: an estimate of its final score."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.first_empires.position import (
    Board,
    held,
    value,
)
from empires.rules.first_empires.scoring import total
from empires.rules.first_empires.terms import (
    BLUE,
    CHOOSE_TILE,
    GATHER,
    LAST_CHANCE,
    MOVE,
    PLACE_CITY,
    PLACE_EXPLORER,
    PURPLE,
    REROLL,
    SWORDS,
    TRACKS,
    TURN_DIE,
    TURN_TO_SWORD,
)
from empires.rules.position import Position, Seat
from empires.thinking.evaluation import Evaluation
from empires.thinking.first_empires.features import (
    CARDS_WORTH,
    LATER,
    SIZE,
    SO_FAR,
    TILES_WORTH,
    features,
)
from empires.thinking.first_empires.this_turn import hopes, landings, take_sure_steps
from empires.thinking.first_empires.tracks import on_tracks, so_far, turns_to_come
from empires.thinking.first_empires.treasures import cards, tiles


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


def sources(p: Board, seat: Seat, weights: vec[i64]) -> list[tuple[str, int]]:
    """Where the points come from that a seat can expect, in hundredths."""
    if p.over or p.round == 0:
        return [("tracks", worth(p, seat, weights))]
    levels = p.level[seat * TRACKS : seat * TRACKS + TRACKS]
    brought = so_far(p, seat, levels, weights)
    cities = tiles(p, seat, turns_to_come(p, seat), weights)
    turns = turns_to_come(p, seat)
    achievements = cards(p, seat, held(p, seat), levels, turns, turns > 0, weights)
    rest = worth(p, seat, weights) - brought - cities - achievements
    return [("tracks", brought), ("cities", cities), ("cards", achievements), ("to_come", rest)]


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


def has_steps_ahead(p: Board, seat: Seat) -> bool:
    """FE-PRO-6: until the seat on turn begins to place its city tiles."""
    stage = p.stage[seat]
    return stage != CHOOSE_TILE and stage != PLACE_CITY and stage != LAST_CHANCE


def midway(p: Board, seat: Seat) -> bool:
    """Whether a seat has begun a choice that shows what it leads to only when it is complete."""
    stage = p.stage[seat]
    return (
        stage == GATHER
        or stage == TURN_TO_SWORD
        or stage == TURN_DIE
        or stage == PLACE_EXPLORER
        or stage == PLACE_CITY
    )


def period(p: Board) -> i64:
    """FE-SET-9: which turn of the game it is."""
    return p.round * p.players + p.turn


def settled(p: Board, since: i64) -> bool:
    """Whether that turn has ended and nobody has done anything since."""
    return p.round > 0 and period(p) != since and is_fresh(p, p.turn)


@final
class FirstEmpiresEvaluation(Evaluation):
    """The functions above, for whoever thinks about any game."""

    def worth(self, p: Position, seat: Seat) -> i64:
        assert isinstance(p, Board)
        return worth(p, seat, self.weights)

    def midway(self, p: Position, seat: Seat) -> bool:
        assert isinstance(p, Board)
        return midway(p, seat)

    def period(self, p: Position) -> i64:
        assert isinstance(p, Board)
        return period(p)

    def settled(self, p: Position, since: i64) -> bool:
        assert isinstance(p, Board)
        return settled(p, since)

    def size(self) -> i64:
        return SIZE

    def reckoned(self) -> list[int]:
        found = [0] * int(SIZE)
        for part in (SO_FAR, LATER, TILES_WORTH, CARDS_WORTH):
            found[part] = 10
        return found

    def features(self, p: Position, seat: Seat, known: bool, row: vec[i64]) -> None:
        assert isinstance(p, Board)
        features(p, seat, known, self.weights, row)

    def sources(self, p: Position, seat: Seat) -> list[tuple[str, int]]:
        assert isinstance(p, Board)
        return sources(p, seat, self.weights)
