"""What a table is made of: how it was set up, and the entries of its log."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

Status: TypeAlias = Literal["waiting", "running", "over"]
SeatKind: TypeAlias = Literal["human", "open", "bot"]
UndoPolicy: TypeAlias = Literal["consent", "free"]
EntryKind: TypeAlias = Literal[
    "join",  # an invited player came and said a name
    "take",  # somebody took an open seat
    "start",  # the host does not wait for the rest
    "move",
    "undo",
    "ask",  # a seat asks the others to take back across a barrier
    "agree",
    "refuse",
    "concede",
    "away",  # a player left, or the clock ran out: a bot plays the seat
    "back",  # and its player is there again
    "rematch",
]


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
    options: dict[str, Any]
    clock: int | None
    """Seconds for a decision."""
    undo: UndoPolicy


class Entry(Struct, frozen=True, kw_only=True):
    """One thing that happened at a table. All of them in order are the table."""

    number: int
    """How many there were before it."""
    kind: EntryKind
    at: float
    seat: int | None = None
    ply: int | None = None
    code: int | None = None
    data: dict[str, Any] | None = None
