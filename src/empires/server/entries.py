"""What a table is made of: how it was set up, and the entries of its log."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from empires.shapes.tables import Option, SeatKind, UndoPolicy


class SeatSetup(Struct, frozen=True):
    """A seat as the table was created."""

    kind: SeatKind
    level: str | None = None
    name: str | None = None
    token: str | None = None
    """The SHA-256 of the seat's secret."""


class Setup(Struct, frozen=True):
    """A table as it was created, but for what the database wants in columns of its own."""

    seats: tuple[SeatSetup, ...]
    options: dict[str, Option]
    clock: int | None
    """Seconds for a decision."""
    undo: UndoPolicy


class Act(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What a seat did, or what was done for it."""

    @property
    def kind(self) -> str:
        """The name that databases know it by."""
        return str(self.__struct_config__.tag)


class Joined(Act, frozen=True, tag="join", kw_only=True):
    """An invited player came and said a name."""

    name: str


class Took(Act, frozen=True, tag="take", kw_only=True):
    """Somebody took an open seat."""

    name: str
    token: str
    """As in ``SeatSetup``."""


class Started(Act, frozen=True, tag="start", kw_only=True):
    """The host does not wait for the rest: bots of this level take the open seats."""

    level: str


class Played(Act, frozen=True, tag="move", kw_only=True):
    """A move."""

    ply: int
    code: int


class TookBack(Act, frozen=True, tag="undo", kw_only=True):
    """As far as nothing was revealed, at once or by one choice; with a ply, back to there."""

    whole: bool
    ply: int | None = None


class AskedBack(Act, frozen=True, tag="ask", kw_only=True):
    """A seat asks the others to take back across a barrier."""

    ply: int


class Agreed(Act, frozen=True, tag="agree"):
    pass


class Refused(Act, frozen=True, tag="refuse"):
    pass


class Conceded(Act, frozen=True, tag="concede"):
    pass


class WentAway(Act, frozen=True, tag="away"):
    """A player left, or the clock ran out: a bot plays the seat."""


class CameBack(Act, frozen=True, tag="back"):
    """And its player is there again."""


class PlaysAgain(Act, frozen=True, tag="rematch", kw_only=True):
    """The same seats meet at another table."""

    table: str


AnyAct: TypeAlias = (
    Joined
    | Took
    | Started
    | Played
    | TookBack
    | AskedBack
    | Agreed
    | Refused
    | Conceded
    | WentAway
    | CameBack
    | PlaysAgain
)


class Entry(Struct, frozen=True, kw_only=True):
    """One thing that happened at a table. All of them in order are the table."""

    number: int
    """How many there were before it."""
    at: float
    seat: int
    act: AnyAct
