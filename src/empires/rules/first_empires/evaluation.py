"""What a position of First Empires promises to a seat, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.first_empires.position import Board, held, size
from empires.rules.first_empires.scoring import total
from empires.rules.first_empires.terms import GATHER, NOTHING, TURN_DIE, TURN_TO_SWORD
from empires.rules.position import Seat

WEIGHTS: Final = ("region",)
"""What the weights are called, in the order in which ``worth`` takes them."""


def worth(p: Board, seat: Seat, weights: vec[i64]) -> i64:
    """The points on the table, and what the rest will bring."""
    if p.civilization[seat] == NOTHING:
        return 0
    points = 100 * total(p, seat)
    if p.over:
        return points
    return points + weights[0] * size(held(p, seat))


def midway(p: Board, seat: Seat) -> bool:
    """Whether a seat has begun a choice that changes nothing until it is complete."""
    stage = p.stage[seat]
    return stage == GATHER or stage == TURN_TO_SWORD or stage == TURN_DIE
