"""A review in words: what was played and what was better, why, and what came by luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from empires.rules.position import Position
from empires.shapes.lines import Line
from empires.shapes.review import ReviewedMove, ToldMove
from empires.table.course import Course
from empires.text import hints
from empires.text.telling import AnyTelling

MOST_LINES: Final = 3
ALL: Final = 100.0
WHY: Final = ("review-better", "review-alike", "review-further", "review-unclear")
"""Points that lie on the table soon after: other ones than those that an error loses."""
OFTEN: Final = 2  # errors of one kind that make a habit


def told_move(move: ReviewedMove, course: Course, p: Position, told: AnyTelling) -> ToldMove:
    """One move; ``p`` is the position before it."""
    if move.ply < 0:
        return ToldMove(ply=-1, played="", choices=[], why="", what=told.say("review-the-deal"))
    step = course.steps[move.ply]
    view = course.game.view(p, step.seat)
    view.names = list(told.names)
    assert view.prompt is not None
    named = {each.id: told.choice(each, view).rstrip(".") for each in view.prompt.choices}
    return ToldMove(
        ply=move.ply,
        played=named.get(step.code, ""),
        choices=[named.get(each.code, "") for each in move.choices],
        why=why(move, view, told),
        what=surprise(course, move.ply, told),
    )


def why(move: ReviewedMove, view: Any, told: AnyTelling) -> str:
    """What the better choice would have brought, and how sure that is."""
    parts = []
    if move.beside is not None:
        loses = {move.beside.code: move.error / ALL}
        parts.append(hints.why([move.beside], view, told, loses, WHY))
    if move.error > 0.0 and move.interval >= move.error:
        parts.append(told.say("review-unsure"))
    return " ".join(parts)


def surprise(course: Course, ply: int, told: AnyTelling) -> str:
    """The sentences about what was drawn, rolled or revealed with a move."""
    game = course.game
    lines = [Line(ply=ply, event=e) for e in course.events(ply + 1) if game.is_barrier(e)]
    for line in lines:
        told.word_line(line, None)
    return " ".join(line.text for line in lines[:MOST_LINES] if line.text)


def habit(moves: Sequence[ReviewedMove], seat: int, told: AnyTelling) -> str:
    """Where most of a seat's errors lost their points, if there is such a side of the game."""
    lost: Counter[str] = Counter()
    for move in moves:
        if move.seat == seat and move.beside is not None:
            parts = [each for each in move.beside.effects if each.kind == hints.POINTS]
            worst = max(parts, key=lambda each: each.best - each.other, default=None)
            if worst is not None and worst.best - worst.other >= hints.LEAST:
                lost[worst.name] += 1
    for name, times in lost.most_common(1):
        key = told.key(f"hint-points-{name.replace('_', '-')}")
        if times >= OFTEN and told.words.has(key):
            return told.say(key)
    return ""
