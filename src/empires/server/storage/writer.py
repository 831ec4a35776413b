"""Entries on their way into the database: those that wait are written in one transaction."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from empires.server.entries import Entry
from empires.server.storage.database import Database
from empires.server.storage.rows import Facts, entry_row
from empires.server.storage.schema import entries, tables

CHANNEL: Final = "empires"
MOST_AT_ONCE: Final = 200
LINGER: Final = 0.008  # seconds to wait for company, once entries have come together


@dataclass(slots=True)
class Waiting:
    """One entry, and who waits to hear whether it was written."""

    table: str
    entry: Entry
    facts: Facts
    written: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Writer:
    """Appends entries. One commit, and one wait for the disk, serves all that came meanwhile."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="writer")
        dialect = postgresql if database.is_postgresql else sqlite
        insert: Any = dialect.insert(entries)
        self._insert = insert.on_conflict_do_nothing().returning(entries.c.table_id)
        self._update = (
            update(tables)
            .where(tables.c.id == bindparam("table"))
            .values(
                version=bindparam("to"),
                updated=bindparam("at"),
                status=bindparam("now"),
                deadline=bindparam("until"),
                bot_due=bindparam("due"),
                bot_at=bindparam("due_at"),
                remind_at=bindparam("remind"),
            )
        )

    async def append(self, table: str, entry: Entry, facts: Facts) -> bool:
        """Store an entry; false if the table has another one of that number already."""
        waiting = Waiting(table, entry, facts)
        self._queue.put_nowait(waiting)
        return await waiting.written

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        busy = False
        while (first := await self._queue.get()) is not None:
            if busy:
                await asyncio.sleep(LINGER)
            batch = [first]
            while not self._queue.empty() and len(batch) < MOST_AT_ONCE:
                following = self._queue.get_nowait()
                if following is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(following)
            busy = len(batch) > 1
            await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        # In one order in every worker, so that two of them cannot wait for each other.
        batch.sort(key=lambda waiting: waiting.table)
        try:
            async with self._database.writing() as connection:
                won = await self._insert_all(connection, batch)
                await self._update_tables(connection, won)
        except Exception as error:
            for waiting in batch:
                if not waiting.written.done():
                    waiting.written.set_exception(error)
            return
        for waiting in batch:
            if not waiting.written.done():
                waiting.written.set_result(waiting in won)

    async def _insert_all(self, connection: AsyncConnection, batch: list[Waiting]) -> list[Waiting]:
        rows = [entry_row(waiting.table, waiting.entry) for waiting in batch]
        found = await connection.execute(self._insert, rows)
        # A table waits for its entry before it makes another, so each is in a batch once.
        stored = set(found.scalars())
        return [waiting for waiting in batch if waiting.table in stored]

    async def _update_tables(self, connection: AsyncConnection, won: list[Waiting]) -> None:
        if not won:
            return
        rows = [
            {
                "table": waiting.table,
                "to": waiting.entry.number + 1,
                "at": waiting.entry.at,
                "now": waiting.facts.status,
                "until": waiting.facts.deadline,
                "due": waiting.facts.bot_due,
                "due_at": waiting.facts.bot_at,
                "remind": waiting.facts.remind_at,
            }
            for waiting in won
        ]
        await connection.execute(self._update, rows)
        if self._database.is_postgresql:
            told = [func.pg_notify(CHANNEL, moved(waiting)) for waiting in won]
            await connection.execute(select(*told))


def moved(waiting: Waiting) -> str:
    """What the other workers hear of it."""
    return f"moved {waiting.table}{' bot' if waiting.facts.bot_due else ''}"
