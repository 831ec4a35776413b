"""Words for tests of the environments: games, moments of them, and choices among legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import numpy as np
import numpy.typing as npt

import empires
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.table.game import Game

GAMES: Final = {name: empires.game(name) for name in empires.games()}
TABLES: Final = [(name, players) for name, game in GAMES.items() for players in game.seats]
"""Both games with every number of players."""


def option_mixes(game: Game[Any]) -> Iterator[dict[str, object]]:
    for values in product(*game.option_values.values()):
        yield dict(zip(game.option_values, values, strict=True))


def moments(game: Game[Any], every: int, **options: Any) -> Iterator[Position]:
    """Every so many decisions of a random game, and its end."""
    p = game.new(**options)
    random = seeded([options["seed"], 5, 6])
    decision = 0
    while not p.over:
        if decision % every == 0:
            yield p
        seats = p.to_move
        seat = seats[random.below(len(seats))]
        legal = p.legal(seat)
        p.play(seat, legal[random.below(len(legal))])
        decision += 1
    yield p


def any_legal(masks: npt.NDArray[np.int8], random: np.random.Generator) -> npt.NDArray[np.int64]:
    """For every row of a mask one of its legal moves."""
    found: npt.NDArray[np.int64] = (random.random(masks.shape) * masks).argmax(axis=-1)
    return found
