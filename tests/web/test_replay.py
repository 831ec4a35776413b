"""Looking back: any move by slider, keys, list and link, with the right eyes; and as one file."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, expect

import empires
from empires.cli import program
from empires.table import Table
from tests.web.kit import player

pytestmark = pytest.mark.slow


def test_a_running_game_is_seen_with_ones_own_eyes_only(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.starts_solo("empires-end")
        for turn in range(6):
            ada.decides(turn)
        ada.page.get_by_role("link", name="Replay").click()
        expect(ada.page.locator(".rbar .seg button")).to_have_count(1)
        slider = ada.page.get_by_role("slider")
        slider.fill("2")
        expect(ada.page.locator(".now .tag")).to_have_text("Move 2")
        ada.page.keyboard.press("ArrowRight")
        expect(ada.page.locator(".now .tag")).to_have_text("Move 3")
        ada.page.locator(".movelist .mv").nth(1).click()
        expect(ada.page.locator(".now .tag")).to_have_text("Move 1")
        table = ada.page.url.split("/t/")[1].split("/")[0]
        ada.goes_to(f"/t/{table}/replay?ply=4")
        expect(ada.page.locator(".now .tag")).to_have_text("Move 4")


def test_when_it_is_over_everybodys_cards_can_be_seen(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.starts_solo("first-empires")
        ada.plays_to_the_end()
        ada.page.get_by_role("link", name="Replay").first.click()
        expect(ada.page.locator(".rbar .seg button")).to_have_count(5)
        ada.page.get_by_role("button", name="Tiberius", exact=True).click()
        expect(ada.page.get_by_role("button", name="Tiberius", exact=True)).to_have_attribute(
            "aria-pressed", "true"
        )
        expect(ada.page.locator(".graph .ln")).to_have_count(3)


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
        expect(ada.page.locator(".now .tag")).to_have_text("Move 40")
        ada.page.get_by_role("button", name="Bob", exact=True).click()
        expect(ada.page.locator(".movelist li")).to_have_count(table.ply + 1)
        assert ada.hosts <= {""}
