"""The sequential test stops when it knows, and is seldom wrong."""

from __future__ import annotations

from collections import Counter
from random import Random

from empires.arena import Sprt
from empires.arena.sprt import expected


def verdicts(elo: float) -> Counter[str]:
    """Of many tests between bots that are so far apart."""
    random = Random(7)
    chance = expected(elo)
    found: Counter[str] = Counter()
    for _ in range(100):
        test = Sprt(0, 60)
        for _ in range(2000):
            test.add(((random.random() < chance) + (random.random() < chance)) / 2)
            if test.state != "undecided":
                break
        found[test.state] += 1
    return found


def test_equal_bots_are_seldom_called_different() -> None:
    assert verdicts(0)["accepted"] <= 10


def test_a_better_bot_is_seldom_missed() -> None:
    assert verdicts(60)["accepted"] >= 90


def test_a_few_lucky_pairs_decide_nothing() -> None:
    test = Sprt(0, 400)
    for _ in range(7):
        test.add(1.0)
    assert test.state == "undecided"


def test_without_a_game_nothing_is_known() -> None:
    assert (Sprt().ratio, Sprt().state) == (0.0, "undecided")
