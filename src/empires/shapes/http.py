"""What is asked and answered over HTTP, but for tables and updates, which sockets are sent too."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from empires.shapes.asking import Request
from empires.shapes.library import Thing
from empires.shapes.reasons import Beside
from empires.shapes.review import Depth
from empires.shapes.tables import (
    ChatLine,
    Clock,
    Happened,
    Option,
    ReplacedBy,
    SeatKind,
    TableAbout,
    UndoPolicy,
)
from empires.shapes.words import (
    MOST_SEATS,
    Code,
    Level,
    Name,
    Nonce,
    Number,
    PromptId,
    Remark,
    Secret,
    WrittenMove,
)

LONGEST_RECORD: Final = 300_000
LONGEST_PACK: Final = 64_000
MOST_PLIES: Final = 100_000
MOST_BRANCHED: Final = 1_000
PackText: TypeAlias = Annotated[str, Meta(max_length=LONGEST_PACK)]
# Python lets a line feed follow what `$` ends, which other readers of the pattern do not.
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
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
    pack: PackText | None = None
    """A content pack of one's own, which everybody at the table is told of."""
    clock: Clock | None = None
    listed: bool = False
    undo: UndoPolicy | None = None
    hints: bool | None = None
    """Whether anybody may ask a bot what to do; usually only where one person has all seats."""
    seed: SeedDigits | None = None


class NewLesson(Body, frozen=True, kw_only=True):
    """A first game to learn by."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name


class NewScenario(Body, frozen=True, kw_only=True):
    """A scenario to set up on a table and to play on."""

    game: Annotated[str, Meta(max_length=40)]
    scenario: Annotated[str, Meta(max_length=80)]
    name: Name


class NewRecord(Body, frozen=True, kw_only=True):
    """A game that was played elsewhere, to look at or to play on."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    """The whole text of its file."""


class ReviewWanted(Body, frozen=True, kw_only=True):
    """How hard to look at a finished game."""

    depth: Depth = "quick"


class NewBranch(Body, frozen=True, kw_only=True):
    """Where to leave a finished game, to try something else from there."""

    ply: Annotated[int, Meta(ge=0, le=MOST_PLIES)]
    seat: SeatNumber
    """Which one you play; bots have the others."""
    same: bool = False
    """Whether the cards shall come as they came in the game, and not be drawn anew."""
    future: SeedDigits | None = None
    """What they are drawn anew from, so that somebody else's branch is this one."""
    moves: Annotated[list[tuple[SeatNumber, Code]], Meta(max_length=MOST_BRANCHED)] = field(
        default_factory=list
    )
    """What is played at once: seats and codes."""


class Named(Body, frozen=True, kw_only=True):
    """Who sits down."""

    name: Name
    nonce: Nonce | None = None
    """For the shuffle."""
    secret: Secret | None = None
    """What the seat's secret shall be: so it is known even if the answer is lost."""


class Mix(Body, frozen=True, kw_only=True):
    nonce: Nonce


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
    to: Request = "takeback"


class Replacement(Body, frozen=True, kw_only=True):
    """Who shall have a seat: a bot, whoever takes it, or whoever gets the new invitation."""

    seat: SeatNumber
    by: ReplacedBy = "bot"
    level: Level = "governor"
    """Of the bot, before the game begins; afterwards one stands in."""


class Mute(Body, frozen=True, kw_only=True):
    seat: SeatNumber
    muted: bool = True


class Transfer(Body, frozen=True, kw_only=True):
    """Take a seat along to another device."""

    keep: bool = False
    """Whether this device may go on playing it, too."""


class MineSeat(Body, frozen=True, kw_only=True):
    table: Annotated[str, Meta(max_length=16)]
    token: Annotated[str, Meta(max_length=100)]


class MineAsked(Body, frozen=True, kw_only=True):
    """Seats of one's own, at most sixty."""

    seats: Annotated[list[MineSeat], Meta(max_length=60)]


