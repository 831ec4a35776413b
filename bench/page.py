"""What a table costs in a real browser: bytes and time of a first look, of moves, of motion.

python -m bench.page --looks 5
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, Request, sync_playwright

from bench import frames
from tests.server.kit import NO_LIMITS, serving
from tests.web.kit import ANSWERS, BOT, LAPTOP, PHONE, Player, browser_of, player

# Scripts and styles, the outlines of a map among them; and pictures.
GOAL_BYTES: Final = {"empires-end": 160_000, "first-empires": 170_000}
GOAL_ART: Final = {"empires-end": 150_000, "first-empires": 250_000}
GOAL_FIRST: Final = 1000.0  # milliseconds from the address to the position
GOAL_MOVE: Final = 100.0  # milliseconds from the server's answer to its picture
GOAL_FRAME: Final = (
    50.0  # milliseconds of the page's own work, the longest frame while something moves
)
SIZES: Final = {"laptop": LAPTOP, "phone": PHONE}
GAMES: Final = ("empires-end", "first-empires")

# Runs before the page does. A picture is there when the frame after the change has been drawn.
WATCH: Final = """(() => {
  const drawn = (tell) => requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
  const moves = (window.moves = []);
  let arrived = 0;
  window.first = 0;
  new MutationObserver(() => {
    if (!window.first && document.querySelector('#prompt .choice')) {
      window.first = -1;
      drawn((now) => {
        window.first = now;
        document.documentElement.dataset.drawn = '';
      });
    }
    if (arrived) {
      const since = arrived;
      arrived = 0;
      drawn((now) => moves.push(now - since));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', (event) => {
        const now = performance.now();
        if (window.first > 0 && JSON.parse(event.data).type === 'update') arrived = now;
      });
    }
  };
})()"""


def main() -> None:
    given = arguments()
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(Path(folder, "tables.sqlite"), *NO_LIMITS) as server,
    ):
        found = browser_of(playwright)
        looks = [
            look(found, server.url, game, size, given.moves)
            for _ in range(given.looks)
            for game in GAMES
            for size in SIZES
        ]
        browser = f"Chromium {found.version}, {platform.machine()}, {platform.system()}"
    rows = [summed([each for each in looks if each["table"] == name]) for name in names(looks)]
    if given.json:
        print(json.dumps({"browser": browser, "tables": rows}, indent=2))
    else:
        print(table(rows), f"\nMedian (highest) of {given.looks} first looks. {browser}.")
    sys.exit(0 if all(row["within"] for row in rows) else 1)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.page",
        description="Measure first looks at tables, with a cold cache, and moves there.",
        epilog="Example: python -m bench.page --looks 5 --json. Exit code 1: a goal is missed.",
    )
    parser.add_argument("--looks", type=int, default=3, help="first looks at each table [3]")
    parser.add_argument("--moves", type=int, default=15, help="decisions at each table [15]")
    parser.add_argument("--json", action="store_true", help="for programs")
    return parser.parse_args()


def names(looks: list[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys(each["table"] for each in looks))


def look(browser: Browser, address: str, game: str, size: str, moves: int) -> dict[str, Any]:
    with player(browser, address, SIZES[size]) as ada:
        ada.page.add_init_script(WATCH)
        with counted(ada.page) as sizes:
            ada.sits_down(game)
            ada.page.wait_for_selector("html[data-drawn]")
        first: float = ada.page.evaluate("window.first")
        shown = played(ada, moves)
    return {
        "table": f"{game}, {size}",
        "game": game,
        "bytes": of(sizes, r"\.(js|css)$"),
        "art": of(sizes, r"\.(svg|webp|png|json)$"),
        "first": first,
        "shown": shown,
        "frames": followed(browser, address, game, size, moves),
    }


def followed(browser: Browser, address: str, game: str, size: str, moves: int) -> list[float]:
    """Others' turns at normal pace: every frame while something moved."""
    with player(browser, address, SIZES[size], settings={"pace": "normal"}) as ada:
        ada.page.add_init_script(frames.WATCH)
        ada.sits_down(game, BOT, BOT)
        # What looks on from outside has put its own scripts into the page before it is measured.
        ada.waits_for_the_question()
        ada.page.evaluate("1")
        with frames.traced(ada.page) as seen:
            for turn in range(moves):
                ada.page.wait_for_selector(f"{ANSWERS}, #prompt.scene, #prompt.result")
                if ada.page.locator("#prompt.scene").count():
                    ada.page.keyboard.press("Enter")
                elif not ada.decides(turn):
                    break
    return seen


def of(sizes: dict[str, int], kind: str) -> int:
    return sum(size for url, size in sizes.items() if re.search(kind, url))


@contextmanager
def counted(page: Page) -> Iterator[dict[str, int]]:
    """How many bytes of files came over the line."""
    asked: list[Request] = []
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda request: asked.append(request))  # noqa: PLW0108 - Playwright marks its handlers
    yield sizes
    for request in asked:
        sizes[request.url] = max(0, request.sizes()["responseBodySize"])


def played(ada: Player, moves: int) -> list[float]:
    for turn in range(moves):
        if not ada.decides(turn):
            break
    ada.waits_for_the_question()
    shown: list[float] = ada.page.evaluate("window.moves")
    return shown


def summed(looks: list[dict[str, Any]]) -> dict[str, Any]:
    first = [each["first"] for each in looks]
    shown = [one for each in looks for one in each["shown"]]
    row = {
        "table": looks[0]["table"],
        "bytes": max(each["bytes"] for each in looks),
        "art": max(each["art"] for each in looks),
        "first_ms": [round(median(first)), round(max(first))],
        "move_ms": [round(median(shown), 1), round(max(shown), 1)],
        "frames": sum(len(each["frames"]) for each in looks),
        "longest_ms": round(max(one for each in looks for one in each["frames"])),
        "slow_frames": sum(one > GOAL_FRAME for each in looks for one in each["frames"]),
    }
    game = looks[0]["game"]
    light = row["bytes"] <= GOAL_BYTES[game] and row["art"] <= GOAL_ART[game]
    quick = median(first) <= GOAL_FIRST and median(shown) < GOAL_MOVE
    return {**row, "within": light and quick and not row["slow_frames"]}


def table(rows: list[dict[str, Any]]) -> str:
    lines = [
        f"| table | scripts and styles (goal {goals(GOAL_BYTES)} kB) "
        f"| art (goal {goals(GOAL_ART)} kB) "
        f"| position on screen (goal {GOAL_FIRST:.0f} ms) "
        f"| an answer on screen (goal {GOAL_MOVE:.0f} ms) "
        f"| frames with over {GOAL_FRAME:.0f} ms of work while something moves (goal 0) |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        (first, latest), (shown, slowest) = row["first_ms"], row["move_ms"]
        lines.append(
            f"| {row['table']} | {row['bytes'] / 1000:.1f} kB | {row['art'] / 1000:.1f} kB "
            f"| {first} ms ({latest}) | {shown} ms ({slowest}) "
            f"| {row['slow_frames']} of {row['frames']} ({row['longest_ms']} ms) |"
        )
    return "\n".join(lines)


def goals(bytes_of: dict[str, int]) -> str:
    return ", ".join(f"{most // 1000}" for most in bytes_of.values())


if __name__ == "__main__":
    main()
