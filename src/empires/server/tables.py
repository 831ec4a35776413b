"""All tables of a server: made, found, kept in memory while they are used, and let go of."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar

from empires.server import figures
from empires.server.entries import Setup
from empires.server.games import Games
from empires.server.live import LiveTable, facts_of
from empires.server.outages import Outages
from empires.server.refusals import Refusal
from empires.server.settings import Limits
from empires.server.state import TableState
from empires.server.storage.keeping import Keeping
from empires.server.storage.rows import Stored
from empires.server.tokens import new_table_id

T = TypeVar("T")

IDLE: Final = 60.0  # seconds a table nobody looks at stays in memory
log = logging.getLogger(__name__)


async def _without_refusal(work: Coroutine[Any, Any, None]) -> None:
    with suppress(Refusal):
        await work


class Tables:
    """One worker's tables."""

    def __init__(self, storage: Keeping, games: Games, limits: Limits) -> None:
        self.storage = storage
        self.games = games
        self.limits = limits
        self.outages = Outages()
        self.bots_wanted = asyncio.Event()
        self.talked: set[str] = set()
        """Where somebody said something that absent players may want to hear of."""
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.on_open: Callable[[LiveTable], None] = lambda live: None
        """Called when a table comes into memory, for whoever wants to hear of it elsewhere."""

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that is finished even if nobody waits for it any more."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def unwatched(self, work: Coroutine[Any, Any, None]) -> None:
        """The same for what nobody waits for: nobody has to hear that it could not be done."""
        self.background(_without_refusal(work))

    async def finish(self) -> None:
        """Wait for the work that has been begun."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def create(
        self,
        game: str,
        content: str | None,
        setup: Setup,
        *,
        seed: int,
        listed: bool,
        at_id: str | None = None,
    ) -> LiveTable:
        played = self.games.chosen(game, content, setup.pack)
        stored = Stored(
            id=at_id or new_table_id(),
            game=game,
            rules=played.rules_version,
            content=played.content,
            setup=setup,
            seed=seed,
            listed=listed,
            created=time.time(),
        )
        state = self._state(stored)
        await self.storage.create(stored, facts_of(state))
        figures.CREATED.inc()
        live = self._keep(LiveTable(self, state))
        if state.bots_due(time.time()):
            self.bots_wanted.set()
        return live

    async def remove(self, id: str) -> None:
        """A table that nobody has seen yet."""
        await self.storage.remove(id)
        if live := self._live.get(id):
            self.drop(live)

    async def get(self, id: str) -> LiveTable:
        """The table of that id, from memory or by playing its entries again."""
        found = self._live.get(id)
        if found is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = self.background(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            found = await asyncio.shield(loading)
        found.used = time.monotonic()
        return found

    async def current(self, id: str) -> LiveTable:
        """The table with everything any worker has stored so far."""
        live = await self.get(id)
        if self.storage.is_shared:
            await live.catch_up()
        return live

    def in_memory(self, id: str) -> LiveTable | None:
        return self._live.get(id)

    async def in_memory_or_loading(self, id: str) -> LiveTable | None:
        """The table if it is in memory, or will be: one just being read may be old already."""
        if loading := self._loading.get(id):
            return await asyncio.shield(loading)
        return self._live.get(id)

    def all_live(self) -> Iterable[LiveTable]:
        return list(self._live.values())

    def drop(self, live: LiveTable) -> None:
        """Forget what is in memory; the next who asks gets what is stored."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
            figures.TABLES.dec()
        for socket in list(live.sockets):
            socket.close_soon()

    def drop_idle(self) -> None:
        since = time.monotonic() - IDLE
        for live in self.all_live():
            if not live.sockets and live.used < since and not live.is_changing:
                self.drop(live)

    async def reloaded(self, id: str) -> TableState:
        stored = await self.storage.find(id)
        if stored is None:
            raise Refusal("no_table")
        state = self._state(stored)
        for entry in await self.storage.entries_since(id, 0):
            state.apply(entry)
        return state

    async def _load(self, id: str) -> LiveTable:
        live = LiveTable(self, await self.reloaded(id))
        live.said = await self.storage.last_said(id)
        return self._keep(live)

    def _keep(self, live: LiveTable) -> LiveTable:
        kept = self._live.setdefault(live.id, live)
        if kept is live:
            figures.TABLES.inc()
            self.on_open(live)
        return kept

    def _state(self, stored: Stored) -> TableState:
        setup = stored.setup
        game = self.games.playing(stored.game, stored.rules, stored.content, setup.pack)
        return TableState(
            stored.id,
            game,
            setup,
            seed=stored.seed,
            listed=stored.listed,
            created=stored.created,
            outages=self.outages,
        )