class Arrival(Body, frozen=True, kw_only=True):
    """What the other device shows."""

    code: Annotated[str, Meta(min_length=8, max_length=20, examples=["7K3M-9QXT"])]
    secret: Secret | None = None
    """What the seat's secret shall be: so it is known even if the answer is lost."""


class Change(Body, frozen=True, kw_only=True):
    """What the host wants otherwise before the game begins; what is missing stays."""

    options: Annotated[dict[str, Option], Meta(max_length=10)] | None = None
    clock: Clock | UnsetType | None = UNSET
    hints: bool | None = None


class Rename(Body, frozen=True, kw_only=True):
    """What a player is called from now on."""

    seat: SeatNumber
    name: Name


class Seating(Body, frozen=True, kw_only=True):
    """Who sits where: for each seat, which one comes there."""

    order: Annotated[list[SeatNumber], Meta(min_length=2, max_length=MOST_SEATS)]


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
    left: int | None = None
    """How often the seat may still take back now; more come with time."""


class Advice(Struct):
    """What a strong bot would do with what the seat knows."""

    code: int
    ply: int
    left: int
    """How many more the seat may ask for now; more come with time."""
    why: str
    """What speaks for it, in sentences."""
    beside: list[Beside]
    """What other choices would lead to instead, the best ones first."""


class Lines(Struct):
    """The table in words."""

    lines: list[str]


class ChatLog(Struct):
    chat: list[ChatLine]


class HappenedLog(Struct):
    happened: list[Happened]


class SeatGiven(Struct, kw_only=True, omit_defaults=True):
    """The table afterwards; the new invitation, if that was wanted."""

    table: TableAbout
    token: str | None = None
    link: str | None = None


class TransferCode(Struct, kw_only=True):
    """Good once, until then."""

    code: str
    link: str
    until: float


class Mine(Struct, kw_only=True):
    """A table of one's own."""

    table: TableAbout
    seat: int
    turn: bool
    """Whether it is one's turn."""
    since: float | None
    """Since when it is whose turn it is."""


class MineList(Struct):
    games: list[Mine]


class Addresses(Struct, kw_only=True):
    """Where this server can be reached."""

    addresses: list[str]
    """For friends: what the operator said, or those in the same network; the best first."""
    only_here: bool
    """Whether it listens to this machine alone, so that no link works elsewhere."""


class Another(Struct):
    """The table of a rematch."""

    id: str


class BranchNow(Struct, kw_only=True):
    """How a branch stands beside the game that it left: everybody's chances in per cent.

    As in the graph of a review all hands are open and the future is not.
    """

    ply: int
    """How many moves were played in it."""
    moves: list[tuple[int, int]]
    """Seats and codes of these."""
    chances: list[float]
    game: list[float]
    """In the game, after the move that was played there."""


class PlayedOut(Struct, kw_only=True):
    """How bots have played a branch to its end, every time with another future."""

    ply: int
    """From where."""
    scores: list[list[int]]
    """By game and by seat."""
    rankings: list[list[int]]


class Verification(Struct, kw_only=True):
    """With these and the record everybody can check the shuffle."""

    commitment: str
    """What was told when the table was made: of the base, if there are nonces, else of the seed."""
    seed: str | None
    nonces: list[str | None]
    """What the players of the seats have added."""
    base: str | None
    """What the seed was mixed from, together with the nonces; with the seed, at the end."""
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
    workshop: bool
    """Whether its packs can be changed in the workshop."""
    bots: list[str] = []
    """Bots beside the levels, by whoever runs the server; a seat's level can be such a name."""
    lesson: dict[str, Option] | None = None
    """The options of the game of one's own that follows its lesson; None: it has no lesson."""


class Games(Struct):
    games: list[GameAbout]
    levels: list[str]
    friends: bool
    """Whether others can come to tables here: by links, on other devices, in a list."""
    solo: bool
    """Whether the page that needs no server lies beside, at /solo/."""


class Content(Struct):
    content: str
    things: list[Thing]
