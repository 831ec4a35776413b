"""The evaluation of a game in plain Python, like any other to whoever thinks."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.position import Position, Seat
from empires.thinking.evaluation import Evaluation


@final
class PlainEvaluation(Evaluation):
    """Asks a ``PlainThinking`` (``plain``), which keeps the weights by name."""

    def __init__(self, thinking: Any) -> None:
        super().__init__(vec[i64]())
        self.thinking: Any = thinking

    def worth(self, p: Position, seat: Seat) -> i64:
        worth: i64 = self.thinking.worth(p, seat)
        return worth

    def midway(self, p: Position, seat: Seat) -> bool:
        midway: bool = self.thinking.midway(p, seat)
        return midway

    def period(self, p: Position) -> i64:
        period: i64 = self.thinking.period(p)
        return period

    def settled(self, p: Position, since: i64) -> bool:
        settled: bool = self.thinking.settled(p, since)
        return settled
