"""One puzzle as data: a position, its choices with what they are worth, and who found that out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from empires.shapes.puzzles import PuzzleLevel
from empires.shapes.reasons import Beside, Effect

LEVELS: Final[tuple[PuzzleLevel, ...]] = ("easy", "medium", "hard")
"""By how little a search needs to find the answer."""


class Weighed(Struct, frozen=True, forbid_unknown_fields=True):
    """One choice, as the seat could judge it."""

    code: int
    chance: float
    """Of winning, in per cent: the mean over positions that the seat could be in."""
    points: float
    """The final score to expect."""
    effects: tuple[tuple[str, str, float, float], ...] = ()
    """Kind, name, and what is expected there of the best choice and of this one; none: the best."""

    @property
    def beside(self) -> Beside:
        """The best choice beside this one."""
        effects = [Effect(*each) for each in self.effects]
        points = sum(each.best - each.other for each in effects if each.kind == "points")
        return Beside(self.code, round(points, 2), effects)


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """What one search found: the evidence."""

    how: str
    """Such as ``worlds`` or ``plan``."""
    budget: int
    """Positions that every choice was tried in, or iterations of a plan."""
    best: int
    """The code that it found best."""
    gap: float | None = None
    """By how many per cent the best is ahead of the best one that is not accepted."""
    interval: float | None = None
    """The gap is known to plus or minus so much, 90 times in 100."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A decision whose answer is known."""

    id: str
    game: str
    rules: int
    """The version of the rules it was made with."""
    content: str
    """The digest of the cards it was made with."""
    seat: int
    theme: str
    """The kind of decision, as the game's prompts name it."""
    level: PuzzleLevel
    position: dict[str, Any]
    """As a scenario writes it. What the seat can't know was drawn anew, so nothing is in it."""
    accepted: tuple[int, ...]
    """The codes within a hair of the best; never all."""
    choices: tuple[Weighed, ...]
    """All that are legal, the best first."""
    looks: tuple[Look, ...]

    @property
    def players(self) -> int:
        return int(self.position["players"])

    @property
    def gap(self) -> float:
        """By how many per cent the best is ahead of the best wrong one."""
        wrong = [each.chance for each in self.choices if each.code not in self.accepted]
        return self.choices[0].chance - max(wrong)


def written(puzzles: Iterable[Puzzle]) -> bytes:
    """JSON with a line for each."""
    return b"[\n" + b",\n".join(msgspec.json.encode(each) for each in puzzles) + b"\n]\n"


def read(data: bytes) -> list[Puzzle]:
    """``msgspec.DecodeError`` if they are none."""
    return msgspec.json.decode(data, type=list[Puzzle])
