"""Running the command, inside this process or as a real one."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from click.testing import CliRunner

import empires
from empires.bots import bot
from empires.cli import program
from empires.table import Table

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"}


@dataclass(frozen=True)
class Run:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def data(self) -> Any:
        return json.loads(self.out)


def run(*args: str | Path, typed: str = "") -> Run:
    """The command, quickly: in this process."""
    result = CliRunner().invoke(program, [str(arg) for arg in args], input=typed)
    return Run(result.exit_code, result.stdout, result.stderr)


def started(*args: str | Path, **options: Any) -> subprocess.Popen[str]:
    """The command as a process of its own, with pipes."""
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen(
        [sys.executable, "-m", "empires", *map(str, args)],
        encoding="utf-8",
        preexec_fn=interruptible if sys.platform != "win32" else None,  # noqa: PLW1509 (no threads)
        **{**pipes, "env": ENVIRONMENT, **options},
    )


def interruptible() -> None:
    """A job in the background of a shell ignores Ctrl-C, and so would all it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def process(*args: str | Path, typed: str = "", **options: Any) -> Run:
    """The command as a user runs it."""
    running = started(*args, **options)
    out, err = running.communicate(typed, timeout=120)
    return Run(running.returncode, out, err)


def played_table(seed: int = 5, moves: int | None = None, game: str = "empires-end") -> Table:
    """A table that bots have played for some moves, or to the end."""
    table = Table.new(empires.game(game), names=["Marcus", "Aurelia", "Livia"], seed=seed)
    bots = [bot("random", seed=seat) for seat in range(3)]
    while not table.over and (moves is None or table.ply < moves):
        seat = table.to_move[0]
        table.play(seat, bots[seat].choose(bots[seat].look(table.game, table.position, seat)))
    return table
