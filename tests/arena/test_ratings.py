"""Ratings are the strengths that make the results likeliest, in whatever order they came."""

from __future__ import annotations

from math import log10

import pytest

from empires.arena.ratings import Matrix, ratings


def duel(first: float, second: float) -> Matrix:
    return [[0, first], [second, 0]]


def test_three_wins_of_four_are_about_190_points() -> None:
    """400 log10(75 / 25) would be 190.8; the one drawn game added brings it a little nearer."""
    (first, _), (second, _) = ratings([duel(1.5, 0.5)] * 500, 2)
    assert first - second == pytest.approx(400 * log10(750.5 / 250.5), abs=0.01)
    assert first + second == pytest.approx(3000)


def test_a_bot_that_never_loses_has_a_finite_rating_and_a_wide_interval() -> None:
    (rating, interval), _ = ratings([duel(2, 0)] * 20, 2)
    assert interval is not None
    assert 1700 < rating < 2100
    assert interval[1] - interval[0] > 300


def test_the_order_of_the_games_has_no_part_in_it() -> None:
    sets = [duel(2, 0), duel(1, 1), duel(0, 2), duel(2, 0)]
    forwards, backwards = ratings(sets, 2), ratings(sets[::-1], 2)
    for (one, _), (other, _) in zip(forwards, backwards, strict=True):
        assert one == pytest.approx(other)


def test_strength_shows_through_common_opponents() -> None:
    chain: Matrix = [[0, 3, 4], [1, 0, 3], [0, 1, 0]]
    found = [rating for rating, _ in ratings([chain] * 10, 3)]
    assert found == sorted(found, reverse=True)
    assert sum(found) == pytest.approx(4500)


def test_more_games_make_the_interval_narrower() -> None:
    widths = []
    for count in (10, 40, 160):
        _, interval = ratings([duel(2, 0), duel(1, 1)] * count, 2)[0]
        assert interval is not None
        widths.append(interval[1] - interval[0])
    assert widths[0] > 1.8 * widths[1] > 3.2 * widths[2]
