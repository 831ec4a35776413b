"""What a position of Empire's End promises to a seat, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.hidden import beginning_of
from empires.rules.empires_end.position import Board, holds_in_all
from empires.rules.empires_end.scoring import total
from empires.rules.empires_end.terms import NOTHING
from empires.rules.position import Seat

WEIGHTS: Final = ("resource",)
"""What the weights are called, in the order in which ``worth`` takes them."""


def worth(p: Board, seat: Seat, weights: vec[i64]) -> i64:
    """The points on the table, and what the rest will bring."""
    points = 100 * total(p, seat)
    if p.over:
        return points
    return points + weights[0] * holds_in_all(p, seat)


def midway(p: Board, seat: Seat) -> bool:
    """Whether a seat has begun a choice that changes nothing until it is complete."""
    return beginning_of(p.stage[seat]) != NOTHING
