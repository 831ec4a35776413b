"""What a position of Sealed Chests is worth to a seat."""

from __future__ import annotations

from typing import Final

from empires.rules.adapter import PlainPosition
from empires.thinking.plain import PlainThinking
from sealed_chests.rules import NOBODY, Board, held

WEIGHTS: Final = ("card", "chest")


class SealedChestsThinking(PlainThinking):
    def worth(self, p: PlainPosition, seat: int) -> int:
        b: Board = p.board
        if b.over:
            return 100 * b.points[seat]
        promised = b.chest * self.weights["chest"] if b.taker == seat else 0
        return 100 * b.points[seat] + promised + sum(held(b, seat)) * self.weights["card"]

    def period(self, p: PlainPosition) -> int:
        b: Board = p.board
        return b.round

    def settled(self, p: PlainPosition, since: int) -> bool:
        """Once the chest of that round has gone somewhere."""
        b: Board = p.board
        return b.round != since and b.taker == NOBODY and not any(b.laid)
