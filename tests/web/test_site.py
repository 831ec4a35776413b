"""The page that needs no server, from a plain static host that is gone after the first look."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, Page

from tests.golden import playthrough
from tests.golden.playthrough import PLAYTHROUGHS
from tests.web.alone import begins, visitor
from tests.web.kit import ANSWERS, DECIDE, LAPTOP, PHONE, Player, expect, player
from tests.web.publishing import publish_another
from tests.web.static import SITE, all_bytes, hosted

pytestmark = pytest.mark.slow


# The plies at which moves were made in the only game that this browser keeps.
PLIES: Final = """async () => {
  const done = (asked) => new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
  const database = await done(indexedDB.open('empires'));
  const rows = await done(database.transaction('entries').objectStore('entries').getAll());
  database.close();
  return rows.map((row) => JSON.parse(row).act).filter(({ kind }) => kind === 'move')
    .map(({ ply }) => ply);
}"""
ANSWER_AT: Final = f"""at => {{
  const decide = {DECIDE};
  window.answered = new Promise((done) =>
    setTimeout(() => decide([0, {json.dumps(ANSWERS)}]).then(done), at - Date.now()));
}}"""
PLAYED: Final = """
import sys, types
golden = sys.modules["golden"] = types.ModuleType("golden")
golden.__file__ = "/golden.py"
exec({source!r}, vars(golden))
golden.written(golden.PLAYTHROUGHS[{number}])
"""
UPDATED: Final = """async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  await kept.update();
  while (!kept.waiting) {
    const coming = kept.installing;
    const event = coming ? 'statechange' : 'updatefound';
    await new Promise((done) => (coming ?? kept).addEventListener(event, done, { once: true }));
  }
}"""


@pytest.mark.parametrize(
    ("game", "size", "then"),
    [("empires-end", LAPTOP, PHONE), ("first-empires", PHONE, LAPTOP)],
    ids=["on a phone at last", "on a laptop at last"],
)
def test_a_whole_game_is_played_after_the_host_is_gone(
    browser: Browser,
    address: str,
    tmp_path: Path,
    game: str,
    size: tuple[int, int],
    then: tuple[int, int],
) -> None:
    with hosted() as host, visitor(browser, host, game, size) as ada:
        host.switch_off()
        begins(ada)
        for turn in range(12):
            ada.decides(turn)
        ada.page.set_viewport_size({"width": then[0], "height": then[1]})
        ada.page.reload()
        ada.page.wait_for_selector("#prompt")
        ada.plays_to_the_end()
        ada.page.goto(f"{ada.page.url}/replay")
        with ada.page.expect_download() as saving:
            ada.page.get_by_role("button", name="Record").click()
        saving.value.save_as(tmp_path / "game.jsonl")
        ada.forgives("ERR_CONNECTION_REFUSED", "Failed to load resource")
    command = [sys.executable, "-m", "empires", "verify", str(tmp_path / "game.jsonl")]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0
    body = {"record": (tmp_path / "game.jsonl").read_text("utf-8")}
    brought = httpx.post(f"{address}/api/records", json=body, timeout=60)
    assert (brought.status_code, brought.json()["table"]["status"]) == (201, "over")


def test_what_a_server_offers_to_one_device_is_offered_without(browser: Browser) -> None:
    """Fetched with a bar that shows how far; then hints, undo, text, several people, learning."""
    with hosted() as host, visitor(browser, host, "empires-end", LAPTOP) as ada:
        page = ada.page
        page.wait_for_function("() => !document.querySelector('progress')")
        steps: list[int] = page.evaluate("window.steps")
        assert steps == sorted(steps)
        assert steps[-1] == 100
        expect(page.get_by_text("all levels play without a server")).to_be_visible()
        host.switch_off()
        begins(ada)
        ada.waits_for_the_question()
        asked = ada.question
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".hinted")).to_contain_text("A strong bot would choose")
        ada.decides()
        ada.waits_for_the_question()
        page.get_by_role("button", name="Undo").click()
        expect(page.locator("#prompt h2")).to_have_text(asked)
        page.get_by_role("button", name="Text mode").click()
        expect(page.get_by_role("log", name="Text mode")).to_be_visible()
        page.get_by_role("button", name="Text mode").click()
        ada.goes_to("/#/new")
        page.get_by_role("button", name="Change seat 2").click()
        page.locator(".rung[data-kind=device]").click()
        page.get_by_role("button", name="Start").click()
        expect(page.locator("#handover")).to_be_visible()
        ada.goes_to("/#/learn/first-empires")
        expect(page.locator("main h1")).to_contain_text("First Empires")
        ada.goes_to("/#/lesson/empires-end")
        expect(page.locator("#lesson-title")).to_be_visible()
        ada.forgives("ERR_CONNECTION_REFUSED", "Failed to load resource")


def test_two_tabs_play_one_game_and_say_so(browser: Browser) -> None:
    with hosted() as host, visitor(browser, host, "empires-end", LAPTOP) as ada:
        begins(ada)
        ada.waits_for_the_question()
        other = ada.open()
        other.goto(ada.page.url)
        word = "open in another tab"
        expect(other.get_by_text(word)).to_be_visible()
        other.wait_for_selector("#prompt .choice")
        asked = other.locator("#prompt h2").inner_text()
        while ada.question == asked:  # which may be asked once more, after somebody's bid
            ada.decides()
            assert ada.waits_for_the_question()
        expect(other.locator("#prompt h2")).to_have_text(ada.question)
        played = len(plies(ada.page))
        for tab in (ada.page, other):  # both answer it, at the same moment
            tab.evaluate(ANSWER_AT, time.time() * 1000 + 500)
        for tab in (ada.page, other):
            tab.evaluate("window.answered")
        other.wait_for_function(f"async before => (await ({PLIES})()).length > before", arg=played)
        ada.page.close()  # whoever stays is told of nobody, and plays on
        expect(other.get_by_text(word)).to_have_count(0)
        ada.page = other
        ada.decides()
        ada.waits_for_the_question()
        told = plies(other)
        assert told == list(range(len(told))), "a move is lost or doubled"


def test_a_newer_version_waits_until_no_game_is_open(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    with hosted(folder) as host, visitor(browser, host, "empires-end", LAPTOP) as ada:
        begins(ada)
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


def plies(tab: Page) -> list[int]:
    found: list[int] = tab.evaluate(PLIES)
    return found


WHICH: Final = """
import json
from importlib.util import find_spec
import empires.base64
json.dumps([empires.base64.__file__.endswith(".so"), find_spec("empires.training") is not None])
"""
BUILD: Final = "(document.querySelector('meta[name=build]')?.content ?? null)"


def build_of(somebody: Player) -> Any:
    return somebody.page.evaluate(f"() => {BUILD}")


def test_games_go_in_the_worker_as_they_go_everywhere(browser: Browser) -> None:
    """Move by move with everything that happens, to the checksum of the last position."""
    source = Path(playthrough.__file__).read_text("utf-8")
    with hosted() as host, player(browser, host.address, LAPTOP) as ada:
        ada.goes_to("/")
        expect(ada.page.locator(".game").first).to_be_visible()
        ada.page.wait_for_function("() => !document.querySelector('progress')")
        (worker,) = ada.page.workers
        for number, play in enumerate(PLAYTHROUGHS):
            code = PLAYED.format(source=source, number=number)
            told = worker.evaluate("code => self.python.runPython(code)", code)
            assert told == play.file.read_text("utf-8"), play.file.name


def test_all_of_it_is_at_most_nine_megabytes() -> None:
    assert 0 < all_bytes() <= 9_000_000
