"""A table as its entries tell it: seats, game, requests. It changes only by ``apply``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from empires.server.entries import Entry, EntryKind, SeatKind, SeatSetup, Setup, Status
from empires.server.prompts import Prompts
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


@dataclass(slots=True)
class Request:
    """A seat asks to go back to a ply."""

    seat: int
    ply: int
    needed: list[int]
    agreed: list[int] = field(default_factory=list)


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
        self.request: Request | None = None
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

    def result(self) -> dict[str, Any] | None:
        """How it ended; those who conceded rank behind all others."""
        if self.table is None or self.status != "over":
            return None
        ranks = self.table.ranking()
        order = [(self.seats[seat].conceded, rank) for seat, rank in enumerate(ranks)]
        return {
            "scores": self.table.scores(),
            "ranking": [1 + sum(other < own for other in order) for own in order],
            "conceded": [seat for seat, each in enumerate(self.seats) if each.conceded],
        }

    def _given_up(self) -> bool:
        """Nobody is left to play against, or no human to play."""
        playing = [seat for seat in self.seats if not seat.conceded]
        was_human = any(seat.is_human for seat in self.seats)
        return len(playing) < 2 or (was_human and not any(seat.is_human for seat in playing))

    # --- how it changes -------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let happen what the entry says. It was checked when it was written."""
        assert entry.number == self.version, f"entry {entry.number} at version {self.version}"
        HANDLERS[entry.kind](self, entry)
        self.version += 1
        self._ask(entry.at)

    def _join(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.joined, seat.name = True, _data(entry)["name"]
        self._begin_if_full(entry.at)

    def _take(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.token, seat.kind = _data(entry)["token"], "human"
        self._join(entry)

    def _start(self, entry: Entry) -> None:
        for seat in self.seats:
            if seat.kind == "open":
                seat.kind, seat.level = "bot", _data(entry)["level"]
        self._begin(entry.at)

    def _move(self, entry: Entry) -> None:
        assert entry.code is not None
        table, seat = self._playing(), _number(entry.seat)
        self.prompts.before(table, seat)
        table.play(seat, entry.code)
        self.seats[seat].owes_since = None
        self.request = None

    def _undo(self, entry: Entry) -> None:
        table, seat = self._playing(), _number(entry.seat)
        before = table.moves
        if entry.ply is not None:
            table.back_to(entry.ply)
        elif _data(entry)["whole"]:
            table.restart(seat)
        else:
            table.undo(seat)
        self._rewound(table, before)

    def _ask_back(self, entry: Entry) -> None:
        seat = _number(entry.seat)
        self.request = Request(seat, _number(entry.ply), self.others_to_agree(seat))

    def _agree(self, entry: Entry) -> None:
        table, request = self._playing(), self.request
        assert request is not None
        request.agreed.append(_number(entry.seat))
        if set(request.needed) <= set(request.agreed):
            before = table.moves
            table.back_to(request.ply)
            self._rewound(table, before)

    def _refuse(self, entry: Entry) -> None:
        self.request = None

    def _concede(self, entry: Entry) -> None:
        self._seat(entry).conceded = True
        self.request = None

    def _away(self, entry: Entry) -> None:
        self._seat(entry).away = True
        self.request = None

    def _back(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.away, seat.owes_since = False, None

    def _rematch(self, entry: Entry) -> None:
        self.rematch = _data(entry)["table"]

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

    def _seat(self, entry: Entry) -> Seat:
        return self.seats[_number(entry.seat)]

    def _playing(self) -> Table:
        assert self.table is not None
        return self.table


def free_name(number: int, taken: list[str | None]) -> str:
    """A name for a seat whose player has not said one."""
    name = f"Player {number + 1}"
    while name in taken:
        name += "'"
    return name


def _number(given: int | None) -> int:
    assert given is not None
    return given


def _data(entry: Entry) -> dict[str, Any]:
    assert entry.data is not None
    return entry.data


HANDLERS: Final[dict[EntryKind, Callable[[TableState, Entry], None]]] = {
    "join": TableState._join,
    "take": TableState._take,
    "start": TableState._start,
    "move": TableState._move,
    "undo": TableState._undo,
    "ask": TableState._ask_back,
    "agree": TableState._agree,
    "refuse": TableState._refuse,
    "concede": TableState._concede,
    "away": TableState._away,
    "back": TableState._back,
    "rematch": TableState._rematch,
}
