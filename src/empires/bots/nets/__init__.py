"""What was learnt: a file for each game and number of players, with the record of its training.

`empires train` makes them. A net holds for one pack and for the features it was trained on; where
none fits, the evaluation goes by its weights alone.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from empires.bots import weights
from empires.registry import declaration
from empires.rules.columns import vec
from empires.table.game import Game
from empires.thinking.evaluation import Evaluation
from empires.thinking.net import ANSWERS, Net

BYTES: Final = 4  # of each number in a file
MOST_HIDDEN: Final = 256


class NetError(weights.WeightsError):
    """A file that holds no net for what is played, in one line that says what would be right."""


class NetFile(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A net as it is kept: numbers of four bytes, little end first, in base 64."""

    game: str
    players: int
    content: str
    """The digest of the pack it was trained on."""
    rules_version: int
    features: int
    hidden: int
    weights: str
    bias: str
    answers: str
    record: dict[str, Any]
    """How it came to be: games, seeds, errors, the match that it has won."""


def written(file: NetFile) -> bytes:
    """What stands in the file of a net."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def read(path: Path) -> NetFile:
    """The net in a file; ``NetError`` if there is none."""
    try:
        return decoded(path.read_bytes(), str(path))
    except OSError as error:
        raise NetError(f"{path}: {error.strerror}") from error


def decoded(data: bytes, name: str) -> NetFile:
    try:
        file = msgspec.json.decode(data, type=NetFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NetError(f"{name}: expected a net that empires train has written: {error}") from error
    if not 0 <= file.hidden <= MOST_HIDDEN or file.features < 1:
        raise NetError(f"{name}: hidden: expected 0 to {MOST_HIDDEN}, got {file.hidden}")
    units = file.hidden + ANSWERS
    expected = {
        "weights": file.features * 2 * units,
        "bias": units,
        "answers": ANSWERS * file.hidden,
    }
    for field, count in expected.items():
        if len(numbers(getattr(file, field), name, field)) != count:
            raise NetError(f"{name}: {field}: expected {count} numbers of {BYTES} bytes")
    return file


def numbers(text: str, name: str, field: str) -> list[int]:
    """The numbers that a text stands for."""
    try:
        data = b64decode(text, validate=True)
    except ValueError as error:
        raise NetError(f"{name}: {field}: expected base 64: {error}") from error
    if len(data) % BYTES:
        raise NetError(f"{name}: {field}: expected numbers of {BYTES} bytes")
    return [
        int.from_bytes(data[i : i + BYTES], "little", signed=True)
        for i in range(0, len(data), BYTES)
    ]


def text_of(values: list[int]) -> str:
    """The text that stands for numbers."""
    return b64encode(b"".join(v.to_bytes(BYTES, "little", signed=True) for v in values)).decode()


def net_of(file: NetFile) -> Net:
    """The net itself, ready to be asked."""
    columns = [
        vec[i64](numbers(getattr(file, field), "net", field))
        for field in ("weights", "bias", "answers")
    ]
    return Net(file.features, file.hidden, *columns)


def misfit(file: NetFile, game: Game[Any], players: int, size: int) -> str:
    """Why a net can't be used for a game, or an empty string."""
    for what, has, wanted in (
        ("game", file.game, game.name),
        ("players", file.players, players),
        ("content", file.content, game.content),
        ("rules version", file.rules_version, game.rules_version),
        ("features", file.features, size),
    ):
        if has != wanted:
            return f"{what}: expected {wanted}, got {has}"
    return ""


@cache
def shipped(game: Game[Any], players: int) -> NetFile | None:
    """The net that comes with a game for so many players, if it fits pack and rules."""
    package = declaration(game.name).thinking.nets
    if package is None:
        return None
    name = file_name(game.name, players)
    found = resources.files(package).joinpath(name)
    if not found.is_file():
        return None
    file = decoded(found.read_bytes(), name)
    return None if misfit(file, game, players, int(weights.shipped(game.name).size())) else file


def file_name(game: str, players: int) -> str:
    return f"{game}-{players}.json"


@cache
def learned(game: Game[Any], players: int, path: Path | None = None) -> Evaluation:
    """The evaluation of a game with what was learnt for so many players, if anything was.

    A file, if one is named, has to fit.
    """
    evaluation = weights.weighed(game.name, weights.read(game.name))
    file = read(path) if path else shipped(game, players)
    if path and file and (problem := misfit(file, game, players, int(evaluation.size()))):
        raise NetError(f"{path}: {problem}")
    if file:
        evaluation.net = net_of(file)
    return evaluation
