"""One server and one browser for all tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.kit import NO_LIMITS, serving
from tests.web.kit import browser_of


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("web")
    with serving(str(folder / "tables.sqlite"), *NO_LIMITS, log=folder / "log") as running:
        yield f"http://127.0.0.1:{running.port}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = browser_of(playwright)
        yield found
        found.close()
