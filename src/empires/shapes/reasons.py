"""Why a bot would play what it plays: its own numbers, for whoever puts them into words."""

from __future__ import annotations

from msgspec import Struct


class Source(Struct, frozen=True):
    """Points that a seat may expect from one side of the game."""

    name: str
    """Such as "locations" or "tracks": each game names its own."""
    points: float


class Weighed(Struct, frozen=True):
    """One choice beside the best."""

    code: int
    tries: int
    """How often it was followed; 0: it was left aside at first sight."""
    chance: float
    """Of winning, from 0 to 1; by how much counts for a quarter of it."""
    loses: float
    """How much chance is lost by it, beside the best."""


class Effect(Struct, frozen=True):
    """What is expected of two choices in one respect."""

    kind: str
    """``points`` by their source, and what each game counts besides: resources, steps, takers."""
    name: str
    best: float
    other: float


class Beside(Struct):
    """The best choice beside another one."""

    code: int
    """The other one."""
    points: float
    """By how many points more may be expected of the best one, all sources together."""
    effects: list[Effect]
    text: str = ""
    """What whoever chooses the other one gives up, and gets for it."""


class Step(Struct, frozen=True):
    """One move of the play that is expected."""

    seat: int
    code: int


class Reasons(Struct, frozen=True):
    """What was found out about one decision."""

    code: int
    """The choice."""
    chance: float
    sources: list[Source]
    """Where the points of the seat will come from, after this choice."""
    line: list[Step]
    """The play that is expected, the choice first, up to what nobody can foresee."""
    choices: list[Weighed]
    """All of them, the best first."""
    beside: list[Beside]
    """The best ones of the others, and what they lead to instead."""
    iterations: int
