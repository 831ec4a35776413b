"""A table as its entries tell it: seats, game, requests. It changes only by ``apply``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, assert_never

from msgspec.structs import replace

from empires.server import entries
from empires.server.entries import Entry, SeatSetup, Setup
from empires.server.prompts import Prompts
from empires.shapes.tables import Outcome, SeatKind, Status, TakebackRequest
from empires.table import Game, PlayedMove, Table
from empires.table.record import commitment_to

STAND_IN: Final = "governor"  # plays for those who are away or have conceded


@dataclass(slots=True)
class Seat:
    """Who sits there, and whether they play."""

    kind: SeatKind
    level: str | None
    name: str | None
    token: str | None
    joined: bool
    away: bool = False
    conceded: bool = False
    owes_since: float | None = None

    @classmethod
    def of(cls, setup: SeatSetup) -> Seat:
        joined = setup.kind == "bot" or (setup.kind == "human" and setup.name is not None)
        return cls(setup.kind, setup.level, setup.name, setup.token, joined)

    @property
    def is_human(self) -> bool:
        return self.kind != "bot"

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now, if one does."""
        if self.kind == "bot":
            return self.level
        return STAND_IN if self.away or self.conceded else None


class TableState:
    """One table. The same entries always give the same state, in every worker."""

    def __init__(
        self, id: str, game: Game[Any], setup: Setup, *, seed: int, listed: bool, created: float
    ) -> None:
        self.id = id
        self.game = game
        self.setup = setup
        self.seed = seed
        self.commitment = commitment_to(seed)
        self.listed = listed
        self.created = created
        self.version = 0
        self.seats = [Seat.of(seat) for seat in setup.seats]
        self.table: Table | None = None
        self.prompts = Prompts(len(self.seats))
        self.rewinds: list[int] = []  # for each undo, the last ply it left as it was
        self.request: TakebackRequest | None = None
        self.rematch: str | None = None
        self._begin_if_full(created)

    # --- what can be asked about it -------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.table is None:
            return "waiting"
        return "over" if self.table.over or self._given_up() else "running"

    @property
    def ply(self) -> int:
        return self.table.ply if self.table else 0

    @property
    def undos(self) -> int:
        return len(self.rewinds)

    @property
    def host(self) -> int | None:
        """The seat that may begin without those who are missing."""
        named = (n for n, seat in enumerate(self.setup.seats) if seat.kind == "human" and seat.name)
        return next(named, None)

    def deciding(self) -> list[int]:
        """The seats that owe a decision now."""
        return self.table.to_move if self.table and self.status == "running" else []

    def bots_due(self) -> list[tuple[int, str]]:
        """Seats that a bot has to play now, with its level."""
        found = ((seat, self.seats[seat].bot) for seat in self.deciding())
        return [(seat, level) for seat, level in found if level]

    def deadline_of(self, seat: int) -> float | None:
        """When the clock of a seat runs out."""
        since = self.seats[seat].owes_since
        if self.setup.clock is None or since is None or self.seats[seat].bot:
            return None
        return since + self.setup.clock

    def deadline(self) -> float | None:
        """When the first clock runs out."""
        all_of_them = (self.deadline_of(seat) for seat in self.deciding())
        return min((at for at in all_of_them if at is not None), default=None)

    def told_until(self, ply: int, undos: int) -> int:
        """Up to which ply somebody who was there once knows what happened; -1: nothing."""
        if not 0 <= undos <= self.undos:
            return -1
        return max(-1, min([ply, self.ply, *self.rewinds[undos:]]))

    def result(self) -> Outcome | None:
        """How it ended; those who conceded rank behind all others."""
        if self.table is None or self.status != "over":
            return None
        ranks = self.table.ranking()
        order = [(self.seats[seat].conceded, rank) for seat, rank in enumerate(ranks)]
        return Outcome(
            scores=self.table.scores(),
            ranking=[1 + sum(other < own for other in order) for own in order],
            conceded=[seat for seat, each in enumerate(self.seats) if each.conceded],
        )

    def _given_up(self) -> bool:
        """Nobody is left to play against, or no human to play."""
        playing = [seat for seat in self.seats if not seat.conceded]
        was_human = any(seat.is_human for seat in self.seats)
        return len(playing) < 2 or (was_human and not any(seat.is_human for seat in playing))

    # --- how it changes -------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let happen what the entry says.

        Whether a move is legal shows here, for a new one as for a stored one: an illegal one raises
        ``IllegalMove`` and changes nothing. All else was checked when the entry was made.
        """
        assert entry.number == self.version, f"entry {entry.number} at version {self.version}"
        self._happen(entry)
        self.version += 1
        self._ask(entry.at)

    def _happen(self, entry: Entry) -> None:
        number, act = entry.seat, entry.act
        seat = self.seats[number]
        match act:
            case entries.Played(code=code):
                self._play(number, code)
            case entries.TookBack(whole=whole, ply=ply):
                self._take_back(number, whole, ply)
            case entries.AskedBack(ply=ply):
                self.request = TakebackRequest(number, ply, [], self.others_to_agree(number))
            case entries.Agreed():
                self._agree(number)
            case entries.Refused():
                self.request = None
            case entries.Joined(name=name):
                self._join(seat, name, entry.at)
            case entries.Took(name=name, token=token):
                seat.token, seat.kind = token, "human"
                self._join(seat, name, entry.at)
            case entries.Started(level=level):
                self._start(level, entry.at)
            case entries.Conceded():
                seat.conceded = True
                self.request = None
            case entries.WentAway():
                seat.away = True
                self.request = None
            case entries.CameBack():
                seat.away, seat.owes_since = False, None
            case entries.PlaysAgain(table=table):
                self.rematch = table
            case _:
                assert_never(act)

    def _play(self, seat: int, code: int) -> None:
        table = self._playing()
        self.prompts.before(table, seat)
        table.play(seat, code)
        self.seats[seat].owes_since = None
        self.request = None

    def _take_back(self, seat: int, whole: bool, ply: int | None) -> None:
        table = self._playing()
        before = table.moves
        if ply is not None:
            table.back_to(ply)
        elif whole:
            table.restart(seat)
        else:
            table.undo(seat)
        self._rewound(table, before)

    def _agree(self, seat: int) -> None:
        table, request = self._playing(), self.request
        assert request is not None
        agreed = [*request.agreed, seat]
        self.request = replace(request, agreed=agreed)
        if set(request.needed) <= set(agreed):
            before = table.moves
            table.back_to(request.ply)
            self._rewound(table, before)

    def _join(self, seat: Seat, name: str, at: float) -> None:
        seat.joined, seat.name = True, name
        self._begin_if_full(at)

    def _start(self, level: str, at: float) -> None:
        for seat in self.seats:
            if seat.kind == "open":
                seat.kind, seat.level = "bot", level
        self._begin(at)

    def others_to_agree(self, asking: int) -> list[int]:
        """The seats without whose consent nothing beyond a barrier is taken back."""
        return [
            seat
            for seat, each in enumerate(self.seats)
            if seat != asking and each.is_human and each.bot is None
        ]

    def _rewound(self, table: Table, before: list[PlayedMove]) -> None:
        same = 0
        for old, new in zip(before, table.moves, strict=False):
            if old != new:
                break
            same += 1
        self.rewinds.append(same)
        self.request = None
        self.prompts.forget(table.ply)
        for seat in self.seats:
            seat.owes_since = None

    def _begin_if_full(self, at: float) -> None:
        if all(seat.joined for seat in self.seats):
            self._begin(at)

    def _begin(self, at: float) -> None:
        names: list[str] = []
        for number, seat in enumerate(self.seats):
            seat.name = seat.name or free_name(number, [s.name for s in self.seats])
            names.append(seat.name)
        self.table = Table.new(self.game, names=names, seed=self.seed, **self.setup.options)
        self._ask(at)

    def _ask(self, at: float) -> None:
        """Note who owes a decision, since when, and whether it is a new question."""
        if self.table is None:
            return
        self.prompts.after(self.table)
        deciding = self.deciding()
        for number, seat in enumerate(self.seats):
            if number not in deciding:
                seat.owes_since = None
            elif seat.owes_since is None:
                seat.owes_since = at

    def _playing(self) -> Table:
        assert self.table is not None
        return self.table


def free_name(number: int, taken: list[str | None]) -> str:
    """A name for a seat whose player has not said one."""
    name = f"Player {number + 1}"
    while name in taken:
        name += "'"
    return name
