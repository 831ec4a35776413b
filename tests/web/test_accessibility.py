"""axe-core finds nothing serious on any screen, light or dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.kit import LAPTOP, PHONE, player

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    """What is serious or critical, each with where it is."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]} ({each['nodes'][0]['failureSummary']})"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen_can_be_read_and_used_by_everybody(
    browser: Browser, address: str, theme: str, size: tuple[int, int]
) -> None:
    with player(browser, address, size, color_scheme=theme, reduced_motion="reduce") as ada:
        found = {}
        for path, ready in (
            ("/", ".seatrow"),
            ("/learn/empires-end", "figure"),
            ("/rules/first-empires", "article"),
            ("/credits", "h2"),
        ):
            ada.goes_to(path)
            ada.page.wait_for_selector(ready)
            found[path] = violations(ada.page)
        for game in ("empires-end", "first-empires"):
            ada.starts_solo(game)
            for turn in range(24):
                if not ada.decides(turn):
                    break
                if turn % 6 == 5 and ada.waits_for_the_question():
                    found[f"{game} {turn} {ada.question}"] = violations(ada.page)
            ada.page.get_by_role("button", name="Settings").click()
            found[f"{game} settings"] = violations(ada.page)
            ada.page.keyboard.press("Escape")
            ada.page.goto(f"{ada.page.url}/replay?ply=9")
            ada.page.wait_for_selector(".movelist li")
            found[f"{game} replay"] = violations(ada.page)
        assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
