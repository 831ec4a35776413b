"""A finished game with luck and skill apart: chances to win in per cent, by seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from empires.shapes.reasons import Beside


class Looked(Struct, frozen=True):
    """One choice of a decision, as its seat could judge it then."""

    code: int
    chance: float
    """Of winning, in per cent: the mean over positions that the seat could have been in."""
    points: float
    """The final score to expect."""


class ReviewedMove(Struct, frozen=True):
    """What one move did to everybody's chances. All lists are by seat and add up to nothing."""

    ply: int
    """How many moves had been played before it; -1: the set-up."""
    seat: int
    luck: list[float]
    """Of what was drawn, rolled, dealt or revealed with it."""
    unseen: list[float]
    """What the choice did only by what its seat could not know."""
    gains: list[float]
    """What everybody won by the error: the seat itself lost it."""
    rest: list[float]
    """Noise of the estimates."""
    error: float = 0.0
    """What the choice lost, in per cent: never below 0."""
    interval: float = 0.0
    """The error is known to plus or minus so much, 90 times in 100."""
    points: float = 0.0
    """What it lost in points of the final score."""
    band: str = ""
    """best, fine, doubtful, mistake or blunder; empty: no choice, or the game was decided."""
    best: int | None = None
    choices: list[Looked] = []
    """The best ones and the one that was played, the best first; none: there was no choice."""
    beside: Beside | None = None
    """What the best would have brought beside the one played; only of what is called an error."""


class ReviewedDecision(Struct, frozen=True):
    """A seat's moves up to where nothing can be taken back."""

    plies: list[int]
    seat: int
    error: float
    interval: float
    points: float
    band: str


class SeatSum(Struct, frozen=True):
    """start + luck + unseen - errors + others + rest = result, in per cent."""

    seat: int
    start: float
    luck: float
    unseen: float
    errors: float
    others: float
    rest: float
    result: float
    adjusted: float
    """The result without luck and what nobody could see; it may leave 0 to 100."""
    decisions: int
    per_decision: float


class Review(Struct, frozen=True):
    """Everything that was found out about a finished game."""

    game: str
    names: list[str]
    depth: str
    budget: dict[str, int]
    chances: list[list[float]]
    """For every ply from the set-up to the end: each seat's chance with all hands open."""
    moves: list[ReviewedMove]
    decisions: list[ReviewedDecision]
    keys: list[int]
    """Places in ``moves`` of the key moments, in the order of the game."""
    seats: list[SeatSum]


Depth: TypeAlias = Literal["quick", "deep"]
ReviewState: TypeAlias = Literal["none", "waiting", "running", "done"]
"""None: nobody has asked for it, or it was left unfinished and goes on when somebody asks again."""


class ToldMove(Struct, frozen=True):
    """A move in words; empty where there is nothing to say."""

    ply: int
    played: str
    choices: list[str]
    """In the order of the move's own choices."""
    why: str
    what: str
    """What was drawn, rolled or revealed with it."""


class ReviewTold(Struct, frozen=True, kw_only=True):
    """A review as far as it has come: what is new since the parts that one has."""

    state: ReviewState
    depth: Depth
    budget: dict[str, int]
    plies: int
    parts: int
    """So many are done."""
    of: int
    chances: list[list[float]]
    moves: list[ReviewedMove]
    told: list[ToldMove]
    """One for each of the moves."""
    decisions: list[ReviewedDecision]
    """These, the key moments and the sums come with the last part."""
    keys: list[int]
    seats: list[SeatSum]
    habits: list[str]
    """By seat: where most of its errors lost their points; empty: nowhere in particular."""
