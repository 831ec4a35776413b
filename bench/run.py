"""The benchmark: our games and Catanatron, one after the other in one run on this machine.

    make bench                      prints the table
    make bench ARGS=--write         also puts it into bench/README.md

Peers run in their own environment, so that their dependencies never become ours. Figures of
different runs say little: machines get busy. Ratios within one run are what counts.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from tables import Figure, rewrite, spread, told

import empires
from empires.cli.bench import is_compiled, measured

HERE = Path(__file__).parent
PEERS = HERE.parent / ".venv-peers" / "bin" / "python"
# How many times as fast, or as cheap, our rules mean to be.
GOALS = {"driven from Python": 15, "inside the rules": 30, "copy": 30}
KEYS = {
    "driven from Python": "python_decisions_per_second",
    "inside the rules": "compiled_decisions_per_second",
    "copy": "copy_microseconds",
    "new game": "new_game_microseconds",
}


def main() -> int:
    """Measure everything, print the table, and say whether the goals are met."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=15.0, help="for each game (default 15)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--write", action="store_true", help="put the table into bench/README.md")
    arguments = parser.parse_args()

    peer = catanatron(arguments.seconds)
    ours = {}
    for name in empires.games():
        print(f"measuring {name} …", file=sys.stderr)
        figures = measured(empires.game(name), arguments.seconds)
        ours[name] = {what: figures[key] for what, key in KEYS.items()}
    missed = [
        f"{n}, {what}: {r:.1f} of {GOALS[what]}"
        for n, what, r in ratios(peer, ours)
        if r < GOALS[what]
    ]
    if arguments.json:
        print(json.dumps({"catanatron": peer, **ours, "missed": missed}, indent=2))
    else:
        report = table(peer, ours)
        print(report)
        if arguments.write:
            rewrite(HERE / "README.md", "figures", report)
    for line in missed:
        print(f"missed: {line}", file=sys.stderr)
    return 1 if missed else 0


def catanatron(seconds: float) -> dict[str, Any]:
    """What the peer measured of itself, in its own environment."""
    print("measuring Catanatron …", file=sys.stderr)
    command = [str(PEERS), str(HERE / "catanatron_peer.py"), "--seconds", str(seconds / 5)]
    out = subprocess.run(command, check=True, capture_output=True, text=True)
    found = json.loads(out.stdout)
    actions = spread(found["actions_per_second"])
    return {
        "version": found["version"],
        "driven from Python": actions,
        # Pure Python has no compiled loop to hand a playout to.
        "inside the rules": actions,
        "copy": spread([seconds * 1e6 for seconds in found["copy_seconds"]]),
    }


def ratios(peer: dict[str, Any], ours: dict[str, Any]) -> list[tuple[str, str, float]]:
    """How many times as fast, or as cheap, each of our games is."""
    found = []
    for name, figures in ours.items():
        for what in GOALS:
            mine, theirs = figures[what]["median"], peer[what]["median"]
            found.append((name, what, theirs / mine if what == "copy" else mine / theirs))
    return found


def table(peer: dict[str, Any], ours: dict[str, Any]) -> str:
    """The figures as Markdown: medians, the spread over repeats, and ratios to the peer."""
    rows = ["| | " + " | ".join(KEYS) + " |", "|---|" + "---|" * len(KEYS)]
    for name, figures in ours.items():
        rows.append(f"| **{name}** | " + " | ".join(told_as(w, figures[w]) for w in KEYS) + " |")
    told_peer = [told_as(what, peer[what]) if what in peer else "–" for what in KEYS]
    rows.append(f"| Catanatron {peer['version']} | " + " | ".join(told_peer) + " |")
    for name in ours:
        cells = [
            f"{r:.0f} × (goal {GOALS[what]})" for n, what, r in ratios(peer, ours) if n == name
        ]
        rows.append(f"| {name} ÷ Catanatron | " + " | ".join(cells) + " | |")
    machine = f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}"
    form = "compiled" if is_compiled() else "NOT compiled"
    note = "Decisions per second, or µs for one copy or one new game; median (lowest – highest)."
    return "\n".join([*rows, "", f"{note} One core, {machine}, rules {form}."])


def told_as(what: str, figure: Figure) -> str:
    return told(figure, " µs" if what in ("copy", "new game") else "")


if __name__ == "__main__":
    sys.exit(main())
