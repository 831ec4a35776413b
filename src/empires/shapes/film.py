"""A whole game to look at move by move: the first view, then what each move changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from empires.shapes.http import GameAbout
from empires.shapes.library import Rules, Thing
from empires.shapes.lines import Line
from empires.shapes.words import Lang

L = TypeVar("L", bound=Line)

Eyes: TypeAlias = int | Literal["all"] | None
"""A seat, everybody at once (when the game is over), or an onlooker."""
# Any part of any view can change, a word as well as a whole row.
Change: TypeAlias = tuple[list[str | int], Any]
"""The path of a value in the view, and the value; the path of the whole view is empty."""


class FilmFrame(Struct, Generic[L], kw_only=True):
    """The table after one more move: ``changes`` lead to its view from the one before."""

    seat: int | None
    """Who moved; None at the beginning."""
    changes: list[Change]
    events: Sequence[L]


class Film(Struct, Generic[L], kw_only=True):
    """``frames[n]`` is the table after n moves."""

    game: str
    content: str
    names: list[str]
    eyes: Eyes
    frames: list[FilmFrame[L]]


AnyFilm: TypeAlias = Film[Line]


class FilmPage(Struct, Generic[L], kw_only=True):
    """All that a page in one file shows: the game with everybody's eyes, its cards and rules."""

    lang: Lang
    game: GameAbout
    films: dict[str, Film[L]]
    """By the eyes they were made for: ``all``, ``none``, or the number of a seat."""
    things: list[Thing]
    rules: Rules
