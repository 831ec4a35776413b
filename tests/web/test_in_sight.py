"""At every size the question, its choices and Confirm lie in the window, whatever is asked."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.web.kit import BOT, LONGEST, Player, player

pytestmark = pytest.mark.slow

SIZES: Final = (
    (1280, 720),
    (1366, 768),
    (1536, 730),
    (1440, 900),
    (1920, 1080),
    (390, 844),
)
MOST_PLAYERS: Final = {"empires-end": 4, "first-empires": 5}

# In the window, and neither under anything else nor cut off by a frame that scrolls.
OUT_OF_SIGHT: Final = """async (width) => {
  // The page hears of another size with a frame, and has drawn for it with the next one.
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (innerWidth !== width) await frame();
  for (const _ of [1, 2]) await frame();
  const shown = [...document.querySelectorAll(
    '#prompt h2, #prompt .choice, #prompt .pickzone .btn, #prompt .btn.go')];
  const hidden = shown.filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
    const corners = [[left + 4, top + 4], [right - 4, top + 4],
      [left + 4, bottom - 4], [right - 4, bottom - 4]];
    return corners.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return !there || !(each.contains(there) || there.contains(each));
    });
  }).map((each) => each.textContent.trim().slice(0, 60));
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) {
    const wide = [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > innerWidth + 1);
    hidden.push(`the page scrolls sideways: ${wide.at(-1)?.outerHTML.slice(0, 80)}`);
  }
  if (innerWidth >= 1100 && page.scrollHeight > innerHeight + 1) hidden.push('the page scrolls');
  const table = document.querySelector('main');
  if (innerWidth >= 1440 && innerHeight >= 900 && table.scrollHeight > table.clientHeight + 1) {
    hidden.push('not all of the table is in sight');
  }
  return hidden;
}"""


@pytest.mark.parametrize("game", list(MOST_PLAYERS))
def test_what_is_asked_is_in_sight_all_game_long(browser: Browser, address: str, game: str) -> None:
    """Every question at one size, in turn; each sort of question at all of them.

    In German, whose words are longer. From 1440×900 on nothing of the table has to be scrolled.
    """
    found: dict[str, list[str]] = {}
    met: set[tuple[str, int]] = set()
    # What leaves no choice, the page would play by itself while it is looked at.
    with player(browser, address, SIZES[0], lang="de", settings={"auto": False}) as ada:
        ada.sits_down(game, *[BOT] * (MOST_PLAYERS[game] - 1))
        for turn in range(LONGEST):
            if not ada.waits_for_the_question():
                break
            sort = sort_of(ada)
            in_turn = (SIZES[turn % len(SIZES)],)
            found |= hidden_at(ada, in_turn, f"{turn}: {sort}, asked")
            ada.page.locator("#prompt .choice").last.click()
            # What is chosen is told in words, too: then the bar has least room.
            found |= hidden_at(ada, in_turn if sort in met else SIZES, f"{turn}: {sort}, chosen")
            met.add(sort)
            ada.decides(turn)
    assert found == {}


def sort_of(ada: Player) -> tuple[str, int]:
    """Questions that differ only in names and numbers are drawn alike."""
    kind = re.sub(r"\d+", "#", re.split(r"[.:?]", ada.question)[0])
    return kind, ada.page.locator("#prompt .choice").count()


def hidden_at(ada: Player, sizes: tuple[tuple[int, int], ...], when: str) -> dict[str, list[str]]:
    found = {}
    for width, height in sizes:
        ada.page.set_viewport_size({"width": width, "height": height})
        if hidden := ada.page.evaluate(OUT_OF_SIGHT, width):
            found[f"{when}, {width}×{height}"] = hidden
    return found
