"""Processes in which bots think, so that nobody at another table waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, Final

import empires
from empires.bots import Outlook, bot
from empires.bots.workers import settle_in
from empires.server.refusals import Refusal
from empires.table import Game

TRIES: Final = 3  # how often a choice is asked for when its process dies


class Pool:
    """Starts its processes when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._executor: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(self, outlook: Outlook, content: str | None, spec: str, seed: int) -> int:
        """The code that a bot of this spec plays; only what its seat knows leaves this process."""
        what = (outlook.game.name, content, outlook.seat, outlook.imagined, spec, seed)
        for tried in range(1, TRIES + 1):
            executor = self._opened()
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, think, *what)
            except BrokenProcessPool:
                self._drop(executor)
                if tried == TRIES:
                    raise
        raise AssertionError

    def _opened(self) -> ProcessPoolExecutor:
        if self._closed:
            raise Refusal("closing")
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=settle_in,
            )
        return self._executor

    def _drop(self, broken: ProcessPoolExecutor) -> None:
        """A process of it died: whoever asks next gets new ones, which may be there already."""
        if self._executor is broken:
            self._executor = None
        broken.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """End the processes at once: nobody waits any more for what they think about."""
        self._closed = True
        executor, self._executor = self._executor, None
        if executor is not None:
            # From Python 3.14 on this is `executor.kill_workers()`.
            for process in list(executor._processes.values()):
                process.kill()
            await asyncio.to_thread(executor.shutdown, cancel_futures=True)


def think(name: str, content: str | None, seat: int, imagined: bytes, spec: str, seed: int) -> int:
    """In a process of the pool: make the bot, and let it choose."""
    player = bot(spec, seed=seed)
    try:
        return player.choose(Outlook(_game(name, content), seat, imagined))
    finally:
        player.close()


@cache
def _game(name: str, content: str | None) -> Game[Any]:
    return empires.game(name, content)
