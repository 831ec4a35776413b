"""The seam: what every front asks of a game. One small class, and one object per content pack."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from empires.rules.position import Note, Position
from empires.rules.random import Random

P = TypeVar("P", bound=Position)

Move: TypeAlias = dict[str, Any]
"""A move in words of the rules: ``{"do": "bid", "disaster": 0, "resource": "wheat"}``."""
Event: TypeAlias = dict[str, Any]
"""Something that happened: ``{"event": "averted", "rule": "EE-DIS-3", "seat": 0, …}``."""
View: TypeAlias = dict[str, Any]
"""What one seat may see of a position, as plain JSON."""
Written: TypeAlias = dict[str, Any]
"""A whole position as plain JSON."""


class GameError(ValueError):
    """An option or a position that cannot be, in one line that says what would be right."""


class BadMove(ValueError):
    """A move that is not even well formed, in one line that says what would be right."""


class Game(ABC, Generic[P]):
    """One game with one content pack. Positions do the playing; this says what they mean."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised whenever the same seed and the same moves no longer give the same game."""
    moves: ClassVar[int]
    """How many move codes there are: every code is below this."""
    seats: ClassVar[range]
    """The numbers of players the game takes."""

    content: str
    """The digest of the content pack: records name it."""

    @abstractmethod
    def new(self, *, players: int, seed: int, journal: bool = False, **options: object) -> P:
        """A game about to begin. The same arguments always give the same game."""

    @abstractmethod
    def options(self, p: P) -> dict[str, Any]:
        """The keyword arguments of ``new`` that this position was made with, seed left out."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> P:
        """The position that ``to_bytes`` of a position wrote."""

    @abstractmethod
    def move(self, p: P, seat: int, code: int) -> Move:
        """What a code means to a seat in this position: its readable twin."""

    @abstractmethod
    def code(self, p: P, seat: int, move: Mapping[str, Any]) -> int:
        """The code of a readable move, legal or not; ``BadMove`` if it is not well formed."""

    @abstractmethod
    def view(self, p: P, seat: int | None) -> View:
        """Only what that seat (None: a spectator) may see, with its prompt and its choices."""

    @abstractmethod
    def dump(self, p: P) -> Written:
        """The whole position as JSON, secrets included: for scenarios and debugging."""

    @abstractmethod
    def position(self, written: Mapping[str, Any]) -> P:
        """The position that ``dump`` wrote, or one given only in its interesting parts."""

    @abstractmethod
    def imagine(self, p: P, seat: int | None, random: Random) -> P:
        """A position this seat could be in: what it cannot know redrawn, what it knows kept."""

    @abstractmethod
    def events(self, notes: Iterable[Note]) -> list[Event]:
        """Notes of the journal as events, for everybody's eyes: filter with ``seen_by``."""

    @abstractmethod
    def seen_by(self, event: Event, seat: int | None) -> Event:
        """The event as that seat may know it."""

    @abstractmethod
    def is_barrier(self, event: Event) -> bool:
        """Whether the event showed something that cannot be unseen, so that undo ends at it."""

    @abstractmethod
    def acts_together(self, p: P) -> bool:
        """Whether several seats decide now without waiting for each other."""


def open_game(name: str, content: str | Path | None = None) -> Game[Any]:
    """The game of that name, with a content pack of your own if you give one."""
    from empires.table.empires_end.game import EmpiresEndGame  # noqa: PLC0415 - a game on demand

    if name not in GAMES:
        raise GameError(f'there is no game "{name}": known are {", ".join(GAMES)}')
    return EmpiresEndGame(content)


GAMES: tuple[str, ...] = ("empires-end",)
