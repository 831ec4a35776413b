"""Whole games by keyboard alone: focus can always be seen, and nowhere does it get caught."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import LONGEST, Player, player, title

pytestmark = pytest.mark.slow

FOCUS: Final = """() => {
  const found = document.activeElement;
  if (!found || found === document.body) return null;
  const style = getComputedStyle(found);
  const box = found.getBoundingClientRect();
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--focus)';
  const colour = getComputedStyle(probe).color;
  probe.remove();
  // On the map the shape itself gets the colour, since an outline would be a box around it.
  const drawn = [...found.querySelectorAll('*')]
    .some((shape) => getComputedStyle(shape).stroke === colour);
  found.dataset.number ??= String((window.focused = (window.focused ?? 0) + 1));
  return {
    what: found.outerHTML.slice(0, 120),
    number: Number(found.dataset.number),
    outlined: drawn || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2),
    there: box.width > 0 && box.height > 0,
    area: found.id === 'prompt',
    choice: found.matches('.choice'),
    starts: found.textContent.includes('Start'),
  };
}"""


def focus(page: Page) -> dict[str, Any] | None:
    found: dict[str, Any] | None = page.evaluate(FOCUS)
    return found


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_table_is_set_up_with_keys_alone(browser: Browser, address: str, game: str) -> None:
    with player(browser, address) as ada:
        ada.goes_to("/new")
        ada.page.get_by_role("radio", name=title(game)).focus()
        ada.page.keyboard.press("Space")
        for _ in range(60):
            ada.page.keyboard.press("Tab")
            found = focus(ada.page)
            if found and found["starts"]:
                break
        ada.page.keyboard.press("Enter")
        ada.waits_for_the_question()
        expect(ada.page).to_have_title(f"● Your move: {title(game)}")


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_whole_game_is_played_with_keys_alone(browser: Browser, address: str, game: str) -> None:
    """Numbers choose and Enter confirms; whatever has no number is reached with Tab."""
    with player(browser, address) as ada:
        ada.sits_down(game)
        for turn in range(LONGEST):
            if not ada.waits_for_the_question():
                break
            if turn % 10 == 5:
                chooses_with_tab(ada)
            else:
                chooses_with_a_number(ada, turn)
            ada.page.keyboard.press("Enter")
        expect(ada.page.locator("#prompt.result")).to_be_visible()
        expect(ada.page.locator(".over table")).to_be_visible()


def chooses_with_a_number(ada: Player, turn: int) -> None:
    """Where there are too many for buttons, the first of the list."""
    if many := min(9, ada.page.locator("#prompt .choice").count()):
        ada.page.keyboard.press(str(turn % many + 1))
        return
    ada.page.keyboard.press("l")
    if ada.page.locator(".sheet").count():
        ada.page.keyboard.press("Enter")


def chooses_with_tab(ada: Player) -> None:
    """F6 goes to the prompt, Tab to a choice in it, Space chooses."""
    for key in ("F6", "Tab"):
        for _ in range(12):
            ada.page.keyboard.press(key)
            found = focus(ada.page)
            if found and found["area" if key == "F6" else "choice"]:
                break
        else:
            # Too many for buttons; or what was confirmed before was the last choice of the game.
            chooses_with_a_number(ada, 0)
            return
    ada.page.keyboard.press("Space")


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_focus_goes_round_the_whole_table_and_can_be_seen(
    browser: Browser, address: str, game: str
) -> None:
    with player(browser, address, reduced_motion="reduce") as ada:
        ada.sits_down(game)
        for turn in range(3):
            ada.decides(turn)
        ada.waits_for_the_question()
        ada.page.evaluate("document.activeElement.blur()")
        seen: list[int] = []
        for _ in range(400):
            ada.page.keyboard.press("Tab")
            found = focus(ada.page)
            if found is None:
                continue
            assert found["outlined"], found["what"]
            assert found["there"], found["what"]
            if found["number"] in seen and found["number"] == seen[0]:
                break
            assert found["number"] not in seen, f"caught at {found['what']}"
            seen.append(found["number"])
        else:
            raise AssertionError("focus never comes back to where it began")
        assert len(seen) > 12


def test_a_key_goes_from_part_to_part_of_the_page(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down("empires-end")
        ada.waits_for_the_question()
        areas = ada.page.locator("[data-area]").count()
        met = []
        for _ in range(areas):
            ada.page.keyboard.press("F6")
            found = focus(ada.page)
            assert found is not None
            met.append(found["number"])
        assert len(set(met)) == areas


def test_the_keys_are_listed_and_the_list_goes_away(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down("first-empires")
        ada.waits_for_the_question()
        ada.page.keyboard.press("?")
        expect(ada.page.get_by_role("dialog", name="Keys")).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
