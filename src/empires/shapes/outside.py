"""What we say to a bot that is a program of somebody else's, and what it answers, line by line."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from empires.shapes.tables import Option
from empires.shapes.views import View
from empires.shapes.words import WrittenMove

V = TypeVar("V", bound=View)


class Greeting(Struct, kw_only=True):
    """Our first line."""

    hello: int
    """The version of the protocol."""
    game: str
    rules_version: int
    players: int
    seat: int
    options: dict[str, Option]
    seed: int
    """For the program's own random source."""


class Hello(Struct):
    """How a program answers the greeting; what else it says is left to it."""

    hello: int
    name: str = ""


class Question(Struct, Generic[V]):
    """A decision; its number is counted from 1."""

    decide: int
    view: V


class Decision(Struct):
    """How a program answers a question: with a choice's id or with its readable move."""

    decide: int
    move: int | WrittenMove


class Correction(Struct):
    """The answer was none; the question comes again."""

    error: str
    legal: list[int]


class Ending(Struct):
    scores: list[int]
    ranking: list[int]


class Over(Struct):
    """Our last line."""

    over: Ending


AnyQuestion: TypeAlias = Question[View]
