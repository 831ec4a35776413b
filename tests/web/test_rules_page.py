"""The rules are read, searched, followed from one to the other, and tried out at a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import PHONE, player

pytestmark = pytest.mark.slow


def test_a_rule_is_found_by_its_words_and_leads_to_others(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.goes_to("/rules/empires-end")
        page = ada.page
        expect(page.locator(".contents a")).to_have_count(14)
        page.get_by_role("searchbox").fill("EARTHQUAKE destroyed")
        expect(page.locator(".count")).to_contain_text("rule")
        expect(page.locator("article mark").first).to_be_visible()
        found = page.locator("article article")
        expect(found.filter(has_text="EE-INN-6")).to_be_visible()
        # A word that another rule explains leads there, though the search had hidden it.
        found.first.locator("a.term").first.click()
        expect(page.get_by_role("searchbox")).to_have_value("")
        expect(page.locator("article:target")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("game", "rule", "scenario"),
    [
        ("empires-end", "EE-DIS-3", "example-1-marcus-takes-the-fire"),
        ("first-empires", "FE-CON-3", "swords-alone-take-nothing"),
    ],
)
def test_a_scenario_is_set_up_with_one_click_and_played_on(
    browser: Browser, address: str, game: str, rule: str, scenario: str
) -> None:
    with player(browser, address, PHONE) as ada:
        ada.goes_to(f"/rules/{game}#{rule}")
        ada.page.locator(f'[id="{rule}"] [data-scenario="{scenario}"]').click()
        ada.page.wait_for_url("**/t/*")
        expect(ada.page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_worked_examples_are_looked_at_on_the_table(
    browser: Browser, address: str, game: str
) -> None:
    with player(browser, address) as ada:
        ada.goes_to(f"/learn/{game}")
        examples = ada.page.get_by_role("link", name="Move by move")
        expect(examples).to_have_count(3)
        examples.first.click()
        ada.page.wait_for_url(f"**/learn/{game}/example-1-*")
        expect(ada.page.locator("header.bar")).to_contain_text("Worked example")
        ada.page.keyboard.press("ArrowRight")
        expect(ada.page.locator(".moves")).to_contain_text("You")
