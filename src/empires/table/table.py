"""A game being played: the one object a front talks to. It holds seats, moves and events."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from empires.rules.position import IllegalMove, Position
from empires.rules.random import seeded
from empires.shapes.lines import Line
from empires.table.course import Course, PlayedMove, Step
from empires.table.files import write_file
from empires.table.game import Event, Game, GameError, GivenMove, Move, Options, View
from empires.table.reading import read_record
from empires.table.record import (
    SEED_BITS,
    Mixing,
    Record,
    RecordedMove,
    check_bots,
    check_names,
    check_seed,
    commitment_to,
)
from empires.table.replay import GameOrLoader, game_of, play_out, result_of
from empires.table.twins import written
from empires.table.undo import Undo, last_undone, undo_state, undone

WORD_BITS: Final = 32


class Table:
    """Seats with names, and a game between them.

    >>> import empires
    >>> table = Table.new(empires.game("empires-end"), names=["Aurelia", "Marcus"], seed=7)
    >>> seat = table.to_move[0]
    >>> events = table.play(seat, table.legal(seat)[0])
    >>> table.ply, table.undo(seat), table.ply
    (1, 1, 0)
    """

    def __init__(
        self,
        course: Course,
        names: Sequence[str],
        bots: Sequence[str | None] = (),
        mixing: Mixing | None = None,
    ) -> None:
        self._course = course
        self.names = list(names)
        self.bots = list(bots)
        """Which bot plays each seat, None where a person does; empty if nobody has said."""
        self.mixing = mixing
        """How the seed came about, if players have a part in it."""

    @classmethod
    def new(
        cls,
        game: Game[Any],
        *,
        names: Sequence[str],
        seed: int | None = None,
        **options: Any,
    ) -> Table:
        """A table with a game about to begin; without a seed, one that nobody can guess."""
        check_names(names)
        chosen = secrets.randbits(SEED_BITS) if seed is None else seed
        check_seed(chosen)
        return cls(Course(game, players=len(names), seed=chosen, options=options), names)

    @classmethod
    def set_up(cls, game: Game[Any], *, names: Sequence[str], position: Mapping[str, Any]) -> Table:
        """A table with a game in the midst of it, as a scenario writes the position.

        It has no record: what happened before, nobody knows.
        """
        check_names(names)
        start = game.position(position)
        if start.players != len(names):
            raise GameError(f"names: expected {start.players}, got {len(names)}")
        return cls(
            Course(game, players=len(names), seed=0, options={}, start=start.to_bytes()), names
        )

    @classmethod
    def load(cls, path: str | Path, game: GameOrLoader) -> Table:
        """The table saved in a file; ``RecordError`` if it does not replay to its last move.

        ``game`` is a game, or a way to get one by its name, such as ``empires.game``.
        """
        record = read_record(path)
        return cls.from_record(record, game_of(record, game))

    @classmethod
    def from_record(cls, record: Record, game: Game[Any]) -> Table:
        return cls(play_out(record, game), record.names, record.bots, record.mixing)

    def seat_bots(self, bots: Sequence[str | None]) -> None:
        """Say which bot plays each seat, for the record: None where a person does."""
        check_bots(bots, self.names)
        self.bots = list(bots)

    @property
    def game(self) -> Game[Any]:
        return self._course.game

    @property
    def position(self) -> Position:
        """The engine's own position, with everybody's secrets. Fronts show views."""
        return self._course.position

    @property
    def seed(self) -> int:
        """A secret until the game is over: with it, every shuffle is known."""
        return self._course.seed

    @property
    def commitment(self) -> str:
        """What to publish at the start, so that all can check the seed at the end."""
        return commitment_to(self.mixing.base if self.mixing else self.seed)

    @property
    def options(self) -> Options:
        return dict(self._course.options)

    @property
    def moves(self) -> list[PlayedMove]:
        return [step.played for step in self._course.steps]

    @property
    def played(self) -> list[tuple[int, Move]]:
        """Who played what, in words of the rules."""
        return [(step.seat, step.move) for step in self._course.steps]

    @property
    def has_record(self) -> bool:
        """Whether it began at the beginning, so that others can play it again."""
        return self._course.start is None

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self._course.ply

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def to_move(self) -> list[int]:
        """The seats that owe a decision, several where they act together."""
        return self.position.to_move

    def scores(self) -> list[int]:
        return self.position.scores()

    def ranking(self) -> list[int]:
        return self.position.ranking()

    def legal(self, seat: int) -> list[int]:
        return self._course.legal(seat)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may see, with the names and the ply."""
        seen = self.game.view(self.position, seat)
        seen.ply = self.ply
        seen.names = list(self.names)
        return seen

    def play(self, seat: int, code: int) -> list[Event]:
        """Play a move; what happened, unfiltered. An ``IllegalMove`` changes nothing."""
        self._course.play(seat, code)
        return self._course.events(self.ply)

    def play_move(self, seat: int, move: GivenMove) -> list[Event]:
        """Play a readable move. A ``BadMove`` or ``IllegalMove`` changes nothing."""
        if not 0 <= seat < len(self.names):
            raise IllegalMove(seat, -1, [])
        return self.play(seat, self.game.code(self.position, seat, move))

    def lines(self, seat: int | None, since: int = 0) -> list[Line]:
        """What happened, as that seat (None: a spectator) may know it; ``text`` adds the words.

        Each line says at which ply the table stood after it; ply 0 is the set-up. ``since`` is
        the first ply to tell, so whoever has seen everything asks for ``table.ply + 1`` next.
        After an undo the plies are counted anew: ask for everything again.
        """
        return [
            Line(ply=ply, event=self.game.seen_by(event, seat))
            for ply in range(max(since, 0), self.ply + 1)
            for event in self._course.events(ply)
        ]

    def undo_state(self, seat: int, *, free: bool = False) -> Undo:
        """Whether ``undo`` would take something back, how much, and otherwise why not."""
        return last_undone(self._course)[0] if free else undo_state(self._course, seat)

    def undo(self, seat: int, *, free: bool = False) -> int:
        """Take the seat's last choice back; how many moves went, none if it is not possible.

        Free, for analysis at one screen: the very last move goes, whoever played it.
        """
        state, self._course = last_undone(self._course) if free else undone(self._course, seat)
        return state.plies

    def restart(self, seat: int) -> int:
        """Take back as much as ``undo`` can, at once; how many moves went."""
        before = self.ply
        while self.undo(seat):
            pass
        return before - self.ply

    def last_choice(self, seat: int) -> int | None:
        """The ply before the seat's last choice among several moves, if it has made any."""
        steps = self._course.steps
        last_first = range(len(steps) - 1, -1, -1)
        chosen = (ply for ply in last_first if steps[ply].seat == seat and steps[ply].chosen)
        return next(chosen, None)

    def back_to(self, ply: int) -> None:
        """Forget every move after that ply, whoever played it: for takebacks all agree to."""
        self._course = self._course.again(self.moves[:ply])

    def at(self, ply: int) -> Table:
        """The same table as it was after so many moves."""
        return Table(self._course.again(self.moves[:ply]), self.names)

    def branched(self, future: int | None) -> Table:
        """A table that goes on from here by itself; this one stays as it is.

        Cards and dice come as they would here, or as another future gives them that is drawn with
        that number. What anybody holds stays. It has no record of its own.
        """
        p = self.position
        if future is not None:
            p = p.onward(seeded([future >> shift for shift in (0, WORD_BITS, 2 * WORD_BITS)]))
        course = Course(
            self.game,
            players=len(self.names),
            seed=self.seed,
            options=self.options,
            start=p.to_bytes(),
        )
        return Table(course, self.names)

    def record(self, *, public: bool = False) -> Record:
        """The game so far. A public one keeps the secrets of a game that still runs."""
        if not self.has_record:
            raise GameError("record: expected a game from its beginning")
        sealed = public and not self.over
        steps = self._open_steps() if sealed else self._course.steps
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            content=self.game.content,
            names=tuple(self.names),
            options=self.options,
            commitment=self.commitment,
            seed=None if sealed else self.seed,
            moves=tuple(
                RecordedMove(step.seat, None if sealed else step.code, written(step.move))
                for step in steps
            ),
            result=result_of(self.position),
            bots=tuple(self.bots),
            nonces=self.mixing.nonces if self.mixing else (),
            base=self.mixing.base if self.mixing and not sealed else None,
            pack=self.game.carried,
        )

    def save(self, path: str | Path) -> None:
        """Write the record, seed included, whole or not at all."""
        write_file(path, self.record().text())

    def _open_steps(self) -> list[Step]:
        """The moves that everybody may know: a phase played together is told when it is over."""
        steps = list(self._course.steps)
        if self.game.acts_together(self.position):
            while steps and steps[-1].together:
                steps.pop()
        return steps
