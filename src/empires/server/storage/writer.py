"""Entries on their way into the database: those that wait are written in one transaction."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from empires.server.entries import Entry
from empires.server.storage.database import Database
from empires.server.storage.disk import Disk
from empires.server.storage.rows import Facts, Row, entry_row
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
        insert: Any = dialect.insert(entries).on_conflict_do_nothing()
        self._insert = insert.returning(entries.c.table_id)
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
        opened = database.disk_args
        self._disk = Disk(opened, insert, self._update) if opened else None

    async def append(self, table: str, entry: Entry, facts: Facts) -> bool:
        """Store an entry; false if the table has another one of that number already."""
        waiting = Waiting(table, entry, facts)
        self._queue.put_nowait(waiting)
        return await waiting.written

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put_nowait(None)
        await self._task
        if self._disk is not None:
            self._disk.close()

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
            won = await self._written(batch)
        except Exception as error:
            for waiting in batch:
                if not waiting.written.done():
                    waiting.written.set_exception(error)
            return
        for waiting, is_written in zip(batch, won, strict=True):
            if not waiting.written.done():
                waiting.written.set_result(is_written)

    async def _written(self, batch: list[Waiting]) -> list[bool]:
        """Which of them were written, and not only tried too late."""
        rows = [entry_row(waiting.table, waiting.entry) for waiting in batch]
        if self._disk is not None:
            async with self._database.writing_alone():
                return await self._disk.append(rows, [facts_row(waiting) for waiting in batch])
        async with self._database.writing() as connection:
            # A table waits for its entry before it makes another, so each is in a batch once.
            stored = set((await connection.execute(self._insert, rows)).scalars())
            won = [waiting for waiting in batch if waiting.table in stored]
            if won:
                await connection.execute(self._update, [facts_row(waiting) for waiting in won])
                told = [func.pg_notify(CHANNEL, moved(waiting)) for waiting in won]
                await connection.execute(select(*told))
        return [waiting.table in stored for waiting in batch]


def facts_row(waiting: Waiting) -> Row:
    """What becomes of the entry's table."""
    return {
        "table": waiting.table,
        "to": waiting.entry.number + 1,
        "at": waiting.entry.at,
        "now": waiting.facts.status,
        "until": waiting.facts.deadline,
        "due": waiting.facts.bot_due,
        "due_at": waiting.facts.bot_at,
        "remind": waiting.facts.remind_at,
    }


def moved(waiting: Waiting) -> str:
    """What the other workers hear of it."""
    return f"moved {waiting.table}{' bot' if waiting.facts.bot_due else ''}"
