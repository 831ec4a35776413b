"""The workshop: cards put right in the browser, taken out, played at a table, proved elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from empires.content.empires_end import PACKS
from empires.content.first_empires import PACKS as FIRST_PACKS
from empires.content.rows import read, rows, source_of
from tests.web.friends import Secret, sits_down
from tests.web.kit import PHONE, has_no_sideways_scrolling, player
from tests.web.otherwise import ALL, otherwise
from tests.web.putting_right import puts_right


def empires(*arguments: str | Path, code: int = 0) -> str:
    command = [sys.executable, "-m", "empires", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def shows(page: Page, card: str) -> None:
    page.locator(".tile", has=page.get_by_text(card, exact=True)).click()
    expect(page.get_by_role("heading", level=2)).to_contain_text(card)


def exported(page: Page, folder: Path) -> Path:
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").click()
    file = folder / saved.value.suggested_filename
    saved.value.save_as(file)
    return file


def test_a_card_is_put_right_as_its_owner_reads_it(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    with player(browser, address) as ada:
        page = ada.page
        ada.goes_to("/workshop/empires-end")
        shows(page, "Fire 9")
        cost = page.locator('fieldset[data-value="cost"]')
        card = page.locator("article.card")
        expect(card).to_contain_text("Building costs: 1 hammer")
        # What can't be is only typed, and told where it was typed, and at its tab.
        expect(cost.get_by_role("button", name="fewer")).to_be_disabled()
        cost.get_by_role("spinbutton").fill("3")
        expect(cost.get_by_role("alert")).to_contain_text("expected 1 or 2, got 3")
        page.get_by_role("button", name="Conflicts 11").click()
        page.get_by_role("button", name="Disasters 88 1 problem").click()
        shows(page, "Fire 9")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
        cost.get_by_role("spinbutton").fill("2")
        expect(cost.get_by_role("alert")).to_have_count(0)
        expect(card).to_contain_text("Building costs: 2 hammers")
        expect(card).to_contain_text("Kosten beim Ausspielen: 2 Hämmer")
        page.get_by_role("button", name="As printed on my copy").click()
        expect(page.get_by_text("1 of 99 cards checked")).to_be_visible()
        page.get_by_role("button", name="axe", exact=True).click()
        expect(page.get_by_text("0 of 99 cards checked")).to_be_visible()
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_text("1 of 99 cards checked")).to_be_visible()
        page.get_by_label("Name of the pack").fill("My box")
        file = exported(page, tmp_path)
        assert file.name == "my-box.toml"
        assert "fire-9, cost: 1 (reconstructed) → 2 (printed)" in empires(
            "content", "diff", file, code=1
        )
        assert file.read_text("utf-8").startswith(PACKS.standard_text()[:500])  # comments stay
        page.reload()  # it is kept
        expect(page.get_by_text("1 of 99 cards checked")).to_be_visible()
        # A file that is no pack of this game takes nothing away.
        other = tmp_path / "other.toml"
        for text, why in ((FIRST_PACKS.standard_text(), "empires-end"), ("[pack", "TOML")):
            other.write_text(text, "utf-8")
            page.locator("input[type=file]").set_input_files(other)
            expect(page.get_by_text("This file is no pack of this game")).to_contain_text(why)
            expect(page.get_by_text("1 of 99 cards checked")).to_be_visible()
        page.get_by_role("button", name="Compare 1").click()
        expect(page.locator("ins")).to_have_text(["Building costs: 2 hammers"])
        page.get_by_role("button", name="Start again").click()
        expect(page.get_by_text("0 of 99 cards checked")).to_be_visible()
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_text("1 of 99 cards checked")).to_be_visible()


@pytest.mark.parametrize("game", ALL)
def test_every_value_of_a_pack_makes_the_round(
    browser: Browser, address: str, tmp_path: Path, game: str
) -> None:
    packs, wanted = ALL[game], otherwise(game)
    with player(browser, address) as ada, player(browser, address) as bob:
        ada.goes_to(f"/workshop/{game}")
        expect(ada.page.locator(".tile").first).to_be_visible()
        puts_right(ada, game, wanted)
        every = re.compile(r"(\d+) of \1 cards checked")
        expect(ada.page.get_by_text(every)).to_be_visible()
        file = exported(ada.page, tmp_path)
        empires("content", "check", file)
        assert packs.load(file).digest == packs.parse_data(wanted).digest
        told = tomllib.loads(file.read_text("utf-8"))
        standard = tomllib.loads(packs.standard_text())
        pairs = list(zip(rows(standard, packs.kinds), rows(told, packs.kinds), strict=True))
        for before, after in pairs:
            for value in after.kind.values:
                assert read(before, value) != read(after, value), (before.place, value.key)
                assert source_of(after, value.key) == "printed"
        # Brought to another browser, it is the same pack.
        bob.goes_to(f"/workshop/{game}")
        bob.page.locator("input[type=file]").set_input_files(file)
        expect(bob.page.get_by_text(every)).to_be_visible()
        assert packs.load(exported(bob.page, tmp_path / "bob")).digest == packs.load(file).digest
        ada.page.get_by_role("button", name="Open a table").click()
        ada.page.wait_for_url("**/t/*")
        table = ada.page.url.rpartition("/t/")[2].partition("#")[0]
        bob.goes_to(f"/t/{table}")
        # Whoever comes sees it before sitting down.
        own = bob.page.locator("section", has_text="Own cards: standard")
        changes = ada.context.request.get(f"{address}/api/tables/{table}/pack").json()["changes"]
        expect(own.locator("li")).to_have_count(len(changes))
        assert len(changes) >= 45  # cards alone
        sits_down(bob, "Bob")
        bob.page.wait_for_function(
            "() => localStorage.getItem('empires.tables')?.includes('token')"
        )
        secrets = {secret.seat: secret for secret in (Secret(ada), Secret(bob))}
        while due := secrets[0].deciding():
            secrets[due[0]].plays()
        record = tmp_path / "game.jsonl"
        record.write_bytes(ada.context.request.get(f"{address}/api/tables/{table}/record").body())
        assert "in order" in empires("verify", record)  # which was not told of any pack


def test_first_empires_has_its_maps_civilizations_and_achievements(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    with player(browser, address, PHONE) as ada:
        page = ada.page
        ada.goes_to("/workshop/first-empires")
        # On a phone the list and the card take turns.
        expect(page.get_by_role("heading", level=2)).to_contain_text("Karthadst")
        page.get_by_role("button", name="List", exact=True).click()
        shows(page, "Karthadst")
        assert has_no_sideways_scrolling(page)
        dice = page.locator('fieldset[data-value="dice"] input')
        dice.nth(1).fill("1")
        expect(page.locator('fieldset[data-value="dice"]')).to_contain_text("never fall")
        dice.nth(1).fill("2")
        expect(page.locator('fieldset[data-value="dice"] [role=alert]')).to_have_count(0)
        page.get_by_role("button", name="Achievements 45").click()
        page.locator('fieldset[data-value="points"]').get_by_role("button", name="more").click()
        page.get_by_role("button", name="Borders 30").click()
        page.get_by_role("button", name="Remove").click()
        expect(page.get_by_role("button", name="Borders 29")).to_be_visible()
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("button", name="Borders 30")).to_be_visible()
        page.get_by_role("button", name="City tiles 1").click()
        page.locator('fieldset[data-value="values"] input').first.fill("4")
        file = exported(page, tmp_path)
        empires("content", "check", file)
        changed = empires("content", "diff", file, code=1)
        assert "tiles, values: [1, 1, 2, 2, 2, 3] (rulebook) → [4, 1, 2, 2, 2, 3]" in changed
        assert "karthadst, dice" in changed
        assert ", points: " in changed  # what was taken back was the border alone
        # And back in: the standard pack undoes all of it.
        standard = tmp_path / "standard.toml"
        standard.write_text(FIRST_PACKS.standard_text(), "utf-8")
        page.locator("input[type=file]").set_input_files(standard)
        expect(page.get_by_role("button", name="Compare 0")).to_be_visible()
        # What it does to the game comes in as bots play it, and goes on where it was stopped.
        page.get_by_role("button", name="Balance").click()
        page.get_by_role("button", name="Measure").click()
        expect(page.get_by_role("heading", name="share of victories")).to_be_visible()
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_role("button", name="Go on")).to_be_visible()
        assert has_no_sideways_scrolling(page)
