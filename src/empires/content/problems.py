"""How a mistake in a pack is told: one line with file, place, what is right and what was got."""

import json
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import NamedTuple

LONGEST_SHOWN = 60
SHORT_LIST = 8


class Problem(NamedTuple):
    """One thing to mend: where ("disaster fire-9, cost"; empty: the file), what, by which rule."""

    place: str
    what: str
    rule: str = ""

    def line(self, file: str) -> str:
        where = f"{file}: {self.place}" if self.place else file
        return f"{where}: {self.what}" + (f" ({self.rule})" if self.rule else "")


class ContentError(ValueError):
    """A pack that can't be played; `problems` has one line for each thing to mend, `found` the
    same in parts."""

    def __init__(self, problems: Sequence[str], found: Sequence[Problem] = ()) -> None:
        super().__init__(problems, found)
        self.problems = list(problems)
        self.found = list(found) or [Problem("", line) for line in problems]

    def __str__(self) -> str:
        return "\n".join(self.problems)


class Problems:
    """The lines found so far in one file."""

    def __init__(self, file: str) -> None:
        self.file = one_line(file)
        self.found: list[Problem] = []

    def add(self, place: str, what: str, rule: str = "") -> None:
        self.found.append(Problem(one_line(place), what, rule))

    @property
    def lines(self) -> list[str]:
        return [problem.line(self.file) for problem in self.found]

    def error(self) -> ContentError:
        return ContentError(self.lines, self.found)


def expected(right: str, got: str) -> str:
    return f"expected {right}, got {got}"


def one_line(text: str) -> str:
    """The text without characters that could break the line or steer a terminal."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def shown(value: object) -> str:
    """A value of the file as the author wrote it, or nearly so, and never long."""
    if isinstance(value, dict):
        return "a table"
    try:
        text = one_line(json.dumps(value, ensure_ascii=False, default=str))
    except (ValueError, RecursionError):  # an integer or a nesting beyond what can be written out
        return "a value too long to show"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def listed(names: Iterable[str], last: str = "or") -> str:
    """`a`, `a or b`, `a, b or c`."""
    *most, final = names
    return f"{', '.join(most)} {last} {final}" if most else final


def alike(name: str, names: Iterable[str]) -> list[str]:
    return get_close_matches(name, list(names), n=3)


def one_of(names: Sequence[str], got: object) -> str:
    """The names to choose from; out of a long list only those that look like what was got."""
    if len(names) > SHORT_LIST and isinstance(got, str) and (near := alike(got, names)):
        return f"a known name such as {listed(near)}"
    return listed(names)
