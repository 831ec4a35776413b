"""Deciding at a table of Empire's End: what is shown before anything is played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import player
from tests.web.seat import Seat

pytestmark = pytest.mark.slow


def held(update: dict[str, Any]) -> dict[str, int]:
    found: dict[str, int] = update["view"]["seats"][0]["resources"]
    return found


def test_a_choice_is_foretold_on_the_board_and_in_the_forecast(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 3)
        update = seat.comes_to("avert_or_take")
        take = next(
            choice
            for choice in update["view"]["prompt"]["choices"]
            if choice["move"]["do"] == "take"
            and any(effect["event"] == "destroyed" for effect in choice["effects"])
        )
        lost = next(e["position"] for e in take["effects"] if e["event"] == "destroyed")
        value = update["view"]["seats"][0]["row"][lost - 1]["value"]
        ada.page.locator("#prompt .choice", has_text="Take").first.click()
        tile = ada.page.locator(f"[data-at='location:0:{lost}']")
        expect(tile).to_contain_text(f"−{value}")
        expect(ada.page.locator("[data-at='score:0']")).to_contain_text(str(take["forecast"]))
        assert seat.update()["ply"] == update["ply"]
        ada.page.locator("#prompt .go").click()
        expect(tile).to_contain_text("destroyed")
        after = seat.update()["view"]["seats"][0]["row"][lost - 1]
        assert after["healthy"] is False


def test_the_economy_takes_two_keys(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 2)
        update = seat.comes_to("economy")
        gains = [c for c in update["view"]["prompt"]["choices"] if c["effects"]]
        assert len(gains) > 1
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(0)
        ada.page.keyboard.press("a")
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).not_to_have_count(0)
        expect(ada.page.locator("[data-at^='purse:0:'] em").first).to_be_visible()
        assert held(seat.update()) == held(update)
        asked = ada.page.locator("#prompt .choice[aria-checked=true]")
        ada.page.keyboard.press("Enter")
        expect(asked).to_have_count(0)
        now = seat.update()["view"]
        left = [
            choice
            for choice in (now["prompt"] or {"choices": []})["choices"]
            if choice["move"]["do"] == "use"
            and {effect["event"] for effect in choice["effects"]} == {"used", "gained"}
        ]
        assert now["phase"] != "economy" or left == []


def test_the_log_shows_the_table_as_it_was(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 2)
        seat.comes_to("economy")
        space = ada.page.locator(".track .current")
        expect(space).to_have_attribute("title", "2: Economy")
        ada.page.locator("#log li .at").first.click()
        expect(space).to_have_attribute("title", "1: Disaster")
        ada.page.get_by_role("button", name="Back to now").click()
        expect(space).to_have_attribute("title", "2: Economy")
        expect(ada.page.locator("#prompt .choice")).not_to_have_count(0)


def test_arrow_keys_walk_over_the_board(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 2)
        seat.comes_to("avert_or_take")
        ada.page.locator(".mine .location").nth(4).focus()
        focused = ada.page.locator(":focus")
        expect(focused).to_contain_text("Position 5, ")
        ada.page.keyboard.press("ArrowRight")
        expect(focused).to_contain_text("Position 6, ")
        ada.page.keyboard.press("ArrowUp")
        expect(focused).to_contain_text("Position 6, ")
        expect(focused.locator("xpath=ancestor-or-self::*[@data-at]").last).to_have_attribute(
            "data-at", "location:1:6"
        )
        assert ada.page.locator(".board [tabindex='0']").count() == 1


def test_whoever_wants_to_need_not_confirm(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 2)
        before = seat.comes_to("avert_or_take")
        ada.page.get_by_role("button", name="Settings").click()
        ada.page.get_by_role("button", name="never").click()
        ada.page.keyboard.press("Escape")
        ada.page.locator("#prompt .choice").first.click()
        expect(ada.page.locator("#log .at").last).not_to_have_text(str(before["ply"]))


def test_the_colours_can_be_chosen(browser: Browser, address: str) -> None:
    with player(browser, address, color_scheme="light") as ada:
        ada.goes_to("/")
        ground = "getComputedStyle(document.body).backgroundColor"
        light = ada.page.evaluate(ground)
        ada.page.get_by_role("button", name="Settings").click()
        ada.page.get_by_role("button", name="Dark").click()
        assert ada.page.evaluate(ground) != light


def test_a_sealed_bid_can_be_changed_until_the_last_one_is_in(
    browser: Browser, address: str
) -> None:
    """And while it waits, the page says who has decided, but not what."""
    with player(browser, address) as ada:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
        asked = {"game": "empires-end", "seats": seats, "seed": "7", "undo": "consent"}
        ask = ada.context.request
        made = ask.post(f"{address}/api/tables", data=asked).json()
        url = f"{address}/api/tables/{made['id']}"
        keys = [{"authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
        for turn in range(600):
            update = ask.get(f"{url}/view", headers=keys[turn % 2]).json()
            prompt = update["view"]["prompt"]
            if prompt and prompt["kind"] == "bid_axes":
                break
            if prompt:
                code = prompt["choices"][turn // 2 % len(prompt["choices"])]["id"]
                ask.post(
                    f"{url}/moves",
                    data={"ply": update["ply"], "code": code},
                    headers=keys[turn % 2],
                )
        ada.goes_to(made["seats"][0]["link"])
        ada.waits_for_the_question()
        while not ada.page.locator("#prompt.quiet").count():
            question = ada.question
            ada.decides(0)
            expect(ada.page.locator("#prompt h2")).not_to_have_text(question)
        expect(ada.page.locator(".seals li.done")).to_have_count(1)
        ada.page.get_by_role("button", name="Change my bid").click()
        expect(ada.page.locator("#prompt h2")).to_contain_text("secret bid")
