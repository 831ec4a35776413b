"""Puzzles as whoever solves them is told of them: before the answer, and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

PuzzleLevel: TypeAlias = Literal["easy", "medium", "hard"]


class PuzzleAbout(Struct, kw_only=True):
    """One of them, without anything that helps to solve it."""

    id: str
    game: str
    content: str
    """The digest of its cards."""
    theme: str
    """The kind of decision, as the game's prompts name it."""
    level: PuzzleLevel
    players: int
    retired: bool
    """Whether it was made with other rules or cards, so that it can't be set up any more."""


class PuzzleList(Struct):
    """In the order in which the days take them, game by game."""

    puzzles: list[PuzzleAbout]


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """The code of a choice."""

    code: int


class PuzzleChoice(Struct, kw_only=True):
    """What a choice would have come to."""

    code: int
    text: str
    chance: float
    """Of winning, in per cent: the mean over positions that the seat could be in."""
    points: float
    """The final score to expect."""
    loses: float
    """Chance, beside the best one."""
    accepted: bool
    why: str
    """What is given up by it, and for what; empty for the best."""


class PuzzleLook(Struct):
    """What one search found: ``worlds`` tries all in so many positions, ``plan`` goes deeper."""

    how: str
    budget: int
    agrees: bool


class PuzzleAnswer(Struct, kw_only=True):
    """Whether an answer was right, and why."""

    id: str
    right: bool
    why: str
    """What the best choice brings that the others don't."""
    choices: Sequence[PuzzleChoice]
    """All of them, the best first."""
    interval: float
    """How well the lead of the best one is known, in per cent, 90 times in 100."""
    looks: Sequence[PuzzleLook]
