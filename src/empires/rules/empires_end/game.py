"""Empire's End as a position that plays: the table of ``position`` with the rules of ``flow``."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from empires.rules import storage
from empires.rules.columns import vec
from empires.rules.empires_end import compact, flow, hidden, observation, scoring, sight
from empires.rules.empires_end.invariants import check
from empires.rules.empires_end.plates import EmpiresEndPlates
from empires.rules.empires_end.position import Board
from empires.rules.empires_end.printed import Printed
from empires.rules.empires_end.setup import set_up
from empires.rules.position import Code, MoveList, Note, Plates, Seat
from empires.rules.random import Random

TAG: Final = b"EE1"


@final
class EmpiresEnd(Board):
    """A position of Empire's End."""

    def offer(self, seat: Seat, out: MoveList) -> None:
        flow.offer(self, seat, out)

    def apply(self, seat: Seat, code: Code) -> None:
        self.filling = -1
        self.touch(seat)
        flow.apply(self, seat, code)

    def copy(self) -> EmpiresEnd:
        """An independent position; the journal is not copied."""
        return EmpiresEnd(self.printed, self.players, self.random.copy(), self.moves, self)

    def imagined(self, seat: Seat, random: Random) -> EmpiresEnd:
        """A position this seat (-1: an onlooker) could be in, for all it knows."""
        q = self.copy()
        hidden.redraw(q, seat, random)
        return q

    def onward(self, random: Random) -> EmpiresEnd:
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
        return super().plates(size, compact) if compact else EmpiresEndPlates(self)

    def again(self, random: Random) -> EmpiresEnd:
        """Another game with the same options; it shares the buffer for legal moves."""
        p = EmpiresEnd(self.printed, self.players, random, self.moves, None)
        p.ruleset = self.ruleset
        p.blitz = self.blitz
        p.open_resources = self.open_resources
        set_up(p)
        flow.settle(p)
        return p

    def reopen(self, seat: Seat) -> None:
        hidden.reopen_bids(self, seat)


def from_bytes(printed: Printed, data: bytes) -> EmpiresEnd:
    """The position that ``to_bytes`` wrote; anything else raises ``storage.BadBytes``."""
    start = storage.head(TAG, printed.digest)
    players = storage.players_in(data, start, 2, 4)
    p = EmpiresEnd(printed, players, Random(0, 0, 0, 0), MoveList(), None)
    storage.restore(p, data, start)
    return p


def new_position(
    printed: Printed,
    players: i64,
    random: Random,
    ruleset: i64,
    blitz: bool,
    open_resources: bool,
    journal: list[Note] | None,
) -> EmpiresEnd:
    """A game about to begin: everything laid out, the first decision open."""
    p = EmpiresEnd(printed, players, random, MoveList(), None)
    p.ruleset = ruleset
    p.blitz = blitz
    p.open_resources = open_resources
    p.journal = journal
    set_up(p)
    flow.settle(p)
    return p
