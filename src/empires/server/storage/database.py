"""Opening the database and bringing its schema up to date."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from empires.server.storage.disk import PRAGMAS, DiskArgs
from empires.server.storage.schema import VERSION
from empires.server.storage.trouble import Trouble

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

CONNECT: Final = 10.0  # seconds in which PostgreSQL has to let us in, or is away
ANSWER: Final = 30.0  # … and to answer; what we ask takes milliseconds
MIGRATION_LOCK: Final = 0x656D7069  # any number, the same in every worker


class InUse(Exception):
    """Another server has the file."""


class NewerSchema(Exception):
    """The database was made by a later program."""


@contextmanager
def held(url: str) -> Iterator[None]:
    """Keep other servers off a SQLite file: each would believe its own memory."""
    file = None if url.startswith("postgresql") else make_url(url).database
    if not file or fcntl is None:
        yield
        return
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    with open(f"{file}.lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUse(f"{file} is in use by another server; stop that one first") from None
        yield


class Database:
    """An engine, and the two ways to use it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._trouble = Trouble()
        self.is_postgresql = engine.dialect.name == "postgresql"
        self.disk_args = None if self.is_postgresql else disk_args(engine)
        """How SQLite's file is opened past the engine."""
        # SQLite has one writer at a time; waiting here is cheaper than being turned away there.
        self._writer: AbstractAsyncContextManager[Any] = (
            nullcontext() if self.is_postgresql else asyncio.Lock()
        )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self._trouble.met("read"):
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end."""
        with self._trouble.met("written"):
            async with self._writer, self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing_alone(self) -> AsyncIterator[None]:
        """The right to write into a SQLite file past the engine."""
        with self._trouble.met("written"):
            async with self._writer:
                yield

    async def close(self) -> None:
        await self._engine.dispose()


def disk_args(engine: AsyncEngine) -> DiskArgs:
    """As the URL says: it may be a URI of SQLite's own, with how to open the file."""
    (file,), options = engine.dialect.create_connect_args(engine.url)
    return file, bool(options.get("uri"))


def open_database(url: str) -> Database:
    return Database(open_engine(url))


def open_engine(url: str, answer: float | None = ANSWER) -> AsyncEngine:
    """The database of that URL; a SQLite file is made if it is not there."""
    if url.startswith("postgresql"):
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT, "command_timeout": answer},
        )
    file = make_url(url).database
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": 10})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def made(url: str) -> None:
    """Make sure that the database is there and up to date."""
    engine = open_engine(url, answer=None)  # to rebuild a large table takes a while
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema to this program's version; a database of a later program is refused."""
    async with engine.connect() as connection:
        if await connection.run_sync(_version) == VERSION:
            return
    async with engine.begin() as connection:
        await _lock(connection)
        await connection.run_sync(_upgrade)


async def _lock(connection: AsyncConnection) -> None:
    """Several workers start at once, and one of them migrates."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _upgrade(connection: Connection) -> None:
    # Imported here: it costs a good part of the time a start takes, and is hardly ever needed.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    found = _version(connection)
    if found is not None and found > VERSION:
        raise NewerSchema(f"it has schema {found}, and this older program knows only {VERSION}")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, VERSION)
