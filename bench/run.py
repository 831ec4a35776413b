"""The benchmark: our games and everybody else's, in turns, in one run on this machine.

    make bench                      prints the tables
    make bench ARGS=--write         also puts them, and the plot, into bench/
    make bench ARGS='--only search' measures one of the tables

Every program runs in a process of its own, the peers in an environment of their own, and all are
measured in turns, several rounds of them. Figures of different runs say little: machines get busy.
Ratios within one run are what counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path

from goal_tables import Row, rewrite, spread, table
from plot import drawn
from rounds import Key, Program
from scaling import curves, scaling
from search import overruns, told_late
from targets import TARGETS, Target

import empires

HERE = Path(__file__).parent
PEERS = HERE.parent / ".venv-peers" / "bin" / "python"
PROGRAMS = {
    "empires": (Path(sys.executable), "ours.py"),
    "Catanatron": (PEERS, "catanatron_peer.py"),
    "OpenSpiel": (PEERS, "openspiel_peer.py"),
    "PettingZoo": (PEERS, "pettingzoo_peer.py"),
    "RLCard": (PEERS, "rlcard_peer.py"),
    "Pgx": (PEERS, "pgx_peer.py"),
    "EnvPool": (PEERS, "envpool_peer.py"),
}
HEADINGS = {
    "python": "Random play driven from Python, decisions per second",
    "inside": "Random play inside the rules, decisions per second",
    "aec": "One decision at a time with observation and legal moves, steps per second",
    "batch": "Many games in one call (and bytes of an observation), steps per second",
    "workers": "1024 games in one process and shared out among two, steps per second",
    "search": "Tree search, iterations per second",
    "copy": "Copy of a position in the middle of a game, µs",
    "new": "New game, shuffles included, µs",
}


def main() -> int:
    """Measure everything, print the tables, and say whether the targets are met."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often in all (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each figure (default 1)")
    parser.add_argument("--only", choices=HEADINGS, help="measure one kind of figure")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--write", action="store_true", help="put tables and plot into bench/")
    arguments = parser.parse_args()
    if arguments.only and arguments.write:
        parser.error("--write: expected all figures, not only some")

    programs = started()
    for program in programs:
        program.keys = [key for key in program.keys if arguments.only in (None, key[0])]
    rows = measured(programs, arguments.rounds, arguments.seconds)
    late = {name: overruns(name) for name in empires.games() if arguments.only in (None, "search")}
    wanted = [target for target in TARGETS if arguments.only in (None, target.what)]
    compared = [(target, target.ratio(rows)) for target in wanted]
    if arguments.json:
        print(json.dumps(as_json(programs, rows, late, compared), indent=2))
    else:
        parts = [report(rows), told_targets(compared)]
        parts += [told_late(late)] if late else []
        parts.append(about(programs, arguments.rounds, arguments.seconds))
        text = "\n\n".join(parts)
        print(text)
        if arguments.write:
            rewrite(HERE / "README.md", "figures", text)
            (HERE / "figures.svg").write_text(drawn(rows, HEADINGS), encoding="utf-8")
            (HERE / "scaling.svg").write_text(curves(scaling()), encoding="utf-8")
    missed = [(target, ratio) for target, ratio in compared if ratio and ratio < target.least]
    for target, ratio in missed:
        print(f"missed: {target.name}, {ratio:.1f} of {target.least}", file=sys.stderr)
    return 1 if missed else 0


def started() -> list[Program]:
    """All programs, warmed up and waiting; one after the other, for warming up is work."""
    programs = []
    for name, (python, script) in PROGRAMS.items():
        print(f"warming up {name} …", file=sys.stderr)
        program = Program(name, python, script)
        if program.missing:
            print(f"{name} cannot be measured here: {program.missing}", file=sys.stderr)
        programs.append(program)
    return programs


def measured(programs: list[Program], rounds: int, seconds: float) -> list[Row]:
    """Every figure of every program, each several times over."""
    values: dict[tuple[str, Key], list[float]] = {}
    for turn in range(1, rounds + 1):
        for program in programs:
            print(f"round {turn} of {rounds}: {program.name} …", file=sys.stderr)
            for key in program.keys:
                value = program.measure(key, seconds)
                if value is not None:
                    values.setdefault((program.name, key), []).append(value)
    for program in programs:
        program.end()
    found = {(program, *key): spread(taken) for (program, key), taken in values.items()}
    return [Row(what, program, of, figure) for (program, what, of), figure in found.items()]


def report(rows: list[Row]) -> str:
    parts = []
    for what, heading in HEADINGS.items():
        chosen = [row for row in rows if row.what == what]
        if chosen:
            parts.append(f"**{heading}**\n\n{table(chosen, cheaper_is_better=what in CHEAPER)}")
    return "\n\n".join(parts)


CHEAPER = ("copy", "new")


def told_targets(compared: list[tuple[Target, float | None]]) -> str:
    lines = ["| our slower game beside … | times as fast | goal |", "|---|---|---|"]
    for target, ratio in compared:
        told = "not measured" if ratio is None else f"{ratio:.1f} ×"
        lines.append(f"| {target.name} | {told} | {target.least} × |")
    return "\n".join(lines)


def about(programs: list[Program], rounds: int, seconds: float) -> str:
    """What ran, where, and what did not."""
    versions = [
        f"{name} {version}" for program in programs for name, version in program.versions.items()
    ]
    there = f"Python {platform.python_version()}, {platform.system()} on {processor()}"
    told = f"Median (lowest – highest) of {rounds} rounds of {seconds:g} s. {', '.join(versions)}."
    missing = [f"{one.name}: not measured, {one.missing}." for one in programs if one.missing]
    return "\n".join([f"{told} {there}, {os.cpu_count()} cores.", *missing])


def processor() -> str:
    """Its name, where the system tells it."""
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        for line in facts.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def as_json(
    programs: list[Program],
    rows: list[Row],
    late: dict[str, list[float]],
    compared: list[tuple[Target, float | None]],
) -> dict[str, object]:
    return {
        "figures": [row._asdict() for row in rows],
        "targets": {target.name: ratio for target, ratio in compared},
        "late_milliseconds": late,
        "versions": {name: v for one in programs for name, v in one.versions.items()},
        "missing": {one.name: one.missing for one in programs if one.missing},
    }


if __name__ == "__main__":
    sys.exit(main())
