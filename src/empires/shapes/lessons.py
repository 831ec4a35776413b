"""A lesson at a table: what is said and lit up at this moment, and what is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class LessonStep(Struct, kw_only=True):
    """One idea, in the words of one language; empty where no language was asked for."""

    number: int
    """From 1."""
    name: str
    title: str
    text: str
    do: str
    """How the move is made."""
    light: Sequence[str]
    """What is lit up, by its name on the table."""
    rule: str | None
    reads: bool
    """Whether nothing is asked for but to read on."""
    wrong: str
    """What is said to another move than the one that is asked for."""


class LessonNow(Struct, kw_only=True):
    """Where a lesson stands."""

    of: int
    """How many steps it has."""
    steps: Sequence[LessonStep]
    """Those of this moment: first those to read, then the one to do; none: it is over."""
    accepted: Sequence[int]
    """The codes that are asked for, the script's own first; none: others decide."""
    answers: dict[int, str]
    """What certain other moves are answered, by their codes; others get the step's ``wrong``."""
    begun: bool
    """Whether part of the step is played already."""
