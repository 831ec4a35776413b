"""What a browser denies to the page that needs no server: room, a worker, any storage."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.web.alone import begins, visitor
from tests.web.kit import LAPTOP, PHONE, expect, player
from tests.web.static import SITE, hosted

pytestmark = pytest.mark.slow

FULL: Final = """() => {
  IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
}"""
# As in a private window of some browsers.
PRIVATE: Final = """Object.defineProperty(self, 'indexedDB', {
  get: () => { throw new DOMException('not here', 'SecurityError'); },
});
"""


def test_what_the_browser_denies_is_said_and_nothing_is_lost(browser: Browser) -> None:
    """Its storage is full, and then it ends the worker."""
    with hosted() as host, visitor(browser, host, "first-empires", PHONE) as ada:
        begins(ada)
        ada.decides()
        ada.waits_for_the_question()
        question = ada.question
        (worker,) = ada.page.workers
        worker.evaluate(FULL)
        ada.decides()
        expect(ada.page.get_by_text("can’t keep any more")).to_be_visible()
        assert ada.question == question
        worker.evaluate("() => { setTimeout(() => self.close()); }")
        expect(ada.page.get_by_text("Every move is kept")).to_be_visible()
        ada.page.get_by_role("button", name="Load again").click()
        expect(ada.page.get_by_role("alert")).to_have_count(0)
        ada.waits_for_the_question()
        assert ada.question == question
        ada.decides()
        assert ada.waits_for_the_question()


def test_where_nothing_can_be_kept_one_plays_all_the_same(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    (script,) = folder.glob("assets/desk.worker-*.js")
    script.write_text(PRIVATE + script.read_text("utf-8"), "utf-8")
    with hosted(folder) as host, player(browser, host.address, LAPTOP) as ada:
        ada.goes_to("/")
        told = ada.page.get_by_text("games last until the page is closed")
        expect(told).to_be_visible()
        ada.page.get_by_role("button", name="Got it").click()
        expect(told).to_have_count(0)
        ada.starts_solo("first-empires")
        ada.decides()
        assert ada.waits_for_the_question()
