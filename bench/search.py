"""The search: iterations per second, beside OpenSpiel's tree search in C++, in one run.

    .venv/bin/python bench/search.py            prints the table
    .venv/bin/python bench/search.py --write    also puts it into bench/README.md

`make bench` runs it too. Both sides search every eighth decision of games of random moves, and
every iteration ends with one playout of random moves to the end of the game. The same search as
the bots use it, with a few greedy moves in the place of the playout, stands below.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tables import Figure, rewrite, spread, told

import empires
from empires.bots import Outlook, bot
from empires.bots.search import SearchBot
from empires.rules.random import seeded

HERE = Path(__file__).parent
PEERS = HERE.parent / ".venv-peers" / "bin" / "python"
GOAL = 5
EVERY = 8
REPEATS = 5
BUDGET = 50  # milliseconds
DECISIONS = 300
PLAYOUTS = "playout=random:depth=0:trust=0:explore=140"


def main() -> int:
    """Measure everything, print the table, and say whether the goal is met."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="for each repeat (default 5)")
    parser.add_argument("--iterations", type=int, default=200, help="of one search (default 200)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--write", action="store_true", help="put the table into bench/README.md")
    arguments = parser.parse_args()

    version, theirs = openspiel(arguments.seconds, arguments.iterations)
    ours = {}
    for name in empires.games():
        for how, settings in (("random playouts", f":{PLAYOUTS}"), ("as the bots search", "")):
            print(f"measuring {name}, {how} …", file=sys.stderr)
            spec = f"search:{arguments.iterations}{settings}"
            rates = [rate(name, spec, arguments.seconds) for _ in range(REPEATS)]
            ours[f"{name}, {how}"] = spread(rates)
    late = {name: overruns(name) for name in empires.games()}
    fastest = max(figure["median"] for figure in theirs.values())
    least = min(figure["median"] for what, figure in ours.items() if "playouts" in what) / fastest
    if arguments.json:
        print(
            json.dumps({"openspiel": theirs, "ours": ours, "ratio": least, "late": late}, indent=2)
        )
    else:
        report = table(version, theirs, ours, fastest) + "\n\n" + told_late(late)
        print(report)
        if arguments.write:
            rewrite(HERE / "README.md", "search", report)
    if least < GOAL:
        print(f"missed: {least:.1f} of {GOAL} times OpenSpiel", file=sys.stderr)
    return 1 if least < GOAL else 0


def openspiel(seconds: float, iterations: int) -> tuple[str, dict[str, Figure]]:
    """What the peer measured of itself, in its own environment."""
    print("measuring OpenSpiel …", file=sys.stderr)
    command = [str(PEERS), str(HERE / "openspiel_peer.py"), "--repeats", str(REPEATS)]
    command += ["--seconds", str(seconds), "--iterations", str(iterations)]
    out = subprocess.run(command, check=True, capture_output=True, text=True)
    found = json.loads(out.stdout)
    rates = found["iterations_per_second"]
    return found["version"], {name: spread(values) for name, values in rates.items()}


def rate(name: str, spec: str, seconds: float) -> float:
    """Iterations per second of fresh searches, one core."""
    done, spent, seed = 0, 0.0, 0
    while spent < seconds:
        seed += 1
        for outlook in outlooks(name, seed):
            searcher = bot(spec, seed=seed)
            assert isinstance(searcher, SearchBot)
            start = time.perf_counter()
            search = searcher.think(outlook)
            spent += time.perf_counter() - start
            done += int(search.iterations)
    return done / spent


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


def table(version: str, theirs: dict[str, Figure], ours: dict[str, Figure], fastest: float) -> str:
    rows = ["| search | iterations per second | ÷ the faster of OpenSpiel's |", "|---|---|---|"]
    for what, figure in ours.items():
        rows.append(f"| **{what}** | {told(figure)} | {figure['median'] / fastest:.1f} × |")
    for what, figure in theirs.items():
        name = f"OpenSpiel {version}, C++ MCTS, {what}, random playouts"
        rows.append(f"| {name} | {told(figure)} | |")
    return "\n".join([*rows, "", f"One core, two players; the goal is {GOAL} × with playouts."])


if __name__ == "__main__":
    sys.exit(main())
