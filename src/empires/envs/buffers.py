"""The arrays that a step of many games fills: ours, the caller's, or shared by processes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from empires.envs.setting import Mask, Observation
from empires.thinking.batch import Form


@dataclass(frozen=True)
class Buffers:
    """What one step says of all games; the first number of a shape is that of the games."""

    observations: Observation
    masks: Mask
    """(games, codes), or (games, 0) where legal moves are listed"""
    legal: npt.NDArray[np.int16]
    """Room for the legal codes of all games, one after the other; none where there are masks."""
    starts: npt.NDArray[np.int64]
    """Where those of each game start in ``legal``, and where they end."""
    seats: npt.NDArray[np.int64]
    ended: npt.NDArray[np.bool_]
    rewards: npt.NDArray[np.float64]
    all_rewards: npt.NDArray[np.float64]
    """(games, players)"""

    @classmethod
    def empty(cls, games: int, form: Form) -> Buffers:
        return cls(**{name: np.zeros(shape, kind) for name, shape, kind in shapes(games, form)})

    def fill(self, other: Buffers) -> None:
        """Take over what other arrays say; of the room for legal codes, what is used."""
        for field in fields(self):
            if field.name != "legal":
                np.copyto(getattr(self, field.name), getattr(other, field.name))
        if len(other.starts):
            used = int(other.starts[-1])
            self.legal[:used] = other.legal[:used]

    def copy(self) -> Buffers:
        return Buffers(**{field.name: getattr(self, field.name).copy() for field in fields(self)})


def shapes(games: int, form: Form) -> Iterator[tuple[str, tuple[int, ...], Any]]:
    """Every array that so many games need: its name, shape and type."""
    listed = form.lists_legal
    yield "observations", (games, form.size), np.uint8
    yield "masks", (games, 0 if listed else form.codes), np.int8
    yield "legal", (games * form.codes if listed else 0,), np.int16
    yield "starts", (games + 1 if listed else 0,), np.int64
    yield "seats", (games,), np.int64
    yield "ended", (games,), np.bool_
    yield "rewards", (games,), np.float64
    yield "all_rewards", (games, form.players), np.float64
