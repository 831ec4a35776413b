"""The table of First Empires: the map is that of the content; what is pointed at is done."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from empires.content.first_empires import load
from tests.server.kit import BOT
from tests.web.kit import PHONE, Player, player
from tests.web.seat import Seat

pytestmark = pytest.mark.slow


def sits_down(ada: Player, players: int, seed: int) -> None:
    """At a table of First Empires whose game is always the same."""
    seats = [{"kind": "human", "name": "Ada"}, *[BOT] * (players - 1)]
    asked = {"game": "first-empires", "seats": seats, "seed": str(seed)}
    made: dict[str, Any] = httpx.post(f"{ada.address}/api/tables", json=asked, timeout=60).json()
    ada.goes_to(made["seats"][0]["link"])
    ada.page.wait_for_selector("#prompt")


def plays_until(ada: Player, word: str) -> None:
    for turn in range(200):
        assert ada.waits_for_the_question()
        if word in ada.question:
            return
        ada.decides(turn)
    raise AssertionError(f"nothing about {word} was asked")


@pytest.mark.parametrize("players", [2, 5])
def test_every_border_and_harbour_is_drawn_and_no_other(
    browser: Browser, address: str, players: int
) -> None:
    board = load().map_for(players)
    played = {region.name for region in board.regions if region.players <= players}
    names = [region.name for region in board.regions]
    borders = {
        " ".join(sorted((names[a], names[b])))
        for a, b in board.borders
        if {names[a], names[b]} <= played
    }
    harbours = {
        f"{region.name} {board.oceans[ocean]}"
        for region in board.regions
        for ocean in region.oceans
        if region.name in played
    }
    with player(browser, address) as ada:
        sits_down(ada, players, 1)
        ada.page.wait_for_selector(".map .region")
        drawn = ada.page.locator(".map [data-border]").evaluate_all(
            "all => all.map((each) => each.dataset.border)"
        )
        assert set(drawn) == borders
        assert len(drawn) == len(borders)
        ports = ada.page.locator(".map [data-port]").evaluate_all(
            "all => all.map((each) => each.dataset.port)"
        )
        assert set(ports) == harbours
        shown = ada.page.locator(".map .region").evaluate_all(
            "all => all.map((each) => each.dataset.space)"
        )
        assert set(shown) == played


def space(name: str) -> str:
    return f'.map [data-space="{name}"]'


def points_at(ada: Player, name: str) -> None:
    """As if it were clicked in its middle, wherever that is on the screen."""
    ada.page.locator(space(name)).dispatch_event("click")


def test_a_far_region_takes_one_choice(browser: Browser, address: str) -> None:
    """Its cost stands on the map; all steps are played in a row, and the log tells each."""
    with player(browser, address) as ada:
        sits_down(ada, 3, 5)
        plays_until(ada, "Move")
        target = ada.page.evaluate(
            """() => [...document.querySelectorAll('.map [data-cost]')]
              .find((each) => each.textContent.trim() === '2')?.dataset.cost"""
        )
        assert target
        ada.page.locator(space(target)).focus()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("#prompt h2")).to_contain_text("Move 1 explorer")
        expect(ada.page.locator(".map .planned")).to_have_count(1)
        before = ada.page.locator("#log li").count()
        ada.page.locator("#prompt .go").click()
        ada.page.wait_for_function(
            "many => document.querySelectorAll('#log li').length > many + 1", arg=before
        )
        told = ada.page.locator("#log li").all_inner_texts()[before : before + 2]
        assert all("You move 1 explorer" in line for line in told)
        assert target.capitalize() in told[1]


def test_a_conquest_shows_its_sum_before_it_is_confirmed(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        sits_down(ada, 5, 11)
        for turn in range(200):
            assert ada.waits_for_the_question()
            if ada.page.locator(".map [data-need]").count():
                break
            ada.decides(turn)
        target = ada.page.locator(".map [data-need]").first.get_attribute("data-need")
        assert target
        points_at(ada, target)
        expect(ada.page.locator("#prompt h2")).to_contain_text("Conquer")
        battle = ada.page.locator("#prompt .battle")
        expect(battle).to_contain_text("explorer")
        expect(battle).to_contain_text("defender")
        expect(battle).to_contain_text(">")
        expect(ada.page.locator(f'.map [data-need="{target}"]')).to_contain_text(">")
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#log li", has_text="You conquer").first).to_be_attached()


def test_a_card_that_can_be_scored_ticks_the_regions_it_counts(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada:
        wanted = {"game": "first-empires", "scenario": "a-scored-card-turns-no-die", "name": "Ada"}
        made = ada.context.request.post(f"{address}/api/scenarios", data=wanted).json()
        ada.goes_to(made["seats"][0]["link"])
        card = ada.page.locator("[data-at='hand:voyage-of-himilco']")
        card.click()
        ticks = ada.page.locator(".map [data-tick]")
        expect(ticks).to_have_count(2)
        ticked = ticks.evaluate_all("all => all.map((each) => each.dataset.tick)")
        assert set(ticked) == {"huaxia", "thule"}
        # Nobody looks at the card any more: it is still the one that is to be scored.
        card.blur()
        ada.page.mouse.move(2, 2)
        expect(ticks).to_have_count(2)
        question = ada.page.locator("#prompt h2")
        expect(question).to_have_text("Score “Voyage of Himilco”")
        ada.page.keyboard.press("Escape")
        expect(ticks).to_have_count(0)
        ada.page.locator("#prompt .choice", has_text="End turn").click()
        expect(question).not_to_contain_text("ready")


def test_dice_have_keys_of_their_own(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        Seat(ada, 3, game="first-empires", seed="5").comes_to_first("reroll")
        ada.page.evaluate("document.activeElement.blur()")
        ada.page.keyboard.press("1")
        ada.page.keyboard.press("2")
        expect(ada.page.locator(".cube.marked")).to_have_count(2)
        ada.page.keyboard.press("2")
        expect(ada.page.locator(".cube.marked")).to_have_count(1)
        ada.page.keyboard.press("r")
        expect(ada.page.locator("#log li", has_text="You reroll die 1").first).to_be_attached()


def test_dice_and_regions_that_pair_are_joined(browser: Browser, address: str) -> None:
    """All steps that dice and regions make are chosen at once, each with a thread."""
    with player(browser, address) as ada:
        sits_down(ada, 4, 5)
        plays_until(ada, "ready")
        chosen = ada.page.locator("#prompt .choice[aria-checked=true]")
        expect(chosen.first).to_be_visible()
        expect(ada.page.locator(".threads g.bold").first).to_be_attached()
        expect(ada.page.locator("#prompt .go")).to_contain_text("step")
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("#log li", has_text="You move").last).to_be_attached()


def test_arrow_keys_go_along_borders(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        sits_down(ada, 3, 1)
        ada.page.locator('.map [data-space="scythia"]').focus()
        ada.page.keyboard.press("ArrowUp")
        assert ada.page.evaluate("document.activeElement.dataset.space") in ("thule", "rus")


def test_the_map_can_be_seen_from_near(browser: Browser, address: str) -> None:
    """By buttons everywhere, and on a phone by a double tap or a tap on the small map."""
    with player(browser, address, PHONE, has_touch=True) as ada:
        sits_down(ada, 5, 1)
        svg = ada.page.locator("svg.map")
        svg.wait_for()
        whole = svg.get_attribute("viewBox")
        ada.page.get_by_role("button", name="Nearer").click()
        assert svg.get_attribute("viewBox") != whole
        ada.page.get_by_role("button", name="Farther").click()
        expect(svg).to_have_attribute("viewBox", str(whole))
        box = svg.bounding_box()
        assert box is not None
        double_tap(ada, box["x"] + box["width"] / 2, box["y"] + 8)
        expect(svg).not_to_have_attribute("viewBox", str(whole))
        ada.page.get_by_role("button", name="Show the map from near").click()
        ada.page.get_by_role("button", name="Show the whole map").click()
        expect(ada.page.get_by_role("button", name="Show the map from near")).to_be_visible()


def double_tap(ada: Player, x: float, y: float) -> None:
    """A fifth of a second apart by the fingers' own clock, however long a busy machine takes."""
    session = ada.context.new_cdp_session(ada.page)
    now = time.time()
    for at in (now, now + 0.2):
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            touch = {"type": kind, "touchPoints": points, "timestamp": at}
            session.send("Input.dispatchTouchEvent", touch)
    session.detach()
