"""A position of a game in plain Python, like any other to whoever plays, searches or serves."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, u8

from empires.rules.columns import vec
from empires.rules.digest import mixed
from empires.rules.position import Code, MoveList, Position, Seat
from empires.rules.random import Random
from empires.rules.rows import put


@final
class PlainPosition(Position):
    """Holds a board and asks the rules about it (``plain``, which can't be imported here)."""

    def __init__(
        self, rules: Any, board: Any, players: i64, random: Random, moves: MoveList
    ) -> None:
        super().__init__(players, random, moves)
        self.rules: Any = rules
        self.board: Any = board
        self.over = board.over

    def begin(self) -> None:
        self.rules.set_up(self.board, self)
        self.over = self.board.over

    def decides(self, seat: Seat) -> bool:
        decides: bool = self.rules.decides(self.board, seat)
        return decides

    def first_to_ask(self) -> Seat:
        first: i64 = self.rules.first_to_ask(self.board)
        return first

    def offer(self, seat: Seat, out: MoveList) -> None:
        for code in self.rules.legal(self.board, seat):
            out.add(code)

    def apply(self, seat: Seat, code: Code) -> None:
        self.filling = -1
        self.rules.apply(self.board, self, seat, code)
        self.over = self.board.over

    def copy(self) -> PlainPosition:
        """An independent position; the journal is not copied."""
        board = self.rules.copy(self.board)
        return PlainPosition(self.rules, board, self.players, self.random.copy(), self.moves)

    def imagined(self, seat: Seat, random: Random) -> PlainPosition:
        q = self.copy()
        q.random = Random(random.word(), random.word(), random.word(), random.word())
        q.rules.redraw(q.board, seat, random)
        return q

    def reopen(self, seat: Seat) -> None:
        self.filling = -1
        self.rules.reopen(self.board, seat)

    def again(self, random: Random) -> PlainPosition:
        """Another game with the same options; it shares the buffer for legal moves."""
        board = self.rules.bare(self.board)
        q = PlainPosition(self.rules, board, self.players, random, self.moves)
        q.begin()
        return q

    def sight(self, seat: Seat, with_hand: bool) -> i64:
        digest: i64 = 0
        for value in self.rules.seen(self.board, seat, with_hand):
            digest = mixed(digest, value)
        return digest

    def observe(self, seat: Seat, at: i64, out: vec[u8]) -> None:
        place = at
        for value in self.rules.observed(self.board, seat):
            put(out, place, value)
            place += 1

    def to_bytes(self) -> bytes:
        """The whole position, journal left out."""
        written: bytes = self.rules.written(self.board, self.random)
        return written

    def fault(self) -> str:
        fault: str = self.rules.fault(self.board)
        return fault

    def total(self, seat: Seat) -> i64:
        points: i64 = self.rules.score(self.board, seat)
        return points

    def beats(self, one: Seat, other: Seat) -> bool:
        found: bool = self.rules.beats(self.board, one, other)
        return found
