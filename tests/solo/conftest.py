"""A desk in place of a server, for the server's own tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import Api, Server


class DeskServer(Server):
    def command(self) -> list[str]:
        return ["tests.solo.bridge", str(self.port)]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("desk")
    desk = DeskServer(folder, log=folder / "log")
    desk.sign = "/api/games"
    with desk.running() as running:
        yield running


@pytest.fixture
def api(server: Server) -> Api:
    return Api(server)
