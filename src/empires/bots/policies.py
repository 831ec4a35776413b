"""Policies that somebody has trained: files of layers (.npz), read and made whole numbers.

docs/envs.md says what has to be in a file. A policy holds for one game and its observations,
whatever number of players and options are played.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import count
from math import isfinite
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from empires.bots import npz
from empires.bots.weights import WeightsError
from empires.rules.columns import vec
from empires.table.game import Game, GameError
from empires.thinking.policy import FIRST_FINE, UNIT_FINE, WEIGHT_FINE, Layer, Policy

LARGEST_SUM: Final = 2**62
BYTE: Final = 255


class PolicyError(WeightsError):
    """A file that holds no policy for what is played, in one line that says what would be right."""


@dataclass(frozen=True, slots=True)
class PolicyFile:
    """A policy with what it is for."""

    game: str
    compact: bool
    inputs: int
    """Bytes of an observation."""
    outputs: int
    """Move codes."""
    policy: Policy


@cache
def read(path: Path) -> PolicyFile:
    """The policy in a file; ``PolicyError`` if there is none."""
    try:
        arrays = npz.read(path)
        game, compact = text(arrays, "game"), arrays.get("compact", npz.Array((), False)).values
        if not isinstance(compact, bool):
            raise npz.NpzError("compact: expected yes or no")
        scale = numbers(arrays, "scale", 1)
        layers = layers_of(arrays, scale)
    except npz.NpzError as error:
        raise PolicyError(f"{path}: {error}") from error
    outputs = len(layers[-1].bias)
    return PolicyFile(game, compact, len(scale.values), outputs, Policy(layers))


@cache
def fitting(game: Game[Any], path: Path) -> PolicyFile:
    """The policy in a file, if it is one for that game."""
    file = read(path)
    if file.game != game.name:
        raise PolicyError(f"{path}: game: expected {game.name}, got {file.game}")
    try:
        size = game.layout_of(file.compact).size
    except GameError as error:
        raise PolicyError(f"{path}: {error}") from error
    for what, has, wanted in (
        ("scale", file.inputs, size),
        ("the last bias", file.outputs, game.moves),
    ):
        if has != wanted:
            raise PolicyError(f"{path}: {what}: expected {wanted} numbers, got {has}")
    return file


@dataclass(frozen=True, slots=True)
class Numbers:
    shape: tuple[int, ...]
    values: list[float]


def text(arrays: dict[str, npz.Array], name: str) -> str:
    found = arrays.get(name)
    if found is None or not isinstance(found.values, str):
        raise npz.NpzError(f"{name}: expected a text")
    return found.values


def numbers(arrays: dict[str, npz.Array], name: str, dimensions: int) -> Numbers:
    """The array of that name, which must have so many dimensions."""
    found = arrays.get(name)
    if found is None:
        raise npz.NpzError(f"{name}: is missing")
    if not isinstance(found.values, list) or len(found.shape) != dimensions:
        raise npz.NpzError(f"{name}: expected numbers in {dimensions} dimensions")
    if not found.values or not all(isfinite(value) for value in found.values):
        raise npz.NpzError(f"{name}: expected finite numbers")
    return Numbers(found.shape, found.values)


def layers_of(arrays: dict[str, npz.Array], scale: Numbers) -> list[Layer]:
    """All layers in whole numbers; the scale of the observation goes into the first one."""
    layers: list[Layer] = []
    tops = [BYTE] * len(scale.values)  # the largest that each input can be
    factors = scale.values
    for at in count():
        name = f"layer{at}"
        if at and f"{name}.weight" not in arrays:
            return layers
        weight, bias = numbers(arrays, f"{name}.weight", 2), numbers(arrays, f"{name}.bias", 1)
        inputs, outputs = len(tops), len(bias.values)
        if weight.shape != (outputs, inputs):
            expected = f"{outputs} rows of {inputs} numbers"
            raise npz.NpzError(f"{name}.weight: expected {expected}, got {weight.shape}")
        weight_fine, fine = (
            (WEIGHT_FINE, WEIGHT_FINE + UNIT_FINE) if at else (FIRST_FINE, FIRST_FINE)
        )
        rows = [
            [
                round(weight.values[output * inputs + i] * factors[i] * 2**weight_fine)
                for i in range(inputs)
            ]
            for output in range(outputs)
        ]
        added = [round(value * 2**fine) for value in bias.values]
        largest = [
            abs(least) + sum(abs(value) * top for value, top in zip(row, tops, strict=True))
            for least, row in zip(added, rows, strict=True)
        ]
        if max(largest) >= LARGEST_SUM:
            raise npz.NpzError(f"{name}: expected smaller weights, these could leave 63 bits")
        turned = [row[i] for i in range(inputs) for row in rows]
        layers.append(Layer(vec[i64](turned), vec[i64](added)))
        tops = [value >> (fine - UNIT_FINE) for value in largest]
        factors = [1.0] * outputs
    raise AssertionError
