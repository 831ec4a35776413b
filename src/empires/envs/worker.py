"""A process that plays some of the games of ``workers``, and writes into memory that is shared.

It ends when its pipe does: whatever becomes of the process that started it, it stays behind alone
for no longer than a step.
"""

from __future__ import annotations

import math
import signal
from dataclasses import dataclass, fields
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from empires.envs.buffers import Buffers, shapes
from empires.envs.setting import Named
from empires.envs.vector import BatchEnv
from empires.thinking.batch import Form


@dataclass(frozen=True)
class Shared:
    """All arrays of one environment, in one piece of memory without a name."""

    memory: (
        Any  # of multiprocessing: inherited by the processes that are handed it, and by no others
    )
    games: int
    sets: int

    @staticmethod
    def size(games: int, form: Form, sets: int) -> int:
        rows = sum(nbytes(shape, kind) for _, shape, kind in in_memory(games, form))
        return nbytes((games,), np.int64) + nbytes((games, form.size), np.uint8) + sets * rows

    def arrays(self, form: Form) -> tuple[Any, Any, list[Buffers]]:
        """The moves, the last observations of games that ended, and the sets of buffers."""
        at = 0

        def taken(shape: tuple[int, ...], kind: Any) -> Any:
            nonlocal at
            found = np.ndarray(shape, kind, self.memory, at)
            at += nbytes(shape, kind)
            return found

        actions = taken((self.games,), np.int64)
        last = taken((self.games, form.size), np.uint8)
        buffers = [
            Buffers(**{name: taken(s, kind) for name, s, kind in in_memory(self.games, form)})
            for _ in range(self.sets)
        ]
        return actions, last, buffers


def in_memory(games: int, form: Form) -> Any:
    """As ``shapes``, with a start and an end of its legal codes for every game."""
    for name, shape, kind in shapes(games, form):
        starts = (2 * games if form.lists_legal else 0,)
        yield name, starts if name == "starts" else shape, kind


def nbytes(shape: tuple[int, ...], kind: Any) -> int:
    """Rounded up, so that the next array lies as its type needs it."""
    wanted: int = math.prod(shape) * np.dtype(kind).itemsize
    return -(-wanted // 64) * 64


def part(shared: Buffers, first: int, end: int, form: Form) -> Buffers:
    """The rows of some of the games, for ``Buffers.fill``; one start more than there are games."""
    listed = form.codes if form.lists_legal else 0
    sliced = {field.name: getattr(shared, field.name)[first:end] for field in fields(shared)}
    sliced["legal"] = shared.legal[first * listed : end * listed]
    sliced["starts"] = shared.starts[2 * first : first + end + 1] if listed else shared.starts
    return Buffers(**sliced)


def work(pipe: Connection, shared: Shared, first: int, end: int, game: str, options: Named) -> None:
    """Play the games from ``first`` to before ``end`` until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it hears of Ctrl-C, and closes
    env = BatchEnv(end - first, game, first=first, **options)
    actions, last, sets = shared.arrays(env.form)
    parts = [part(buffers, first, end, env.form) for buffers in sets]
    mine = actions[first:end]
    try:
        while True:
            asked = pipe.recv()
            try:
                if isinstance(asked, int):
                    env.write_into(parts[asked])
                    info = env.step(mine)[-1]
                    for at in np.flatnonzero(info.get("_final_obs", ())):
                        last[first + at] = info["final_obs"][at]
                else:
                    env.write_into(parts[0])
                    env.reset(seed=asked)
                pipe.send(None)
            except Exception as error:
                pipe.send(error)
    except (EOFError, OSError):
        pass
