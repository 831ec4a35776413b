"""At the table: previews, undo, pointing at the board, hints, languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import player

pytestmark = pytest.mark.slow

WEIGHED = re.compile(r"worth about|close|less for now")
COSTS = re.compile(r"This costs about|worth about as much as the hint|more than the hint")
BOB = {"kind": "human", "name": "Bob"}


def test_nothing_is_played_before_it_is_confirmed(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        made = ada.sits_down("first-empires")
        ada.waits_for_the_question()
        asked, ply = ada.question, made.ply
        ada.page.locator("#prompt .choice").first.click()
        ada.page.locator("#prompt .choice").last.click()
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(1)
        assert ada.question == asked
        assert made.ply == ply
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(0)


def test_a_choice_can_be_taken_back(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down("empires-end")
        ada.waits_for_the_question()
        asked = ada.question
        ada.decides(0)
        ada.waits_for_the_question()
        ada.page.get_by_role("button", name="Undo").click()
        expect(ada.page.locator("#prompt h2")).to_have_text(asked)


def test_undo_stops_where_something_was_revealed_and_says_why(
    browser: Browser, address: str
) -> None:
    """Two people at two devices: nobody takes back what the other has answered."""
    with player(browser, address) as ada:
        made = ada.sits_down("empires-end", BOB, undo="consent")
        seen_open = seen_shut = False
        for turn in range(60):
            while 0 not in made.deciding():
                made.play(made.deciding()[0], turn)
            ada.waits_for_the_question()
            undo = ada.page.get_by_role("button", name="Undo")
            if undo.is_disabled():
                assert undo.get_attribute("title"), "the button says why"
                seen_shut = True
            else:
                seen_open = True
                ply, told = made.ply, ada.page.locator("#log .line").count()
                undo.click()
                expect(ada.page.locator("#log .line")).not_to_have_count(told)
                expect(ada.page.locator("#log .happened")).to_contain_text("Ada takes back")
                assert made.ply < ply
                break
            ada.decides(turn)
        assert seen_shut
        assert seen_open


def test_a_location_on_the_board_chooses_what_names_it(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down("empires-end", options={})
        for turn in range(60):
            ada.waits_for_the_question()
            if ada.question.startswith("Place "):
                break
            ada.decides(turn)
        ada.page.locator(".location.can").nth(1).click()
        expect(ada.page.locator(".location[aria-pressed=true]")).to_have_count(1)
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(1)


def test_a_hint_chooses_says_why_and_what_others_would_cost_but_does_not_play(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada:
        made = ada.sits_down("empires-end")
        ada.waits_for_the_question()
        ply = made.ply
        ada.page.get_by_role("button", name="Hint").click()
        told = ada.page.locator(".hinted", has_text="A strong bot would choose")
        expect(told).to_contain_text(WEIGHED)
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(1)
        ada.page.locator("#prompt .choice[aria-checked=false]").first.click()
        cost = ada.page.locator(".hinted", has_text=COSTS)
        expect(cost).to_be_visible()
        expect(told).to_have_count(0)
        cost.get_by_role("button").click()
        expect(cost).to_have_count(0)
        assert made.ply == ply


def test_a_hint_can_be_typed(browser: Browser, address: str) -> None:
    settings = {"textMode": True, "auto": False}
    with player(browser, address, lang="de", settings=settings) as ada:
        ada.sits_down("first-empires")
        out = ada.page.get_by_role("log")
        field = ada.page.locator("#prompt input")
        expect(out).to_contain_text("1. ")
        field.fill("tipp")
        field.press("Enter")
        expect(out).to_contain_text(re.compile(r"Ein starker Bot würde wählen: \d+\. "))
        expect(out).to_contain_text(re.compile(r"wert|knapp|Fürs Erste|Etwas anderes"))


def test_the_language_changes_in_the_middle_of_a_game(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down("first-empires")
        ada.waits_for_the_question()
        ada.page.get_by_role("button", name="Auf Deutsch").click()
        expect(ada.page.locator("#prompt .go")).to_contain_text("Bestätigen")
        expect(ada.page.locator("#log h2")).to_have_text("Verlauf")


def test_the_first_page_speaks_the_language_of_the_browser(browser: Browser, address: str) -> None:
    with player(browser, address, lang="de-AT") as ada:
        ada.goes_to("/")
        expect(ada.page.locator("h1")).to_have_text("Jedes Reich vergeht. Ein neues beginnt.")
        expect(ada.page.locator("html")).to_have_attribute("lang", "de")


def test_whoever_looks_elsewhere_is_called(browser: Browser, address: str) -> None:
    """The title always; a sound and a notification only where they were switched on."""
    heard = """
      window.heard = [];
      window.AudioContext = new Proxy(AudioContext, {
        construct: (real, args) => (window.heard.push('sound'), new real(...args)),
      });
      Object.defineProperty(document, 'hidden', { get: () => true });
      window.Notification = class {
        static permission = 'granted';
        constructor(title, { body }) { window.heard.push(body); }
      };
    """
    for settings, wanted in (({}, 0), ({"sound": True, "notify": True}, 2)):
        with player(browser, address, settings=settings) as ada:
            ada.page.add_init_script(heard)
            made = ada.sits_down("empires-end", BOB, options={})
            while 0 not in made.deciding():
                made.play(made.deciding()[0])
            ada.waits_for_the_question()
            expect(ada.page).to_have_title("● Your move: Empire’s End")
            told: list[str] = ada.page.evaluate("window.heard")
            assert len(told) == wanted
            ada.decides(0)
            expect(ada.page).to_have_title("Empire’s End")
