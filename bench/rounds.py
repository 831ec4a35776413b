"""Measuring many programs in turns: each waits in its own process and measures when it is asked.

So a busy minute of the machine falls on all of them, and none brings its dependencies to another.
Only the standard library is used here, for every environment imports it.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
Key = tuple[str, str]  # what is measured, and of what
Measurement = Callable[[float], float]  # seconds to spend -> the figure


def answer(versions: dict[str, str], measurements: dict[Key, Measurement]) -> None:
    """Serve one process: say what there is, then measure it once for every line that comes in."""
    tell({"versions": versions, "keys": list(measurements)})
    for line in sys.stdin:
        key, seconds = json.loads(line)
        tell(measurements[tuple(key)](seconds))


def tell(value: Any) -> None:
    print(json.dumps(value), flush=True)


def rate(work: Callable[[], int]) -> Measurement:
    """How much of a work is done per second; the work says how much it did."""

    def measure(seconds: float) -> float:
        done = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds or not done:
            done += work()
        return done / spent

    return measure


def micros(work: Callable[[], int]) -> Measurement:
    """What one unit of a work costs, in millionths of a second."""
    measure = rate(work)
    return lambda seconds: 1e6 / measure(seconds)


def any_of(choices: Sequence[int]) -> int:
    """Everybody's random move is chosen in the same way, at the same cost."""
    return choices[int(random.random() * len(choices))]


class Program:
    """One of the processes, as the benchmark sees it; ``missing`` says why there is none."""

    def __init__(self, name: str, python: Path, script: str) -> None:
        self.name = name
        self.versions: dict[str, str] = {}
        self.keys: list[Key] = []
        self.missing = ""
        # Open as long as the process may write into it.
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        try:
            self.process = subprocess.Popen(
                [str(python), "-W", "ignore", str(HERE / script)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                text=True,
            )
        except OSError as error:
            self.missing = str(error)
            return
        about = self._line()
        if about is not None:
            self.versions = about["versions"]
            self.keys = [(what, of) for what, of in about["keys"]]

    def measure(self, key: Key, seconds: float) -> float | None:
        """One figure, or None if the program has come to an end."""
        if self.missing:
            return None
        assert self.process.stdin
        self.process.stdin.write(json.dumps([key, seconds]) + "\n")
        self.process.stdin.flush()
        found: float | None = self._line()
        return found

    def end(self) -> None:
        if not self.missing:
            assert self.process.stdin
            self.process.stdin.close()
            self.process.wait()

    def _line(self) -> Any:
        assert self.process.stdout
        for line in self.process.stdout:
            if line.startswith(("{", "[")) or line[:1].isdigit():  # libraries like to greet
                return json.loads(line)
        self.process.wait()
        self.errors.seek(0)
        said = self.errors.read().strip().splitlines()
        self.missing = said[-1] if said else "it ended without a word"
        return None
