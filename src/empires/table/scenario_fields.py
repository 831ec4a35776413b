"""Single fields of a scenario file, each with what would be right when it is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from empires.content.document import Document
from empires.content.problems import alike, listed, shown

SEAT_FIELDS: Final = ("seat", "first_player", "turn", "to_move")
"""Fields whose values are seats, so that names can stand for the numbers."""


class Unclear(ValueError):
    """What is wrong in one place of a file; whoever knows the place makes a ScenarioError of it."""


def known_keys(found: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in found:
        if key not in known:
            near = alike(key, known)
            raise Unclear(f'unknown key "{key}": expected {listed(near or known)}')


def seats_named(value: Any, names: Sequence[str]) -> Any:
    """A seat, or a list of seats, with names turned into numbers."""
    if isinstance(value, list):
        return [seats_named(entry, names) for entry in value]
    if not isinstance(value, str):
        return value
    if value not in names:
        known = listed(names) if names else "a number from 0, since the file gives no names"
        raise Unclear(f'no seat is called "{value}": expected {known}')
    return names.index(value)


def with_seats(found: Mapping[str, Any], names: Sequence[str], place: str) -> Document:
    try:
        return {k: seats_named(v, names) if k in SEAT_FIELDS else v for k, v in found.items()}
    except Unclear as error:
        raise Unclear(f"{place}: {error}") from None


def text(found: Mapping[str, Any], key: str) -> str:
    if key not in found:
        raise Unclear(f'"{key}" is missing: expected {key} = "…"')
    value = found[key]
    if not isinstance(value, str) or not value.strip():
        raise Unclear(f"{key}: expected some text, got {shown(value)}")
    return value


def texts(found: Mapping[str, Any], key: str) -> tuple[str, ...]:
    for value in (values := entries(found, key)):
        if not isinstance(value, str) or not value.strip():
            raise Unclear(f"{key}: expected a list of texts, got {shown(value)} in it")
    return tuple(values)


def entries(found: Mapping[str, Any], key: str) -> list[Any]:
    value = found.get(key, [])
    if not isinstance(value, list):
        raise Unclear(f"{key}: expected a list, got {shown(value)}")
    return value


def table(found: Mapping[str, Any], key: str) -> Document:
    value = found[key]
    if not isinstance(value, dict):
        raise Unclear(f"{key}: expected a table, got {shown(value)}")
    return value
