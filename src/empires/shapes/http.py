"""What is asked and answered over HTTP, but for tables and updates, which sockets are sent too."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from empires.shapes.library import Thing
from empires.shapes.tables import ChatLine, Clock, Option, SeatKind, TableAbout, UndoPolicy
from empires.shapes.words import (
    MOST_SEATS,
    Code,
    Level,
    Name,
    Number,
    PromptId,
    Remark,
    WrittenMove,
)

# Python lets a line feed follow what `$` ends, which other readers of the pattern do not.
SeedDigits: TypeAlias = Annotated[str, Meta(pattern=r"^(0|[1-9][0-9]{0,99})$(?!\n)")]


# --- bodies of requests -------------------------------------------------------------------------


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is sent with a request."""


class NewSeat(Body, frozen=True, kw_only=True):
    """Who is to play."""

    kind: SeatKind
    name: Name | None = None
    level: Level | None = None


class NewTable(Body, frozen=True, kw_only=True):
    """A table to create."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=MOST_SEATS)]
    options: Annotated[dict[str, Option], Meta(max_length=10)] = field(default_factory=dict)
    content: Annotated[str, Meta(max_length=64)] | None = None
    clock: Clock | None = None
    listed: bool = False
    undo: UndoPolicy | None = None
    seed: SeedDigits | None = None


class Named(Body, frozen=True, kw_only=True):
    name: Name


class Beginning(Body, frozen=True, kw_only=True):
    """Which bots fill the seats that nobody has taken."""

    level: Level = "governor"


class Play(Body, frozen=True, kw_only=True):
    """A move: its code, or its readable twin."""

    ply: Number
    prompt: PromptId | None = None
    code: Code | None = None
    move: WrittenMove | None = None


class TakeBack(Body, frozen=True, kw_only=True):
    whole: bool = False
    ask: bool = False


class Consent(Body, frozen=True, kw_only=True):
    agree: bool


class Said(Body, frozen=True, kw_only=True):
    text: Remark


# --- answers ------------------------------------------------------------------------------------


class SeatLink(Struct, kw_only=True):
    """The secret of a seat, and the page that holds it."""

    seat: int
    token: str
    link: str


class Created(Struct, kw_only=True):
    id: str
    watch: str
    table: TableAbout
    seats: list[SeatLink]


class Taken(SeatLink, kw_only=True):
    table: TableAbout


class TableList(Struct):
    tables: list[TableAbout]


class Standing(Struct, kw_only=True, omit_defaults=True):
    """Where the table stood when what was asked for had happened, whatever followed at once."""

    ply: int
    undos: int
    version: int
    undone: int | None = None
    """How many moves an undo took back."""


class Advice(Struct):
    """What a strong bot would do with what the seat knows."""

    code: int
    ply: int


class Lines(Struct):
    """The table in words."""

    lines: list[str]


class ChatLog(Struct):
    chat: list[ChatLine]


class Another(Struct):
    """The table of a rematch."""

    id: str


class Verification(Struct, kw_only=True):
    """With these and the record everybody can check the shuffle."""

    commitment: str
    seed: str | None
    game: str
    rules: int
    content: str
    over: bool


class Health(Struct):
    status: Literal["ok"] = "ok"


class PackAbout(Struct):
    """A content pack to play with."""

    content: str
    """Its digest."""
    name: str


class GameAbout(Struct, kw_only=True):
    """A game that can be played."""

    name: str
    title: str
    players: tuple[int, int]
    """The fewest and the most."""
    rules: int
    rules_prefix: str
    """What the ids of its rules begin with."""
    options: dict[str, list[Option]]
    """The values of each, the usual one first."""
    words: dict[str, dict[str, str]]
    """In each language what is said of an option (variant), besides it (variant-note), and of its
    values (variant-blitz)."""
    packs: list[PackAbout]


class Games(Struct):
    games: list[GameAbout]
    levels: list[str]


class Content(Struct):
    content: str
    things: list[Thing]
