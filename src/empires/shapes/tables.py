"""What a served table says on its socket: the table, each seat's updates, chat, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

from empires.shapes.errors import Error
from empires.shapes.lines import Line
from empires.shapes.views import View

Status: TypeAlias = Literal["waiting", "running", "over"]
SeatKind: TypeAlias = Literal["human", "open", "bot"]
UndoPolicy: TypeAlias = Literal["consent", "free"]
Option: TypeAlias = str | bool | int

FOURTEEN_DAYS: Final = 14 * 24 * 3600

V = TypeVar("V", bound=View)
L = TypeVar("L", bound=Line)


class SeatAbout(Struct, kw_only=True):
    """Who sits there, as everybody may know."""

    seat: int
    kind: SeatKind
    level: str | None
    name: str | None
    joined: bool
    here: bool
    deciding: bool
    away: bool
    conceded: bool
    deadline: float | None


class Clock(Struct, forbid_unknown_fields=True):
    """How long a decision may take."""

    seconds: Annotated[int, Meta(ge=5, le=FOURTEEN_DAYS)]


class TakebackRequest(Struct, frozen=True):
    """A seat asks to go back to a ply."""

    seat: int
    ply: int
    agreed: list[int]
    needed: list[int]


class Outcome(Struct):
    """How it ended; those who conceded rank behind all others."""

    scores: list[int]
    ranking: list[int]
    conceded: list[int]


class Message(Struct, tag_field="type", kw_only=True):
    """Anything a socket is sent."""


class TableAbout(Message, tag="table", kw_only=True):
    """What everybody may know about a table."""

    id: str
    version: int
    status: Status
    game: str
    rules: int
    content: str
    options: dict[str, Option]
    commitment: str
    seed: str | None
    """Only when the game is over."""
    clock: Clock | None
    listed: bool
    undo: UndoPolicy
    created: float
    ply: int
    seats: list[SeatAbout]
    host: int | None
    watchers: int
    request: TakebackRequest | None
    result: Outcome | None
    rematch: str | None
    now: float


class UndoState(Struct):
    """Whether a seat can take something back, and otherwise why not."""

    possible: bool
    plies: int
    reason: str | None
    seat: int | None


class Update(Message, Generic[V, L], tag="update", kw_only=True):
    """A seat's view, and what happened since it was told last: ``Update[ItsView, ItsLine]``."""

    seat: int | None
    ply: int
    since: int
    """The ply up to which it had been told everything; -1: nothing."""
    events: Sequence[L]
    view: V
    question: str = ""
    """What the seat has to decide, or whom it waits for; empty where no language was asked for."""
    version: int = 0
    undos: int = 0
    undo: UndoState | None = None
    """Only for seats of a running game."""


AnyUpdate: TypeAlias = Update[View, Line]


class ChatLine(Message, tag="chat", kw_only=True):
    number: int
    seat: int
    name: str | None
    text: str
    at: float


class Ok(Message, tag="ok", kw_only=True, omit_defaults=True):
    """What was asked for is done, and stored; the rest depends on what it was."""

    id: int | None
    ply: int | None = None
    """Where the table stood when it was done, after any action at it."""
    undos: int | None = None
    version: int | None = None
    undone: int | None = None
    """How many moves an undo took back."""
    seats: list[int] | None = None
    """After a hello: the seats of its tokens."""
    table: str | None = None
    """After a rematch: where it is played."""
    number: int | None = None
    """After something said: its number."""


class NotDone(Message, tag="error", kw_only=True):
    """What was asked for could not be done; the socket stays open."""

    id: int | None
    error: Error


class Pong(Message, tag="pong", kw_only=True):
    id: int | None


AnyMessage: TypeAlias = TableAbout | Update[V, L] | ChatLine | Ok | NotDone | Pong
"""All messages at a table of the game with that view and those lines."""
