"""What a served table says and is asked: the messages of its socket, and the answers over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from empires.shapes.lines import Line
from empires.shapes.views import View

Status: TypeAlias = Literal["waiting", "running", "over"]
SeatKind: TypeAlias = Literal["human", "open", "bot"]
UndoPolicy: TypeAlias = Literal["consent", "free"]
Option: TypeAlias = str | bool | int


class SeatAbout(Struct, kw_only=True):
    """Who sits there, as everybody may know."""

    seat: int
    kind: SeatKind
    level: str | None
    name: str | None
    joined: bool
    here: bool
    deciding: bool | None
    away: bool
    conceded: bool
    deadline: float | None


class Clock(Struct):
    seconds: int


class TakebackRequest(Struct):
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


class TableAbout(Struct, tag_field="type", tag="table", kw_only=True):
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


class Update(Struct, tag_field="type", tag="update", kw_only=True):
    """A seat's view, and what happened since it was told last."""

    seat: int | None
    ply: int
    since: int
    """The ply up to which it had been told everything; -1: nothing."""
    events: Sequence[Line]
    view: View
    question: str = ""
    version: int = 0
    undos: int = 0
    undo: UndoState | None = None


class ChatLine(Struct, tag_field="type", tag="chat", kw_only=True):
    number: int
    seat: int
    name: str | None
    text: str
    at: float
