"""Rows that the rules write and NumPy reads without a copy, used again once nobody looks at them.

Whoever keeps an array of an earlier step finds it as it was. Whoever lets go of it, as most loops
do, plays on without asking the system for memory, which is dear for so many bytes.
"""

from __future__ import annotations

import ctypes
from sys import getrefcount
from typing import Any, Final

import numpy as np

from empires.envs.buffers import Buffers, shapes
from empires.thinking.batch import Form, Rows

MOST_KEPT: Final = 3  # the one of this step, the one before that the caller still has, one more
OF_ROWS: Final = {"masks": np.uint8, "ended": np.uint8}  # as the rules write them, where it differs


class Sheet:
    """One set of rows and the arrays on its memory."""

    def __init__(self, games: int, form: Form) -> None:
        self.games = games
        self.form = form
        self.rows = Rows(games, form)
        # Without librt a row is a list, and an array would be a copy of how it was.
        self.is_shared = not isinstance(self.rows.observations, list)
        self.arrays: dict[str, Any] = {}
        self.shaped: dict[str, Any] = {}
        self.unused: list[int] = []
        if self.is_shared:
            self.arrays = {
                name: np.asarray(getattr(self.rows, name), OF_ROWS.get(name, kind))
                for name, _, kind in shapes(games, form)
            }
            self.shaped = {
                name: self.arrays[name].view(kind).reshape(shape)
                for name, shape, kind in shapes(games, form)
            }
            self.unused = self.counted()

    def counted(self) -> list[int]:
        """How often each array is referred to; every view of it is one reference more."""
        return [getrefcount(array) for array in self.arrays.values()]

    def is_free(self) -> bool:
        return self.is_shared and self.counted() == self.unused

    def clear(self) -> None:
        """No move is legal; the rules mark those that are."""
        array = self.arrays["masks"]
        ctypes.memset(array.__array_interface__["data"][0], 0, array.size)

    def read(self) -> Buffers:
        """What the rules wrote, as arrays that can't be written to."""
        if not self.is_shared:
            return Buffers(
                **{
                    name: np.array(getattr(self.rows, name), kind).reshape(shape)
                    for name, shape, kind in shapes(self.games, self.form)
                }
            )
        return Buffers(**{name: array.view() for name, array in self.shaped.items()})


class Sheets:
    """All sheets of one environment."""

    def __init__(self, games: int, form: Form) -> None:
        self.games = games
        self.form = form
        self.kept: list[Sheet] = []

    def clean(self) -> Sheet:
        """A sheet full of zeros that nobody looks at."""
        for sheet in self.kept:
            if sheet.is_free():
                sheet.clear()
                return sheet
        sheet = Sheet(self.games, self.form)
        if sheet.is_shared:
            self.kept = [*self.kept[1 - MOST_KEPT :], sheet]
        return sheet
