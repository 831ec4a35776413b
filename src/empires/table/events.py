"""Notes of the journal as events, and who may see what in them. The games say what notes mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from empires.rules.position import Note
from empires.shapes.events import CardEvent, Event


class Events(ABC):
    """Reads the journal of one game."""

    def __init__(self, kinds: Sequence[type[Event]], barriers: Sequence[str]) -> None:
        """``barriers`` are the names of the events that show what can't be unseen."""
        self._barriers = frozenset(
            kind for kind in kinds if kind.__struct_config__.tag in set(barriers)
        )

    @abstractmethod
    def event(self, note: Note) -> Event:
        """What a note says."""

    def read(self, notes: Iterable[Note]) -> list[Event]:
        return [self.event(note) for note in notes]

    def is_barrier(self, event: Event) -> bool:
        return type(event) in self._barriers

    def seen_by(self, event: Event, seat: int | None) -> Event:
        """Which card was dealt or drawn is for its owner only."""
        if isinstance(event, CardEvent) and event.seat != seat:
            return replace(event, card=None)
        return event
