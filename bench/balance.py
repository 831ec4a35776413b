"""What watching costs: the same games in the plain arena and in a balance report, in turns.

Run it on a quiet machine: ``python bench/balance.py``. The goals are 2,000 two-player games of
greedy play in at most 90 s on two cores, and at most 20 % more than the arena takes.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from empires.arena import Match, run
from empires.balance import measure


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def arena(match: Match, jobs: int) -> str:
    return run(match, jobs=jobs).text()


def balance(match: Match, jobs: int) -> str:
    return measure(match, jobs=jobs).text()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    for game in ("empires-end", "first-empires"):
        match = Match(game, ["greedy", "greedy"], games=asked.games)
        plain, watched = [], []
        for _ in range(asked.rounds):  # in turns, so that a busy minute falls on both
            plain.append(seconds(partial(arena, match, asked.jobs)))
            watched.append(seconds(partial(balance, match, asked.jobs)))
        more = 100 * (median(watched) / median(plain) - 1)
        print(
            f"{game}: {match.total} games on {asked.jobs} jobs: arena {median(plain):.1f} s, "
            f"balance {median(watched):.1f} s ({more:+.1f} %)"
        )


if __name__ == "__main__":
    main()
