"""Reading plain JSON with care: a value and where it stood, or one line on what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

from empires.rules.position import Position
from empires.table.mistakes import GameError

P = TypeVar("P", bound=Position)


class UnknownName(GameError):
    """A name that stands for nothing here, with the nearest ones that do."""

    def __init__(self, name: object, what: str, known: Sequence[str]) -> None:
        near = get_close_matches(str(name), known, n=3)
        hint = f"did you mean {' or '.join(near)}?" if near else f"for example {known[0]}"
        super().__init__(f'"{name}" is no {what}: {hint}')


class Index:
    """Names in their order, and back to their numbers."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = tuple(names)
        self._number = {name: i for i, name in enumerate(self.names)}

    def __getitem__(self, number: int) -> str:
        return self.names[number]

    def __len__(self) -> int:
        return len(self.names)

    def number(self, name: object) -> int:
        if not isinstance(name, str) or name not in self._number:
            raise UnknownName(name, self.what, self.names)
        return self._number[name]


def table(value: object, where: str, known: Sequence[str]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise GameError(f"{where}: expected a table, got {value!r}")
    for key in value:
        if key not in known:
            raise GameError(f"{where}: {UnknownName(key, 'known key', known)}")
    return value


def entries(value: object, where: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise GameError(f"{where}: expected a list, got {value!r}")
    return list(value)


def whole(value: object, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise GameError(f"{where}: expected a number from {low} to {high}, got {value!r}")
    return value


def flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise GameError(f"{where}: expected true or false, got {value!r}")
    return value


def one_of(value: object, where: str, known: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise GameError(f"{where}: expected one of {', '.join(known)}, got {value!r}")
    return value


def words(value: object) -> list[int]:
    """The four words of the random source."""
    got = entries(value, "random")
    if len(got) != 4:
        raise GameError(f"random: expected four numbers, got {len(got)}")
    return [whole(word, "random", 0, 2**32 - 1) for word in got]


def possible(p: P) -> P:
    """The position, once it is known that it can be."""
    fault = p.fault()
    if fault:
        raise GameError(f"this is no possible position: {fault}")
    return p
