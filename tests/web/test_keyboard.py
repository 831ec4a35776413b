"""By keyboard alone: focus can always be seen, and nowhere does it get caught.

Whole games with keys are played in test_lesson.py.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.hands import focus
from tests.web.kit import player, title

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_table_is_set_up_with_keys_alone(browser: Browser, address: str, game: str) -> None:
    with player(browser, address) as ada:
        ada.goes_to("/new")
        ada.page.get_by_role("radio", name=title(game)).focus()
        ada.page.keyboard.press("Space")
        for _ in range(60):
            ada.page.keyboard.press("Tab")
            found = focus(ada.page)
            if found and found["starts"]:
                break
        ada.page.keyboard.press("Enter")
        ada.waits_for_the_question()
        expect(ada.page).to_have_title(f"● Your move: {title(game)}")


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_focus_goes_round_the_whole_table_and_can_be_seen(
    browser: Browser, address: str, game: str
) -> None:
    with player(browser, address, reduced_motion="reduce") as ada:
        ada.sits_down(game)
        for turn in range(3):
            ada.decides(turn)
        ada.waits_for_the_question()
        ada.page.evaluate("document.activeElement.blur()")
        seen: list[int] = []
        for _ in range(400):
            ada.page.keyboard.press("Tab")
            found = focus(ada.page)
            if found is None:
                continue
            assert found["outlined"], found["what"]
            assert found["there"], found["what"]
            if found["number"] in seen and found["number"] == seen[0]:
                break
            assert found["number"] not in seen, f"caught at {found['what']}"
            seen.append(found["number"])
        else:
            raise AssertionError("focus never comes back to where it began")
        assert len(seen) > 12


def test_a_key_goes_from_part_to_part_of_the_page(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down("empires-end")
        ada.waits_for_the_question()
        areas = ada.page.locator("[data-area]").count()
        met = []
        for _ in range(areas):
            ada.page.keyboard.press("F6")
            found = focus(ada.page)
            assert found is not None
            met.append(found["number"])
        assert len(set(met)) == areas


def test_the_keys_are_listed_and_the_list_goes_away(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down("first-empires")
        ada.waits_for_the_question()
        ada.page.keyboard.press("?")
        expect(ada.page.get_by_role("dialog", name="Keys")).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
