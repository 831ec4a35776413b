"""Lessons by the name of their game, read once from the file that its declaration names."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from empires.lessons.script import Lesson
from empires.registry import declaration, declarations


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of that game, if it has one."""
    place = declaration(game).lesson
    if place is None:
        return None
    package, _, file = place.partition(":")
    text = resources.files(package).joinpath(file).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Lesson)


def taught() -> list[str]:
    """The games that have a lesson."""
    return [name for name, game in declarations().items() if game.lesson]
