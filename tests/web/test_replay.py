"""Looking back: any move by slider, keys, list and link, with the right eyes; and as one file."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, expect

import empires
from empires.cli import program
from empires.table import Table
from tests.web.kit import player
from tests.web.screens import Screen

pytestmark = pytest.mark.slow

NUMBER: Final = "#prompt .number"


def moved(ply: int) -> re.Pattern[str]:
    return re.compile(f"^Move {ply} of")


def test_a_running_game_is_seen_with_ones_own_eyes_only(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        made = ada.sits_down("empires-end")
        for turn in range(6):
            ada.decides(turn)
        ada.waits_for_the_question()
        ada.goes_to(f"/t/{made.id}/replay?ply=4")
        expect(ada.page.locator(NUMBER)).to_have_text(moved(4))
        expect(ada.page.locator(".seen button")).to_have_count(1)


def test_a_running_game_at_one_screen_shows_nobodys_hand(browser: Browser, address: str) -> None:
    """Whoever holds the device would see what the other one holds."""
    with player(browser, address) as ada:
        ada.sets_up("device", "Ada")
        ada.page.wait_for_selector("#handover")
        ada.page.goto(f"{ada.page.url}/replay")
        eyes = ada.page.locator(".seen button")
        expect(eyes).to_have_count(1)
        expect(eyes).to_have_text("Onlooker")
        expect(ada.page.locator(".hc")).to_have_count(0)


def test_any_move_is_reached_by_slider_keys_list_and_graph(
    browser: Browser, address: str, screens: list[Screen]
) -> None:
    replay = next(screen for screen in screens if screen.name == "first-empires-replay")
    with player(browser, address) as ada:
        replay.show(ada)
        move = ada.page.locator(NUMBER)
        expect(move).to_have_text(moved(40))
        ada.page.get_by_role("slider").fill("2")
        expect(move).to_have_text(moved(2))
        ada.page.keyboard.press("ArrowRight")
        expect(move).to_have_text(moved(3))
        ada.page.locator(".moves .move").nth(1).click()
        expect(move).to_have_text(moved(2))
        ada.page.keyboard.press("Shift+ArrowRight")  # to the next turn
        expect(ada.page.locator(".moves h3:has(+ ol [aria-current])")).to_have_count(1)
        expect(move).not_to_have_text(moved(2))
        ada.page.keyboard.press("End")
        last = move.inner_text()
        ada.page.keyboard.press("Home")
        expect(move).to_have_text(moved(0))
        graph = ada.page.locator(".graph > svg")
        width = graph.bounding_box()
        assert width is not None
        graph.click(position={"x": width["width"] / 2, "y": 40})
        expect(move).not_to_have_text(moved(0))
        expect(move).not_to_have_text(last)


def test_a_seats_eyes_see_what_that_seat_knew(
    browser: Browser, address: str, screens: list[Screen]
) -> None:
    """Once it is over everybody may look with any eyes; what they did not see is not even sent."""
    replay = next(screen for screen in screens if screen.name == "empires-end-replay")
    with player(browser, address) as ada:
        replay.show(ada)
        for name, seat, hands in (
            ("Tiberius", "1", [False, True, False, False]),
            ("Onlooker", "none", [False, False, False, False]),
            ("All cards", "all", [True, True, True, True]),
        ):
            eyes = ada.page.locator(".seen").get_by_role("button", name=name)
            with ada.page.expect_response(f"**/film?seat={seat}&*") as answer:
                eyes.click()
            expect(eyes).to_have_attribute("aria-pressed", "true")
            [(_, view)] = answer.value.json()["frames"][0]["changes"]
            assert [bool(each["hand"]) for each in view["seats"]] == hands


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_one_file_holds_the_whole_replay(
    browser: Browser, address: str, tmp_path: Path, game: str
) -> None:
    """Opened from the disk it asks nobody for anything, whatever the players are called."""
    names = ["</script><b>Ada", "Bob"]
    table = Table.new(empires.game(game), names=names, seed=5)
    dice = random.Random(5)
    while not table.over:
        seat = table.to_move[0]
        table.play(seat, dice.choice(table.legal(seat)))
    table.save(tmp_path / "game.jsonl")
    page = tmp_path / "game.html"
    done = CliRunner().invoke(
        program, ["replay", str(tmp_path / "game.jsonl"), "--html", str(page)]
    )
    assert done.exit_code == 0, done.output
    with player(browser, address) as ada:
        ada.page.goto(page.as_uri())
        ada.page.get_by_role("slider").fill("40")
        expect(ada.page.locator(NUMBER)).to_have_text(moved(40))
        ada.page.locator(".seen").get_by_role("button", name="Bob").click()
        expect(ada.page.locator(".moves [aria-current]")).to_have_count(1)
        assert ada.hosts <= {""}
