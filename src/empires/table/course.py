"""How a game has gone: its position, and for each move what it meant and what came of it."""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from empires.rules.position import IllegalMove, MoveList, Note, Position
from empires.shapes.events import Event
from empires.shapes.moves import Move
from empires.table.game import Game

MOVES: Final = MoveList()  # one for all games that are played: a server has many, and each is large


class PlayedMove(NamedTuple):
    """Who played which code."""

    seat: int
    code: int


@dataclass(frozen=True, slots=True)
class Step:
    """One move that was played."""

    seat: int
    code: int
    move: Move
    chosen: bool  # there was another legal move
    together: bool  # the seats were deciding without waiting for each other
    noted: bytes  # what came of it, packed: servers hold many games, with all that happened

    @property
    def notes(self) -> tuple[Note, ...]:
        """What came of it; events are read from them."""
        return unpacked(self.noted)

    @property
    def played(self) -> PlayedMove:
        return PlayedMove(self.seat, self.code)


class Course:
    """A game from its beginning. It only goes forward; going back is a new course."""

    def __init__(
        self,
        game: Game[Any],
        *,
        players: int,
        seed: int,
        options: Mapping[str, Any],
        start: bytes | None = None,
    ) -> None:
        """``start`` is a position to begin with, in place of a new game."""
        self.game = game
        self.seed = seed
        self.start = start
        self.position: Position = (
            game.new(players=players, seed=seed, journal=True, **options)
            if start is None
            else game.from_bytes(start)
        )
        self.position.share(MOVES)
        self.options = {k: v for k, v in game.options(self.position).items() if k != "players"}
        self._opening = self._noted()
        self.steps: list[Step] = []

    @property
    def ply(self) -> int:
        return len(self.steps)

    def play(self, seat: int, code: int) -> Step:
        """Play one move; an illegal one raises ``IllegalMove`` and changes nothing."""
        legal = self.legal(seat)
        if code not in legal:
            raise IllegalMove(seat, code, legal)
        move = self.game.move(self.position, seat, code)
        together = self.game.acts_together(self.position)
        self.position.apply(seat, code)  # judged above, where the other legal moves count too
        step = Step(seat, code, move, len(legal) > 1, together, self._noted())
        self.steps.append(step)
        return step

    def legal(self, seat: int) -> list[int]:
        """The codes a seat may play now; none for a seat that is not at the table."""
        return self.position.legal(seat) if 0 <= seat < self.position.players else []

    def events(self, ply: int) -> list[Event]:
        """What happened on the way to that ply; on the way to ply 0, the set-up."""
        noted = self.steps[ply - 1].noted if ply else self._opening
        return self.game.events(unpacked(noted))

    def again(self, moves: Iterable[PlayedMove]) -> Course:
        """The same game from the beginning, with these moves."""
        course = Course(
            self.game,
            players=self.position.players,
            seed=self.seed,
            options=self.options,
            start=self.start,
        )
        for seat, code in moves:
            course.play(seat, code)
        return course

    def _noted(self) -> bytes:
        notes = self.position.journal or []
        self.position.journal = []
        return marshal.dumps(tuple(notes))


def unpacked(noted: bytes) -> tuple[Note, ...]:
    notes: tuple[Note, ...] = marshal.loads(noted)
    return notes
