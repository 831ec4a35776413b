"""Random play to the end, inside the compiled rules: for simulations and measurements."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.position import Position
from empires.rules.random import Random


def playout(p: Position, random: Random) -> int:
    """Play random legal moves until the game is over; the number of decisions made."""
    decisions: i64 = 0
    moves = p.moves
    while not p.over:
        seat = p.next_seat()
        moves.clear()
        p.offer(seat, moves)
        p.apply(seat, moves.codes[random.below(moves.count)])
        decisions += 1
    return decisions
