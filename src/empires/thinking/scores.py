"""What a position is worth in a game that says no more about it: what the seats would score."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from empires.rules.position import Position, Seat
from empires.thinking.evaluation import Evaluation


@final
class ScoreEvaluation(Evaluation):
    """Every choice is complete by itself, and the whole game is one period."""

    def worth(self, p: Position, seat: Seat) -> i64:
        return 100 * p.total(seat)

    def midway(self, p: Position, seat: Seat) -> bool:
        return False

    def period(self, p: Position) -> i64:
        return 0

    def settled(self, p: Position, since: i64) -> bool:
        return True
