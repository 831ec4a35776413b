"""From the mouse to the keyboard: Enter plays what is chosen, or presses what has the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import Made, player

pytestmark = pytest.mark.slow


def question_of(made: Made) -> str | None:
    """The name of the question Ada is asked; bots may move meanwhile."""
    prompt = made.prompt(0)[1]
    return prompt["id"] if prompt else None


def test_enter_confirms_a_hint_that_was_asked_for_by_mouse(browser: Browser, address: str) -> None:
    with player(browser, address, (1366, 768)) as ada:
        made = ada.sits_down("empires-end")
        ada.waits_for_the_question()
        asked = question_of(made)
        ada.page.get_by_role("button", name="Hint").click()
        expect(ada.page.locator("#prompt .go")).to_be_enabled()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("#prompt .go:not([disabled])")).to_have_count(0)
        ada.waits_for_the_question()
        assert question_of(made) != asked


def test_enter_presses_a_control_that_was_reached_by_key(browser: Browser, address: str) -> None:
    """Whoever tabs to the settings with a choice made wants the settings, not the move."""
    with player(browser, address, (1366, 768)) as ada:
        made = ada.sits_down("empires-end")
        ada.waits_for_the_question()
        asked = question_of(made)
        ada.page.keyboard.press("1")
        expect(ada.page.locator("#prompt .go")).to_be_enabled()
        settings = ada.page.get_by_role("button", name="Settings")
        for _ in range(100):
            if settings.evaluate("each => each === document.activeElement"):
                break
            ada.page.keyboard.press("Shift+Tab")
        ada.page.keyboard.press("Enter")
        expect(ada.page.get_by_role("dialog", name="Settings")).to_be_visible()
        assert question_of(made) == asked
