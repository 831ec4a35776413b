"""Every deal is played in seat orders in which nobody has the better seats."""

from __future__ import annotations

from collections import Counter

import pytest

from empires.arena.seating import line_ups, set_size


def test_two_bots_at_two_seats_play_both_orders() -> None:
    assert line_ups(2, 2, 0) == line_ups(2, 2, 1) == [(0, 1), (1, 0)]


def test_two_bots_at_four_seats_are_one_against_three_copies_in_every_seat() -> None:
    assert line_ups(2, 4, 5) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


@pytest.mark.parametrize(
    ("bots", "seats"), [(2, 2), (2, 5), (3, 3), (3, 4), (4, 4), (5, 2), (6, 4)]
)
def test_in_each_set_every_bot_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    for deal in range(30):
        orders = line_ups(bots, seats, deal)
        assert len(orders) == set_size(bots, seats)
        for bot in range(bots):
            taken = Counter(seat for order in orders for seat in range(seats) if order[seat] == bot)
            assert len(set(taken.values())) == 1
            assert len(taken) == seats


def test_over_the_deals_everybody_sits_behind_everybody_else_equally_often() -> None:
    behind: Counter[tuple[int, int]] = Counter()
    for deal in range(6):
        for order in line_ups(4, 4, deal):
            behind.update((order[seat], order[seat - 1]) for seat in range(4))
    assert len(behind) == 12
    assert len(set(behind.values())) == 1


def test_more_bots_than_seats_meet_at_every_table_they_can_form() -> None:
    tables = {frozenset(order) for order in line_ups(4, 2, 0)}
    assert len(tables) == 6
