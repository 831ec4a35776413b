"""The puzzles that come with the program, and the tables they are solved at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from empires.puzzles.puzzle import Puzzle, read
from empires.table import Game, Table

NAMES: Final = ("Aurelia", "Marcus", "Livia", "Corvus", "Drusilla")


@cache
def shipped(game: str) -> Sequence[Puzzle]:
    """Those of that game, in the order in which the days take them; none if it has none."""
    file = resources.files("empires.puzzles").joinpath(f"{game}.json")
    return tuple(read(file.read_bytes())) if file.is_file() else ()


def puzzle_of(games: Iterable[str], id: str) -> Puzzle | None:
    return next((each for game in games for each in shipped(game) if each.id == id), None)


def fits(puzzle: Puzzle, game: Game[Any]) -> bool:
    """Whether it is still what it was: other rules or cards make another position of it."""
    return puzzle.rules == game.rules_version and puzzle.content == game.content


def set_up(puzzle: Puzzle, game: Game[Any]) -> Table:
    """A table that stands as the puzzle says."""
    return Table.set_up(game, names=NAMES[: puzzle.players], position=puzzle.position)
