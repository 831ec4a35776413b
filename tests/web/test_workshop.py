"""The workshop: cards put right in the browser, taken out, played at a table, proved elsewhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from empires.content.empires_end import PACKS
from empires.content.first_empires import PACKS as FIRST_PACKS
from tests.web.friends import Secret, sits_down
from tests.web.kit import PHONE, has_no_sideways_scrolling, player


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


def test_a_card_is_put_right_taken_out_and_played_with_a_friend(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    with player(browser, address) as ada, player(browser, address) as bob:
        page = ada.page
        ada.goes_to("/workshop/empires-end")
        shows(page, "Fire 9")
        cost = page.locator('fieldset[data-value="cost"]')
        card = page.locator("article.card")
        expect(card).to_contain_text("Building costs: 1 hammer")
        # What can't be is only typed, and told where it was typed.
        expect(cost.get_by_role("button", name="fewer")).to_be_disabled()
        cost.get_by_role("spinbutton").fill("3")
        expect(cost.get_by_role("alert")).to_contain_text("expected 1 or 2, got 3")
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
        empires("content", "check", file)
        assert "fire-9, cost: 1 (reconstructed) → 2 (printed)" in empires(
            "content", "diff", file, code=1
        )
        assert file.read_text("utf-8").startswith(PACKS.standard_text()[:500])  # comments stay
        page.reload()  # it is kept
        expect(page.get_by_text("1 of 99 cards checked")).to_be_visible()
        page.get_by_role("button", name="Compare 1").click()
        expect(page.locator("ins")).to_have_text(["Building costs: 2 hammers"])
        page.get_by_role("button", name="Open a table").click()
        page.wait_for_url("**/t/*")
        bob.goes_to("/t/" + page.url.rpartition("/t/")[2].partition("#")[0])
        # Whoever comes sees it before sitting down.
        own = bob.page.locator("section", has_text="Own cards: My box")
        expect(own).to_contain_text("Building costs: 2 hammers")
        sits_down(bob, "Bob")
        bob.page.wait_for_function(
            "() => localStorage.getItem('empires.tables')?.includes('token')"
        )
        secrets = {secret.seat: secret for secret in (Secret(ada), Secret(bob))}
        while due := secrets[0].deciding():
            secrets[due[0]].plays()
        record = tmp_path / "game.jsonl"
        table = f"{address}/api/tables/{page.url.rpartition('/t/')[2].partition('#')[0]}"
        record.write_bytes(ada.context.request.get(f"{table}/record").body())
        assert "in order" in empires("verify", record)  # which was not told of any pack


def test_first_empires_has_its_maps_civilizations_and_achievements(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    with player(browser, address, PHONE) as ada:
        page = ada.page
        ada.goes_to("/workshop/first-empires")
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
