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
from empires.table import Game

TRIES: Final = 3  # how often a choice is asked for when its process dies


class Pool:
    """Starts its processes when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._executor: ProcessPoolExecutor | None = None

    async def choose(self, outlook: Outlook, content: str | None, spec: str, seed: int) -> int:
        """The code that a bot of this spec plays; only what its seat knows leaves this process."""
        for _ in range(TRIES - 1):
            try:
                return await self._asked(outlook, content, spec, seed)
            except BrokenProcessPool:
                self._drop()
        return await self._asked(outlook, content, spec, seed)

    async def _asked(self, outlook: Outlook, content: str | None, spec: str, seed: int) -> int:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=settle_in,
            )
        what = (outlook.game.name, content, outlook.seat, outlook.imagined, spec, seed)
        return await asyncio.get_running_loop().run_in_executor(self._executor, think, *what)

    def _drop(self) -> None:
        """A process of it died: the next who asks gets new ones."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    async def close(self) -> None:
        """Wait until nobody thinks any more."""
        if self._executor is not None:
            await asyncio.to_thread(self._executor.shutdown, cancel_futures=True)
            self._executor = None


def think(name: str, content: str | None, seat: int, imagined: bytes, spec: str, seed: int) -> int:
    """In a process of the pool: make the bot, and let it choose."""
    player = bot(spec, seed=seed)
    try:
        return player.choose(Outlook(_opened(name, content), seat, imagined))
    finally:
        player.close()


@cache
def _opened(name: str, content: str | None) -> Game[Any]:
    return empires.game(name, content)
