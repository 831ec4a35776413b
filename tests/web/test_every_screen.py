"""Every screen, at every size, light and dark, in both languages: it fits, and all can use it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.web.german import english_in
from tests.web.kit import LAPTOP, PHONE, has_no_sideways_scrolling, player
from tests.web.screens import ASKED, Screen

pytestmark = pytest.mark.slow

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
OPTIONS: Final = {"rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}
# What a theme can change; all else was looked at in the light.
CONTRAST: Final = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
NARROW: Final = (320, 640)
ZOOMED: Final = (720, 450)  # a laptop at 200 %
AT_A_TABLE: Final = tuple(f"{game}-{kind}" for game, kinds in ASKED.items() for kind in kinds)

CUT: Final = """() => [...document.querySelectorAll('body *')].filter((each) => {
  const direct = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!direct || !each.checkVisibility() || each.clientWidth < 2) return false;
  // What ends in dots on purpose says all of it to whoever points at it.
  if (each.closest('[title]:not([title=""])')) return false;
  const style = getComputedStyle(each);
  return style.overflowX !== 'visible' && style.overflowX !== 'auto'
    && each.scrollWidth > each.clientWidth + 1;
}).map((each) => each.outerHTML.slice(0, 160))"""

# What stands beside each other at the top: none may lie over the next.
HEAPED: Final = """() => [...document.querySelectorAll('.topbar')].flatMap((bar) => {
  const parts = [...bar.children].filter((each) => each.checkVisibility());
  const edge = (part) => Math.max(part.getBoundingClientRect().right, ...(
    getComputedStyle(part).overflowX === 'visible'
      ? [...part.querySelectorAll('b, span')].filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect().right) : []));
  return parts.slice(1).filter((part, at) =>
    edge(parts[at]) > part.getBoundingClientRect().left + 1).map((part) => part.className);
})"""

PROMPT: Final = """() => {
  const box = document.querySelector('#prompt').getBoundingClientRect();
  const heights = [...document.querySelectorAll('#prompt .choice, #prompt .go')]
    .map((each) => each.getBoundingClientRect().height);
  return {
    top: box.top, bottom: box.bottom, height: box.height, lowest: Math.min(...heights),
    scrolls: document.documentElement.scrollHeight > innerHeight + 1,
  };
}"""


@pytest.mark.parametrize(
    ("size", "lang", "others"),
    [(LAPTOP, "en", (PHONE,)), (PHONE, "de", (LAPTOP, ZOOMED, NARROW))],
    ids=["laptop", "phone"],
)
def test_every_screen_can_be_read_and_used_by_everybody(
    browser: Browser,
    address: str,
    screens: list[Screen],
    size: tuple[int, int],
    lang: str,
    others: tuple[tuple[int, int], ...],
) -> None:
    """axe-core finds nothing serious, light and dark; German is German, and all has its room.

    Each screen is opened once in each language, and the window then made as large as the others.
    """
    found: dict[str, list[str]] = {}
    with player(browser, address, size, lang=lang, reduced_motion="reduce") as ada:
        for screen in screens:
            screen.show(ada)
            wrong = [*violations(ada.page), *misfits(ada.page)]
            if lang == "de":
                wrong += [f"English: {word}" for word in english_in(ada.page)]
            if screen.name in AT_A_TABLE:
                wrong += misplaced(ada.page, size)
            if size == LAPTOP:
                wrong += [f"in the dark: {each}" for each in in_the_dark(ada.page)]
            wrong += elsewhere(ada.page, size, others)
            found[screen.name] = wrong
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def in_the_dark(page: Page) -> list[str]:
    """The same screen with the other theme, as the system asks for it."""
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    wrong = list(violations(page, CONTRAST))
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return wrong


def elsewhere(
    page: Page, size: tuple[int, int], others: tuple[tuple[int, int], ...]
) -> Iterator[str]:
    """Nothing is lost in other windows: this one is made as large as they are."""
    for width, height in others:
        page.set_viewport_size({"width": width, "height": height})
        for wrong in misfits(page):
            yield f"{width} px wide: {wrong}"
    page.set_viewport_size({"width": size[0], "height": size[1]})


def violations(page: Page, options: dict[str, Any] = OPTIONS) -> Iterator[str]:
    """What axe-core calls serious or critical, each with where it is."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    result: dict[str, Any] = page.evaluate("(options) => axe.run(options)", options)
    for each in result["violations"]:
        if each["impact"] in ("serious", "critical"):
            node = each["nodes"][0]
            yield f"{each['id']}: {node['html'][:160]} ({node['failureSummary']})"


def misfits(page: Page) -> Iterator[str]:
    if not has_no_sideways_scrolling(page):
        yield "scrolls sideways"
    for part in page.evaluate(HEAPED):
        yield f"in the bar something lies over {part}"
    for cut in page.evaluate(CUT):
        yield f"cut text: {cut}"


def misplaced(page: Page, size: tuple[int, int]) -> Iterator[str]:
    """On a laptop all is in sight without scrolling; on a phone the prompt is pinned, and low."""
    prompt = page.evaluate(PROMPT)
    _, height = size
    if prompt["top"] < 0 or prompt["bottom"] > height + 1:
        yield f"the prompt is not in sight: {prompt}"
    if size == LAPTOP and prompt["scrolls"]:
        yield "the page scrolls"
    if size == PHONE and prompt["height"] > 0.4 * height + 1:
        yield f"the prompt takes {prompt['height']} of {height}"
    if size == PHONE and prompt["lowest"] < 44:
        yield f"a choice is only {prompt['lowest']} high"
