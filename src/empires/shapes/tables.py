"""What a served table says on its socket: the table, each seat's updates, chat, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

from empires.shapes.errors import Error
from empires.shapes.lessons import LessonNow
from empires.shapes.lines import Line
from empires.shapes.views import View

Status: TypeAlias = Literal["waiting", "running", "over"]
SeatKind: TypeAlias = Literal["human", "open", "bot"]
UndoPolicy: TypeAlias = Literal["consent", "free"]
ReplacedBy: TypeAlias = Literal["bot", "open", "invite"]
Option: TypeAlias = str | bool | int

What: TypeAlias = Literal[
    "join",
    "take",
    "start",
    "change",
    "rename",
    "order",
    "undo",
    "ask",
    "agree",
    "refuse",
    "concede",
    "leave",
    "late",
    "back",
    "propose",
    "replace",
    "mute",
    "unmute",
    "rematch",
]

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
    muted: bool
    """Whether the host lets them say nothing."""
    seen: float | None
    """When a person was there last; None: is there now, never was, or a bot has the seat."""
    origin: int
    """Which seat it was when the table was made: it goes with the player when the order changes."""


class Clock(Struct, forbid_unknown_fields=True):
    """How long a decision may take."""

    seconds: Annotated[int, Meta(ge=5, le=FOURTEEN_DAYS)]


class TakebackRequest(Struct, frozen=True):
    """A seat asks to go back to a ply."""

    seat: int
    ply: int
    agreed: list[int]
    needed: list[int]


class ReplaceVote(Struct, frozen=True):
    """A seat wants another one, who is absent, replaced."""

    seat: int
    target: int
    by: ReplacedBy
    agreed: list[int]
    needed: list[int]


class BranchAbout(Struct):
    """Where a finished game was left to try something else."""

    table: str
    """Where that game was played."""
    ply: int
    future: str | None
    """What its future is drawn from; null: the cards come as they came in the game."""


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
    """When the game is over; from the beginning if whoever created the table chose it."""
    nonces: list[str | None]
    """What the players of the seats have added to the shuffle."""
    clock: Clock | None
    listed: bool
    undo: UndoPolicy
    hints: bool
    """Whether anybody may ask a bot what to do."""
    own_cards: str | None
    """The name of the content pack, where somebody brought one along."""
    lesson: bool
    """Whether it is a first game that teaches."""
    recorded: bool
    """Whether it began at the beginning, so that there is a record and a replay of it."""
    branch: BranchAbout | None
    """The game it branches off from, if it does."""
    created: float
    ply: int
    seats: list[SeatAbout]
    host: int | None
    watchers: int
    request: TakebackRequest | None
    vote: ReplaceVote | None
    result: Outcome | None
    rematch: str | None
    now: float


class UndoState(Struct):
    """Whether a seat can take something back, and otherwise why not."""

    possible: bool
    plies: int
    reason: str | None
    seat: int | None
    to: int | None = None
    """The ply it leads to: at once, or with the consent of the others; None: nowhere."""


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
    times: Sequence[float] = ()
    """When the moves since then were played, one after the other."""
    lesson: LessonNow | None = None
    """What the learner is taught at this moment."""


AnyUpdate: TypeAlias = Update[View, Line]


class ChatLine(Message, tag="chat", kw_only=True):
    number: int
    seat: int
    name: str | None
    text: str
    at: float


class Happened(Message, tag="happened", kw_only=True):
    """What somebody did besides moving."""

    number: int
    at: float
    ply: int
    """Where the table stood afterwards."""
    seat: int
    name: str | None
    """Of whoever did it, at that time."""
    what: What
    target: int | None = None
    """Whom it was done to."""
    other: str | None = None
    """What they were called at that time; of a new name, that name."""
    by: ReplacedBy | None = None
    plies: int | None = None
    """How many moves it took back."""
    text: str = ""
    """The sentence; empty where no language was asked for."""


class Ok(Message, tag="ok", kw_only=True, omit_defaults=True):
    """What was asked for is done, and stored; the rest depends on what it was."""

    id: int | None
    ply: int | None = None
    """Where the table stood when it was done, after any action at it."""
    undos: int | None = None
    version: int | None = None
    undone: int | None = None
    """How many moves an undo took back."""
    left: int | None = None
    """How often the seat may still take back now; more come with time."""
    seats: list[int] | None = None
    """After a hello: the seats of its tokens."""
    token: str | None = None
    """After joining: the seat's secret from now on."""
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


AnyMessage: TypeAlias = TableAbout | Update[V, L] | ChatLine | Happened | Ok | NotDone | Pong
"""All messages at a table of the game with that view and those lines."""
