"""What if: a review is left for a branch, which is played on, compared and returned from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from tests.server.test_records import played
from tests.web.alone import KEPT
from tests.web.kit import LAPTOP, PHONE, Player, has_no_sideways_scrolling, player
from tests.web.static import hosted
from tests.web.test_review import brings

pytestmark = pytest.mark.slow

PLY: Final = 12
SIZES: Final = [(LAPTOP, PHONE), (PHONE, LAPTOP)]
# As many branches as there may be; the one that is called number 3 is the oldest.
TWENTY: Final = """parent => {
  const one = n => ({
    id: `b${n}`, parent, ply: n, seat: 0, future: '7', moves: [], title: `number ${n}`,
    back: '', game: null, points: [], out: null, at: n === 3 ? 1 : 1000 + n,
  });
  const all = Array.from({ length: 20 }, (_, n) => one(n));
  localStorage.setItem('empires.branches', JSON.stringify(all));
}"""
TITLES: Final = "JSON.parse(localStorage.getItem('empires.branches')).map(({ title }) => title)"


@contextmanager
def reviewing(
    browser: Browser, address: str, served: bool, size: tuple[int, int]
) -> Iterator[tuple[Player, str]]:
    """Somebody who looks at a move of a finished game; and the address of that."""
    if served:
        with player(browser, address, size=size) as ada:
            at = f"{brings(ada)}/review?ply={PLY}"
            ada.goes_to(at)
            yield ada, at
        return
    record = played("first-empires", short=True).record().text()
    with hosted() as host, player(browser, host.address, size=size) as ada:
        ada.goes_to("/#/record")
        assert ada.page.evaluate(KEPT)
        host.switch_off()
        ada.forgives("ERR_CONNECTION_REFUSED", "Failed to load resource")
        file = FilePayload(name="game.jsonl", mimeType="application/jsonl", buffer=record)
        ada.page.locator("input[type=file]").set_input_files(file)
        ada.page.wait_for_url("**/replay")
        at = f"/{ada.page.url.split('/', 3)[3].removesuffix('/replay')}/review?ply={PLY}"
        ada.goes_to(at)
        yield ada, at


@pytest.mark.parametrize(("served", "sizes"), [(True, SIZES[0]), (False, SIZES[1])])
def test_a_review_is_left_for_a_branch_and_returned_to(
    browser: Browser,
    address: str,
    served: bool,
    sizes: tuple[tuple[int, int], tuple[int, int]],
) -> None:
    with reviewing(browser, address, served, sizes[0]) as (ada, at):
        page = ada.page
        other = page.locator(".detail li:not(.played)").first
        tried = other.locator("span").first.inner_text()
        other.get_by_role("button", name="Try it").click()

        # The branch: the same table, on which one plays on.
        page.wait_for_selector("#prompt")
        tool = page.get_by_role("button", name="What if")
        expect(tool).to_be_visible()
        assert has_no_sideways_scrolling(page)
        ada.decides()
        ada.waits_for_the_question()
        tool.click()
        panel = page.get_by_role("dialog", name=f"What if, from move {PLY + 1}")
        expect(panel).to_contain_text("drawn anew")
        expect(panel).to_contain_text(tried)
        for place in ("game", "branch"):
            expect(panel.locator(f"[data-at={place}]")).to_have_text(re.compile(r"\d+ %"))
        panel.get_by_role("button", name="Let bots play it out").click()
        games = "30" if served else r"\d+"
        expect(panel).to_contain_text(re.compile(rf"Bots played {games} games from move \d+"))
        page.set_viewport_size({"width": sizes[1][0], "height": sizes[1][1]})
        expect(panel.get_by_role("button", name="Link to this branch")).to_be_in_viewport()
        assert has_no_sideways_scrolling(page)

        # Back to the very same move: Escape for the panel, then for the branch.
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        while "/review" not in page.evaluate("location.href"):  # first it lets go of what is chosen
            page.locator("body").press("Escape")
        page.wait_for_url(f"**{at}&seat=*")
        expect(page.locator(".detail .when")).to_contain_text(f"Move {PLY + 1}")
        expect(page.locator(".graph path.branch")).to_have_count(2)
        mine = page.locator("section", has_text="Branches of this game")
        expect(mine).to_contain_text(tried)
        expect(mine).to_contain_text("Kept in this browser, 1 of 20")

        # It is kept: after another start it goes on, and the replay leads to branches, too.
        page.reload()
        mine.get_by_role("button", name=tried).click()
        expect(page.get_by_role("button", name="What if")).to_be_visible()
        page.get_by_role("link", name="Return to the game").click()
        page.get_by_role("link", name="Show on the table").click()
        expect(page.locator("#prompt .number")).to_be_visible()
        where = page.url
        page.locator("body").press("w")
        page.get_by_role("link", name="Return to the game").first.click()
        page.wait_for_url(f"{where.split('?')[0]}?ply={PLY}&eyes=all")


def test_a_branch_is_shown_to_somebody_else_by_a_link(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        path = brings(ada)
        ada.goes_to(f"{path}/review?ply={PLY}&what={PLY}.0.77.")
        expect(ada.page.get_by_text("can’t be read")).to_be_visible()
        ada.goes_to(f"{path}/review?ply={PLY}&what={PLY}.0.77")
        ada.page.evaluate(TWENTY, path.rpartition("/")[2])
        ada.page.reload()
        look = ada.page.get_by_role("button", name="Look at it")
        look.click()

        # There are as many as a browser keeps: the oldest one goes if the reader says so.
        full = ada.page.locator(".full")
        expect(full).to_contain_text("There are 20 branches in this browser already")
        expect(full).to_contain_text("number 3")
        full.get_by_role("button", name="Keep it").click()
        expect(full).to_have_count(0)
        look.click()
        full.get_by_role("button", name="Let go of it").click()
        expect(ada.page.get_by_role("button", name="What if")).to_be_visible()
        assert "/replay" not in ada.page.url
        titles = ada.page.evaluate(TITLES)
        assert len(titles) == 20
        assert "number 3" not in titles
