"""One server for all tests of a worker that need none of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import NO_LIMITS, Api, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder / "tables.sqlite", *NO_LIMITS, log=folder / "log") as running:
        yield running


@pytest.fixture
def api(server: Server) -> Api:
    return Api(server)
