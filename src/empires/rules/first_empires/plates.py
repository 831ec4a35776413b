"""The parts of an observation that stay as they are while others move, kept and copied.

A move changes a little of one seat's: ``Position.touched`` says whose.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from empires.rules.columns import extend, vec
from empires.rules.first_empires.observation import (
    DECIDES,
    MOST_SEATS,
    SEAT_SIZE,
    SEATS,
    observe_dice,
    observe_options,
    observe_own,
    observe_round,
    observe_seat,
    observe_tiles,
    observe_turn,
)
from empires.rules.first_empires.position import Board
from empires.rules.first_empires.terms import NOBODY
from empires.rules.position import Plates, Seat
from empires.rules.rows import blank


@final
class FirstEmpiresPlates(Plates):
    """Blocks of an observation: what holds for a whole game, and each seat."""

    def __init__(self, p: Board) -> None:
        self.p: Board = p
        self.options: vec[u8] = blank(SEATS)
        observe_options(p, 0, self.options)
        self.missing: vec[u8] = blank((MOST_SEATS - p.players) * SEAT_SIZE)
        self.seats: list[vec[u8]] = [blank(SEAT_SIZE) for _ in range(p.players)]

    def show(self, seat: Seat, out: vec[u8]) -> vec[u8]:
        p = self.p
        touched = p.touched
        for other in range(p.players):
            if (touched >> other) & 1 == 1:
                block = blank(SEAT_SIZE)
                observe_seat(p, other, NOBODY, 0, block)
                observe_tiles(p, other, 0, block)
                self.seats[other] = block
        p.touched = 0
        at: i64 = len(out)
        out = extend(out, self.options)
        for other in range(seat, p.players):
            out = extend(out, self.seats[other])
        for other in range(seat):
            out = extend(out, self.seats[other])
        out = extend(out, self.missing)
        observe_round(p, seat, at, out)
        if p.turn != NOBODY:
            observe_turn(p, seat, at, out)
            observe_dice(p, at, out)
        observe_own(p, seat, at, out)
        # Others see of some choices only that they are being made.
        out[at + SEATS + DECIDES] = u8(p.stage[seat])
        return out
