"""How far a lesson has come at a table: it follows from the moves that were played, and only so.

The learner's moves and those of each other seat are counted apart, since in some phases all decide
at once and nobody knows who is first.
"""

from __future__ import annotations

from typing import Final

from empires.lessons.script import Lesson, Step, fits
from empires.shapes.words import WrittenMove
from empires.table import BadMove, Table
from empires.table.twins import written

LEARNER: Final = 0


class Walk:
    """A lesson at a table, as it stands now."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self.lesson = lesson
        self.table = table
        self.at = 0
        """The step to do now, counted from 0; those before it that are only read are due, too."""
        self._batch = 0
        self._left: list[WrittenMove] = []
        self._plies: list[tuple[int, int]] = []  # steps whose moves are played, and since when
        self._begin(0)
        for ply, (seat, move) in enumerate(table.played):
            if seat == LEARNER and not self.over:
                self._take(ply, written(move))

    @property
    def over(self) -> bool:
        """Whether nothing is left to play; there may be something to read."""
        return self.at == len(self.lesson.steps)

    @property
    def is_begun(self) -> bool:
        """Whether some of the step's moves are played."""
        return bool(self._plies) and self._plies[-1][0] == self.at

    @property
    def is_further(self) -> bool:
        """Whether what the step first asks for is played, and it asks for more."""
        return self._batch > 0

    def due(self) -> list[int]:
        """The steps of this moment by number, from 1: those to read, then the one to do."""
        first = self.at
        while first and not self.lesson.steps[first - 1].moves:
            first -= 1
        return [number + 1 for number in range(first, min(self.at + 1, len(self.lesson.steps)))]

    def accepted(self) -> list[int]:
        """The codes that are asked for now; none while others decide, or nothing is asked."""
        return [code for code in self.table.legal(LEARNER) if self.accepts(code)]

    def accepts(self, code: int) -> bool:
        move = self._written(code)
        return not self.over and any(fits(move, asked) for asked in self._left)

    def reply(self, seat: int) -> int | None:
        """What the script lets another seat play now; None: it says nothing of that."""
        script = self.lesson.replies(seat)
        count = sum(each == seat for each, _ in self.table.played)
        if count >= len(script):
            return None
        try:
            code = self.table.game.code(self.table.position, seat, script[count])
        except BadMove:
            return None
        return code if code in self.table.legal(seat) else None

    def slip(self, code: int) -> str | None:
        """Which answer of its own this wrong move gets, if the step has one for it."""
        move = self._written(code)
        slips = () if self.over else self.step.slips
        return next((slip.say for slip in slips if fits(move, slip.move)), None)

    @property
    def step(self) -> Step:
        """The one to do; after the last, the last."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    def back(self) -> int | None:
        """The ply at which this step began, or if nothing of it is played, the one before it."""
        return self._plies[-1][1] if self._plies else None

    # --- following ------------------------------------------------------------------------------

    def _begin(self, step: int) -> None:
        """The next step that has moves."""
        steps = self.lesson.steps
        while step < len(steps) and not steps[step].moves:
            step += 1
        self.at, self._batch = step, 0
        self._left = list(steps[step].moves[0]) if step < len(steps) else []

    def _take(self, ply: int, move: WrittenMove) -> None:
        found = next((asked for asked in self._left if fits(move, asked)), None)
        if found is None:
            return  # of another script than this one
        if not self.is_begun:
            self._plies.append((self.at, ply))
        self._left.remove(found)
        if self._left:
            return
        self._batch += 1
        moves = self.lesson.steps[self.at].moves
        if self._batch < len(moves):
            self._left = list(moves[self._batch])
        else:
            self._begin(self.at + 1)

    def _written(self, code: int) -> WrittenMove:
        return written(self.table.game.move(self.table.position, LEARNER, code))
