"""Which question each seat is asked, and since which ply: which answers still count."""

from __future__ import annotations

from empires.table import Move, Table


class Prompts:
    """The questions open at one table.

    Where seats act together, what another seat does or takes back leaves a question as it is as
    long as its choices stay the same: an answer that is on its way is still an answer to it.
    """

    def __init__(self, seats: int) -> None:
        self._ply = 0
        self._since = [0] * seats
        self._names = [name_of(0, 0)] * seats
        self._kept: dict[int, list[tuple[int, Move]]] = {}

    def since(self, seat: int) -> int:
        """The first ply at which the seat was asked this."""
        return self._since[seat]

    def name(self, seat: int) -> str:
        """Names the question a seat is asked; another question has another name."""
        return self._names[seat]

    def before(self, table: Table, mover: int) -> None:
        """A seat is about to move, or to take back: remember what the others are asked."""
        self._kept = {}
        if table.game.acts_together(table.position):
            self._kept = {seat: asked(table, seat) for seat in table.to_move if seat != mover}

    def after(self, table: Table, undos: int) -> None:
        """Something happened, perhaps a move: note which questions are new."""
        if table.ply != self._ply:
            self._note(table, undos)

    def rewound(self, table: Table, undos: int) -> set[int]:
        """Something was taken back; the seats whose question is still the same."""
        return self._note(table, undos)

    def forget(self) -> None:
        """What was remembered counts no longer: every question will be a new one."""
        self._kept = {}

    def _note(self, table: Table, undos: int) -> set[int]:
        self._ply = table.ply
        together = table.game.acts_together(table.position)
        same = set()
        for seat in range(len(self._since)):
            kept = self._kept.get(seat) if together and seat in table.to_move else None
            if kept is not None and kept == asked(table, seat):
                self._since[seat] = min(self._since[seat], table.ply)
                same.add(seat)
            else:
                self._since[seat] = table.ply
                self._names[seat] = name_of(undos, table.ply)
        self._kept = {}
        return same


def name_of(undos: int, ply: int) -> str:
    """Between two undos plies only grow, so no name is given twice."""
    return f"{undos}-{ply}"


def asked(table: Table, seat: int) -> list[tuple[int, Move]]:
    """What a seat can answer: the codes and what they mean."""
    p = table.position
    return [(code, table.game.move(p, seat, code)) for code in p.legal(seat)]
