"""What a table is made of: how it was set up, and the entries of its log."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from empires.shapes.tables import Option, ReplacedBy, SeatKind, UndoPolicy


class SeatSetup(Struct, frozen=True):
    """A seat as the table was created."""

    kind: SeatKind
    level: str | None = None
    name: str | None = None
    token: str | None = None
    """The SHA-256 of the seat's secret."""
    copies: tuple[str, ...] = ()
    """Those of more secrets of the same seat, for other devices."""


class BranchSetup(Struct, frozen=True):
    """Where a finished game was left to try something else, and what was played from there."""

    table: str
    """Where that game was played."""
    ply: int
    future: str | None
    """What its future is drawn from; None: the cards come as they came in the game."""
    moves: tuple[tuple[int, int], ...] = ()
    """Seats and codes."""


class Setup(Struct, frozen=True):
    """A table as it was created, but for what the database wants in columns of its own."""

    seats: tuple[SeatSetup, ...]
    options: dict[str, Option]
    clock: int | None
    """Seconds for a decision."""
    undo: UndoPolicy
    seeded: bool = False
    """Whether whoever created it chose the seed: then everybody is told."""
    hints: bool = True
    """Whether anybody may ask a bot what to do."""
    position: dict[str, Any] | None = None
    """Where it starts, as scenarios write it, if that is not the beginning."""
    lesson: bool = False
    """Whether the game's lesson is taught at it."""
    pack: str | None = None
    """The content pack, where somebody brought one along."""
    played: tuple[tuple[int, int], ...] = ()
    """Seats and codes of what was played before, where a record was brought along.

    At a branch it is the whole game that was left.
    """
    branch: BranchSetup | None = None


class Act(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What a seat did, or what was done for it."""

    @property
    def kind(self) -> str:
        """The name that databases know it by."""
        return str(self.__struct_config__.tag)


class Joined(Act, frozen=True, tag="join", kw_only=True):
    """An invited player came and said a name."""

    name: str
    token: str | None = None
    """The seat's new secret, as in ``SeatSetup``: the invitation is used up."""
    nonce: str | None = None


class Took(Act, frozen=True, tag="take", kw_only=True):
    """Somebody took an open seat."""

    name: str
    token: str
    """As in ``SeatSetup``."""
    nonce: str | None = None


class Mixed(Act, frozen=True, tag="mix", kw_only=True):
    """A player adds to the shuffle what nobody else could know."""

    nonce: str


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
    needed: tuple[int, ...] | None = None
    """Who has to agree; None in old entries: everybody who was there."""


class Agreed(Act, frozen=True, tag="agree"):
    pass


class Refused(Act, frozen=True, tag="refuse"):
    pass


class Conceded(Act, frozen=True, tag="concede"):
    pass


class WentAway(Act, frozen=True, tag="away", kw_only=True):
    """A player left, or the clock ran out: a bot plays the seat."""

    late: bool | None = None
    """Whether it was the clock."""


class Replaced(Act, frozen=True, tag="replace", kw_only=True):
    """A seat was given to a bot, to whoever takes it, or to whoever gets a new invitation."""

    target: int
    by: ReplacedBy
    token: str | None = None
    level: str | None = None
    name: str | None = None
    """Of the bot, before the game begins."""


class Proposed(Act, frozen=True, tag="propose", kw_only=True):
    """Somebody other than the host wants an absent player replaced."""

    target: int
    by: ReplacedBy
    needed: tuple[int, ...]


class Voted(Act, frozen=True, tag="vote", kw_only=True):
    """And what another one says to it."""

    agree: bool


class Muted(Act, frozen=True, tag="mute", kw_only=True):
    target: int
    muted: bool


class Changed(Act, frozen=True, tag="change", kw_only=True):
    """The host changed how it will be played."""

    options: dict[str, Option] | None
    clock: int | None
    hints: bool


class Renamed(Act, frozen=True, tag="rename", kw_only=True):
    """A player is called otherwise, before the game."""

    target: int
    name: str


class Ordered(Act, frozen=True, tag="order", kw_only=True):
    """The host changed who sits where, before the game."""

    order: tuple[int, ...]
    """For each seat, which one comes there."""


class Moved(Act, frozen=True, tag="moved", kw_only=True):
    """The seat was taken along to another device: the old secret is void."""

    token: str


class Copied(Act, frozen=True, tag="copied", kw_only=True):
    """Another device may play the seat, too."""

    token: str


class CameBack(Act, frozen=True, tag="back"):
    """And its player is there again."""


class PlaysAgain(Act, frozen=True, tag="rematch", kw_only=True):
    """The same seats meet at another table."""

    table: str


AnyAct: TypeAlias = (
    Joined
    | Took
    | Mixed
    | Started
    | Played
    | TookBack
    | AskedBack
    | Agreed
    | Refused
    | Conceded
    | WentAway
    | Replaced
    | Proposed
    | Voted
    | Muted
    | Changed
    | Renamed
    | Ordered
    | Moved
    | Copied
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
