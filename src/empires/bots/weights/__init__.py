"""What the bots think things are worth: one file of weights for each game, tuned in the arena."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path

from mypy_extensions import i64

from empires.registry import at, declaration
from empires.rules.columns import vec
from empires.thinking.adapter import PlainEvaluation
from empires.thinking.evaluation import Evaluation
from empires.thinking.plain import PlainThinking


class WeightsError(ValueError):
    """A file of weights that does not fit its game, in one line that says what would be right."""


def read(game: str, file: Path | None = None) -> dict[str, int]:
    """The weights of a game by name: the ones that ship with it, or those of a file."""
    if file is None:
        place = declaration(game).thinking.weights
        if place is None:
            return {}
        package, _, name = place.partition(":")
        text = resources.files(package).joinpath(name).read_text(encoding="utf-8")
        return checked(game, tomllib.loads(text), name)
    try:
        return checked(game, tomllib.loads(file.read_text(encoding="utf-8")), str(file))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise WeightsError(f"{file}: {error}") from error


def checked(game: str, found: dict[str, object], file: str) -> dict[str, int]:
    expected = names(game)
    for name, value in found.items():
        if name not in expected:
            known = f"known are {', '.join(expected)}" if expected else f"{game} has none"
            raise WeightsError(f"{file}: {name}: no such weight; {known}")
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 1_000_000:
            raise WeightsError(
                f"{file}: {name}: expected a whole number from -1000000 to 1000000, got {value!r}"
            )
    for name in expected:
        if name not in found:
            raise WeightsError(f"{file}: {name}: is missing")
    return {name: int(str(found[name])) for name in expected}


def names(game: str) -> tuple[str, ...]:
    """What the weights of a game are called, in the order in which its evaluation takes them."""
    place = declaration(game).thinking.names
    found: tuple[str, ...] = at(place) if place else ()
    return found


def weighed(game: str, weights: dict[str, int]) -> Evaluation:
    """The evaluation of a game with weights by name."""
    kind: type[Evaluation] | type[PlainThinking] = at(declaration(game).thinking.evaluation)
    if issubclass(kind, PlainThinking):
        return PlainEvaluation(kind(weights))
    return kind(vec[i64]([weights[name] for name in names(game)]))


def faith(game: str) -> int:
    """How many tries of a choice its first look is worth, unless a spec says otherwise."""
    return declaration(game).thinking.faith


@cache
def shipped(game: str) -> Evaluation:
    """The evaluation of a game with the weights that ship with it."""
    return weighed(game, read(game))
