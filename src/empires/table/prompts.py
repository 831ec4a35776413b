"""The decision a seat owes, as every game's views show it. The games say what it is about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from empires.rules.position import Position
from empires.shapes.events import Event
from empires.shapes.moves import Move
from empires.shapes.prompts import Choice, Prompt, Target
from empires.table.game import Game
from empires.table.stages import Stage

P = TypeVar("P", bound=Position)
C = TypeVar("C", bound=Choice)
Q = TypeVar("Q", bound=Prompt)
LAST: Final = 100
"""The rank of what ends a decision: whoever types 1 by habit should not end a phase."""


class Prompter(ABC, Generic[P, C, Q]):
    """Makes prompts: the question, and every legal choice with what it would do."""

    def __init__(self, game: Game[P], stages: Sequence[Stage], choices: type[C]) -> None:
        self._game = game
        self._stages = stages
        self._choices = choices

    @abstractmethod
    def stage(self, p: P, seat: int) -> int:
        """The number of the stage that a seat is in."""

    @abstractmethod
    def asked(self, p: P, seat: int, stage: Stage, choices: list[C]) -> Q:
        """The question of that stage, with what it is about beyond what the table shows."""

    @abstractmethod
    def rule(self, p: P, move: Move, rule: str) -> str:
        """The rule behind a choice: the prompt's own, unless the choice has a better one."""

    @abstractmethod
    def targets(self, p: P, seat: int, move: Move) -> Sequence[Target]:
        """Where on the table a choice can be pointed at."""

    @abstractmethod
    def forecast(self, foreseen: P, seat: int, events: list[Event]) -> int | None:
        """What the seat would score after a foreseen move; None if something hidden decides it."""

    @abstractmethod
    def icon(self, move: Move) -> str:
        """The name of the picture that stands for a choice."""

    def rank(self, move: Move) -> int:
        """Where a choice stands in a list; of equals the rules' order decides."""
        return LAST if self.ends(move) else 0

    def ends(self, move: Move) -> bool:
        """Whether a choice finishes what is being decided."""
        return move.do == "done"

    def cost(self, p: P, seat: int, move: Move) -> int | None:
        """What a choice costs, if it costs anything."""
        return None

    def group(self, p: P, move: Move) -> str | None:
        """The key of the group that a choice belongs to, where choices come in groups."""
        return None

    def only_gains(self, p: P, seat: int, move: Move, certain: Sequence[Event]) -> bool:
        """Whether a choice only brings something, so that all such may be taken at once."""
        return False

    def prompt(self, p: P, seat: int | None) -> Q | None:
        """What this seat has to decide now; nothing for spectators and those who wait."""
        if seat is None or not p.decides(seat):
            return None
        stage = self._stages[self.stage(p, seat)]
        choices = [self.choice(p, seat, code, stage.rule) for code in p.legal(seat)]
        return self.asked(p, seat, stage, choices)

    def choice(self, p: P, seat: int, code: int, rule: str) -> C:
        game = self._game
        move = game.move(p, seat, code)
        foreseen = game.foresee(p, seat, code)
        events = game.events(foreseen.journal or ())
        certain = game.certain(events)
        others_go_on = not foreseen.decides(seat) and not game.acts_together(p)
        return self._choices(
            id=code,
            move=move,
            rule=self.rule(p, move, rule),
            effects=[game.seen_by(event, seat) for event in certain],
            forecast=self.forecast(foreseen, seat, events),
            # What shows something new, or what others have acted upon, can't be taken back alone.
            final=len(certain) < len(events) or others_go_on,
            targets=self.targets(p, seat, move),
            icon=self.icon(move),
            rank=self.rank(move),
            ends=self.ends(move),
            only_gains=self.only_gains(p, seat, move, certain),
            cost=self.cost(p, seat, move),
            group=self.group(p, move),
        )
