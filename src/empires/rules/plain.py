"""Games written in plain Python: what such a game fills in, and how its positions are made.

Compiled classes can't be inherited by interpreted ones. So a plain game keeps what lies on its
table in a ``Board`` and its rules in ``PlainRules``, and ``PlainPosition`` holds both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Annotated, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from empires.rules.adapter import PlainPosition
from empires.rules.position import MoveList, Note
from empires.rules.random import Random
from empires.rules.storage import BadBytes, head

Word: TypeAlias = Annotated[int, Meta(ge=0, lt=2**32)]
Words: TypeAlias = tuple[Word, Word, Word, Word]


class Board(Struct):
    """Everything on the table, in hands and decks; the random source is the position's."""

    players: int
    options: dict[str, str | bool | int]
    over: bool = False


B = TypeVar("B", bound=Board)


class PlainRules(ABC, Generic[B]):
    """The rules of a plain game with one pack. They keep nothing: all that changes is on a board.

    Seats are numbers from 0 to players - 1, and -1 is an onlooker. Moves are numbers, too.
    """

    tag: ClassVar[bytes]
    """What the bytes of its positions begin with; another one when they change their form."""
    board: type[B]
    digest: str
    """Of the pack: bytes of another one are refused."""

    # --- playing --------------------------------------------------------------------------------

    @abstractmethod
    def set_up(self, b: B, p: PlainPosition) -> None:
        """Lay out a bare board, up to the first decision.

        ``p.random`` is the random source, and ``p.note`` writes what happens into the journal.
        """

    @abstractmethod
    def decides(self, b: B, seat: int) -> bool:
        """Whether a seat owes a decision; several may at the same time."""

    def first_to_ask(self, b: B) -> int:
        """Of those who owe a decision, the first one from this seat on is asked first."""
        return 0

    @abstractmethod
    def legal(self, b: B, seat: int) -> Iterable[int]:
        """The moves of a seat that decides."""

    @abstractmethod
    def apply(self, b: B, p: PlainPosition, seat: int, move: int) -> None:
        """Play a legal move, and go on to the next decision or to the end."""

    @abstractmethod
    def score(self, b: B, seat: int) -> int:
        """What a seat scores, or would score if the game ended now."""

    def beats(self, b: B, one: int, other: int) -> bool:
        """Whether one seat ranks before another; if neither does, they share a rank."""
        return self.score(b, one) > self.score(b, other)

    # --- knowing --------------------------------------------------------------------------------

    @abstractmethod
    def redraw(self, b: B, seat: int, random: Random) -> None:
        """Change all that the seat can't know into something that could be as well."""

    def reopen(self, b: B, seat: int) -> None:
        """Let the others decide again what they have decided and this seat can't know yet."""

    @abstractmethod
    def seen(self, b: B, seat: int, with_hand: bool) -> Iterable[int]:
        """What a seat sees as numbers: the same exactly where it can't tell positions apart."""

    @abstractmethod
    def observed(self, b: B, seat: int) -> Sequence[int]:
        """What a seat knows as a row of bytes to learn from, the same length for all."""

    # --- keeping --------------------------------------------------------------------------------

    def bare(self, b: B) -> B:
        """A board with the same options and nothing on it, for another game."""
        return self.board(b.players, b.options)

    def copy(self, b: B) -> B:
        """An independent board. A game whose bots think hard writes a faster one."""
        return deepcopy(b)

    def fault(self, b: B) -> str:
        """The first thing about a board that can never be, or an empty string."""
        return ""

    def new(self, b: B, random: Random, journal: list[Note] | None = None) -> PlainPosition:
        """A game about to begin on a bare board."""
        p = PlainPosition(self, b, b.players, random, MoveList())
        p.journal = journal
        p.begin()
        return p

    def position(self, b: B, random: Random) -> PlainPosition:
        """A game that has come to this board."""
        return PlainPosition(self, b, b.players, random, MoveList())

    def read(self, data: bytes) -> PlainPosition:
        """The position that ``to_bytes`` wrote; anything else raises ``BadBytes``."""
        start = head(self.tag, self.digest)
        if data[: len(start)] != start:
            raise BadBytes("these bytes are no position of this game with this content")
        try:
            words, b = msgspec.msgpack.decode(data[len(start) :], type=tuple[Words, self.board])  # type: ignore[name-defined]
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadBytes(f"these bytes are no position: {error}") from None
        if fault := self.fault(b):
            raise BadBytes(f"these bytes are no possible position: {fault}")
        return self.position(b, Random(*words))

    def written(self, b: B, random: Random) -> bytes:
        return head(self.tag, self.digest) + msgspec.msgpack.encode((random.words(), b))
