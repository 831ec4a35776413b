"""A game that the page has no part for: one that another package brings is played as text."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.web.kit import PHONE, Player, expect, has_no_sideways_scrolling, player

pytestmark = pytest.mark.slow

GAME: Final = "sealed-chests"
TITLE: Final = "Sealed Chests"


def told(ada: Player) -> str:
    return ada.page.locator("#table .words").inner_text()


def test_it_is_offered_and_played_to_the_end_like_any_other(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.goes_to("/new")
        ada.page.locator(".pick", has_text=TITLE).click()
        expect(ada.page.locator(".how")).to_contain_text("Open hands")
        expect(ada.page.locator(".dock")).to_contain_text(TITLE)
        ada.page.get_by_role("button", name="Start").click()
        expect(ada.page.get_by_role("banner")).to_contain_text(TITLE)
        expect(ada.page.locator("#table .words")).to_contain_text("Round 1 of")
        ada.waits_for_the_question()
        before = told(ada)
        ada.decides(0)
        expect(ada.page.locator("#table .words")).not_to_have_text(before)
        ada.plays_to_the_end()
        expect(ada.page.locator(".over tbody tr")).to_have_count(3)
        ada.page.locator("#prompt.result a", has_text="Replay").click()
        expect(ada.page.locator(".plain .players li")).to_have_count(3)
        expect(ada.page.locator(".moves .move").nth(1)).to_be_visible()


def test_what_was_before_is_shown_as_far_as_it_can_be(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down(GAME)
        for _ in range(2):
            ada.decides(0)
        ada.waits_for_the_question()
        ada.page.locator("#log .at").first.click()
        expect(ada.page.locator(".plain .players li")).to_have_count(2)
        ada.page.get_by_role("button", name="Back to now").click()
        expect(ada.page.locator("#table .words")).to_contain_text("Round")


def test_its_rules_are_found_by_their_ids(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down(GAME)
        ada.waits_for_the_question()
        ada.page.locator("#prompt button.rule").click()
        expect(ada.page.locator(".drawer h2")).to_have_text(re.compile("^SC-"))
        expect(ada.page.locator(".drawer h3")).not_to_be_empty()


def test_it_fits_on_a_phone_and_speaks_german(browser: Browser, address: str) -> None:
    with player(browser, address, PHONE, lang="de") as ada:
        ada.sits_down(GAME)
        ada.waits_for_the_question()
        expect(ada.page.locator("#table .words")).to_contain_text("Runde")
        assert has_no_sideways_scrolling(ada.page)
