"""Our search, measured: iterations per second, and how well it keeps to its time.

Every eighth decision of games of random moves is searched. What the bots use plays on by a few
greedy moves and asks an evaluation, or a net; for the comparison every iteration ends with one
playout of random moves.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from rounds import Measurement

import empires
from empires.bots import Outlook, bot
from empires.bots.plan import PlanBot
from empires.bots.search import SearchBot
from empires.rules.random import seeded

ITERATIONS = 200
EVERY = 8
BUDGET = 50  # milliseconds
DECISIONS = 150
KINDS = {
    "random playouts": f"search:{ITERATIONS}:playout=random:depth=0:trust=0:explore=140",
    "with the evaluation": f"search:{ITERATIONS}",
    "with a net": f"plan:{3 * ITERATIONS}",
}
"""What an iteration ends with; a plan spends a third of its turn's iterations on a decision."""


def search(name: str, spec: str) -> Measurement:
    """Iterations per second; only the searches are timed, not the games that lead to them."""

    def measure(seconds: float) -> float:
        done, spent, seed = 0, 0.0, 0
        while spent < seconds:
            seed += 1
            for outlook in outlooks(name, seed):
                searcher = bot(spec, seed=seed)
                assert isinstance(searcher, (SearchBot, PlanBot))
                start = time.perf_counter()
                searcher.choose(outlook)
                spent += time.perf_counter() - start
                assert searcher.search is not None
                done += int(searcher.search.iterations)
                if spent >= seconds:
                    break
        return done / spent

    return measure


def overruns(name: str) -> list[float]:
    """By how many milliseconds each of many decisions went over its budget, ascending."""
    print(f"measuring how {name} keeps its time …", file=sys.stderr)
    spec = f"search:{BUDGET}ms"
    found: list[float] = []
    seed = 100
    while len(found) < DECISIONS:
        seed += 1
        searcher = bot(spec, seed=seed)  # one for a whole game, as in play
        for outlook in outlooks(name, seed):
            start = time.perf_counter()
            searcher.choose(outlook)
            found.append((time.perf_counter() - start) * 1000 - BUDGET)
    return sorted(found)


def told_late(late: dict[str, list[float]]) -> str:
    parts = [
        f"{name} {values[len(values) * 99 // 100]:.1f} ms (at most {values[-1]:.1f} ms)"
        for name, values in late.items()
    ]
    return (
        f"How far {DECISIONS} decisions of `search:{BUDGET}ms` went over their time, "
        f"99th percentile: {', '.join(parts)}."
    )


def outlooks(name: str, seed: int) -> list[Outlook]:
    """Every eighth decision of a game of random moves for two."""
    game = empires.game(name)
    random = seeded([seed, 0, 0])
    p: Any = game.new(players=2, seed=seed)
    found: list[Outlook] = []
    decisions = 0
    while not p.over:
        seat = p.to_move[0]
        legal = p.legal(seat)
        if len(legal) > 1:
            decisions += 1
            if decisions % EVERY == 0:
                found.append(Outlook.of(game, p, seat, random))
        p.play(seat, legal[random.below(len(legal))])
    return found
