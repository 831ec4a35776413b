"""The page that needs no server, changed: a newer version of it, and one that may keep nothing."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.web.alone import begins, visitor
from tests.web.kit import LAPTOP, Player, expect, player, title
from tests.web.publishing import publish_another
from tests.web.static import SITE, hosted

pytestmark = pytest.mark.slow

UPDATED: Final = """async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  await kept.update();
  while (!kept.waiting) {
    const coming = kept.installing;
    const event = coming ? 'statechange' : 'updatefound';
    await new Promise((done) => (coming ?? kept).addEventListener(event, done, { once: true }));
  }
}"""
WHICH: Final = """
import json
from importlib.util import find_spec
import empires.base64
json.dumps([empires.base64.__file__.endswith(".so"), find_spec("empires.training") is not None])
"""
BUILD: Final = "(document.querySelector('meta[name=build]')?.content ?? null)"
# As in a private window of some browsers.
PRIVATE: Final = """Object.defineProperty(self, 'indexedDB', {
  get: () => { throw new DOMException('not here', 'SecurityError'); },
});
"""


def test_a_newer_version_waits_until_no_game_is_open(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    with hosted(folder) as host, visitor(browser, host) as ada:
        begins(ada, "empires-end")
        ada.decides()
        publish_another(folder)
        ada.page.evaluate(UPDATED)
        ada.waits_for_the_question()
        newer = ada.page.get_by_text("There is a newer version")
        expect(newer).to_have_count(0)  # nobody is bothered at a table
        ada.page.reload()
        ada.waits_for_the_question()
        assert build_of(ada) is None, "the page was changed under a game"
        question, address = ada.question, ada.page.url
        other = ada.open()
        other.goto(host.address)
        other.get_by_role("button", name="Use it now").click()
        expect(other.get_by_text("close the game in the other tab")).to_be_visible()
        other.close()
        ada.goes_to("/#/")
        expect(newer).to_be_visible()
        ada.page.get_by_role("button", name="Use it now").click()
        ada.page.wait_for_function(f"() => {BUILD} === 'second'")
        ada.page.goto(address)
        ada.waits_for_the_question()
        assert ada.question == question
        assert len(ada.page.evaluate("() => caches.keys()")) == 1
        (worker,) = ada.page.workers
        told = worker.evaluate("code => self.python.runPython(code)", WHICH)
        assert json.loads(told) == [True, False], "a compiled wheel is not taken"


def build_of(somebody: Player) -> Any:
    return somebody.page.evaluate(f"() => {BUILD}")


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
        card = ada.page.locator(".game", has_text=title("first-empires"))
        card.get_by_role("button", name="Play bots").click()
        ada.decides()
        assert ada.waits_for_the_question()
