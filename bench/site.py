"""What the page without a server costs: bytes, first page, start from the cache, a choice of a bot.

python -m bench.site --looks 3, after make site
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.kit import ANSWERS, LAPTOP, browser_of, player
from tests.web.static import all_bytes, hosted

MIDDLE: Final = "governor"  # of the levels
# Milliseconds since the page was opened, when the frame after the change has been drawn.
WATCH: Final = """(() => {
  const drawn = (name) => {
    window[name] = -1;
    requestAnimationFrame(() => setTimeout(() => (window[name] = performance.now())));
  };
  new MutationObserver(() => {
    if (!window.lobby && document.querySelector('.game')) drawn('lobby');
    if (!window.choice && document.querySelector('#prompt .choice')) drawn('choice');
  }).observe(document, { subtree: true, childList: true });
})()"""
KEPT: Final = """async () => {
  await navigator.serviceWorker.ready;
  return !document.querySelector('progress');
}"""
# One game of each, played by bots of that level in the worker; milliseconds of every choice.
THINKING: Final = """
import time
import empires
from empires.bots import bot
def times(level):
    took = []
    for name in ("empires-end", "first-empires"):
        game = empires.game(name)
        p = game.new(players=2, seed=5)
        bots = [bot(level, seed=seat) for seat in range(2)]
        while not p.over:
            seat = p.to_move[0]
            since = time.perf_counter()
            code = bots[seat].choose(bots[seat].look(game, p, seat))
            took.append((time.perf_counter() - since) * 1000)
            p.play(seat, code)
    return took
import json
json.dumps(times("%s"))
"""


class Figure(NamedTuple):
    """One thing that was measured, and the most it may be."""

    what: str
    unit: str
    goal: float
    found: list[float]
    always: bool = False
    """Whether it is a goal for each of them, and not for most."""

    @property
    def is_within(self) -> bool:
        return (max if self.always else median)(self.found) <= self.goal


def main() -> None:
    given = arguments()
    with sync_playwright() as playwright:
        browser = browser_of(playwright)
        figures = measured(browser, given.looks)
        where = f"Chromium {browser.version}, {platform.machine()}, {platform.system()}"
    if given.json:
        print(json.dumps({"browser": where, "figures": [each._asdict() for each in figures]}))
    else:
        print("| | goal | median | highest |\n|---|---|---|---|")
        for what, unit, goal, found, _ in figures:
            print(f"| {what} | {goal:g} {unit} | {median(found):.4g} {unit} | {max(found):.4g} |")
        print(where)
    sys.exit(0 if all(each.is_within for each in figures) else 1)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.site",
        description="Measure the page that needs no server, on a plain host of this machine.",
        epilog="Example: python -m bench.site --looks 5. Exit code 1: a goal is missed.",
    )
    parser.add_argument("--looks", type=int, default=3, help="visits, each by somebody new [3]")
    parser.add_argument("--json", action="store_true", help="for programs")
    return parser.parse_args()


def measured(browser: Browser, looks: int) -> list[Figure]:
    lobby: list[float] = []
    warm: list[float] = []
    thought: list[float] = []
    with hosted() as host:
        for number in range(looks):
            with player(browser, host.address, LAPTOP) as ada:
                ada.context.add_init_script(WATCH)
                ada.goes_to("/")
                lobby.append(since_opening(ada.page, "lobby"))
                ada.page.wait_for_function(KEPT)
                if number == 0:
                    (worker,) = ada.page.workers
                    code = THINKING % MIDDLE
                    thought += json.loads(
                        worker.evaluate("code => self.python.runPython(code)", code)
                    )
                ada.starts_solo("empires-end")
                ada.page.wait_for_selector(ANSWERS)
                table = ada.page.url
                ada.page.goto("about:blank")
                ada.page.goto(table)
                warm.append(since_opening(ada.page, "choice"))
    return [
        Figure("all that is fetched, compressed", "MB", 9, [all_bytes() / 1e6]),
        Figure("first page, first visit", "ms", 1000, lobby),
        Figure("from opening a table to its first choice, from the cache", "ms", 4000, warm),
        Figure(f"a choice of the middle level ({MIDDLE})", "ms", 1000, thought, always=True),
    ]


def since_opening(page: Page, name: str) -> float:
    page.wait_for_function(f"() => window.{name} > 0")
    told: float = page.evaluate(f"window.{name}")
    return told


if __name__ == "__main__":
    main()
