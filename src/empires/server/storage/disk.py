"""The quick way of entries into a SQLite file: only the wait for the disk happens elsewhere.

Through the engine every statement goes to another thread and back. While many people play, each of
these trips waits for the event loop and for Python's lock, and a move would wait for all of them.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias

from sqlalchemy import ClauseElement
from sqlalchemy.dialects import sqlite

from empires.server.storage.rows import Row

PATIENCE: Final = 10_000  # milliseconds to wait for whoever else writes
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""FULL: what was acknowledged outlives a power cut, not only the process."""

DiskArgs: TypeAlias = tuple[str, bool]
"""A file's name, and whether it is a URI."""


class Disk:
    """A connection of its own. Whoever uses it must be the only one who writes just then."""

    def __init__(self, opened: DiskArgs, insert: ClauseElement, update: ClauseElement) -> None:
        self._file, self._uri = opened
        self._insert, self._update = written(insert), written(update)
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="disk")

    async def append(self, rows: list[Row], facts: list[Row]) -> list[bool]:
        """Insert each row, and update its table by its facts; which rows were not there before."""
        if self._connection is None:
            self._connection = self._opened()
        connection = self._connection
        try:
            await self._begin(connection)
            fresh = [
                connection.execute(self._insert, row | {"data": text_of(row["data"])}).rowcount == 1
                for row in rows
            ]
            kept = [about for about, is_fresh in zip(facts, fresh, strict=True) if is_fresh]
            connection.executemany(self._update, kept)
            await self._elsewhere(partial(connection.execute, "COMMIT"))
            return fresh
        except BaseException:
            self._forget(connection)
            raise

    async def _begin(self, connection: sqlite3.Connection) -> None:
        try:
            begin(connection, 0)
        except sqlite3.OperationalError:  # somebody's tool looks into the file: not here
            await self._elsewhere(partial(begin, connection, PATIENCE))

    async def _elsewhere(self, work: partial[Any]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._file, isolation_level=None, check_same_thread=False, uri=self._uri
        )
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _forget(self, connection: sqlite3.Connection) -> None:
        """Whatever went wrong, nothing half done is left in it."""
        self._connection = None
        with suppress(sqlite3.Error):
            connection.rollback()
        with suppress(sqlite3.Error):
            connection.close()

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()


def begin(connection: sqlite3.Connection, patience: int) -> None:
    connection.execute(f"PRAGMA busy_timeout={patience}")
    connection.execute("BEGIN IMMEDIATE")


def written(statement: ClauseElement) -> str:
    """The statement as SQLite reads it, with its parameters by name."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def text_of(value: Any) -> str | None:
    return None if value is None else json.dumps(value)
