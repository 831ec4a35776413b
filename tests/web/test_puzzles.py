"""Puzzles in a browser: solved and failed on the real table, and the streak is taken along."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

import empires
from empires.puzzles import Puzzle, set_up, shipped
from empires.server.messages import moment_of
from tests.web.alone import KEPT
from tests.web.kit import LAPTOP, PHONE, Player, player
from tests.web.static import hosted

pytestmark = pytest.mark.slow

ANSWERED = """code => {
  const choice = document.querySelector(`#prompt .choice[data-code="${code}"]`);
  choice?.click();
  return choice !== null;
}"""
STEPPED: Final = {"bid_axes": "axes", "bid_coins": "coins"}
# The day decides which puzzle is asked, and it must not end under a test.
NOON: Final = datetime(2026, 11, 19, 12, tzinfo=UTC)


def asked(puzzle: Puzzle) -> Any:
    table = set_up(puzzle, empires.game(puzzle.game))
    return moment_of(table, puzzle.seat, "en", -1).view.prompt


@cache
def one_of_each_kind() -> list[Puzzle]:
    """Whatever the shipped ones ask for can be answered on the table."""
    found: dict[str, Puzzle] = {}
    for puzzle in (*shipped("empires-end"), *shipped("first-empires")):
        found.setdefault(asked(puzzle).kind, puzzle)
    return list(found.values())


def chooses(page: Page, puzzle: Puzzle, code: int) -> None:
    """By its button, by steps, or in the list of all where it is only pointed at on the table."""
    if page.evaluate(ANSWERED, code):
        return
    prompt = asked(puzzle)
    (choice,) = (each for each in prompt.choices if each.id == code)
    if prompt.kind in STEPPED:
        kind = STEPPED[prompt.kind]
        more = page.get_by_role("button", name=f"{kind.capitalize()}: more")
        least = min(getattr(each.move, kind) for each in prompt.choices)
        for _ in range(getattr(choice.move, kind) - least):
            more.click()
    else:
        page.keyboard.press("l")
        page.locator(".sheet").get_by_role("button", name=choice.text, exact=True).click()


def answers(page: Page, puzzle: Puzzle, *, right: bool) -> None:
    """Choose and press Enter; nothing of the answer is there before."""
    page.wait_for_selector("#prompt .go")
    assert page.locator(".explained").count() == 0
    before = page.locator("body").aria_snapshot()
    assert not any(f"{each.chance:.1f} %" in before for each in puzzle.choices)
    wrong = [each.code for each in puzzle.choices if each.code not in puzzle.accepted]
    chooses(page, puzzle, puzzle.accepted[0] if right else wrong[0])
    page.keyboard.press("Enter")
    told = page.locator(".explained")
    expect(told).to_contain_text("Right." if right else "Not the best.")
    expect(told.locator("li")).to_have_count(len(puzzle.choices))
    expect(told.locator("li.given")).to_contain_text("your answer")
    expect(told).to_contain_text(f"{puzzle.choices[0].chance:.1f} %")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@contextmanager
def solver(
    browser: Browser, address: str, served: bool, size: tuple[int, int]
) -> Iterator[tuple[Player, str]]:
    """Somebody at the puzzles, where there is a server or none any more; and where pages begin."""
    if served:
        with player(browser, address, size=size) as ada:
            ada.page.clock.set_fixed_time(NOON)
            ada.goes_to("/puzzles")
            yield ada, ""
        return
    with hosted() as host, player(browser, host.address, size=size) as ada:
        ada.page.clock.set_fixed_time(NOON)
        ada.goes_to("/#/puzzles")
        expect(ada.page.locator(".today a").first).to_be_visible()
        assert ada.page.evaluate(KEPT)
        host.switch_off()
        ada.forgives("ERR_CONNECTION_REFUSED", "Failed to load resource")
        yield ada, "/#"


@pytest.mark.parametrize(
    ("served", "size"), [(True, LAPTOP), (False, PHONE)], ids=["served", "alone on a phone"]
)
def test_puzzles_are_solved_and_failed(
    browser: Browser, address: str, served: bool, size: tuple[int, int], tmp_path: Path
) -> None:
    """Half of the kinds with a server and half without one, and the one of the day."""
    with solver(browser, address, served, size) as (ada, at):
        page = ada.page
        id = (page.locator(".today a").first.get_attribute("href") or "").rpartition("/")[2]
        others = [each for each in one_of_each_kind() if each.id != id][not served :: 2]
        for number, puzzle in enumerate(others):
            ada.goes_to(f"{at}/puzzles/{puzzle.id}")
            answers(page, puzzle, right=number % 2 == 0)
        of_today = next(each for each in shipped("empires-end") if each.id == id)
        ada.goes_to(f"{at}/puzzles/{id}")
        answers(page, of_today, right=True)
        ada.goes_to(f"{at}/puzzles")
        page.reload()
        expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
        expect(page.locator("a[data-state=wrong]")).to_have_count(len(others) // 2)
        takes_it_along(browser, address, ada, id, tmp_path / "kept.json")
        page.get_by_label("Theme").select_option("aim")
        page.get_by_label("Difficulty").select_option("hard")
        expect(page.get_by_text("No puzzle for this filter.")).to_be_visible()
        page.get_by_role("button", name="Clear").click()
        expect(page.locator("a[data-state]").first).to_be_visible()


def takes_it_along(browser: Browser, address: str, ada: Player, today: str, file: Path) -> None:
    """Into another browser, where it survives that the page is loaded again."""
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("button", name="Export").click()
    saving.value.save_as(file)
    with player(browser, address) as other:
        other.page.clock.set_fixed_time(NOON)
        other.goes_to("/puzzles")
        first = other.page.locator(".today a").first.get_attribute("href")
        assert first == f"/puzzles/{today}"
        other.page.locator("input[type=file]").set_input_files(file)
        expect(other.page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
        other.page.reload()
        expect(other.page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
        file.write_text("nothing")
        other.page.locator("input[type=file]").set_input_files(file)
        expect(other.page.get_by_text("That is no file with answers")).to_be_visible()
