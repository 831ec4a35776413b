"""Scenes: a conflict is revealed and left by one key; everybody can read it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import LAPTOP, PHONE, player
from tests.web.seat import Seat, reveals
from tests.web.test_every_screen import in_the_dark, misfits, violations

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_reveal_can_be_read_by_everybody(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with player(
        browser, address, size, lang="de", settings={"pace": "normal"}, reduced_motion="reduce"
    ) as ada:
        reveals(ada)
        assert [*violations(ada.page), *misfits(ada.page), *in_the_dark(ada.page)] == []


def test_a_reveal_is_played_again_put_aside_and_left(browser: Browser, address: str) -> None:
    with player(browser, address, settings={"pace": "normal"}) as ada:
        reveals(ada)
        expect(ada.page.locator(".reveal li.lane, .reveal ol > *").first).to_be_visible()
        ada.page.keyboard.press("b")
        expect(ada.page.locator(".reveal")).to_have_count(0)
        ada.page.keyboard.press("r")
        expect(ada.page.locator(".reveal")).to_have_count(1)
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(".reveal")).to_have_count(0)
        ada.waits_for_the_question()


def test_whoever_wants_no_scenes_gets_none(browser: Browser, address: str) -> None:
    """What happened still stands in the recap."""
    with player(browser, address) as ada:
        seat = Seat(ada, 4)
        seat.comes_to("bid_axes")
        ada.page.locator("#prompt .choice").last.click()
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#prompt .bid")).to_have_count(0)
        ada.waits_for_the_question()
        expect(ada.page.locator("#prompt.scene")).to_have_count(0)
