"""What a net learns from in hindsight: the rest of the same game, seat by seat."""

from __future__ import annotations

import numpy as np
import pytest

from empires.training.hindsight import LATER, Floats, softened, turned


def floats(rows: list[list[float]]) -> Floats:
    return np.array(rows, np.float32)


def test_a_position_learns_from_what_came_after_it_in_its_own_game() -> None:
    ends = floats([[9, 1], [9, 1], [9, 1], [0, 4]])
    told = floats([[5, 5], [6, 4], [8, 2], [100, 100]])
    found = softened(ends, told, np.zeros(4, np.int64), np.array([3, 1]))
    second = (1 - LATER) * 8 + LATER * 9
    first = (1 - LATER) * 6 + LATER * second
    assert found[:, 0] == pytest.approx([first, second, 9, 0])
    assert found[3].tolist() == [0, 4], "the last of a game learns how it ended"


def test_it_makes_no_difference_who_looks() -> None:
    """Rows begin with whoever looks; each seat is compared with itself."""
    ends = floats([[9, 1, 2], [9, 1, 2]])
    told = floats([[5, 5, 5], [8, 2, 3]])
    lengths = np.array([2])
    plain = softened(ends, told, np.array([0, 0]), lengths)
    by = np.array([1, 2])
    found = softened(turned(ends, by), turned(told, by), by, lengths)
    assert turned(found, -by).tolist() == plain.tolist()
