"""Who sits where: the seat orders in which one deal is played, so that no bot has the better seats.

A line-up names the bot of each seat by its number in the match. A set is all line-ups of one deal.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from math import comb, factorial
from typing import TypeAlias

LineUp: TypeAlias = tuple[int, ...]


def set_size(bots: int, seats: int) -> int:
    """How many games one deal is played in.

    >>> set_size(bots=2, seats=2), set_size(bots=2, seats=4), set_size(bots=5, seats=2)
    (2, 4, 20)
    """
    return comb(max(bots, seats), seats) * seats


def line_ups(bots: int, seats: int, deal: int) -> list[LineUp]:
    """The seat orders of a deal: every bot sits in every seat equally often.

    With as many bots as seats, all rotations of one order around the table. The order itself
    changes from deal to deal, so that nobody always sits behind the same neighbour. With fewer
    bots the last one fills the seats that are left; with more, all groups they can form take turns.

    >>> line_ups(bots=2, seats=3, deal=0)
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    # No group has more orders than this, and the numbers of all divide it.
    return orders_in_turn(bots, seats, deal % factorial(seats - 1))


@cache
def orders_in_turn(bots: int, seats: int, deal: int) -> list[LineUp]:
    found = []
    for group in groups(bots, seats):
        orders = around_the_table(group)
        order = orders[deal % len(orders)]
        found += [order[seats - by :] + order[: seats - by] for by in range(seats)]
    return found


def groups(bots: int, seats: int) -> list[LineUp]:
    """Who plays together, whatever the order."""
    if bots < seats:
        return [(*range(bots), *[bots - 1] * (seats - bots))]
    return list(combinations(range(bots), seats))


def around_the_table(group: LineUp) -> list[LineUp]:
    """All different orders around a table; where the circle begins does not matter."""
    first, *others = group
    return list(dict.fromkeys((first, *rest) for rest in permutations(others)))
