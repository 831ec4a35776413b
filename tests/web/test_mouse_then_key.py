"""From the mouse to the keyboard: Enter plays what was clicked, Escape lets go of it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import Made, Player, player

pytestmark = pytest.mark.slow

# What can be pointed at, on the table and never in the prompt.
THINGS: Final = [
    ("empires-end", "tile", ".loc.can"),
    ("empires-end", "card", ".hc.can"),
    ("first-empires", "region", ".map .region:is(.from, .reach, .conq)"),
    ("first-empires", "die", ".die.can"),
]

# A point of the thing itself: the middle of a region's box may lie in another region.
POINT: Final = """(thing) => {
  thing.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (let down = 1; down < 12; down++) for (let right = 1; right < 12; right++) {
    const [x, y] = [left + (width * right) / 12, top + (height * down) / 12];
    if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


@pytest.mark.parametrize(
    ("game", "things"),
    [pytest.param(game, css, id=f"{game} {what}") for game, what, css in THINGS],
)
def test_enter_plays_what_was_clicked_and_escape_lets_go_of_it(
    browser: Browser, address: str, game: str, things: str
) -> None:
    with player(browser, address, (1366, 768)) as ada:
        made = ada.sits_down(game, options={})
        for turn in range(300):
            assert ada.waits_for_the_question(), "nothing of the kind could be clicked all game"
            if chooses_by_mouse(ada, things):
                break
            ada.page.keyboard.press("Escape")
            ada.decides(turn)
        ready = ada.page.locator("#prompt .btn.go:not([disabled])")
        asked = question_of(made)
        ada.page.keyboard.press("Escape")
        expect(ready).to_have_count(0)
        assert question_of(made) == asked
        assert chooses_by_mouse(ada, things)
        ada.page.keyboard.press("Enter")
        expect(ready).to_have_count(0)
        ada.waits_for_the_question()
        assert question_of(made) != asked


def question_of(made: Made) -> str | None:
    """The name of the question Ada is asked; bots may move meanwhile."""
    prompt = made.prompt(0)[1]
    return prompt["id"] if prompt else None


def chooses_by_mouse(ada: Player, things: str) -> bool:
    """Click on one after the other until that makes a choice."""
    chosen = ada.page.locator("#prompt .btn.go:not([disabled])")
    for at in range(min(12, ada.page.locator(things).count())):
        found = ada.page.locator(things).nth(at)
        point = found.evaluate(POINT) if found.count() else None
        if point is None:
            continue
        ada.page.mouse.click(*point)
        if ada.page.locator("[role=dialog]").count():
            ada.page.keyboard.press("Escape")
        if chosen.count():
            return True
        if all_of_them := ada.page.locator("#prompt .pickzone > .btn").count():
            # A card can be built or sold: Enter does not know yet, and leaves it picked.
            ada.page.keyboard.press("Enter")
            assert ada.page.locator("#prompt .pickzone > .btn").count() == all_of_them
            if "hc" in things:
                ada.page.locator("#prompt .choice").first.click()
                return True
    return False


def test_enter_confirms_a_hint_that_was_asked_for_by_mouse(browser: Browser, address: str) -> None:
    with player(browser, address, (1366, 768)) as ada:
        made = ada.sits_down("empires-end")
        ada.waits_for_the_question()
        asked = question_of(made)
        ada.page.get_by_role("button", name="Hint").click()
        expect(ada.page.locator("#prompt .btn.go")).to_be_enabled()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("#prompt .btn.go:not([disabled])")).to_have_count(0)
        ada.waits_for_the_question()
        assert question_of(made) != asked


def test_enter_presses_a_control_that_was_reached_by_key(browser: Browser, address: str) -> None:
    """Whoever tabs to the settings with a choice made wants the settings, not the move."""
    with player(browser, address, (1366, 768)) as ada:
        made = ada.sits_down("empires-end")
        ada.waits_for_the_question()
        asked = question_of(made)
        ada.page.keyboard.press("1")
        expect(ada.page.locator("#prompt .btn.go")).to_be_enabled()
        settings = ada.page.get_by_role("button", name="Settings")
        for _ in range(100):
            if settings.evaluate("each => each === document.activeElement"):
                break
            ada.page.keyboard.press("Shift+Tab")
        ada.page.keyboard.press("Enter")
        expect(ada.page.get_by_role("dialog", name="Settings")).to_be_visible()
        assert question_of(made) == asked
