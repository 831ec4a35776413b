"""Who sits where, and when the game begins: what entries about seats change."""

from __future__ import annotations

from msgspec.structs import replace

from empires.server import entries
from empires.server.entries import BranchSetup
from empires.server.happenings import moved
from empires.server.known import Known
from empires.server.seats import free_name
from empires.table import Mixing, Table


class Seated(Known):
    """A table as far as its seats go."""

    def _join(
        self, number: int, name: str, token: str | None, nonce: str | None, at: float
    ) -> None:
        seat = self.seats[number]
        seat.joined, seat.name, seat.token, seat.copies = True, name, token, ()
        seat.muted = False
        if self.table is None:
            seat.nonce = nonce
            self._begin_if_full(at)
        else:  # it began without them, and a bot has played so far
            self.table.names[number] = name
            seat.away, seat.owes_since = False, None

    def _start(self, level: str, at: float) -> None:
        for seat in self.seats:
            if seat.kind == "open":
                seat.kind, seat.level = "bot", level
            elif not seat.joined:
                seat.away = True  # a bot plays until somebody comes with the invitation
        self._begin(at)

    def _order(self, order: tuple[int, ...], at: float) -> None:
        """Everybody sits elsewhere, with all that is theirs."""
        self.seats = [self.seats[each] for each in order]
        self.origins = [self.origins[each] for each in order]
        self.setup = replace(self.setup, seats=tuple(self.setup.seats[each] for each in order))
        self._reorders.append((at, order))
        self.happenings = [moved(each, order) for each in self.happenings]

    def _replace(self, act: entries.Replaced, at: float) -> None:
        """A seat goes to a bot, to whoever takes it, or to whoever gets its new invitation."""
        seat = self.seats[act.target]
        self.vote = None
        if act.by == "bot" and self.table is not None:
            seat.away = True  # for now: whoever has the seat's secret may come back
            return
        seat.token, seat.copies = act.token, ()
        seat.joined, seat.muted = act.by == "bot", False
        if self.table is None:
            seat.name, seat.nonce = act.name, None
            seat.level = act.level
        else:
            seat.away = True
        seat.kind = "human" if act.by == "invite" else act.by
        self._begin_if_full(at)

    def _begin_if_full(self, at: float) -> None:
        if self.table is None and all(seat.joined for seat in self.seats):
            self._begin(at)

    def _begin(self, at: float) -> None:
        names: list[str] = []
        for number, seat in enumerate(self.seats):
            seat.name = seat.name or free_name(number, [s.name for s in self.seats])
            names.append(seat.name)
        mixing = Mixing(self.base, tuple(seat.nonce for seat in self.seats))
        is_mixed = any(mixing.nonces) and not self.setup.seeded
        if is_mixed:
            self.seed = mixing.seed
        if self.setup.position is None:
            self.table = Table.new(self.game, names=names, seed=self.seed, **self.setup.options)
        else:
            self.table = Table.set_up(self.game, names=names, position=self.setup.position)
        self.table.mixing = mixing if is_mixed else None
        branch = self.setup.branch
        for seat_number, code in self.setup.played[: branch.ply if branch else None]:
            self.table.play(seat_number, code)
            self.times.add(at, 0.0)
        if branch is not None:
            self.times.keep([])
            self.table = left(self.table, branch)
            for _ in branch.moves:
                self.times.add(at, 0.0)
        self._ask(at)

    def _ask(self, at: float) -> None:
        """Note who owes a decision, since when, and whether it is a new question."""
        if self.table is None:
            return
        self.prompts.after(self.table, self.undos)
        deciding = self.deciding()
        for number, seat in enumerate(self.seats):
            if number not in deciding:
                seat.owes_since = seat.turn_since = None
                continue
            if seat.owes_since is None:
                seat.owes_since = at
            if seat.turn_since is None:
                seat.turn_since = at


def left(table: Table, branch: BranchSetup) -> Table:
    """A game that goes on by itself where another one was left; ``IllegalMove`` if it can't."""
    found = table.branched(None if branch.future is None else int(branch.future))
    for seat, code in branch.moves:
        found.play(seat, code)
    return found
