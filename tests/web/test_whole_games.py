"""Whole games by clicking, alone against bots, on a laptop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import LAPTOP, PHONE, has_no_sideways_scrolling, player

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_whole_game_can_be_clicked_to_its_end(
    browser: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    """From the lobby to the end screen; nothing is asked of any other host."""
    with player(browser, address, size) as ada:
        ada.starts_solo(game)
        assert has_no_sideways_scrolling(ada.page)
        ada.plays_to_the_end()
        expect(ada.page.locator("#prompt.result table.scores tbody tr")).to_have_count(3)
        assert has_no_sideways_scrolling(ada.page)
        assert ada.hosts == {address.removeprefix("http://")}


def test_a_finished_game_can_be_played_again(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.starts_solo("first-empires")
        ada.plays_to_the_end()
        before = ada.page.url
        ada.page.get_by_role("button", name="Rematch").click()
        ada.page.wait_for_selector("#prompt .choice")
        assert ada.page.url != before
