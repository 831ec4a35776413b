"""Leaving and giving up in the page: both are asked about first, and said to the others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import BOT, PHONE, Player, player

pytestmark = pytest.mark.slow

BOB = {"kind": "human", "name": "Bob"}
CEM = {"kind": "human", "name": "Cem"}


def opens_the_menu(ada: Player) -> Page:
    ada.page.get_by_role("button", name="Table", exact=True).click()
    expect(ada.page.get_by_role("dialog", name="Table")).to_be_visible()
    return ada.page


def test_giving_up_against_bots_ends_the_game_after_a_question(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada:
        made = ada.sits_down("empires-end")
        ada.waits_for_the_question()
        menu = opens_the_menu(ada)
        menu.get_by_role("button", name="Give up").click()
        expect(menu.get_by_role("alertdialog")).to_contain_text("The game ends at once")
        expect(menu.get_by_role("button", name="Stay")).to_be_focused()
        ada.page.keyboard.press("Enter")
        expect(menu.get_by_role("alertdialog")).to_have_count(0)
        assert made.deciding()
        menu.get_by_role("button", name="Give up").click()
        menu.get_by_role("alertdialog").get_by_role("button", name="Give up").click()
        expect(ada.page.locator("#prompt.result h2")).to_contain_text("wins")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_who_leaves_a_game_against_bots_finds_it_again(browser: Browser, address: str) -> None:
    with player(browser, address, PHONE) as ada:
        made = ada.sits_down("first-empires", BOT, BOT)
        ada.waits_for_the_question()
        asked = ada.question
        menu = opens_the_menu(ada)
        menu.get_by_role("button", name="Leave the table").click()
        expect(menu.get_by_role("alertdialog")).to_contain_text("the game waits for you")
        menu.get_by_role("button", name="Leave", exact=True).click()
        expect(ada.page).to_have_url(f"{address}/")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
        ada.page.locator(f'a[href="/t/{made.id}"]').click()
        expect(ada.page.locator("#prompt h2")).to_have_text(asked)


def test_a_bot_plays_for_who_leaves_people_until_they_are_back(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada, player(browser, address) as bob:
        made = ada.sits_down("empires-end", BOB, CEM)
        bob.goes_to(made.links[1])
        while 0 not in made.deciding():
            made.play(made.deciding()[0])
        ada.waits_for_the_question()
        before = made.ply
        ada.page.keyboard.press("m")
        ada.page.get_by_role("button", name="Leave the table").click()
        expect(ada.page.get_by_role("alertdialog")).to_contain_text("A bot plays on for you")
        ada.page.get_by_role("button", name="Leave", exact=True).click()
        expect(ada.page).to_have_url(f"{address}/")
        opens_the_menu(bob)
        expect(bob.page.locator(".present li").first).to_contain_text("Ada away, a bot plays")
        expect(bob.page.locator("#log .at").last).not_to_have_text(str(before))
        ada.goes_to(f"/t/{made.id}")
        expect(ada.page.locator("#prompt h2")).to_have_text("A bot plays for you.")
        expect(ada.page.locator("#prompt .choice")).to_have_count(0)
        ada.page.get_by_role("button", name="Take my seat back").click()
        expect(bob.page.locator(".present li").first).to_contain_text("Ada here")
        expect(ada.page.locator(".offline")).to_have_count(0)


def test_of_three_who_gives_up_looks_on(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        made = ada.sits_down("empires-end", BOB, CEM)
        ada.page.wait_for_selector("#prompt")
        menu = opens_the_menu(ada)
        menu.get_by_role("button", name="Give up").click()
        expect(menu.get_by_role("alertdialog")).to_contain_text("You are ranked last")
        menu.get_by_role("alertdialog").get_by_role("button", name="Give up").click()
        expect(ada.page.locator("#prompt h2")).to_contain_text("You gave up.")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
        opens_the_menu(ada)
        expect(ada.page.locator(".present li").first).to_contain_text("Ada, you gave up")
        expect(ada.page.get_by_role("button", name="Give up")).to_have_count(0)
        assert made.deciding()
