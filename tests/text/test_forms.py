"""What the workshop's controls let one choose is right; what is wrong can only be typed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest

from empires.content.empires_end import PACKS
from empires.content.first_empires import PACKS as FIRST_PACKS
from empires.content.packs import Packs
from empires.content.problems import ContentError
from empires.shapes.workshop import (
    AmountsControl,
    AnyControl,
    ChoiceControl,
    FormField,
    FormKind,
    KindControl,
    SomeControl,
    WholeControl,
)
from empires.text.catalogue import words
from empires.text.empires_end.forms import form
from empires.text.first_empires.forms import form as first_form

ALL: dict[str, tuple[Packs[Any], list[FormKind]]] = {
    "empires-end": (PACKS, form(words("en"))),
    "first-empires": (FIRST_PACKS, first_form(words("en"))),
}
# How parts fit together, which is not a matter of one value: homes, ways, colours, enough of each.
FITTING = {"FE-SET-1", "FE-SET-2", "FE-SET-3", "FE-SET-6", "FE-PRO-2", "FE-MOV-1", "FE-ACH-1"}
Table = dict[str, Any]


def chosen(control: AnyControl, row: Table) -> Iterator[Any]:
    """The ends of what can be chosen, or all of it."""
    if isinstance(control, WholeControl):
        yield max([control.low, *(size(row, room.path) + room.by for room in control.above)])
        yield min([control.high, *(size(row, room.path) - room.by for room in control.below)])
    elif isinstance(control, ChoiceControl):
        yield from (option.value for option in control.options)
    elif isinstance(control, SomeControl):
        values = [option.value for option in control.options]
        for count in range(control.least, len(values) + 1):
            yield from (list(some) for some in combinations(values, count))
    elif isinstance(control, AmountsControl):
        amounts = [{option.value: n} for option in control.options for n in (1, control.high)]
        yield from ([each] for each in amounts) if control.most > 1 else amounts
    elif isinstance(control, KindControl):
        for kind in control.kinds:
            for phase in kind.phases or [""]:
                begun: Table = {"kind": kind.value} | ({"phase": phase} if phase else {})
                for each in kind.fields:
                    begun[each.path[0]] = next(chosen(each.control, {}))
                yield begun
                for each in kind.fields:
                    yield from (begun | {each.path[0]: x} for x in chosen(each.control, {}))


def size(row: Table, path: list[str]) -> int:
    value: Any = row
    for key in path:
        value = value[key]
    return len(value.split()) if isinstance(value, str) else int(value)


def somewhere(kinds: list[FormKind], document: Table) -> Iterator[tuple[Table, FormField]]:
    """Every field of the last row of each kind."""
    for kind in kinds:
        found = document[kind.table]
        row = found[-1] if isinstance(found, list) else found
        for value in kind.values:
            yield from ((row, each) for each in value.fields)
        yield from somewhere(kind.inner, row)


def put(row: Table, path: list[str], value: Any) -> Any:
    """Set it, and say what was there."""
    for key in path[:-1]:
        row = row.setdefault(key, {})
    before = row.get(path[-1])
    row[path[-1]] = value
    return deepcopy(before)


@pytest.mark.parametrize("game", ALL)
def test_nothing_wrong_can_be_chosen(game: str) -> None:
    packs, kinds = ALL[game]
    document = tomllib.loads(packs.standard_text())
    tried = 0
    for row, each in list(somewhere(kinds, document)):
        optional = getattr(each.control, "optional", False)
        for value in chosen(each.control, row):
            if optional and value == 0:
                continue  # that is leaving it out
            kept = deepcopy(row)
            put(row, each.path, value)
            assert wrong(packs, document) == [], (each.path, value)
            row.clear()
            row.update(kept)
            tried += 1
    assert tried > 100


def wrong(packs: Packs[Any], document: Table) -> list[str]:
    try:
        packs.parse_data(document)
    except ContentError as error:
        return [str(problem) for problem in error.found if problem.rule not in FITTING]
    return []
