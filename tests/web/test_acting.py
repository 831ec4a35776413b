"""Acting on the things themselves: how many clicks what is often done takes."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.server.kit import Api, Server
from tests.web.kit import Player, player
from tests.web.screens import asked, link
from tests.web.seat import Json, Seat

pytestmark = pytest.mark.slow

COUNT: Final = """() => {
  window.clicks = 0;
  addEventListener('click', () => (window.clicks += 1), true);
}"""


def counted(ada: Player) -> int:
    clicks: int = ada.page.evaluate("window.clicks")
    return clicks


def tile(position: int) -> str:
    return f"[data-at='location:0:{position}'] .location"


def moves(view: Json, do: str) -> list[Json]:
    return [choice for choice in view["prompt"]["choices"] if choice["move"]["do"] == do]


def begins_to_build(view: Json) -> bool:
    """Whether a card could go to more than one place."""
    return view["prompt"]["kind"] == "industry" and any(
        not choice["effects"] for choice in moves(view, "build")
    )


def test_building_a_card_takes_three_clicks(browser: Browser, address: str) -> None:
    """Build on the card, the tile where it goes, Confirm; how it is paid goes along."""
    with player(browser, address) as ada:
        seat = Seat(ada, 3)

        view = seat.comes_where(begins_to_build)["view"]
        card = next(c["move"]["card"] for c in moves(view, "build") if not c["effects"])
        ada.page.evaluate(COUNT)
        ada.page.locator(f"[data-at='hand:{card}'] button", has_text="Build").click()
        expect(ada.page.locator("#prompt h2")).to_contain_text("where?")
        ada.page.locator(".location.can").first.click()
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#prompt h2")).not_to_contain_text("where?")
        assert counted(ada) == 3
        assert card in laid(seat.update())


def test_a_begun_building_is_left_by_escape(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 3)
        view = seat.comes_where(begins_to_build)["view"]
        card = next(c["move"]["card"] for c in moves(view, "build") if not c["effects"])
        ada.page.locator(f"[data-at='hand:{card}'] button", has_text="Build").click()
        expect(ada.page.locator("#prompt h2")).to_contain_text("where?")
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("#prompt h2")).to_contain_text("Industry")
        assert seat.update()["view"]["seats"][0]["hand"] == view["seats"][0]["hand"]


def test_swapping_two_locations_takes_three_clicks(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 3)

        def swaps(view: Json) -> bool:
            cities = [c for c in moves(view, "use") if c["move"].get("location") == "city-32"]
            return view["prompt"]["kind"] == "industry" and bool(cities)

        view = seat.comes_where(swaps)["view"]
        before = [place["location"] for place in view["seats"][0]["row"]]
        plain = [
            place["position"]
            for place in view["seats"][0]["row"]
            if place["healthy"] and place["kind"] in ("farm", "road", "army")
        ]
        one, other = plain[0], plain[-1]
        ada.page.evaluate(COUNT)
        ada.page.locator(tile(one)).click()
        ada.page.locator(tile(other)).click()
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator(f"{tile(one)} .vh")).to_contain_text(
            named(before[other - 1]), ignore_case=True
        )
        assert counted(ada) == 3
        after = [place["location"] for place in seat.update()["view"]["seats"][0]["row"]]
        assert (after[one - 1], after[other - 1]) == (before[other - 1], before[one - 1])


def test_the_city_swaps_itself_in_three_clicks(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 3)
        view = seat.comes_where(lambda view: city(view) > 0)["view"]
        before = [place["location"] for place in view["seats"][0]["row"]]
        other = next(p["position"] for p in view["seats"][0]["row"] if p["kind"] == "road")
        ada.page.evaluate(COUNT)
        ada.page.locator(tile(city(view))).click()
        expect(ada.page.locator("#prompt h2")).to_contain_text("swap which two?")
        ada.page.locator(tile(other)).click()
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#prompt h2")).to_contain_text("Industry")
        assert counted(ada) == 3
        after = [place["location"] for place in seat.update()["view"]["seats"][0]["row"]]
        assert after[other - 1] == "city-32"
        assert before != after


def test_a_bid_takes_two_clicks(browser: Browser, address: str) -> None:
    """The band that is wanted, or nothing, and Confirm: axes and coins are one decision."""
    with player(browser, address) as ada:
        seat = Seat(ada, 2)
        seat.comes_to("bid_axes")
        ada.page.evaluate(COUNT)
        ada.page.locator("#prompt .choice").first.click()
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#prompt .bid")).to_have_count(0)
        assert counted(ada) == 2
        assert seat.update()["view"]["prompt"]["kind"] not in ("bid_axes", "bid_coins")


def test_a_bid_is_stepped_up_and_down(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 2)
        prompt = seat.comes_to("bid_axes")["view"]["prompt"]
        ada.page.get_by_role("button", name="Axes: more").click()
        expect(ada.page.locator(".sum b")).to_have_text(str(prompt["strength"] + 1))
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".sum b")).to_have_text(str(prompt["strength"]))


def test_both_disasters_are_answered_with_one_confirmation(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        seat = Seat(ada, 3)

        def two(view: Json) -> bool:
            groups = {c["group"] for c in moves(view, "bid")}
            return view["prompt"]["kind"] == "avert_or_take" and len(groups - {None}) == 2

        update = seat.comes_where(two)
        bids = moves(update["view"], "bid")
        first = bids[0]
        second = next(
            bid
            for bid in bids
            if bid["group"] != first["group"]
            and bid["move"]["resource"] != first["move"]["resource"]
        )
        for bid in (first, second):
            ada.page.locator(f"#prompt [data-code='{bid['id']}']").click()
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#prompt h2")).not_to_contain_text("both")
        after = seat.update()["view"]["seats"][0]["resources"]
        before = update["view"]["seats"][0]["resources"]
        for bid in (first, second):
            assert after[bid["move"]["resource"]] < before[bid["move"]["resource"]]


def test_there_are_never_more_than_eight_buttons(browser: Browser, server: Server) -> None:
    """A longer list is picked on the table, or found by typing."""
    made, seat = asked(Api(server), "empires-end", "swap_locations")
    with player(browser, server.url) as ada:
        ada.goes_to(link(made, seat))
        ada.waits_for_the_question()
        assert ada.page.locator("#prompt .choice").count() <= 8
        ada.page.keyboard.press("l")
        ada.page.keyboard.type("city")
        found = ada.page.locator(".sheet li button").all_inner_texts()
        assert 0 < len(found) < 55
        assert all("City" in each for each in found)
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(1)


def city(view: Json) -> int:
    """Where the City can be used; 0: it can't."""
    used = [c for c in moves(view, "use") if c["move"].get("location") == "city-32"]
    return used[0]["targets"][0]["position"] if used else 0


def laid(update: Json) -> list[Any]:
    row = update["view"]["seats"][0]["row"]
    return [card["card"] for place in row for card in place["innovations"]]


def named(location: str) -> str:
    return location.replace("-", " ")
