"""A lesson walked without any front: the learner's moves, and the script's own for all others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import empires
from empires.lessons import LEARNER, Lesson, Walk, lesson_of
from empires.table import Table


def taught(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def set_up(game: str) -> Table:
    lesson = taught(game)
    names = ["Ada", *lesson.names]
    return Table.set_up(empires.game(game), names=names, position=lesson.position)


def let_others_play(walk: Walk) -> Walk:
    """Until the learner is asked, or the lesson is over."""
    while not walk.over and (others := [seat for seat in walk.table.to_move if seat != LEARNER]):
        code = walk.reply(others[0])
        assert code is not None, f"nothing is written for seat {others[0]} at {walk.step.name}"
        walk.table.play(others[0], code)
        walk = Walk(walk.lesson, walk.table)
    return walk


def moments(game: str, choose: Callable[[list[int]], int] = min) -> Iterator[Walk]:
    """Every moment at which the learner is asked for a move, to the end of the lesson."""
    walk = let_others_play(Walk(taught(game), set_up(game)))
    while not walk.over:
        yield walk
        walk.table.play(LEARNER, choose(walk.accepted()))
        walk = let_others_play(Walk(walk.lesson, walk.table))
    yield walk
