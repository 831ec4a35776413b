"""The review of a finished game, move by move.

For every move: chance before and after it. They differ by luck, by the error, by what nobody could
see, and by a rest: what a later look at the game knows better. So everything adds up to the result.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from empires.bots import Outlook
from empires.bots.outcomes import beside
from empires.review.budget import DEPTHS, Budget
from empires.review.errors import Judged, band, judged
from empires.review.judge import ALL, Judge, mean
from empires.rules.position import Position
from empires.rules.random import Random, seeded
from empires.shapes.reasons import Beside
from empires.shapes.review import ReviewedMove
from empires.table.course import Course, Step
from empires.table.game import Game, GameError
from empires.table.record import Record
from empires.table.replay import play_out

LUCK: Final = 1  # streams of random numbers of their own
CHANCES: Final = 2
ERRORS: Final = 3
REASONS: Final = 5
TOLD: Final = ("doubtful", "mistake", "blunder")  # errors that are told with a reason
SURPRISES: Final = 8  # futures in which a move must go alike to hold no luck


class NoReview(GameError):
    """A game that can't be reviewed, in one line that says why."""


def checked(record: Record, game: Game[Any], depth: str) -> Course:
    """The game that is reviewed, played out; or why it can't be."""
    if record.result is None or record.is_sealed:
        raise NoReview("the game is not over: only finished games are reviewed")
    if depth not in DEPTHS:
        raise NoReview(f"depth: expected {' or '.join(DEPTHS)}, got {depth!r}")
    if not can_review(game):
        raise NoReview(f"{game.name} can't be reviewed: its rules redraw no future")
    return play_out(record, game)


def can_review(game: Game[Any]) -> bool:
    """Whether its rules can redraw a future."""
    try:
        game.new(players=game.seats[0], seed=0, journal=False).onward(stream(CHANCES, 0))
    except NotImplementedError:
        return False
    return True


class Reviewer:
    """Looks at any moment and at any move of one game."""

    def __init__(self, course: Course, budget: Budget) -> None:
        self.game = course.game
        self.course = course
        self.budget = budget
        self.players = int(course.position.players)
        self.judge = Judge(self.game, self.players, 1)
        self.judge.last = max(1, self.judge.period(course.position))
        self.everybody = list(range(self.players))
        self.positions: list[Position] = list(moments(course))

    def chances(self, ply: int) -> list[float]:
        """Everybody's after so many moves."""
        return self.open_handed(self.positions[ply])

    def open_handed(self, p: Position) -> list[float]:
        # The same futures every time: then two positions differ by what they are.
        return self.judge.open_handed(p, self.budget.futures, stream(CHANCES, 0))

    def move(self, ply: int, chances: list[list[float]]) -> ReviewedMove:
        """What the move after so many did to everybody's chances; -1: what the deal did."""
        none = [0.0] * self.players
        if ply < 0:
            fair = ALL / self.players
            dealt = [chance - fair for chance in chances[0]]
            return ReviewedMove(-1, -1, dealt, none, none, none)
        before, step = self.positions[ply], self.course.steps[ply]
        luck = self.luck(ply)
        left = less(less(chances[ply + 1], chances[ply]), luck)
        if not step.chosen:
            return ReviewedMove(ply, step.seat, luck, none, none, rest=left)
        found = self.error(before, step.seat, step.code, ply)
        unseen = self.unseen(ply, found)
        name = band(found.error, found.interval, found.chance)
        return ReviewedMove(
            ply,
            step.seat,
            luck=luck,
            unseen=unseen,
            gains=found.gains,
            rest=less(less(left, found.gains), unseen),
            error=found.error,
            interval=found.interval,
            points=found.points,
            band=name,
            best=found.best,
            choices=found.choices,
            beside=self.beside(before, step, found.best, ply) if name in TOLD else None,
        )

    def luck(self, ply: int) -> list[float]:
        """What came of a move less the mean of what could have come; nothing if only one could.

        All of them are played on alike, so that luck is nothing in the mean.
        """
        before, step = self.positions[ply], self.course.steps[ply]
        random = stream(LUCK, 0)
        found: list[list[float]] = []
        surprised = False
        for draw in range(self.budget.draws):
            if draw == SURPRISES and not surprised:
                return [0.0] * self.players
            p = before.onward(random)
            p.journal = []
            p.apply(step.seat, step.code)
            surprised = surprised or tuple(p.journal) != step.notes
            found.append(self.judge.cut_short(p, self.judge.period(p), self.everybody).chances)
        return less(self.open_handed(self.positions[ply + 1]), mean(found))

    def unseen(self, ply: int, found: Judged) -> list[float]:
        """What the choice did beside the best one with all hands open, less what it seemed to do.

        Both are the same luck away from what came: what was drawn is drawn anew.
        """
        step = self.course.steps[ply]
        if found.best == step.code:
            return [0.0] * self.players
        open_handed = [self.after(ply, code) for code in (step.code, found.best)]
        return less(less(*open_handed), found.gains)

    def after(self, ply: int, code: int) -> list[float]:
        """Everybody's chances after another choice, with all hands open."""
        before, seat = self.positions[ply], self.course.steps[ply].seat
        random, found = stream(CHANCES, 0), []
        for _ in range(self.budget.futures):
            p = before.onward(random)
            since = self.judge.period(p)
            p.apply(seat, code)
            found.append(self.judge.cut_short(p, since, self.everybody).chances)
        return mean(found)

    def error(self, p: Position, seat: int, code: int, ply: int) -> Judged:
        """Out of an outlook alone: the luck of it depends on nothing that is hidden."""
        random = stream(ERRORS, ply)
        outlook = Outlook.of(self.game, p, seat, random)
        return judged(outlook, code, self.judge, self.budget, random)

    def beside(self, p: Position, step: Step, best: int, ply: int) -> Beside:
        """What the better choice would have brought beside the one played, as the seat saw it."""
        random = stream(REASONS, ply)
        outlook = Outlook.of(self.game, p, step.seat, random)
        codes = [best, step.code]
        (found,) = beside(outlook, codes, self.judge.tuning, self.judge.evaluation, random)
        return found


def moments(course: Course) -> Iterator[Position]:
    """The position after every move, from the set-up on."""
    again = course.again([])
    yield again.position.copy()
    for step in course.steps:
        again.play(step.seat, step.code)
        yield again.position.copy()


def stream(which: int, ply: int) -> Random:
    return seeded([which, ply, 21])


def less(one: list[float], other: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]
