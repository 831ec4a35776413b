"""What can be asked about a table; how it changes is the state's own affair."""

from __future__ import annotations

from array import array
from math import inf
from typing import Any, Final

from empires.lessons import Walk, lesson_of
from empires.server.entries import Setup
from empires.server.outages import Outages
from empires.server.prompts import Prompts
from empires.server.seats import Seat
from empires.shapes.tables import Happened, Outcome, ReplaceVote, Status, TakebackRequest
from empires.table import Game, Table
from empires.table.record import commitment_to

PACE: Final = 3.0  # seconds a stand-in takes for a choice: whoever is away may be back in time
REST: Final = 60.0  # … when no person plays and there is no clock
LONGEST_REST: Final = 3600.0  # … and when there is one
SLOW: Final = 3600  # seconds of a clock from which on somebody is reminded of it
MOST_TOLD: Final = 500  # happenings that somebody is told who comes


class Times:
    """When each move was played, and how many seconds of its seat's clock it took."""

    def __init__(self) -> None:
        self._at, self._took = array("d"), array("d")

    def add(self, at: float, took: float) -> None:
        self._at.append(at)
        self._took.append(took)

    def since(self, ply: int) -> list[float]:
        """When the moves after that ply were played, to the millisecond."""
        return [round(at, 3) for at in self._at[max(0, ply) :]]

    def took(self, ply: int) -> float:
        """How long the move after that ply took; 0 if there is none."""
        return self._took[ply] if ply < len(self._took) else 0.0

    def keep(self, plies: list[int]) -> None:
        """Forget all moves but those after these plies."""
        self._at = array("d", (self._at[ply] for ply in plies))
        self._took = array("d", (self._took[ply] for ply in plies))


class Known:
    """What is known about one table."""

    def __init__(
        self,
        id: str,
        game: Game[Any],
        setup: Setup,
        *,
        seed: int,
        listed: bool,
        created: float,
        outages: Outages,
    ) -> None:
        self.id = id
        self._outages = outages
        self.game = game
        self.setup = setup
        self.base = seed
        self.seed = seed  # until players have added to it
        self.commitment = commitment_to(seed)
        self.listed = listed
        self.created = created
        self.version = 0
        self.seats = [Seat.of(seat) for seat in setup.seats]
        self.table: Table | None = None
        self.prompts = Prompts(len(self.seats))
        self.rewinds: list[int] = []  # for each undo, the last ply it left as it was
        self.times = Times()  # of every move that counts
        self.origins = list(range(len(self.seats)))  # which seats these were when it was made
        self._reorders: list[tuple[float, tuple[int, ...]]] = []
        self.request: TakebackRequest | None = None
        self.vote: ReplaceVote | None = None
        self.happenings: list[Happened] = []  # all but moves
        self.rematch: str | None = None

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

    def walk(self) -> Walk | None:
        """How far the lesson has come, where one is taught."""
        lesson = lesson_of(self.game.name) if self.setup.lesson else None
        return Walk(lesson, self.table) if lesson and self.table else None

    def deciding(self) -> list[int]:
        """The seats that owe a decision now."""
        return self.table.to_move if self.table and self.status == "running" else []

    def bots_due(self, now: float) -> list[tuple[int, str]]:
        """Seats that a bot has to play now, with its level."""
        return [(seat, level) for seat, level, at in self.bots_deciding() if at <= now]

    def bots_deciding(self) -> list[tuple[int, str, float]]:
        """Seats for which a bot owes a decision, its level, and when it may make it."""
        walk = self.walk()
        if walk and walk.over:
            return []  # nobody goes on playing behind the learner's back
        found = ((seat, self.seats[seat].bot) for seat in self.deciding())
        return [(seat, level, self._bot_at(seat)) for seat, level in found if level]

    def _bot_at(self, seat: int) -> float:
        """A bot of its own moves at once, and so does one that has no choice.

        One that stands in takes its time; and if no person plays any more, nearly as much as they
        would have had: nobody comes back to a game that was played without anybody.
        """
        each = self.seats[seat]
        if each.kind == "bot" or each.conceded or each.owes_since is None:
            return 0.0
        if len(self._playing().legal(seat)) == 1:
            return 0.0
        if any(other.is_playing for other in self.seats):
            return each.owes_since + PACE
        rest = REST if self.setup.clock is None else min(self.setup.clock, LONGEST_REST)
        return each.owes_since + rest

    def deadline_of(self, seat: int) -> float | None:
        """When the clock of a seat runs out."""
        since = self.seats[seat].owes_since
        if self.setup.clock is None or since is None or self.seats[seat].bot:
            return None
        return since + self.setup.clock + self._outages.since(since)

    def deadline(self) -> float | None:
        """When the first clock runs out."""
        all_of_them = (self.deadline_of(seat) for seat in self.deciding())
        return min((at for at in all_of_them if at is not None), default=None)

    def remind_at(self, seat: int, deadline: float) -> float:
        """When the player of a seat is told that the clock runs out: with a quarter left."""
        clock = self.setup.clock
        return deadline - clock / 4 if clock and clock >= SLOW else inf

    def first_reminder(self) -> float | None:
        deadlines = [(seat, self.deadline_of(seat)) for seat in self.deciding()]
        found = [self.remind_at(seat, at) for seat, at in deadlines if at is not None]
        return min((at for at in found if at < inf), default=None)

    def told_until(self, ply: int, undos: int) -> int:
        """Up to which ply somebody who was there once knows what happened; -1: nothing."""
        if not 0 <= undos <= self.undos:
            return -1
        return max(-1, min([ply, self.ply, *self.rewinds[undos:]]))

    def happenings_since(self, number: int) -> list[Happened]:
        """Those after that one, in order."""
        return [told for told in self.happenings[-MOST_TOLD:] if told.number > number]

    def seat_now(self, seat: int, at: float) -> int:
        """Where somebody sits now who sat there then."""
        for when, order in self._reorders:
            if when >= at:
                seat = order.index(seat)
        return seat

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
        if not any(seat.conceded or not seat.joined for seat in self.seats):
            return False  # as nearly always: it is asked several times a move
        playing = [seat for seat in self.seats if not seat.conceded]
        was_human = any(seat.is_human for seat in self.seats)
        return len(playing) < 2 or (
            was_human and not any(seat.is_human and seat.joined for seat in playing)
        )

    def others_to_agree(self, asking: int) -> list[int]:
        """The seats without whose consent nothing beyond a barrier is taken back.

        Those who are away are among them: a bot's consent does not replace theirs.
        """
        return [
            seat
            for seat, each in enumerate(self.seats)
            if seat != asking and each.is_human and each.joined and not each.conceded
        ]

    def others_here(self, asking: int) -> list[int]:
        """Those of them for whom no bot plays."""
        return [seat for seat in self.others_to_agree(asking) if self.seats[seat].bot is None]

    def _playing(self) -> Table:
        assert self.table is not None
        return self.table
