"""Changes to a pack as it is written: values set, taken away, rows added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from empires.shapes.workshop import Edit, PathStep


class BadEdit(ValueError):
    """A change of something that is not there."""


def apply(document: dict[str, Any], edits: Sequence[Edit]) -> None:
    for number, edit in enumerate(edits):
        if has_null(edit.value):
            raise BadEdit(f"edits[{number}].value")
        above, last = _at(document, edit.path[:-1], number), edit.path[-1]
        if isinstance(above, dict) and isinstance(last, str):
            _in_table(above, last, edit)
        elif isinstance(above, list) and type(last) is int and 0 <= last <= len(above):
            _in_list(above, last, edit, number)
        else:
            raise BadEdit(f"edits[{number}].path")


def has_null(value: object) -> bool:
    """Whether JSON says something there that TOML has no word for."""
    if isinstance(value, dict):
        return any(map(has_null, value.values()))
    return value is None or (isinstance(value, list) and any(map(has_null, value)))


def _in_table(above: dict[str, Any], key: str, edit: Edit) -> None:
    if edit.value is UNSET:
        above.pop(key, None)
    else:
        above[key] = edit.value


def _in_list(above: list[Any], place: int, edit: Edit, number: int) -> None:
    if edit.value is UNSET:
        if place == len(above):
            raise BadEdit(f"edits[{number}].path")
        del above[place]
    elif place == len(above):
        above.append(edit.value)
    else:
        above[place] = edit.value


def _at(document: dict[str, Any], path: Sequence[PathStep], number: int) -> Any:
    found: Any = document
    for step in path:
        if isinstance(found, dict) and isinstance(step, str):
            # A table or a list that was left out so far begins with its first value.
            found = found.setdefault(step, {})
        elif isinstance(found, list) and type(step) is int and 0 <= step < len(found):
            found = found[step]
        else:
            raise BadEdit(f"edits[{number}].path")
    return found
