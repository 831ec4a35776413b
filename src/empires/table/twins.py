"""Reading readable moves: exactly the fields that a move takes, each within its bounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from empires.table.game import BadMove


def verb(move: Mapping[str, Any], known: Iterable[str]) -> str:
    """What a move says it does."""
    do = move.get("do") if isinstance(move, Mapping) else None
    if not isinstance(do, str) or do not in known:
        raise BadMove(f'a move needs "do" to be one of {", ".join(sorted(known))}; got {do!r}')
    return do


def fields(move: Mapping[str, Any], *names: str) -> list[Any]:
    """The values of exactly these fields."""
    do = move["do"]
    for name in names:
        if name not in move:
            raise BadMove(f'{do}: "{name}" is missing')
    for name in move:
        if name != "do" and name not in names:
            takes = f"takes {', '.join(names)}" if names else "takes no further fields"
            raise BadMove(f'{do}: unknown field "{name}"; this move {takes}')
    return [move[name] for name in names]


def number(do: str, field: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadMove(f"{do}: {field} must be a number from {low} to {high}, got {value!r}")
    return value
