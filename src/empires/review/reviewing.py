"""The review of a finished game, move by move.

For every move: chance before, expected chance after it, chance after it. The last two differ by
luck, the first two by the error and by what nobody could see. So everything adds up to the result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from empires.bots import Outlook
from empires.review.budget import DEPTHS, Budget
from empires.review.errors import Judged, band, judged
from empires.review.judge import ALL, Judge, mean
from empires.review.sums import decisions_of, keys_of, seats_of
from empires.rules.position import Position
from empires.rules.random import Random, seeded
from empires.shapes.review import Review, ReviewedMove
from empires.table.course import Course, Step
from empires.table.game import Game, GameError
from empires.table.record import Record
from empires.table.replay import play_out

LUCK: Final = 1  # streams of random numbers of their own
CHANCES: Final = 2
ERRORS: Final = 3
SURPRISES: Final = 8  # futures in which a move must go alike to hold no luck

Progress = Callable[[int, int], None]
"""Told how many moves are done, and of how many."""


class NoReview(GameError):
    """A game that can't be reviewed, in one line that says why."""


class Changed(NamedTuple):
    """What a move has changed, before anybody is blamed for it."""

    chosen: list[float]
    luck: list[float]


def review(
    record: Record, game: Game[Any], depth: str = "quick", progress: Progress | None = None
) -> Review:
    """Review a finished game; one that still runs has none."""
    if record.result is None or record.is_sealed:
        raise NoReview("the game is not over: only finished games are reviewed")
    if depth not in DEPTHS:
        raise NoReview(f"depth: expected {' or '.join(DEPTHS)}, got {depth!r}")
    course = play_out(record, game)
    try:
        course.position.onward(stream(CHANCES, 0))
    except NotImplementedError:
        raise NoReview(f"{game.name} can't be reviewed: its rules redraw no future") from None
    return Reviewer(course, DEPTHS[depth], progress).whole(record, depth)


class Reviewer:
    """Goes through one game once."""

    def __init__(self, course: Course, budget: Budget, progress: Progress | None = None) -> None:
        self.game = course.game
        self.course = course
        self.budget = budget
        self.players = int(course.position.players)
        self.judge = Judge(self.game, self.players, 1)
        self.judge.last = max(1, self.judge.period(course.position))
        self.progress = progress

    def whole(self, record: Record, depth: str) -> Review:
        course = self.course.again([])
        p = course.position
        fair = ALL / self.players
        chances = [self.chances(p, 0)]
        none = [0.0] * self.players
        dealt = [chance - fair for chance in chances[0]]
        moves = [ReviewedMove(-1, -1, dealt, none, none, none)]
        for ply, step in enumerate(self.course.steps):
            before = p.copy()
            course.play(step.seat, step.code)
            chances.append(self.chances(p, ply + 1))
            changed = self.changed(before, step, ply, chances[-2], chances[-1])
            moves.append(self.move(before, step, ply, changed))
            if self.progress:
                self.progress(ply + 1, len(self.course.steps))
        decisions = decisions_of(self.course, moves, chances)
        return Review(
            game=record.game,
            names=list(record.names),
            depth=depth,
            budget=self.budget._asdict(),
            chances=chances,
            moves=moves,
            decisions=decisions,
            keys=keys_of(moves),
            seats=seats_of(moves, decisions, chances[-1]),
        )

    def chances(self, p: Position, ply: int) -> list[float]:
        return self.judge.open_handed(p, self.budget.futures, stream(CHANCES, ply))

    def changed(
        self, before: Position, step: Step, ply: int, old: list[float], new: list[float]
    ) -> Changed:
        """Part what the move has done into what was chosen and what came by luck."""
        expected = self.expected(before, step, ply) or new
        return Changed(less(expected, old), less(new, expected))

    def expected(self, before: Position, step: Step, ply: int) -> list[float] | None:
        """The mean chance over what could have come of the move, if more than one thing could."""
        random = stream(LUCK, ply)
        everybody = list(range(self.players))
        found = []
        surprised = False
        for draw in range(self.budget.draws):
            if draw == SURPRISES and not surprised:
                return None
            p = before.onward(random)
            p.journal = []
            p.apply(step.seat, step.code)
            surprised = surprised or tuple(p.journal) != step.notes
            # What was revealed is played on, as it is for the chance after the move.
            period = self.judge.period(p)
            found.append(self.judge.cut_short(p, period, everybody).chances)
        return mean(found)

    def move(self, before: Position, step: Step, ply: int, changed: Changed) -> ReviewedMove:
        none = [0.0] * self.players
        if not step.chosen:
            return ReviewedMove(ply, step.seat, changed.luck, none, none, changed.chosen)
        found = self.error(before, step.seat, step.code, ply)
        return ReviewedMove(
            ply,
            step.seat,
            luck=changed.luck,
            unseen=less(changed.chosen, found.gains),
            gains=found.gains,
            rest=none,
            error=found.error,
            interval=found.interval,
            points=found.points,
            band=band(found.error, found.interval, found.chance),
            best=found.best,
            choices=found.choices,
        )

    def error(self, p: Position, seat: int, code: int, ply: int) -> Judged:
        """Out of an outlook alone: the luck of it depends on nothing that is hidden."""
        random = stream(ERRORS, ply)
        outlook = Outlook.of(self.game, p, seat, random)
        return judged(outlook, code, self.judge, self.budget, random)


def stream(which: int, ply: int) -> Random:
    return seeded([which, ply, 21])


def less(one: list[float], other: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]
