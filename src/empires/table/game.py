"""The seam: what every front asks of a game. One small class, and one object per content pack."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from empires.registry import UnknownGame, at, declaration
from empires.rules.position import Note, Position
from empires.rules.random import Random, seeded
from empires.rules.rows import blank, mask, observation
from empires.shapes.events import Event
from empires.shapes.moves import Move
from empires.shapes.views import View
from empires.table.layout import Layout
from empires.table.mistakes import BadMove, GameError, NotHere
from empires.table.twins import read_move

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from empires.table.events import Events

__all__ = [
    "BadMove", "Event", "Game", "GameError", "GivenMove", "Move", "NotHere", "Option", "Options",
    "View", "Written", "game_class", "open_game", "random_source",
]  # fmt: skip

P = TypeVar("P", bound=Position)

GivenMove: TypeAlias = Move | Mapping[str, object]
"""A move, or one as people and programs write it, which may be wrong."""
# People write parts of it by hand in scenarios, so its fields are read one by one, each with an
# error that names it (``fields``).
Written: TypeAlias = dict[str, Any]
"""A whole position as plain JSON."""
Option: TypeAlias = str | bool | int
Options: TypeAlias = dict[str, Option]
"""The keyword arguments of ``new`` that a position was made with."""


class Game(ABC, Generic[P]):
    """One game with one content pack. Positions do the playing; this says what they mean."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised whenever the same seed and the same moves no longer give the same game."""
    moves: ClassVar[int]
    """How many move codes there are: every code is below this."""
    layout: ClassVar[Layout]
    """What stands where in an observation."""
    compact_layout: ClassVar[Layout | None] = None
    """The same for compact observations, in a game that has them."""
    seats: ClassVar[range]
    """The numbers of players the game takes."""
    option_values: ClassVar[Mapping[str, tuple[Option, ...]]]
    """The values that each option of ``new`` may have, the usual one first."""
    move_kinds: ClassVar[Mapping[str, type[Move]]]
    """The shapes of its moves, by what they do."""

    pack: Any
    """The content pack: the values the game is played with."""
    content: str
    """The digest of the content pack: records name it."""
    carried: str | None = None
    """The text of a content pack of somebody's own: records carry it along."""
    _events: Events

    def new(self, *, players: int, seed: int, journal: bool = False, **options: object) -> P:
        """A game about to begin. The same arguments always give the same game."""
        return self.lay_out(players=players, random=random_source(seed), journal=journal, **options)

    @abstractmethod
    def lay_out(
        self, *, players: int, random: Random, journal: bool = False, **options: object
    ) -> P:
        """A game about to begin that draws from this random source instead of one of its own."""

    @abstractmethod
    def options(self, p: P) -> Options:
        """The keyword arguments of ``new`` that this position was made with, seed left out."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> P:
        """The position that ``to_bytes`` of a position wrote."""

    @abstractmethod
    def move(self, p: P, seat: int, code: int) -> Move:
        """What a code means to a seat in this position: its readable twin."""

    def code(self, p: P, seat: int, move: GivenMove) -> int:
        """The code of a readable move, legal or not; ``BadMove`` if it is not well formed."""
        return self.code_of(p, seat, read_move(move, self.move_kinds))

    @abstractmethod
    def code_of(self, p: P, seat: int, move: Move) -> int:
        """The same for a move of the right shape, which may still name what is not there."""

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

    def observe(self, p: P, seat: int, *, compact: bool = False) -> npt.NDArray[np.uint8]:
        """What a seat knows, as a vector of fixed size for learning; ``layout`` says what is where.

        ``compact`` gives fewer bytes, and ``compact_layout`` says what is where in them. It needs
        NumPy, which comes with the extra ``envs``.
        """
        import numpy as np  # noqa: PLC0415 - most fronts have no use for it

        if compact:
            row = blank(self.layout_of(compact).size)
            p.observe_compactly(seat, 0, row)
        else:
            row = observation(p, seat, self.layout.size)
        return np.asarray(row, np.uint8)

    def layout_of(self, compact: bool) -> Layout:
        """What stands where in full or in compact observations."""
        if not compact:
            return self.layout
        if self.compact_layout is None:
            raise GameError(f"{self.name} has no compact observations")
        return self.compact_layout

    def mask(self, p: P, seat: int) -> npt.NDArray[np.int8]:
        """For every move code 1 if the seat may play it now, otherwise 0. It needs NumPy, too."""
        import numpy as np  # noqa: PLC0415

        return np.asarray(mask(p, seat, self.moves), np.uint8).view(np.int8)

    def effects(self, p: P, seat: int, notes: list[Note]) -> list[tuple[str, str, int]]:
        """What a seat would notice there besides points, as kind, name and number.

        A hint compares choices by it; the notes tell what has happened since the choice. For the
        words of each kind see ``hint-…`` in the catalogues.
        """
        return []

    def events(self, notes: Iterable[Note]) -> list[Event]:
        """Notes of the journal as events, for everybody's eyes: filter with ``seen_by``."""
        return self._events.read(notes)

    def seen_by(self, event: Event, seat: int | None) -> Event:
        """The event as that seat may know it."""
        return self._events.seen_by(event, seat)

    def is_barrier(self, event: Event) -> bool:
        """Whether the event showed something that cannot be unseen, so that undo ends at it."""
        return self._events.is_barrier(event)

    def foresee(self, p: P, seat: int, code: int) -> P:
        """The position after a choice as the seat can imagine it, with the notes of that move.

        What it knows nothing about is redrawn before the move, so nothing is given away.
        """
        q = self.imagine(p, seat, seeded([1, 2, 3]))
        q.journal = []
        q.play(seat, code)
        return q

    def certain(self, events: list[Event]) -> list[Event]:
        """Those of a foreseen move that no draw, reveal or hidden thing decides."""
        surprises = (at for at, event in enumerate(events) if self.is_barrier(event))
        return events[: next(surprises, len(events))]

    def preview(self, p: P, seat: int, code: int) -> list[Event]:
        """What a choice would do up to the first surprise; the events that follow agree."""
        events = self.events(self.foresee(p, seat, code).journal or ())
        return [self.seen_by(event, seat) for event in self.certain(events)]

    @abstractmethod
    def acts_together(self, p: P) -> bool:
        """Whether several seats decide now without waiting for each other."""

    def refuse_unknown(self, options: Mapping[str, object]) -> None:
        """Say so when an option is left that this game does not have."""
        if options:
            known = ", ".join(("players", "seed", *self.option_values))
            raise GameError(f"{min(options)}: no such option; known are {known}")

    def check(self, p: P) -> str:
        """The first thing about a position that can never be, or an empty string."""
        return p.fault()

    def check_move(self, before: P, notes: list[Note]) -> str:
        """What one move, played in ``before``, should not have done; an empty string if fine."""
        return ""


def random_source(seed: object) -> Random:
    """The random source of a seed of any size; SHA-256 makes neighbouring seeds unlike."""
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise GameError(f"seed: expected a whole number from 0, got {seed!r}")
    digest = hashlib.sha256(f"empires:{seed}".encode()).digest()
    return seeded([int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)])


def game_class(name: str) -> type[Game[Any]]:
    """What all games of that name have in common, whatever their content packs."""
    try:
        found: type[Game[Any]] = at(declaration(name).game)
    except UnknownGame as error:
        raise GameError(str(error)) from None
    return found


def open_game(name: str, content: str | Path | bytes | None = None) -> Game[Any]:
    """The game of that name, with a content pack of your own if you give one: its file, or what
    stands in it."""
    make: Callable[[str | Path | bytes | None], Game[Any]] = game_class(name)
    return make(content)
