"""Whole games from the first page to the replay and a rematch.

On phones, by touch, keys and typing they are played after a lesson, in test_lesson.py.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import has_no_sideways_scrolling, player

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_whole_game_can_be_clicked_to_its_end_and_again(
    browser: Browser, address: str, game: str
) -> None:
    """From the first page in one click to the end screen; then the replay, and a rematch."""
    with player(browser, address) as ada:
        ada.starts_solo(game)
        table = ada.page.url
        ada.plays_to_the_end()
        expect(ada.page.locator(".over table")).to_be_visible()
        assert has_no_sideways_scrolling(ada.page)
        ada.goes_to("/")
        expect(ada.page.locator(".recent li")).to_contain_text("points")
        ada.page.goto(f"{table}/replay")
        expect(ada.page.locator(".seen button")).to_have_count(5)
        expect(ada.page.locator(".graph > svg path")).to_have_count(3)
        ada.page.goto(table)
        ada.page.get_by_role("button", name="Rematch").click()
        # Until the other table is there, the end of this one stands under the same prompt.
        ada.page.wait_for_url(lambda url: url != table)
        assert ada.waits_for_the_question()
