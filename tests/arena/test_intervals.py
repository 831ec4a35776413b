"""The error bars are honest: they hold the truth about as often as they say."""

from __future__ import annotations

from random import Random

import pytest

from empires.arena.intervals import mean_interval, share_interval, t_critical


def test_the_reach_of_students_t() -> None:
    """Values from any statistical table."""
    for freedom, value in {1: 12.706, 5: 2.571, 12: 2.179, 30: 2.042, 120: 1.980}.items():
        assert t_critical(freedom) == pytest.approx(value, abs=0.001)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_sets_that_all_came_out_alike_still_leave_a_doubt(share: float) -> None:
    low, high = share_interval([share] * 30, each=2)
    assert 0 <= low <= share <= high <= 1
    assert high - low > 0.01


def test_one_set_says_nothing_about_the_spread() -> None:
    assert share_interval([1.0], each=2) == (0.0, 1.0)
    assert mean_interval([7.0]) is None


def test_a_loss_never_makes_the_lower_end_higher() -> None:
    best = share_interval([1.0] * 20, each=2)
    worse = share_interval([1.0] * 19 + [0.5], each=2)
    assert worse[0] < best[0]


@pytest.mark.parametrize("chance", [0.05, 0.3, 0.5, 0.9])
@pytest.mark.parametrize("together", [0.0, 0.5])
def test_nineteen_of_twenty_intervals_hold_the_true_share(chance: float, together: float) -> None:
    """Also when the games of a deal tend to come out alike, which a count of games would miss."""
    random = Random(5)
    held = 0
    for _ in range(400):
        values = []
        for _ in range(40):
            first = random.random() < chance
            second = first if random.random() < together else random.random() < chance
            values.append((first + second) / 2)
        low, high = share_interval(values, each=2)
        held += low <= chance <= high
    assert held / 400 > 0.92
