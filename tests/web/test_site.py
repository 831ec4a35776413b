"""The page that needs no server, from a plain static host that is gone after the first look."""

from __future__ import annotations

import gzip
import io
import json
import runpy
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Page

from tests.golden import playthrough
from tests.golden.playthrough import PLAYTHROUGHS
from tests.web.kit import ANSWERS, DECIDE, LAPTOP, PHONE, Player, expect, player
from tests.web.static import SITE, Host, all_bytes, hosted

pytestmark = pytest.mark.slow

SEATS: Final = [
    {"kind": "you", "name": "Ada", "level": "settler"},
    {"kind": "bot", "name": "", "level": "settler"},
]
SHORT: Final = {"empires-end": {"variant": "blitz"}, "first-empires": {"short": True}}
PLAN: Final = "localStorage.getItem('empires.plan') || localStorage.setItem('empires.plan', %s)"
# It is not ready before it has all its files.
KEPT: Final = """async () => {
  await navigator.serviceWorker.ready;
  return (await caches.keys()).length > 0;
}"""

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
FULL: Final = """() => {
  IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };
}"""
# As in a private window of some browsers.
PRIVATE: Final = """Object.defineProperty(self, 'indexedDB', {
  get: () => { throw new DOMException('not here', 'SecurityError'); },
});
"""
PLAYED: Final = """
import sys, types
golden = sys.modules["golden"] = types.ModuleType("golden")
golden.__file__ = "/golden.py"
exec({source!r}, vars(golden))
golden.written(golden.PLAYTHROUGHS[{number}])
"""
# How far the bar that shows the first fetching came, step by step.
WATCHED: Final = """(() => {
  const steps = (window.steps = []);
  new MutationObserver(() => {
    const bar = document.querySelector('progress');
    if (bar) steps.push(bar.value);
  }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
UPDATED: Final = """async () => {
  const kept = await navigator.serviceWorker.getRegistration();
  await kept.update();
  while (!kept.waiting) {
    const coming = kept.installing;
    const event = coming ? 'statechange' : 'updatefound';
    await new Promise((done) => (coming ?? kept).addEventListener(event, done, { once: true }));
  }
}"""


@contextmanager
def visitor(browser: Browser, host: Host, game: str, size: tuple[int, int]) -> Iterator[Player]:
    """Somebody who came once while the host was up, and sets up a quick game."""
    plan = {"game": game, "seats": SEATS, "options": SHORT[game], "clock": 0, "listed": False}
    with player(browser, host.address, size) as somebody:
        # Of workers, too, which a page does not tell of; nobody else may ever be asked.
        somebody.context.on("request", lambda sent: somebody.hosts.add(urlsplit(sent.url).netloc))
        somebody.context.add_init_script(WATCHED)
        somebody.context.add_init_script(PLAN % json.dumps(json.dumps(plan)))
        somebody.goes_to("/")
        expect(somebody.page.locator(".game").first).to_be_visible()
        assert somebody.page.evaluate(KEPT)
        yield somebody


def begins(somebody: Player) -> None:
    somebody.goes_to("/#/new")
    somebody.page.get_by_role("button", name="As last time").click()
    somebody.page.get_by_role("button", name="Start").click()
    somebody.page.wait_for_selector("#prompt")


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


def test_what_the_browser_denies_is_said_and_nothing_is_lost(browser: Browser) -> None:
    """Its storage is full; it ends the worker; it keeps nothing at all."""
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


def publish_another(folder: Path) -> None:
    """Another version: with a mark that the page does not show, and a wheel that was compiled."""
    put_beside(folder, wheel_of(folder, folder.parent / "empires.whl"))
    page, worker = folder / "index.html", folder / "sw.js"
    marked = page.read_text("utf-8").replace("<head>", '<head><meta name="build" content="second">')
    page.write_text(marked, "utf-8")
    text = worker.read_text("utf-8")
    assert "const VERSION = '" in text
    worker.write_text(text.replace("const VERSION = '", "const VERSION = 'second-"), "utf-8")


def wheel_of(folder: Path, wheel: Path) -> Path:
    """A wheel with a module as source and compiled, and one that no page needs.

    There is no compiler for the browser here: the module was compiled by others.
    """
    with part(folder, "librt") as theirs, zipfile.ZipFile(wheel, "w") as out:
        (name,) = (
            each
            for each in theirs.namelist()
            if each.startswith("librt/base64.") and each.endswith(".so")
        )
        out.writestr(name.replace("librt/", "empires/"), theirs.read(name))
        out.writestr("empires/base64.py", "")
        out.writestr("empires/arena/unwanted.py", "")
    return wheel


def put_beside(folder: Path, wheel: Path) -> None:
    """As the build of the page does it."""
    runpy.run_path(str(SITE.parent / "web" / "own_files.py"))["unpack"](
        wheel, folder.parent / "own"
    )
    (old,) = folder.glob("python/lib.zip.*.gz")
    packed = old.with_name("lib.zip.second.gz")
    with part(folder, "lib.zip") as before:
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as out:
            for name in before.namelist():
                out.writestr(name, before.read(name))
            for file in sorted((folder.parent / "own").rglob("*.*")):
                out.write(file, file.relative_to(folder.parent / "own"))
    packed.write_bytes(gzip.compress(buffer.getvalue(), 1))
    old.unlink()
    for list_ in (folder / "sw.js", folder / "python" / "parts.json"):
        list_.write_text(list_.read_text("utf-8").replace(old.name, packed.name), "utf-8")


@contextmanager
def part(folder: Path, name: str) -> Iterator[zipfile.ZipFile]:
    (packed,) = folder.glob(f"python/{name}.*.gz")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))) as found:
        yield found


def plies(tab: Page) -> list[int]:
    found: list[int] = tab.evaluate(PLIES)
    return found


WHICH: Final = """
import json
from importlib.util import find_spec
import empires.base64
json.dumps([empires.base64.__file__.endswith(".so"), find_spec("empires.arena") is not None])
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
