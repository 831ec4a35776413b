"""Reading one table of a pack: every read checks its value and notes what is wrong with it.

A read that fails notes the problem and returns something no right value could be (the number
below the lowest, an empty name, nothing), so that one pass finds everything and no mistake is told
twice. Which keys and values there are is left to the game's checker.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from .problems import Problems, alike, expected, listed, one_of, shown


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
        if type(value) is int and low <= value <= high:  # bool is an int, and not a number here
            return value
        joined = " or " if high == low + 1 else " to "
        self.refuse(key, str(low) if low == high else f"{low}{joined}{high}", rule)
        return low - 1

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

    def text(self, key: str, right: str) -> str | None:
        value = self._values.get(key)
        if isinstance(value, str):
            return value
        self.refuse(key, right)
        return None

    def items(self, key: str, right: str, rule: str = "") -> list[Any]:
        """A list that has something in it, or an empty one when there is none."""
        value = self._values.get(key)
        if isinstance(value, list) and value:
            return value
        self.refuse(key, right, rule)
        return []

    def table(self, key: str, right: str) -> "Entry | None":
        value = self._values.get(key)
        if isinstance(value, dict):
            return self.inner(value, key)
        self.refuse(key, right)
        return None

    def inner(self, values: Mapping[str, Any], key: str) -> "Entry":
        """A table within this one; a table of the file itself is a place of its own."""
        if self._place:
            return Entry(values, self._problems, self._place, self._at(key))
        return Entry(values, self._problems, key)

    def refuse(self, key: str, right: str, rule: str = "") -> None:
        got = shown(self._values[key]) if key in self._values else "nothing"
        self.wrong(key, expected(right, got), rule)

    def wrong(self, key: str, what: str, rule: str = "") -> None:
        places = [place for place in (self._place, self._at(key)) if place]
        self._problems.add(", ".join(places), what, rule)

    def _at(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key
