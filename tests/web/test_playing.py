"""At the table: previews, undo, keys, languages, reloading and lost connections."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import has_no_sideways_scrolling, player, title

pytestmark = pytest.mark.slow


def test_nothing_is_played_before_it_is_confirmed(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.starts_solo("first-empires")
        ada.waits_for_the_question()
        asked, told = ada.question, ada.page.locator("#log li").count()
        ada.page.locator("#prompt .choice").first.click()
        ada.page.locator("#prompt .choice").last.click()
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(1)
        assert ada.question == asked
        assert ada.page.locator("#log li").count() == told


def test_a_choice_can_be_taken_back(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.starts_solo("empires-end")
        ada.waits_for_the_question()
        asked = ada.question
        ada.decides(0)
        ada.waits_for_the_question()
        ada.page.get_by_role("button", name="Undo").click()
        expect(ada.page.locator("#prompt h2")).to_have_text(asked)


def test_a_location_on_the_board_chooses_what_names_it(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.starts_solo("empires-end")
        for turn in range(60):
            ada.waits_for_the_question()
            if "Where do you place" in ada.question:
                break
            ada.decides(turn)
        ada.page.locator(".loc.can").nth(1).click()
        expect(ada.page.locator(".loc.marked")).to_have_attribute("aria-pressed", "true")
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(1)


def test_a_hint_chooses_but_does_not_play(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.starts_solo("empires-end")
        ada.waits_for_the_question()
        asked = ada.question
        ada.page.get_by_role("button", name="Hint").click()
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(1)
        assert ada.question == asked


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_keys_alone_are_enough(browser: Browser, address: str, game: str) -> None:
    with player(browser, address) as ada:
        ada.goes_to("/")
        ada.page.get_by_role("radio", name=title(game)).focus()
        ada.page.keyboard.press("Space")
        ada.page.locator(".gobar .btn.pri").focus()
        ada.page.keyboard.press("Enter")
        for turn in range(25):
            ada.waits_for_the_question()
            ada.page.evaluate("document.activeElement.blur()")
            many = min(9, ada.page.locator("#prompt .choice").count())
            ada.page.keyboard.press(str(turn % many + 1))
            ada.page.keyboard.press("Enter")
        assert ada.page.locator("#log li").count() > 20


def test_a_reload_goes_on_where_it_was(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.starts_solo("first-empires")
        for turn in range(4):
            ada.decides(turn)
        ada.waits_for_the_question()
        asked = ada.question
        ada.page.reload()
        expect(ada.page.locator("#prompt h2")).to_have_text(asked)
        ada.goes_to("/")
        expect(ada.page.locator(".yours .tbl")).to_have_count(1)


def test_a_lost_connection_keeps_the_choice_and_comes_back(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.starts_solo("empires-end")
        ada.waits_for_the_question()
        ada.page.locator("#prompt .choice").first.click()
        chosen = ada.page.locator("#prompt .choice[aria-checked=true] .t").inner_text()
        ada.context.set_offline(True)
        expect(ada.page.locator(".offline")).to_be_visible()
        expect(ada.page.locator("#prompt .choice[aria-checked=true] .t")).to_have_text(chosen)
        ada.context.set_offline(False)
        expect(ada.page.locator(".offline")).to_have_count(0)
        expect(ada.page.locator("#prompt .choice[aria-checked=true] .t")).to_have_text(chosen)
        ada.page.locator("#prompt .btn.go").click()
        ada.waits_for_the_question()
        # What the browser says about the dropped sockets is no complaint of the page's own.
        ada.complaints = [each for each in ada.complaints if "WebSocket" not in each]


def test_everything_is_said_in_german(browser: Browser, address: str) -> None:
    """The app, the prompt, the log and the cards; and it fits."""
    with player(browser, address, lang="de") as ada:
        ada.goes_to("/")
        expect(ada.page.locator("h1")).to_have_text("Einen Tisch aufstellen")
        ada.page.locator(".gobar .btn.pri").click()
        ada.page.wait_for_selector("#prompt")
        for turn in range(12):
            ada.decides(turn)
        said = ada.page.locator("body").inner_text()
        for english in ("Your ", "the ", " and ", "Undo", "Confirm", "web-"):
            assert english not in said.replace("Empire’s End", "").replace("Empires", "")
        assert has_no_sideways_scrolling(ada.page)


def test_the_language_changes_in_the_middle_of_a_game(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.starts_solo("first-empires")
        ada.waits_for_the_question()
        ada.page.get_by_role("button", name="Auf Deutsch").click()
        expect(ada.page.locator("#prompt .btn.go")).to_contain_text("Bestätigen")
        expect(ada.page.locator("#log h2")).to_have_text("Verlauf")


def test_a_game_can_be_played_in_text(browser: Browser, address: str) -> None:
    """The same lines as in the terminal, and numbers to choose."""
    with player(browser, address) as ada:
        ada.starts_solo("empires-end")
        ada.waits_for_the_question()
        ada.page.get_by_role("button", name="Text mode").click()
        out, line = ada.page.locator(".text .out"), ada.page.get_by_label("Command")
        expect(out).to_contain_text("1. ")
        for typed, answer in (
            ("look", "Space 1 of 26"),
            ("row tiberius", "Row, from position 1 to 11"),
            ("why", "EE-"),
            ("dance", "Type the number of a choice"),
        ):
            line.fill(typed)
            line.press("Enter")
            expect(out).to_contain_text(answer)
        before = out.inner_text()
        line.fill("1")
        line.press("Enter")
        expect(out).not_to_have_text(before)
