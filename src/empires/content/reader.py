"""Reading one table of a pack: every read checks its value and notes what is wrong with it.

A read that fails notes the problem and returns something no right value could be (the number
below the lowest, an empty name, nothing), so that one pass finds everything and no mistake is told
twice. Which keys and values there are is left to the game's checker.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeGuard, TypeVar

from .problems import Problems, alike, expected, listed, one_of, shown

LONGEST_LABEL: Final = 40
SLUG: Final = f"1 to {LONGEST_LABEL} small letters, digits and single hyphens"

Option = TypeVar("Option", str, int)


class Entry:
    """A table at a place ("disaster fire-9"), or within it by a path ("ability.gain")."""

    def __init__(
        self, values: Mapping[str, Any], problems: Problems, place: str = "", path: str = ""
    ) -> None:
        self._values = dict(values)
        self._problems = problems
        self._place = place
        self._path = path

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def is_empty(self) -> bool:
        return not self._values

    def holds(self, key: str, kind: type) -> bool:
        return isinstance(self._values.get(key), kind)

    def allow(self, keys: Sequence[str]) -> None:
        """Refuse all other keys; a misspelt one is then read under its right name."""
        for key in [key for key in self._values if key not in keys]:
            near = alike(key, keys)
            hint = f"did you mean {near[0]}?" if near else f"expected {listed(keys)}"
            self.wrong(key, f"unknown key, {hint}")
            if near:
                self._values.setdefault(near[0], self._values[key])

    def whole(
        self, key: str, low: int, high: int, rule: str = "", default: int | None = None
    ) -> int:
        value = self._values.get(key, default)
        if _is_whole(value, low, high):
            return value
        joined = " or " if high == low + 1 else " to "
        self.refuse(key, str(low) if low == high else f"{low}{joined}{high}", rule)
        return low - 1

    def wholes(self, key: str, count: int, low: int, high: int, rule: str = "") -> tuple[int, ...]:
        """So many numbers, or none when one of them is wrong."""
        right = f"{count} numbers from {low} to {high}"
        found = self.items(key, right, rule, fewest=count)
        if len(found) > count or not all(_is_whole(item, low, high) for item in found):
            self.refuse(key, right, rule)
            return ()
        return tuple(found)

    def name(self, key: str, names: Sequence[str], rule: str = "") -> str:
        """One of the names, or the empty string when it is none of them."""
        value = self._values.get(key)
        if isinstance(value, str) and value in names:
            return value
        self.refuse(key, one_of(names, value), rule)
        return ""

    def index(self, key: str, names: Sequence[str], rule: str = "") -> int:
        """The position of one of the names, or -1 when it is none of them."""
        name = self.name(key, names, rule)
        return names.index(name) if name else -1

    def some(
        self, key: str, options: Sequence[Option], right: str, rule: str = "", fewest: int = 1
    ) -> tuple[Option, ...]:
        """Those of the options that a list has, in their own order; none when one is wrong."""
        items = self.items(key, right, rule, fewest)
        found = [x for x in options if any(type(item) is type(x) and item == x for item in items)]
        if len(found) < len(items):
            self.refuse(key, right, rule)
            return ()
        return tuple(found)

    def text(self, key: str, right: str) -> str | None:
        value = self._values.get(key)
        if isinstance(value, str):
            return value
        self.refuse(key, right)
        return None

    def title(self, key: str, what: str, longest: int) -> str:
        """Words for people."""
        right = f"{what} of 1 to {longest} printable characters"
        text = self.text(key, right)
        if text is not None and not (1 <= len(text) <= longest and text.isprintable()):
            self.refuse(key, right)
            return ""
        return text or ""

    def slug(self, key: str, example: str) -> str:
        """A name for programs and records."""
        right = f'a name such as "{example}" of {SLUG}'
        text = self.text(key, right)
        if text is not None and not is_slug(text):
            self.refuse(key, right)
            return ""
        return text or ""

    def items(self, key: str, right: str, rule: str = "", fewest: int = 1) -> list[Any]:
        """A list that has so much in it, or an empty one when there is none."""
        value = self._values.get(key)
        if isinstance(value, list) and len(value) >= fewest:
            return value
        self.refuse(key, right, rule)
        return []

    def entries(
        self, key: str, label: Sequence[str], right: str, rule: str = "", fewest: int = 1
    ) -> "list[Entry]":
        """The tables of a list, each a place of its own: `disaster fire-9` as far as it says so,
        or else `disaster entry 9`."""
        found: list[Entry] = []
        for number, item in enumerate(self.items(key, right, rule, fewest), start=1):
            place = self._within(place_of(key, label, item, number))
            if not isinstance(item, dict):
                self._problems.add(place, expected("a table", shown(item)))
                continue
            found.append(Entry(item, self._problems, place))
        return found

    def table(self, key: str, right: str) -> "Entry | None":
        value = self._values.get(key)
        if isinstance(value, dict):
            return self.inner(value, key)
        self.refuse(key, right)
        return None

    def part(self, key: str, right: str) -> "Entry | None":
        """A table that is a place of its own."""
        table = self.table(key, right)
        return None if table is None else Entry(table._values, self._problems, self._within(key))

    def inner(self, values: Mapping[str, Any], key: str) -> "Entry":
        """A table within this one; a table of the file itself is a place of its own."""
        if self._place:
            return Entry(values, self._problems, self._place, self._at(key))
        return Entry(values, self._problems, key)

    def refuse(self, key: str, right: str, rule: str = "") -> None:
        got = shown(self._values[key]) if key in self._values else "nothing"
        self.wrong(key, expected(right, got), rule)

    def wrong(self, key: str, what: str, rule: str = "") -> None:
        self._problems.add(self._within(self._at(key)), what, rule)

    def _within(self, place: str) -> str:
        return ", ".join(part for part in (self._place, place) if part)

    def _at(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key


def place_of(key: str, label: Sequence[str], item: object, number: int) -> str:
    """What a table of a list is called: `disaster fire-9`, or nameless `disaster entry 9`."""
    parts = [item.get(part) for part in label] if isinstance(item, dict) else []
    if not parts or not all(isinstance(part, str | int) for part in parts):
        return f"{key} entry {number}"
    return f"{key} {'-'.join(str(part) for part in parts)[:LONGEST_LABEL]}"


def is_slug(text: str) -> bool:
    return len(text) <= LONGEST_LABEL and bool(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", text))


def _is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    return type(value) is int and low <= value <= high  # bool is an int, and not a number here
