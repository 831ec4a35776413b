"""Acting on the things of First Empires: how many clicks what is often done takes."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import player
from tests.web.seat import Json, Seat

pytestmark = pytest.mark.slow

COUNT: Final = """() => {
  window.clicks = 0;
  addEventListener('click', () => (window.clicks += 1), true);
}"""


def clicks_on(page: Page, name: str) -> None:
    """On a region, where nothing lies above it."""
    page.locator(f'.map [data-space="{name}"]').dispatch_event("click")


def confirms(page: Page) -> int:
    page.locator("#prompt .go").click()
    clicked: int = page.evaluate("window.clicks")
    return clicked


def held(view: Json, region: str) -> int:
    explorers: dict[str, int] = view["seats"][0]["explorers"]
    return explorers.get(region, 0)


def test_an_explorer_goes_any_way_with_three_clicks(browser: Browser, address: str) -> None:
    """Who goes, where to, Confirm; however long the way is."""
    with player(browser, address) as ada:
        seat = Seat(ada, 3, game="first-empires", seed="5")

        def far(view: Json) -> bool:
            return view["prompt"]["kind"] == "move_explorers" and bool(view["prompt"]["journeys"])

        view = seat.comes_where(far)["view"]
        journey = view["prompt"]["journeys"][0]
        before = held(view, journey["path"][-1])
        ada.page.wait_for_selector("#map .region")
        ada.page.evaluate(COUNT)
        clicks_on(ada.page, journey["from"])
        clicks_on(ada.page, journey["path"][-1])
        expect(ada.page.locator("#prompt h2")).to_contain_text("Move 1 explorer")
        assert confirms(ada.page) == 3
        expect(ada.page.locator("#prompt h2")).not_to_contain_text("Move 1 explorer")
        assert held(seat.update()["view"], journey["path"][-1]) == before + 1


def test_a_region_is_conquered_with_two_clicks(browser: Browser, address: str) -> None:
    """The region, also one that explorers have to come nearer to, and Confirm."""
    with player(browser, address) as ada:
        seat = Seat(ada, 5, game="first-empires", seed="11")

        def near(view: Json) -> bool:
            prompt = view["prompt"]
            return prompt["kind"] == "move_explorers" and any(
                c["from"] for c in prompt["conquests"]
            )

        view = seat.comes_where(near)["view"]
        target = next(c["region"] for c in view["prompt"]["conquests"] if c["from"])
        ada.page.wait_for_selector("#map .region")
        ada.page.evaluate(COUNT)
        clicks_on(ada.page, target)
        assert confirms(ada.page) == 2
        expect(ada.page.locator("#prompt .battle")).to_have_count(0)
        assert held(seat.update()["view"], target) > 0


def test_a_die_is_turned_with_three_clicks(browser: Browser, address: str) -> None:
    """The die, its new face, Confirm; which card is paid is chosen beside it."""
    with player(browser, address) as ada:
        seat = Seat(ada, 4, game="first-empires", seed="11")

        def turns(view: Json) -> bool:
            discards = [c for c in view["prompt"]["choices"] if c["move"]["do"] == "discard"]
            return view["prompt"]["kind"] == "progress" and bool(discards)

        before = seat.comes_where(turns)["view"]
        die = before["dice"][0]
        face = "blue" if die["face"] != "blue" else "green"
        ada.page.evaluate(COUNT)
        ada.page.locator("[data-die='1']").click()
        ada.page.locator(f"[data-turn='{face}']").click()
        assert confirms(ada.page) == 3
        expect(ada.page.locator(f"[data-die='1'][data-face='{face}']")).to_be_attached()
        after = seat.update()["view"]
        assert after["seats"][0]["hand_size"] == before["seats"][0]["hand_size"] - 1


def test_dice_are_rolled_again_with_a_click_each_and_one_more(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 3, game="first-empires", seed="5")
        view = seat.comes_to_first("reroll")["view"]
        dice = len(view["dice"])
        ada.page.evaluate(COUNT)
        for die in range(1, dice + 1):
            ada.page.locator(f"[data-die='{die}']").click()
        expect(ada.page.locator("#prompt .go")).to_contain_text(f"Reroll {dice}")
        assert confirms(ada.page) == dice + 1
        expect(ada.page.locator("#log li", has_text="You reroll").first).to_be_attached()


def test_escape_takes_back_what_is_chosen_wherever_the_focus_is(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 3, game="first-empires", seed="5")
        seat.comes_to_first("move_explorers")
        target = ada.page.locator(".map [data-cost]").first
        target.wait_for(state="attached")
        name = target.get_attribute("data-cost")
        assert name
        clicks_on(ada.page, name)
        expect(ada.page.locator(".map .planned")).to_have_count(1)
        ada.page.locator("#log .scroll").focus()
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".map .planned")).to_have_count(0)
        expect(ada.page.locator("#prompt .go")).to_be_disabled()


def test_new_explorers_are_placed_on_the_map_in_one_go(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 3, game="first-empires", seed="3")

        def places(view: Json) -> bool:
            prompt = view["prompt"]
            return prompt["kind"] == "place_explorers" and int(prompt["left"]) > 1

        view = seat.comes_where(places, steps=True)["view"]
        left = view["prompt"]["left"]
        region = view["prompt"]["choices"][0]["move"]["region"]
        ada.page.wait_for_selector("#map .region")
        for _ in range(left):
            clicks_on(ada.page, region)
        expect(ada.page.locator(f'.map [data-flag="{region}"]')).to_contain_text(f"+{left}")
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#prompt h2")).not_to_contain_text("Place")
        assert held(seat.update()["view"], region) == held(view, region) + left


def test_enter_rolls_the_dice_that_were_clicked_and_escape_keeps_them(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 3, game="first-empires", seed="5")
        asked = seat.comes_to_first("reroll")["view"]["prompt"]["id"]
        ready = ada.page.locator("#prompt .go:not([disabled])")
        ada.page.locator(".cube.can").first.click()
        expect(ready).to_have_count(1)
        ada.page.keyboard.press("Escape")
        expect(ready).to_have_count(0)
        assert seat.update()["view"]["prompt"]["id"] == asked
        ada.page.locator(".cube.can").first.click()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("#log li", has_text="You reroll").first).to_be_attached()
        assert seat.update()["view"]["prompt"]["id"] != asked


def test_who_comes_to_a_conquest_is_changed_at_its_sources(browser: Browser, address: str) -> None:
    """One more from a place beside it: the sum grows, and so many come."""
    with player(browser, address) as ada:
        seat = Seat(ada, 5, game="first-empires", seed="11")
        view = seat.comes_where(lambda view: spare(view) is not None)["view"]
        target, source, needed = spare(view) or ("", "", 0)
        ada.page.wait_for_selector("#map .region")
        clicks_on(ada.page, target)
        expect(ada.page.locator("#prompt .battle .group").first).to_have_text(str(needed))
        more = ada.page.get_by_role("button", name=f"{source.capitalize()}: more")
        more.dispatch_event("click")
        expect(ada.page.locator("#prompt .battle .group").first).to_have_text(str(needed + 1))
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#prompt .battle")).to_have_count(0)
        assert held(seat.update()["view"], target) == needed + 1


def spare(view: Json) -> tuple[str, str, int] | None:
    """A region that its one neighbour of ours has more explorers and points for than it needs."""
    prompt, own = view["prompt"], view["seats"][0]["explorers"]
    if prompt["kind"] != "move_explorers" or any(own.get(o["ocean"]) for o in view["oceans"]):
        return None
    for conquest in prompt["conquests"]:
        if len(conquest["from"]) == 1 and conquest["needed"] < prompt["movement"]:
            [source] = conquest["from"]
            if own[source] > conquest["needed"]:
                return conquest["region"], source, conquest["needed"]
    return None
