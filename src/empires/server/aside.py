"""What somebody asks for beside the game: a hint, a film. One after the other, behind all bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple

from empires.server.bots.thinking import Thinkers
from empires.server.refusals import Refusal

BUSY_SECONDS: Final = 5

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Aside:
    """A queue of so many, with thinkers of its own. Who is gone leaves it."""

    def __init__(self, most: int, pool: Thinkers) -> None:
        self._most = most
        self._waiting = 0
        self._turn = asyncio.Lock()
        self.pool = pool

    async def run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Wait for the turn, then let it be done; cancelled before, it is never done."""
        if self._waiting >= self._most:
            raise Refusal("busy", retry_after=BUSY_SECONDS)
        self._waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting -= 1
        doing = asyncio.ensure_future(self.pool.run("", work, *args))
        # What is being done can't be stopped: the next in the queue waits for its end all the same.
        doing.add_done_callback(self._done)
        return await asyncio.shield(doing)

    def _done(self, doing: asyncio.Future[T]) -> None:
        self._turn.release()
        if not doing.cancelled():
            doing.exception()  # whoever has left does not hear of it

    async def close(self) -> None:
        await self.pool.close()
