"""How a bot is asked for: a name, then parameters behind colons, such as ``search:100ms``."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

UNITS: Final = {"ms": 1, "s": 1000}


class BadSpec(ValueError):
    """A bot nobody can make, in one line that says what would be right."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A parameter that is a whole number."""

    low: int
    high: int

    def read(self, text: str) -> int:
        if re.fullmatch(r"[0-9]{1,9}", text) and self.low <= int(text) <= self.high:
            return int(text)
        raise ValueError(f"a whole number from {self.low} to {self.high}")


@dataclass(frozen=True, slots=True)
class OneOf:
    """A parameter that is one of a few words."""

    words: tuple[str, ...]

    def read(self, text: str) -> str:
        if text in self.words:
            return text
        raise ValueError(" or ".join(self.words))


@dataclass(frozen=True, slots=True)
class File:
    """A parameter that names a file."""

    def read(self, text: str) -> Path:
        if text:
            return Path(text)
        raise ValueError("the path of a file")


@dataclass(frozen=True, slots=True)
class Milliseconds:
    """A parameter that is a length of time, such as 100ms or 2s."""

    def read(self, text: str) -> int:
        found = re.fullmatch(r"([0-9]{1,6})(ms|s)", text)
        if found and int(found[1]) > 0:
            return int(found[1]) * UNITS[found[2]]
        raise ValueError("a time such as 100ms or 2s")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may think."""

    milliseconds: int | None = None
    iterations: int | None = None


@dataclass(frozen=True, slots=True)
class Thinking:
    """A parameter that is a budget: a time such as 100ms or 2s, or a number of iterations."""

    def read(self, text: str) -> Budget:
        if re.fullmatch(r"[1-9][0-9]{0,8}", text):
            return Budget(iterations=int(text))
        try:
            return Budget(milliseconds=Milliseconds().read(text))
        except ValueError:
            raise ValueError("a time such as 100ms or 2s, or iterations such as 5000") from None


@dataclass(frozen=True, slots=True)
class Command:
    """A parameter that is a program with its arguments."""

    def read(self, text: str) -> str:
        with suppress(ValueError):  # a quotation mark without its partner
            if shlex.split(text):
                return text
        raise ValueError("a program such as ./my_bot.py")


Parameter = Whole | OneOf | File | Milliseconds | Thinking | Command


def parameters(
    spec: str, texts: list[str], first: tuple[str, Parameter] | None, known: Mapping[str, Parameter]
) -> dict[str, object]:
    """Read what stands behind the name: the one that needs no name first, then ``name=value``."""
    found: dict[str, object] = {}
    if first:
        name, kind = first
        found[name] = value_of(spec, name, texts[0] if texts else "", kind)
        texts = texts[1:]
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            listed = ", ".join(f"{each}=…" for each in known) or "none"
            raise BadSpec(f'{spec}: there is no parameter "{text}" here; known: {listed}')
        if name in found:
            raise BadSpec(f"{spec}: {name} is there twice")
        found[name] = value_of(spec, name, value, known[name])
    return found


def value_of(spec: str, name: str, text: str, kind: Parameter) -> object:
    try:
        return kind.read(text)
    except ValueError as error:
        raise BadSpec(f'{spec}: {name}: expected {error}, got "{text}"') from None
