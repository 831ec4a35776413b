"""The stage does not move: whole games at every size, at every question, in both languages."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.web.kit import BOT, LONGEST, player

pytestmark = pytest.mark.slow

SIZES: Final = (
    (1280, 720),
    (1366, 768),
    (1536, 730),
    (1440, 900),
    (1920, 1080),
    (390, 844),
    (360, 640),
)
MOST_SHIFT: Final = 0.02
ALL_ASKED: Final = {"auto": False}  # forced moves, too
MOVES: Final = "no-preference"  # about reduced motion

# All that shifts from the first picture of the table on, as the browser itself counts it.
COUNT_SHIFTS: Final = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: false });
}"""

# In the window, and neither under anything else nor cut off by a frame around it.
OUT_OF_SIGHT: Final = """async () => {
  // As many chips are shown as have room, which is measured when they are drawn.
  for (const _ of [1, 2, 3]) await new Promise((done) => requestAnimationFrame(done));
  const controls = [...document.querySelectorAll('#prompt h2, #prompt button, #prompt a')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const found = controls.filter((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    if (!width) return false;
    if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
    return [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3],
      [right - 3, bottom - 3]].some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return !there || !(each.contains(there) || there.contains(each));
      });
  }).map((each) => `out of sight: ${each.textContent.trim().slice(0, 40)}`);
  const cut = [...document.querySelectorAll('#prompt h2, #prompt .title, #prompt .go')]
    .filter((each) => each.scrollHeight > each.clientHeight + 2)
    .map((each) => `cut: ${each.textContent.trim().slice(0, 60)}`);
  const page = document.documentElement;
  const scrolls = page.scrollWidth > innerWidth || page.scrollHeight > innerHeight;
  const threat = innerWidth < 1100 &&
    document.querySelector('#prompt') && document.querySelector('.felt [data-threatened]');
  if (threat) {
    const { top, bottom } = threat.getBoundingClientRect();
    const prompt = document.querySelector('#prompt').getBoundingClientRect().top;
    if (top < 0 || bottom > prompt + 1) found.push('the threatened tile is out of sight');
  }
  return [...found, ...cut, ...(scrolls ? ['the page scrolls'] : [])];
}"""

# What is chosen is told in words, too. Building and using may go on to another question at once.
CHOOSE: Final = """() => [...document.querySelectorAll('#prompt .choice:not([disabled])')]
  .findLast((each) => !['build', 'use'].includes(each.dataset.do))?.click()"""

BOXES: Final = """() => Object.fromEntries(
  [['prompt', '#prompt'], ['board', '.felt > *'], ['felt', '.felt']].map(([name, selector]) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    const scrolled = name === 'board' ? document.querySelector('.felt').scrollTop : 0;
    return [name, [x, y + scrolled, width, height]];
  }))"""


@pytest.mark.parametrize(("size", "lang"), [((1366, 768), "de"), ((390, 844), "en")])
def test_nothing_moves_and_nothing_is_out_of_sight(
    browser: Browser, address: str, size: tuple[int, int], lang: str
) -> None:
    """A whole game in one window, as it is played, with all that moves."""
    found: dict[str, list[str]] = {}
    boxes: list[Any] = []
    with player(browser, address, size, lang=lang, settings=ALL_ASKED, reduced_motion=MOVES) as ada:
        ada.sits_down("empires-end", *[BOT] * 3, seed=str(size[0]))
        assert ada.waits_for_the_question()
        ada.page.evaluate(COUNT_SHIFTS)
        for turn in range(LONGEST):
            if not ada.waits_for_the_question():
                break
            look_at(ada.page, f"{turn}: {ada.question}", found, boxes)
            ada.page.evaluate(CHOOSE)
            look_at(ada.page, f"{turn}: {ada.question}, chosen", found, boxes)
            ada.decides(turn)
        else:
            raise AssertionError("the game does not end")
        look_at(ada.page, "the end", found, boxes[:1])
        shifted = ada.page.evaluate("window.shifted")
    assert found == {}
    assert len(boxes) == 1, boxes
    assert shifted <= MOST_SHIFT


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("game", "bots"), [("empires-end", 3), ("first-empires", 4)])
def test_whole_games_fit_every_window_and_nothing_moves(
    browser: Browser, address: str, game: str, bots: int, lang: str
) -> None:
    """A whole game, each question in another window; going from window to window is no shift."""
    found: dict[str, list[str]] = {}
    boxes: dict[tuple[int, int], list[Any]] = {size: [] for size in SIZES}
    forgiven = 0.0
    with player(browser, address, SIZES[0], lang=lang, settings=ALL_ASKED) as ada:
        ada.sits_down(game, *[BOT] * bots, seed="21" if lang == "en" else "22")
        assert ada.waits_for_the_question()
        ada.page.wait_for_selector("#map .region, .felt .location")
        ada.page.evaluate(COUNT_SHIFTS)
        for turn in range(LONGEST):
            if not ada.waits_for_the_question():
                break
            size = SIZES[turn % len(SIZES)]
            before = ada.page.evaluate("window.shifted")
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            where = f"{size} {turn}: {ada.question}"
            look_at(ada.page, where, found, boxes[size])
            forgiven += ada.page.evaluate("window.shifted") - before
            ada.page.evaluate(CHOOSE)
            look_at(ada.page, f"{where}, chosen", found, boxes[size])
            ada.decides(turn)
        else:
            raise AssertionError("the game does not end")
        shifted = ada.page.evaluate("window.shifted") - forgiven
    assert found == {}
    assert all(len(each) <= 1 for each in boxes.values()), boxes
    assert shifted <= MOST_SHIFT


def look_at(page: Page, when: str, found: dict[str, list[str]], boxes: list[Any]) -> None:
    if hidden := page.evaluate(OUT_OF_SIGHT):
        found[when] = hidden
    now = page.evaluate(BOXES)
    if now not in boxes:
        boxes.append(now)
