"""Notes of the journal as events, and who may see what in them. The games say what notes mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from empires.rules.position import Note
from empires.table.game import Event

Facts: TypeAlias = dict[str, Any]


class Events(ABC):
    """Reads the journal of one game."""

    def __init__(
        self,
        names: Sequence[str],
        rules: Sequence[str],
        barriers: Sequence[int],
        private: Sequence[int],
    ) -> None:
        self._names = names
        self._rules = rules
        self._barriers = frozenset(names[event] for event in barriers)
        self._private = frozenset(names[event] for event in private)

    @abstractmethod
    def facts(self, kind: int, values: list[int]) -> Facts:
        """What the numbers of a note of this kind say."""

    def read(self, notes: Iterable[Note]) -> list[Event]:
        return [self.event(note) for note in notes]

    def event(self, note: Note) -> Event:
        kind, rule, seat, *values = note
        event: Event = {"event": self._names[kind], "rule": self._rules[rule]}
        if seat >= 0:
            event["seat"] = seat
        event.update(self.facts(kind, values))
        return event

    def is_barrier(self, event: Event) -> bool:
        return event["event"] in self._barriers

    def seen_by(self, event: Event, seat: int | None) -> Event:
        """Which card was dealt or drawn is for its owner only."""
        if event["event"] in self._private and event["seat"] != seat:
            return {**event, "card": None}
        return event
