"""The decision a seat owes, as every game's views show it. The games say what it is about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from empires.rules.position import Position
from empires.table.game import Event, Game, Move
from empires.table.stages import Stage

P = TypeVar("P", bound=Position)


class Prompter(ABC, Generic[P]):
    """Makes prompts: the question, and every legal choice with what it would do."""

    def __init__(self, game: Game[P], stages: Sequence[Stage]) -> None:
        self._game = game
        self._stages = stages

    @abstractmethod
    def stage(self, p: P, seat: int) -> int:
        """The number of the stage that a seat is in."""

    @abstractmethod
    def context(self, p: P, seat: int) -> dict[str, Any]:
        """What the question is about, beyond what the table shows."""

    @abstractmethod
    def rule(self, p: P, move: Move, rule: str) -> str:
        """The rule behind a choice: the prompt's own, unless the choice has a better one."""

    @abstractmethod
    def targets(self, p: P, seat: int, move: Move) -> list[dict[str, Any]]:
        """Where on the table a choice can be pointed at."""

    @abstractmethod
    def forecast(self, foreseen: P, seat: int, events: list[Event]) -> int | None:
        """What the seat would score after a foreseen move; None if something hidden decides it."""

    def prompt(self, p: P, seat: int | None) -> dict[str, Any] | None:
        """What this seat has to decide now; nothing for spectators and those who wait."""
        if seat is None or not p.decides(seat):
            return None
        stage = self._stages[self.stage(p, seat)]
        return {
            "seat": seat,
            "kind": stage.kind,
            "rule": stage.rule,
            "context": self.context(p, seat),
            "choices": [self.choice(p, seat, code, stage.rule) for code in p.legal(seat)],
        }

    def choice(self, p: P, seat: int, code: int, rule: str) -> dict[str, Any]:
        move = self._game.move(p, seat, code)
        game = self._game
        foreseen = game.foresee(p, seat, code)
        events = game.events(foreseen.journal or ())
        certain = game.certain(events)
        others_go_on = not foreseen.decides(seat) and not game.acts_together(p)
        return {
            "id": code,
            "move": move,
            "rule": self.rule(p, move, rule),
            "effects": [game.seen_by(event, seat) for event in certain],
            "forecast": self.forecast(foreseen, seat, events),
            # What shows something new, or what others have acted upon, can't be taken back alone.
            "final": len(certain) < len(events) or others_go_on,
            "targets": self.targets(p, seat, move),
        }
