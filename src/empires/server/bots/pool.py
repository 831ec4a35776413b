"""Processes in which bots think, so that nobody at another table waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar, TypeVarTuple
from zlib import crc32

from empires.bots.workers import settle_in
from empires.server.refusals import Refusal

TRIES: Final = 3  # how often something is asked for when its process dies

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Pool:
    """Starts its processes when the first work comes; ``niceness``: how far behind others.

    What is done for the same ``who`` is done in the same process, so that a bot is kept there from
    decision to decision: what it found out in a turn, and how much of its time for it is left.
    """

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self._executors: list[ProcessPoolExecutor | None] = [None] * processes
        self._niceness = niceness
        self._closed = False

    async def run(self, who: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Let its process do it, and another one if that dies."""
        number = crc32(who.encode()) % len(self._executors)
        for tried in range(1, TRIES + 1):
            executor = self._opened(number)
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, *args)
            except BrokenProcessPool:
                self._drop(number, executor)
                if tried == TRIES:
                    raise
        raise AssertionError

    def _opened(self, number: int) -> ProcessPoolExecutor:
        if self._closed:
            raise Refusal("closing")
        executor = self._executors[number]
        if executor is None:
            executor = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare,
                initargs=(self._niceness,),
            )
            self._executors[number] = executor
        return executor

    def _drop(self, number: int, broken: ProcessPoolExecutor) -> None:
        """Its process died: whoever asks next gets a new one, which may be there already."""
        if self._executors[number] is broken:
            self._executors[number] = None
        broken.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """End the processes at once: nobody waits any more for what they think about."""
        self._closed = True
        executors = [executor for executor in self._executors if executor is not None]
        self._executors = [None] * len(self._executors)
        for executor in executors:
            # From Python 3.14 on this is `executor.kill_workers()`.
            for process in list(executor._processes.values()):
                process.kill()
        for executor in executors:
            await asyncio.to_thread(executor.shutdown, cancel_futures=True)


def prepare(niceness: int) -> None:
    """What a process of a pool does first."""
    settle_in()
    if niceness and hasattr(os, "nice"):  # Windows has none
        os.nice(niceness)
