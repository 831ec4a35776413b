"""What a position is worth in chances to win: games cut short where what was learnt can tell.

A game is played on by greedy moves until nothing is open any more, and valued there by the net.
Where no net was learnt, the leads that the evaluation foretells become chances by ``slopes``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final, NamedTuple

from empires.bots import nets
from empires.review.slopes import slope_of, temper_of
from empires.rules.position import Position
from empires.rules.random import Random
from empires.table.game import Game
from empires.thinking.foretelling import foretold
from empires.thinking.leaf import GREEDY_PLAYOUT, Tuning, complete, play_what_is_open

SURE: Final = 1_000_000.0
ALL: Final = 100.0  # per cent
HUNDREDTHS: Final = 100.0
LONGEST: Final = 30  # decisions of a game that is played on


class Value(NamedTuple):
    """By seat: the chance to win in per cent, all together 100, and the score to expect."""

    chances: list[float]
    scores: list[float]


class Judge:
    """Values the positions of one game with one number of players."""

    def __init__(self, game: Game[Any], players: int, last: int, *, tempered: bool = True) -> None:
        """``last`` is the period that a game like this one ends in.

        Without its temper a net says what it was taught, though it is too sure of it.
        """
        self.evaluation = nets.learned(game, players)
        self.tuning = Tuning(20, 200, 0, 1, 1000, 75, GREEDY_PLAYOUT, LONGEST, 0, 1, 100, True)
        self.players = players
        self.slope = slope_of(game.name, players)
        self.temper = temper_of(game.name, players) if tempered else None
        self.last = max(1, last)

    def period(self, p: Position) -> int:
        return int(self.evaluation.period(p))

    def cut_short(self, p: Position, since: int, viewers: list[int]) -> Value:
        """Play a position on, which is used up by it, and value where that leads.

        What only one seat can know counts as far as that seat is among the viewers.
        """
        play_what_is_open(p, since, self.tuning, self.evaluation)
        complete(p, self.tuning, self.evaluation)
        if p.over:
            return ended(p)
        if self.evaluation.net is None:
            return self.reckoned(p)
        found = [foretold(p, viewer, self.evaluation) for viewer in viewers]
        chances: list[float] = [sum(each[s] for _, each in found) for s in range(self.players)]
        scores = [sum(scores[s] for scores, _ in found) for s in range(self.players)]
        if self.temper is not None:
            trust = self.temper.at(self.period(p) / self.last)
            chances = [chance**trust for chance in chances]
        count = len(viewers) * HUNDREDTHS
        return Value(shares(chances), [score / count for score in scores])

    def reckoned(self, p: Position) -> Value:
        """By the evaluation alone."""
        scores = [int(self.evaluation.worth(p, s)) / HUNDREDTHS for s in range(self.players)]
        steep = self.slope.at(self.period(p) / self.last)
        best = max(scores)
        return Value(shares([exp(steep * (score - best)) for score in scores]), scores)

    def open_handed(self, p: Position, futures: int, random: Random) -> list[float]:
        """Every seat's chance to win with all hands open and the future unknown."""
        if p.over:
            return ended(p).chances
        everybody = list(range(self.players))
        since = self.period(p)
        found = [self.cut_short(p.onward(random), since, everybody) for _ in range(futures)]
        return mean([value.chances for value in found])


def ended(p: Position) -> Value:
    """A shared victory is shared."""
    ranks = p.ranking()
    scores = [float(score) for score in p.scores()]
    return Value(shares([1.0 if rank == 1 else 0.0 for rank in ranks]), scores)


def shares(weights: Sequence[float]) -> list[float]:
    whole = sum(weights)
    return [ALL * weight / whole for weight in weights]


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
