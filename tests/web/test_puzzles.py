"""Puzzles in a browser: solved and failed on the real table, and the streak is taken along."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import empires
from empires.puzzles import Puzzle, set_up, shipped
from empires.server.messages import moment_of
from tests.web.kit import LAPTOP, PHONE, Player, player

pytestmark = pytest.mark.slow

ANSWERED = """code => {
  const choice = document.querySelector(`#prompt .choice[data-code="${code}"]`);
  choice?.click();
  return choice !== null;
}"""


def some() -> list[Puzzle]:
    """Of both games in turn."""
    found = (shipped("empires-end"), shipped("first-empires"))
    return [puzzle for pair in zip(*found, strict=False) for puzzle in pair]


def chooses(page: Page, puzzle: Puzzle, code: int) -> None:
    """By its button, or in the list of all where it is only pointed at on the table."""
    if not page.evaluate(ANSWERED, code):
        table = set_up(puzzle, empires.game(puzzle.game))
        prompt = moment_of(table, puzzle.seat, "en", -1).view.prompt
        assert prompt is not None
        (text,) = (each.text for each in prompt.choices if each.id == code)
        page.keyboard.press("l")
        page.locator(".sheet").get_by_role("button", name=text, exact=True).click()


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


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_puzzles_are_solved_and_failed(
    browser: Browser, address: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """Five at each size, ten in all, the last of them that of the day."""
    with player(browser, address, size=size) as ada:
        ada.goes_to("/puzzles")
        today = ada.page.locator(".today a").first
        id = (today.get_attribute("href") or "").rpartition("/")[2]
        others = [each for each in some() if each.id != id]
        for number, puzzle in enumerate(others[:4]):
            ada.goes_to(f"/puzzles/{puzzle.id}")
            answers(ada.page, puzzle, right=number % 2 == 0)
        page = ada.page
        of_today = next(each for each in shipped("empires-end") if each.id == id)
        ada.goes_to(f"/puzzles/{id}")
        answers(page, of_today, right=True)
        ada.goes_to("/puzzles")
        expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
        expect(page.locator("a[data-state=wrong]")).to_have_count(2)
        takes_it_along(browser, ada, tmp_path / "kept.json")
        page.get_by_label("Theme").select_option("aim")
        page.get_by_label("Difficulty").select_option("hard")
        expect(page.get_by_text("No puzzle for this filter.")).to_be_visible()
        page.get_by_role("button", name="Clear").click()
        expect(page.locator("a[data-state]").first).to_be_visible()


def takes_it_along(browser: Browser, ada: Player, file: Path) -> None:
    """Into another browser, where it survives that the page is loaded again."""
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("button", name="Export").click()
    saving.value.save_as(file)
    with player(browser, ada.address) as other:
        other.goes_to("/puzzles")
        first = other.page.locator(".today a").first.get_attribute("href")
        assert first == ada.page.locator(".today a").first.get_attribute("href")
        other.page.locator("input[type=file]").set_input_files(file)
        expect(other.page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
        other.page.reload()
        expect(other.page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
        file.write_text("nothing")
        other.page.locator("input[type=file]").set_input_files(file)
        expect(other.page.get_by_text("That is no file with answers")).to_be_visible()
