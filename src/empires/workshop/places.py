"""Which row and which value a problem of the checker is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from empires.content.problems import Problem
from empires.content.reader import place_of
from empires.content.rows import Kind
from empires.shapes.workshop import PackProblem, PathStep


def located(
    problems: Sequence[Problem], document: dict[str, Any], kinds: Sequence[Kind]
) -> list[PackProblem]:
    """Each at the innermost row whose place it names; what names none is the whole pack's."""
    places = dict(reversed(list(_places(document, kinds, "", []))))
    return [_located(problem, places) for problem in problems]


def _located(problem: Problem, places: dict[str, list[PathStep]]) -> PackProblem:
    parts = problem.place.split(", ") if problem.place else []
    for most in range(len(parts), 0, -1):
        row = places.get(", ".join(parts[:most]))
        if row is not None:
            field = ".".join(parts[most:])
            return PackProblem(row=row, field=field, what=problem.what, rule=problem.rule)
    return PackProblem(row=[], field=problem.place, what=problem.what, rule=problem.rule)


def _places(
    above: Any, kinds: Sequence[Kind], within: str, path: list[PathStep]
) -> Iterator[tuple[str, list[PathStep]]]:
    if not isinstance(above, dict):
        return
    for kind in kinds:
        rows = above.get(kind.table)
        if not kind.label:
            yield kind.table, [*path, kind.table]
        for number, row in enumerate(rows if kind.label and isinstance(rows, list) else ()):
            label = () if kind.loose else kind.label
            place = within + place_of(kind.table, label, row, number + 1)
            here: list[PathStep] = [*path, kind.table, number]
            yield place, here
            yield from _places(row, kind.inner, f"{place}, ", here)
