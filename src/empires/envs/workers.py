"""Gymnasium: many games shared out among processes, which write into memory that all of them share.

For the same seeds and moves it gives what one process gives. Nothing of it outlives this process:
the memory has no name, and a worker ends with its pipe.
"""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from sys import getrefcount
from typing import Any, Final

import numpy as np

from empires.envs.buffers import Buffers
from empires.envs.setting import Named, Observation
from empires.envs.vector import Actions, ManyEnv, Seeds, Stepped
from empires.envs.worker import Shared, work
from empires.rules.position import IllegalMove
from empires.table.game import GameError

SETS: Final = 3  # two that the caller may hold, and one that is copied where both are held
PATIENCE: Final = 5.0  # seconds for a worker to end by itself


class WorkerDied(RuntimeError):
    """A worker process ended while it was needed; the environment is closed."""


class WorkersEnv(ManyEnv):
    """As ``BatchEnv``, with the games in several processes: ``make_vec(…, workers=2)``.

    ``send`` returns at once, and ``recv`` waits: what is reckoned in between costs no time. Close
    it, or let go of it, and the processes end.
    """

    def __init__(self, num_envs: int, game: str, *, workers: int, **options: Any) -> None:
        super().__init__(num_envs, game, **options)
        if not 1 <= workers <= num_envs:
            raise GameError(f"workers: expected 1 to {num_envs}, one game each, got {workers}")
        context = get_context("spawn")  # a fork would copy whatever this process has at work
        memory = context.RawArray(ctypes.c_uint8, Shared.size(num_envs, self.form, SETS))
        shared = Shared(memory, num_envs, SETS)
        self.actions, self.last, self.sets = shared.arrays(self.form)
        self.unused = [self.counted(one) for one in self.sets]
        self.bounds = [num_envs * i // workers for i in range(workers + 1)]
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        self.under_way: int | None = None
        self.current = -1
        self.broken = ""
        self.finish = weakref.finalize(self, shut, self.pipes, self.processes)
        for first, end in zip(self.bounds, self.bounds[1:], strict=False):
            pipe, theirs = context.Pipe()
            process = context.Process(
                target=work, args=(theirs, shared, first, end, game, options), daemon=True
            )
            self.pipes.append(pipe)
            process.start()
            self.processes.append(process)
            theirs.close()  # so that the pipe ends with the worker

    def reset(
        self, *, seed: Seeds = None, options: Named | None = None
    ) -> tuple[Observation, Named]:
        """Begin all games anew; a seed gives the games the seeds from it on."""
        if self.under_way is not None:
            self.recv()
        seeds = self.seeds(seed)
        self.tell([seeds[a:b] for a, b in zip(self.bounds, self.bounds[1:], strict=False)])
        self.hear()
        self.current = 0
        seen = self.read(0)
        return seen.observations, self.info(seen)

    def send(self, actions: Actions) -> None:
        """Hand in the moves; the workers play while the caller does something else."""
        if self.under_way is not None:
            raise GameError("send: a step is under way, recv comes first")
        if self.current < 0 and not self.broken:
            raise GameError("send: reset comes first")
        self.check(np.asarray(actions, np.int64))
        self.actions[:] = actions
        free = [i for i in range(SETS - 1) if self.is_free(i)]
        self.under_way = free[0] if free else SETS - 1
        self.tell([self.under_way] * len(self.pipes))

    def recv(self) -> Stepped:
        """Wait until every worker has played its games."""
        if self.under_way is None:
            raise GameError("recv: no step is under way, send comes first")
        self.current, self.under_way = self.under_way, None
        self.hear()
        seen = self.read(self.current)
        return self.stepped(seen, [self.last[at].copy() for at in np.flatnonzero(seen.ended)])

    def check(self, actions: Actions) -> None:
        """Refuse a step of which any move is illegal, before any worker plays one."""
        if self.broken:
            raise WorkerDied(self.broken)
        if actions.shape != (self.num_envs,):
            raise ValueError(
                f"expected {self.num_envs} moves, one for each game, got {actions.size}"
            )
        shown = self.sets[self.current]
        inside = (actions >= 0) & (actions < self.form.codes)
        if self.form.lists_legal:
            legal, starts = self.listed(shown)
            same = legal == np.repeat(actions, np.diff(starts))
            allowed = inside & np.logical_or.reduceat(same, starts[:-1])
        else:
            games = np.arange(self.num_envs)
            allowed = inside & (shown.masks[games, np.where(inside, actions, 0)] == 1)
        if not allowed.all():
            at = int(np.flatnonzero(~allowed)[0])
            codes = self.legal_of(shown, at)
            raise IllegalMove(int(shown.seats[at]), int(actions[at]), codes)

    def legal_of(self, shown: Buffers, at: int) -> list[int]:
        if self.form.lists_legal:
            legal, starts = self.listed(shown)
            return [int(code) for code in legal[starts[at] : starts[at + 1]]]
        return [int(code) for code in np.flatnonzero(shown.masks[at])]

    def listed(self, shown: Buffers) -> tuple[Any, Any]:
        """The legal codes that the workers listed each for itself, as one list."""
        codes = self.form.codes
        found, starts = [], [np.zeros(1, np.int64)]
        for first, end in zip(self.bounds, self.bounds[1:], strict=False):
            own = shown.starts[2 * first : first + end + 1]
            found.append(shown.legal[first * codes : first * codes + own[-1]])
            starts.append(own[1:] + starts[-1][-1])
        return np.concatenate(found), np.concatenate(starts)

    def read(self, at: int) -> Buffers:
        """What the workers wrote: views of the shared memory, or a copy if all are held."""
        shown = self.sets[at]
        legal, starts = self.listed(shown) if self.form.lists_legal else (shown.legal, shown.starts)
        views = {
            name: getattr(shown, name).view()
            for name in ("observations", "masks", "seats", "ended", "rewards", "all_rewards")
        }
        for array in views.values():
            array.flags.writeable = False
        found = Buffers(legal=legal, starts=starts, **views)
        return found if at < SETS - 1 else found.copy()

    def is_free(self, at: int) -> bool:
        """Whether the caller has let go of all arrays of this set."""
        return self.counted(self.sets[at]) == self.unused[at]

    def counted(self, one: Buffers) -> list[int]:
        return [getrefcount(array) for array in vars(one).values()]

    def tell(self, messages: Sequence[object]) -> None:
        if self.broken:
            raise WorkerDied(self.broken)
        for at, message in enumerate(messages):
            try:
                self.pipes[at].send(message)
            except OSError:
                raise self.died(at) from None

    def hear(self) -> None:
        """Wait for all workers; what one of them could not do is raised here."""
        errors = []
        for at, pipe in enumerate(self.pipes):
            try:
                errors.append(pipe.recv())
            except (EOFError, OSError):
                raise self.died(at) from None
        for error in errors:
            if error is not None:
                raise error

    def died(self, at: int) -> WorkerDied:
        """Close everything, and say whose end it was."""
        self.processes[at].join(PATIENCE)
        code = self.processes[at].exitcode
        first, end = self.bounds[at], self.bounds[at + 1]
        self.broken = (
            f"worker {at + 1} of {len(self.processes)}, with games {first} to {end - 1}, "
            f"ended with exit code {code}; the environment is closed"
        )
        self.under_way = None
        self.finish()
        return WorkerDied(self.broken)

    def close_extras(self, **_: Any) -> None:
        self.broken = self.broken or "the environment is closed"
        self.finish()


def shut(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    """Close the pipes, at which the workers end; one that doesn't is ended."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            process.join()
        process.close()
