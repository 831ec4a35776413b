"""Word between workers by PostgreSQL's LISTEN and NOTIFY: what moved, was said, who is here."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import asyncpg

from empires.server.live import LiveTable
from empires.server.refusals import Refusal
from empires.server.storage.database import CONNECT
from empires.server.storage.writer import CHANNEL
from empires.server.tables import Tables

log = logging.getLogger(__name__)

REFRESH: Final = 20.0  # seconds after which presence is told again
RETRY: Final = 1.0


class Wire:
    """One worker's connection for hearing; speaking goes through the storage."""

    def __init__(self, database: str, tables: Tables, worker: str) -> None:
        self._url = database.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._tables = tables
        self._worker = worker
        self._connection: asyncpg.Connection[Any] | None = None
        self._lost = asyncio.Event()
        self._silent = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._lost.set()  # a database that is away now may come later
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await self._connect()
        self._tables.on_open = self._opened
        self._tasks = [
            asyncio.create_task(self._keep_connected()),
            asyncio.create_task(self._refresh()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()

    async def tell_presence(self, live: LiveTable) -> None:
        shown = live.presence.shown()
        await self._tables.storage.notify(f"here {live.id} {self._worker} {shown}")

    async def _connect(self) -> None:
        self._lost.clear()
        connection: asyncpg.Connection[Any] = await asyncpg.connect(self._url, timeout=CONNECT)
        self._connection = connection
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._heard)

    async def _keep_connected(self) -> None:
        while True:
            await self._lost.wait()
            if not self._silent:
                self._silent = True
                log.error("the database has closed the line between workers; trying again")
            try:
                await self._connect()
                # Whatever was told meanwhile was not heard.
                for live in self._tables.all_live():
                    with suppress(Refusal):
                        await live.catch_up()
                        await self._hear_chat(live)
                self._silent = False
                log.warning("workers hear of each other again")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._lost.set()
                await asyncio.sleep(RETRY)

    async def _refresh(self) -> None:
        while True:
            await asyncio.sleep(REFRESH)
            for live in self._tables.all_live():
                if live.sockets:
                    with suppress(Exception):
                        await self.tell_presence(live)

    def _opened(self, live: LiveTable) -> None:
        """A table came into memory: ask the others who is there."""
        self._tables.unwatched(self._tables.storage.notify(f"who {live.id} {self._worker}"))

    def _heard(self, *told: Any) -> None:
        self._tables.unwatched(self._take_in(str(told[-1])))

    async def _take_in(self, payload: str) -> None:
        word, id, *rest = payload.split(" ")
        if word == "moved" and "bot" in rest:
            self._tables.bots_wanted.set()
        live = await self._tables.in_memory_or_loading(id)
        if live is None:
            return
        with suppress(Refusal):
            if word == "moved":
                await live.catch_up()
            elif word == "said":
                await self._hear_chat(live)
            elif word == "who" and rest[0] != self._worker and live.sockets:
                await self.tell_presence(live)
            elif word == "here" and rest[0] != self._worker and live.presence.hear(*rest):
                live.changed()

    async def _hear_chat(self, live: LiveTable) -> None:
        for said in await self._tables.storage.said_since(live.id, live.said):
            live.said = said.number
        live.changed()
