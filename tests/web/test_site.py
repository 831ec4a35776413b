"""The page that needs no server, from a plain static host that is gone after the first look."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, Page

from tests.cli.kit import run
from tests.golden import checksums, playthrough
from tests.golden.checksums import CLOCKLESS, choices
from tests.golden.playthrough import PLAYTHROUGHS
from tests.test_determinism import SUMS
from tests.web.alone import begins, visitor
from tests.web.kit import ANSWERS, DECIDE, LAPTOP, PHONE, Player, expect
from tests.web.static import SITE, all_bytes, hosted

pytestmark = pytest.mark.slow

# The plies at which moves were made at a table that this browser keeps.
PLIES: Final = """async table => {
  const done = (asked) => new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
  const database = await done(indexedDB.open('empires'));
  const rows = await done(database.transaction('entries').objectStore('entries')
    .getAll(IDBKeyRange.bound([table, 0], [table, Infinity])));
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
LOADED: Final = """([name, source]) => self.python.runPython(`
import sys, types
def load(name, source):
    module = sys.modules[name] = types.ModuleType(name)
    module.__file__ = f"/{name}.py"
    exec(source, vars(module))
load`)(name, source)"""
ASKED: Final = """code => self.python.runPython(
  'import json, checksums, playthrough; json.dumps(' + code + ')')"""


class Visit(NamedTuple):
    """Somebody who came once, and what was seen of it; the host is gone since."""

    ada: Player
    steps: list[int]
    """How far the bar of the first fetching came."""
    seen: str
    """What the first page said."""
    sent: Counter[str]
    """How often the host had to send a file."""


@pytest.fixture(scope="module")
def visit(browser: Browser) -> Iterator[Visit]:
    """One for all who need no version of their own: to start Python takes seconds."""
    with hosted() as host, visitor(browser, host) as ada:
        ada.page.wait_for_function("() => !document.querySelector('progress')")
        seen = ada.page.locator("main").inner_text()
        steps: list[int] = ada.page.evaluate("window.steps")
        host.switch_off()
        ada.forgives("ERR_CONNECTION_REFUSED", "Failed to load resource")
        yield Visit(ada, steps, seen, host.sent)


@pytest.fixture
def ada(visit: Visit) -> Player:
    """Back on the first page, on a laptop."""
    ada = visit.ada
    if ada.page.is_closed():
        ada.page = ada.open()
    ada.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    ada.goes_to("/#/")
    return ada


def test_all_is_fetched_once_and_a_bar_shows_how_far_it_is(visit: Visit) -> None:
    assert visit.steps == sorted(visit.steps)
    assert visit.steps[-1] == 100
    parts = {name: times for name, times in visit.sent.items() if name.endswith(".gz")}
    assert len(parts) == len(list(SITE.rglob("*.gz")))
    assert set(parts.values()) == {1}, parts


@pytest.mark.parametrize(
    ("game", "size", "start"),
    [
        ("empires-end", LAPTOP, "is loaded anew"),
        ("empires-end", PHONE, ""),
        ("first-empires", LAPTOP, ""),
        ("first-empires", PHONE, "is opened from the first page"),
    ],
    ids=["empires-end-laptop", "empires-end-phone", "first-empires-laptop", "first-empires-phone"],
)
def test_a_whole_game_is_played_after_the_host_is_gone(
    ada: Player, address: str, tmp_path: Path, game: str, size: tuple[int, int], start: str
) -> None:
    """By clicks, in two cases with another start; its record is in order and a server takes it."""
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    table = begins(ada, game)
    for turn in range(12 if start else 0):
        ada.decides(turn)
    ada.waits_for_the_question()
    played = plies(ada.page, table)
    if start == "is loaded anew":
        ada.page.reload()
    elif start:  # closed, and opened again where an installed page starts
        ada.goes_to("/")
        ada.page.locator(f"a[href$='/t/{table}']").first.click()
    ada.waits_for_the_question()
    assert plies(ada.page, table)[: len(played)] == played
    ada.plays_to_the_end()
    played = plies(ada.page, table)
    assert played == list(range(len(played)))
    ada.page.goto(f"{ada.page.url}/replay")
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("button", name="Record").click()
    record = tmp_path / "game.jsonl"
    saving.value.save_as(record)
    verified = run("verify", record)
    assert verified.code == 0, verified.out
    body = {"record": record.read_text("utf-8")}
    brought = httpx.post(f"{address}/api/records", json=body, timeout=60)
    assert (brought.status_code, brought.json()["table"]["status"]) == (201, "over")


def test_what_a_server_offers_to_one_device_is_offered_without(visit: Visit, ada: Player) -> None:
    """Hints, undo, text, several people, what the levels can do here; and games are kept."""
    assert "all levels play without a server" in visit.seen
    page = ada.page
    begins(ada, "empires-end")
    page.wait_for_function("() => navigator.storage.persisted()")  # else games could be dropped
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
    page.locator(".rung[data-kind=emperor]").click()
    expect(page.get_by_text("here less far than on a server")).to_be_visible()
    page.locator(".rung[data-kind=device]").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("#handover")).to_be_visible()


