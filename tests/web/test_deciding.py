"""Deciding at a table of Empire's End: what is shown before anything is played."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import Player, player

pytestmark = pytest.mark.slow

BOT: Final = {"kind": "bot", "level": "settler"}


class Seat:
    """Ada's seat at a table of her own, also played past the browser to come to a point quickly."""

    def __init__(self, ada: Player, players: int, **more: Any) -> None:
        self.ada = ada
        seats = [{"kind": "human", "name": "Ada"}, *[BOT] * (players - 1)]
        asked = {"game": "empires-end", "seats": seats, "seed": "7", **more}
        made = ada.context.request.post(f"{ada.address}/api/tables", data=asked).json()
        self.url = f"{ada.address}/api/tables/{made['id']}"
        self.link: str = made["seats"][0]["link"]
        self.headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}

    def update(self) -> dict[str, Any]:
        """What Ada is asked, as soon as she is; or the end."""
        while True:
            found: dict[str, Any] = self.ada.context.request.get(
                f"{self.url}/view", headers=self.headers
            ).json()
            if found["view"]["prompt"] or found["view"]["over"]:
                return found

    def play(self, update: dict[str, Any], number: int) -> None:
        choices = update["view"]["prompt"]["choices"]
        chosen = choices[number % len(choices)]
        self.ada.context.request.post(
            f"{self.url}/moves",
            data={"ply": update["ply"], "code": chosen["id"]},
            headers=self.headers,
        )

    def comes_to(self, kind: str, disasters: int = 0) -> dict[str, Any]:
        for turn in range(300):
            update = self.update()
            view = update["view"]
            if view["prompt"]["kind"] == kind and len(view["disasters"]) >= disasters:
                self.ada.goes_to(self.link)
                self.ada.waits_for_the_question()
                return update
            self.play(update, turn)
        raise AssertionError(f"nobody was ever asked: {kind}")


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
        expect(ada.page.locator(".mine .fate.lost")).to_have_text(f"−{value}")
        expect(ada.page.locator("#scores .v").first).to_contain_text(str(take["forecast"]))
        assert seat.update()["ply"] == update["ply"]
        ada.page.locator("#prompt .btn.go").click()
        expect(ada.page.locator(".mine .fate.lost")).to_have_count(0)
        after = seat.update()["view"]["seats"][0]["row"][lost - 1]
        assert after["healthy"] is False


def test_the_economy_takes_two_keys(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 2)
        update = seat.comes_to("economy")
        gains = [c for c in update["view"]["prompt"]["choices"] if c["effects"]]
        assert len(gains) > 1
        ada.page.keyboard.press("a")
        expect(ada.page.locator("#prompt .choice.all[aria-checked=true]")).to_have_count(1)
        expect(ada.page.locator(".wallet .res.changes")).not_to_have_count(0)
        assert held(seat.update()) == held(update)
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("#prompt .choice.all")).to_have_count(0)
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
        space = ada.page.locator(".tsp.cur")
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
        ada.page.locator(".mine .loc").nth(4).focus()
        focused = ada.page.locator(":focus")
        expect(focused).to_contain_text("Position 5, ")
        ada.page.keyboard.press("ArrowRight")
        expect(focused).to_contain_text("Position 6, ")
        ada.page.keyboard.press("ArrowUp")
        expect(focused).to_contain_text("Position 6, ")
        assert "mini" in (focused.get_attribute("class") or "")
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
        expect(ada.page.locator("#prompt h2")).to_contain_text("How many axes")
