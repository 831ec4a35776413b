"""What every environment of a game is made of: the game, its options, spaces and rewards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from empires.rules.position import Position
from empires.rules.rows import blank, mask, observation
from empires.table.game import GameError, open_game
from empires.thinking.rewards import MARGIN, RANK, WIN, reward

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
# What Gymnasium and PettingZoo hand around beside observations has no other type there.
Named: TypeAlias = dict[str, Any]
"""Anything, by name."""

# An array on the memory of a row; where rows are lists, for want of librt, one with its values.
array_of: Final[Callable[..., npt.NDArray[Any]]] = (
    np.array if isinstance(blank(0), list) else np.frombuffer
)

REWARDS: Final = {"win": WIN, "rank": RANK, "margin": MARGIN}
ILLEGAL: Final = -1.0  # the reward for an illegal move, where it ends the game
MOST_SEEDS: Final = 2**32


class Setting:
    """One game with its options, checked once for all the games that will be played."""

    def __init__(
        self,
        game: str,
        *,
        players: int = 2,
        rewards: str = "win",
        content: str | Path | None = None,
        compact: bool = False,
        **options: Any,
    ) -> None:
        self.game: Final = open_game(game, content)
        self.players: Final = players
        self.options: Final = options
        if rewards not in REWARDS:
            raise GameError(f"rewards: expected {', '.join(REWARDS)}, got {rewards!r}")
        self.rewards: Final = rewards
        self.rewarding: Final = REWARDS[rewards]
        self.new(0)  # refuses wrong options now, not in the middle of an experiment
        self.compact: Final = compact
        self.layout: Final = self.game.layout_of(compact)
        self.size: Final = self.layout.size
        self.codes: Final = self.game.moves

    def new(self, seed: int) -> Position:
        p: Position = self.game.new(players=self.players, seed=seed, **self.options)
        return p

    def observe(self, p: Position, seat: int) -> Observation:
        if not self.compact:
            return array_of(observation(p, seat, self.size), np.uint8)
        row = blank(self.size)
        p.observe_compactly(seat, 0, row)
        return array_of(row, np.uint8)

    def mask(self, p: Position, seat: int) -> Mask:
        return array_of(mask(p, seat, self.codes), np.int8)

    def reward(self, p: Position, seat: int) -> float:
        """What a finished game is worth to a seat."""
        return reward(p, seat, self.rewarding)

    def observation_space(self) -> spaces.Box:
        return spaces.Box(0, 255, (self.size,), np.uint8)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.codes)

    def scale(self) -> npt.NDArray[np.float32]:
        """What to multiply an observation with, so that its values are about 0 to 1."""
        return (1 / np.array(self.layout.tops)).astype(np.float32)


def any_seed(random: np.random.Generator) -> int:
    """The seed of the next game, where nobody gave one."""
    return int(random.integers(MOST_SEEDS))


def named(seats: int) -> list[str]:
    """The names of agents: ``player_0`` and so on."""
    return [f"player_{seat}" for seat in range(seats)]
