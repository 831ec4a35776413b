"""First Empires as a position that plays: the table of ``position`` with the rules of ``flow``."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from empires.rules import storage
from empires.rules.columns import vec
from empires.rules.first_empires import compact, flow, hidden, observation, scoring, sight
from empires.rules.first_empires.invariants import check
from empires.rules.first_empires.plates import FirstEmpiresPlates
from empires.rules.first_empires.position import Board
from empires.rules.first_empires.printed import Printed
from empires.rules.first_empires.setup import set_up
from empires.rules.position import Code, MoveList, Note, Plates, Seat
from empires.rules.random import Random

TAG: Final = b"FE1"


@final
class FirstEmpires(Board):
    """A position of First Empires."""

    def offer(self, seat: Seat, out: MoveList) -> None:
        flow.offer(self, seat, out)

    def apply(self, seat: Seat, code: Code) -> None:
        self.filling = -1
        self.touch(seat)
        flow.apply(self, seat, code)

    def copy(self) -> FirstEmpires:
        """An independent position; the journal is not copied."""
        return FirstEmpires(self.printed, self.players, self.random.copy(), self.moves, self)

    def imagined(self, seat: Seat, random: Random) -> FirstEmpires:
        """A position this seat (-1: an onlooker) could be in, for all it knows."""
        q = self.copy()
        hidden.redraw(q, seat, random)
        return q

    def onward(self, random: Random) -> FirstEmpires:
        """The same position before another future."""
        q = self.copy()
        hidden.redraw_future(q, random)
        return q

    def to_bytes(self) -> bytes:
        """The whole position, journal left out; ``from_bytes`` makes it again."""
        return storage.written(self, storage.head(TAG, self.printed.digest))

    def fault(self) -> str:
        return check(self)

    def total(self, seat: Seat) -> i64:
        return scoring.total(self, seat)

    def beats(self, one: Seat, other: Seat) -> bool:
        return scoring.beats(self, one, other)

    def sight(self, seat: Seat, with_hand: bool) -> i64:
        return sight.sight(self, seat, with_hand)

    def observe(self, seat: Seat, at: i64, out: vec[u8]) -> None:
        observation.observe(self, seat, at, out)

    def observe_compactly(self, seat: Seat, at: i64, out: vec[u8]) -> None:
        compact.observe(self, seat, at, out)

    def plates(self, size: i64, compact: bool) -> Plates:
        return super().plates(size, compact) if compact else FirstEmpiresPlates(self)

    def again(self, random: Random) -> FirstEmpires:
        """Another game with the same options; it shares the buffer for legal moves."""
        p = FirstEmpires(self.printed, self.players, random, self.moves, None)
        p.choose_civilizations = self.choose_civilizations
        p.open_tiles = self.open_tiles
        p.short = self.short
        set_up(p)
        flow.begin(p)
        return p


def players_in(digest: str, data: bytes) -> int:
    """The number of players that bytes are for: it decides which values they need."""
    return storage.players_in(data, storage.head(TAG, digest), 2, 5)


def from_bytes(printed: Printed, data: bytes) -> FirstEmpires:
    """The position that ``to_bytes`` wrote; anything else raises ``storage.BadBytes``."""
    start = storage.head(TAG, printed.digest)
    players = storage.players_in(data, start, 2, 5)
    p = FirstEmpires(printed, players, Random(0, 0, 0, 0), MoveList(), None)
    storage.restore(p, data, start)
    return p


def new_position(
    printed: Printed,
    players: i64,
    random: Random,
    choose_civilizations: bool,
    open_tiles: bool,
    short: bool,
    journal: list[Note] | None,
) -> FirstEmpires:
    """A game about to begin: everything laid out, the first decision open."""
    p = FirstEmpires(printed, players, random, MoveList(), None)
    p.choose_civilizations = choose_civilizations
    p.open_tiles = open_tiles
    p.short = short
    p.journal = journal
    set_up(p)
    flow.begin(p)
    return p
