"""Since which ply each seat has been asked what it is asked now: which answers still count."""

from __future__ import annotations

from empires.table import Move, Table


class Prompts:
    """The questions open at one table.

    Where seats act together, another seat's move leaves a question as it is, so an answer given
    to an earlier ply is still an answer to it.
    """

    def __init__(self, seats: int) -> None:
        self._ply = 0
        self._since = [0] * seats
        self._kept: dict[int, list[tuple[int, Move]]] = {}

    def since(self, seat: int) -> int:
        """The first ply at which the seat was asked this."""
        return self._since[seat]

    def before(self, table: Table, mover: int) -> None:
        """A seat is about to move: remember what the others are asked."""
        self._kept = {}
        if table.game.acts_together(table.position):
            self._kept = {seat: asked(table, seat) for seat in table.to_move if seat != mover}

    def after(self, table: Table) -> None:
        """Something happened, perhaps a move: note which questions are new."""
        if table.ply == self._ply:
            return
        self._ply = table.ply
        together = table.game.acts_together(table.position)
        for seat in range(len(self._since)):
            kept = self._kept.get(seat) if together else None
            if kept is None or kept != asked(table, seat):
                self._since[seat] = table.ply

    def forget(self, ply: int) -> None:
        """Something was taken back: every question is a new one."""
        self._since = [ply] * len(self._since)
        self._kept = {}
        self._ply = ply


def asked(table: Table, seat: int) -> list[tuple[int, Move]]:
    """What a seat can answer: the codes and what they mean."""
    p = table.position
    return [(code, table.game.move(p, seat, code)) for code in p.legal(seat)]
