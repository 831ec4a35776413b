"""Every line that tells somebody how to install the game, wherever it stands."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from typing import Final, NamedTuple

from tests.installing.clean import ROOT

PLACES: Final = ("*.md", "docs/**/*.md", "bench/*.md", "examples/*.py", "src/**/*.py", "Dockerfile")
# After the first word, only what can't be a word of the sentence around.
COMMAND: Final = re.compile(
    r"\b(?:pip3?|pipx|uv tool|uv pip) +install +"
    r"(?P<given>(?:'[^']+'|[^\s`'\"]+)(?: +(?:'[^']+'|-[^\s`'\"]+|\.\S*|[\w/-]+\.(?:txt|whl)))*)"
)


class Line(NamedTuple):
    place: str
    given: tuple[str, ...]

    @property
    def targets(self) -> list[str]:
        """What is installed, without the options."""
        words = iter(self.given)
        found: list[str] = []
        for word in words:
            if word in ("-c", "--constraint"):
                next(words)
            elif not word.startswith("-"):
                found.append(word)
        return found


def install_lines() -> Iterator[Line]:
    for pattern in PLACES:
        for file in sorted(ROOT.glob(pattern)):
            text = file.read_text(encoding="utf-8").replace("\\\n", " ")
            for number, line in enumerate(text.splitlines(), 1):
                yield from found_in(line, f"{file.relative_to(ROOT)}:{number}")


def found_in(line: str, place: str) -> Iterator[Line]:
    for match in COMMAND.finditer(line):
        yield Line(place, tuple(shlex.split(match["given"])))


def is_from_here(target: str) -> bool:
    """The clone, or a wheel in it: nothing that an index would have to know."""
    return bool(re.fullmatch(r"\.(\[[a-z,]+\])?|[\w./*-]+\.whl(\[[a-z,]+\])?", target))
