"""A game that was played elsewhere is opened from a file or a link, with a server or without."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

import empires
from empires.table import Table
from tests.web.kit import PHONE, Player, expect, player
from tests.web.static import hosted

pytestmark = pytest.mark.slow

NUMBER: Final = "#prompt .number"


def written(folder: Path, moves: int | None = None) -> Path:
    """The record of a game by chance, to its end or so far."""
    table = Table.new(empires.game("first-empires"), names=["Ada", "Bob"], seed=7, short=True)
    chance = random.Random(7)
    while not table.over and table.ply != moves:
        seat = table.to_move[0]
        table.play(seat, chance.choice(table.legal(seat)))
    file = folder / f"{moves}.jsonl"
    file.write_bytes(table.record().text())
    return file


def opens(somebody: Player, file: Path) -> None:
    somebody.page.locator("input[type=file]").set_input_files(file)


def is_refused(somebody: Player, why: str) -> None:
    expect(somebody.page.get_by_role("alert")).to_contain_text(why)


def test_without_a_server_a_file_is_opened_and_a_link_carries_the_game(
    browser: Browser, tmp_path: Path
) -> None:
    finished, running, changed = written(tmp_path), written(tmp_path, 9), tmp_path / "changed"
    changed.write_text(finished.read_text("utf-8").replace("Ada", "Eve"), "utf-8")
    with hosted() as host:
        with player(browser, host.address) as ada:
            ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
            ada.goes_to("/")
            ada.page.get_by_role("link", name="Open a saved game").click()
            opens(ada, changed)
            is_refused(ada, "line 1: was changed after it was written")
            opens(ada, finished)
            expect(ada.page.locator(NUMBER)).to_have_text(re.compile("^Move 0 of"))
            ada.page.keyboard.press("ArrowRight")
            ada.page.get_by_role("button", name="Link to move 1").click()
            expect(ada.page.get_by_text("Copied")).to_be_visible()
            link: str = ada.page.evaluate("navigator.clipboard.readText()")
            ada.goes_to("/#/record")
            opens(ada, running)
            expect(ada.page.locator("#handover, #prompt").first).to_be_visible()
        assert link.startswith(f"{host.address}/#/record?ply=1#")
        with player(browser, host.address, PHONE) as bob:  # another device, which knows nothing
            bob.page.goto(link[:-40])
            is_refused(bob, "The link is not whole")
            bob.page.goto(link)
            expect(bob.page.locator(NUMBER)).to_have_text(re.compile("^Move 1 of"))
            assert "/replay" in bob.page.url


def test_a_server_takes_the_same_file(browser: Browser, address: str, tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    finished = written(tmp_path)
    cut.write_bytes(finished.read_bytes()[:-30])
    with player(browser, address) as ada:
        ada.goes_to("/record")
        opens(ada, cut)
        is_refused(ada, "cut off")
        opens(ada, finished)
        expect(ada.page.locator(NUMBER)).to_have_text(re.compile("^Move 0 of"))
        ada.goes_to("/record")
        opens(ada, written(tmp_path, 9))
        expect(ada.page.locator("#handover, #prompt").first).to_be_visible()
        ada.forgives("422")
