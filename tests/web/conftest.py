"""One server for all tests of a worker, and one browser for those of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.kit import NO_LIMITS, Server, serving
from tests.web.kit import browser_of
from tests.web.screens import Screen, every_screen


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("web")
    with serving(str(folder / "tables.sqlite"), *NO_LIMITS, log=folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def address(server: Server) -> str:
    return server.url


@pytest.fixture(scope="session")
def screens(server: Server) -> list[Screen]:
    return every_screen(server)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Not for longer than a file: while Playwright is open, an event loop runs in this thread.

    Whatever comes next in the same worker could not run one of its own.
    """
    # Its sound wants a folder too, and would make one that nobody removes.
    sound = str(tmp_path_factory.mktemp("sound"))
    with sync_playwright() as playwright:
        found = browser_of(playwright, PULSE_RUNTIME_PATH=sound)
        yield found
        found.close()