def test_every_page_is_there_after_the_host_is_gone_in_the_other_language(ada: Player) -> None:
    page = ada.page
    page.get_by_role("button", name="EN:").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for path, ready in PAGES.items():
        ada.goes_to(f"/#{path}")
        expect(page.locator(ready).first).to_be_visible()
    ada.goes_to("/#/credits")
    page.get_by_role("button", name="DE:").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


PAGES: Final = {
    "/learn/first-empires": "figure",
    "/learn/empires-end/example-1-marcus-takes-the-fire": "header.bar",
    "/lesson/empires-end": "#lesson-title",
    "/rules/first-empires": ".proofs",
    "/workshop/empires-end": "article.card p",
    "/puzzles": "main a[href*='/puzzles/']",
    "/record": "input[type=file]",
    "/credits": "h2",
    "/nothing": ".notice",
}


def test_two_tabs_play_one_game_and_say_so(ada: Player) -> None:
    table = begins(ada, "empires-end")
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
    played = len(plies(ada.page, table))
    for tab in (ada.page, other):  # both answer it, at the same moment
        tab.evaluate(ANSWER_AT, time.time() * 1000 + 500)
    for tab in (ada.page, other):
        tab.evaluate("window.answered")
    more = f"async ([table, before]) => (await ({PLIES})(table)).length > before"
    other.wait_for_function(more, arg=[table, played])
    ada.page.close()  # whoever stays is told of nobody, and plays on
    expect(other.get_by_text(word)).to_have_count(0)
    ada.page = other
    ada.decides()
    ada.waits_for_the_question()
    told = plies(other, table)
    assert told == list(range(len(told))), "a move is lost or doubled"


def plies(tab: Page, table: str) -> list[int]:
    found: list[int] = tab.evaluate(PLIES, table)
    return found


def test_what_the_browser_denies_is_said_and_nothing_is_lost(ada: Player) -> None:
    """Its storage is full, and then it ends the worker."""
    begins(ada, "first-empires")
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


def test_games_go_in_the_worker_as_they_go_everywhere(ada: Player) -> None:
    """Move by move to the last position's checksum; sixty more by their sums; and bots' choices."""
    ada.page.wait_for_function("() => !document.querySelector('progress')")
    (worker,) = ada.page.workers
    for module in (playthrough, checksums):
        name = module.__name__.rpartition(".")[2]
        worker.evaluate(LOADED, [name, Path(module.__file__ or "").read_text("utf-8")])

    def asked(code: str) -> Any:
        return json.loads(worker.evaluate(ASKED, code))

    for number, play in enumerate(PLAYTHROUGHS):
        told = asked(f"playthrough.written(playthrough.PLAYTHROUGHS[{number}])")
        assert told == play.file.read_text("utf-8"), play.file.name
    for name in SUMS:
        assert tuple(asked(f"checksums.sums({name!r}, checksums.GAMES)")) == SUMS[name]
        for level in CLOCKLESS:
            chosen = asked(f"checksums.choices({name!r}, {level!r}, 20)")
            assert chosen == choices(name, level, 20), level


def test_all_of_it_is_at_most_nine_megabytes() -> None:
    assert 0 < all_bytes() <= 9_000_000
