"""A table as its entries tell it. It changes only by ``apply``."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec.structs import replace

from empires.server import entries
from empires.server.entries import AnyAct, Entry
from empires.server.happenings import happening, moved
from empires.server.seating import Seated
from empires.shapes.tables import ReplaceVote, TakebackRequest
from empires.table import PlayedMove, Table


class TableState(Seated):
    """One table. The same entries always give the same state, in every worker."""

    def __init__(self, *args: Any, created: float, **facts: Any) -> None:
        super().__init__(*args, created=created, **facts)
        self._begin_if_full(created)

    # --- how it changes -------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let happen what the entry says.

        Whether a move is legal shows here, for a new one as for a stored one: an illegal one raises
        ``IllegalMove`` and changes nothing. All else was checked when the entry was made.
        """
        assert entry.number == self.version, f"entry {entry.number} at version {self.version}"
        seat, ply = self.seats[entry.seat], self.ply
        name, other = seat.name, self._called(entry.act)
        self._happen(entry)
        self.version += 1
        self._ask(entry.at)
        if seat.is_playing:
            seat.acted_at = entry.at
        if not isinstance(entry.act, entries.Renamed):
            name = seat.name or name  # who stands up has none afterwards, who sits down none before
        told = happening(entry, name, other, self.ply, max(0, ply - self.ply))
        if told is not None:
            if isinstance(entry.act, entries.Ordered):
                told = moved(told, entry.act.order)
            self.happenings.append(told)

    def _called(self, act: AnyAct) -> str | None:
        """The name of whom it is about, before it happens; of a new name, that name."""
        match act:
            case entries.Renamed(name=name):
                return name
            case (
                entries.Replaced(target=target)
                | entries.Proposed(target=target)
                | entries.Muted(target=target)
            ):
                return self.seats[target].name
        return None

    def _happen(self, entry: Entry) -> None:
        number, act = entry.seat, entry.act
        seat = self.seats[number]
        match act:
            case entries.Played(code=code):
                self._play(number, code, entry.at)
            case entries.TookBack(whole=whole, ply=ply):
                self._take_back(number, whole, ply, entry.at)
            case entries.AskedBack(ply=ply, needed=needed):
                asked = self.others_here(number) if needed is None else list(needed)
                self.request = TakebackRequest(number, ply, [], asked)
            case entries.Agreed():
                self._agree(number)
            case entries.Refused():
                self.request = None
            case entries.Joined(name=name, token=token, nonce=nonce):
                self._join(number, name, token or seat.token, nonce, entry.at)
            case entries.Took(name=name, token=token, nonce=nonce):
                seat.kind = "human"
                self._join(number, name, token, nonce, entry.at)
            case entries.Mixed(nonce=nonce):
                seat.nonce = nonce
            case entries.Started(level=level):
                self._start(level, entry.at)
            case entries.Conceded():
                seat.conceded = True
                self.request = self.vote = None
            case entries.WentAway():
                seat.away = True
            case entries.Replaced():
                self._replace(act, entry.at)
            case entries.Proposed(target=target, by=by, needed=needed):
                self.vote = ReplaceVote(number, target, by, [], list(needed))
            case entries.Voted(agree=agree):
                self._vote(number, agree, entry.at)
            case entries.Muted(target=target, muted=muted):
                self.seats[target].muted = muted
            case entries.Changed():
                self._change(act)
            case entries.Renamed(target=target, name=name):
                self.seats[target].name = name
            case entries.Ordered(order=order):
                self._order(order, entry.at)
            case entries.Moved(token=token):
                seat.token, seat.copies = token, ()
            case entries.Copied(token=token):
                seat.copies = (*seat.copies, token)
            case entries.CameBack():
                seat.away, seat.owes_since = False, None
            case entries.PlaysAgain(table=table):
                self.rematch = table
            case _:
                assert_never(act)

    def _play(self, seat: int, code: int, at: float) -> None:
        table = self._playing()
        self.prompts.before(table, seat)
        table.play(seat, code)
        owed = self.seats[seat].owes_since
        took = 0.0 if owed is None else at - owed - self._outages.since(owed)
        self.times.add(at, took)
        self.seats[seat].owes_since = None
        self.request = None

    def _take_back(self, seat: int, whole: bool, ply: int | None, at: float) -> None:
        table = self._playing()
        if ply is not None:
            self._go_back(table, ply)
            return
        before = table.moves
        self.prompts.before(table, seat)
        if whole:
            table.restart(seat)
        else:
            table.undo(seat)
        kept = same_moves(before, table.moves)
        # The clock of whoever takes back goes on where it was when the choice was made.
        took = self.times.took(kept)
        self._rewound(table, before, kept)
        self.seats[seat].owes_since = at - took

    def _agree(self, seat: int) -> None:
        table, request = self._playing(), self.request
        assert request is not None
        agreed = [*request.agreed, seat]
        self.request = replace(request, agreed=agreed)
        if set(request.needed) <= set(agreed):
            self._go_back(table, request.ply)

    def _vote(self, seat: int, agree: bool, at: float) -> None:
        vote = self.vote
        assert vote is not None
        agreed = [*vote.agreed, seat]
        self.vote = replace(vote, agreed=agreed) if agree else None
        if agree and set(vote.needed) <= set(agreed):
            self._replace(entries.Replaced(target=vote.target, by=vote.by), at)

    def _change(self, act: entries.Changed) -> None:
        """The host has thought again, before the game begins."""
        self.setup = replace(
            self.setup,
            options=self.setup.options if act.options is None else act.options,
            clock=act.clock,
            hints=act.hints,
        )

    def _go_back(self, table: Table, ply: int) -> None:
        """Across anything, as all have agreed: everybody is asked anew."""
        before = table.moves
        table.back_to(ply)
        self.prompts.forget()
        self._rewound(table, before, same_moves(before, table.moves))

    def _rewound(self, table: Table, before: list[PlayedMove], kept: int) -> None:
        self.rewinds.append(kept)
        self.request = None
        left = enumerate(before)
        self.times.keep([next(ply for ply, old in left if old == move) for move in table.moves])
        same = self.prompts.rewound(table, self.undos)
        for number, seat in enumerate(self.seats):
            if number not in same:
                seat.owes_since = None


def same_moves(before: list[PlayedMove], after: list[PlayedMove]) -> int:
    """How many moves at the beginning are the same."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((ply for ply, (old, new) in pairs if old != new), min(len(before), len(after)))
