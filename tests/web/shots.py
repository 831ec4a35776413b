"""Pictures of every screen, at both sizes, light and dark: `make shots` puts them into shots/."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.server.kit import NO_LIMITS, serving
from tests.web.kit import LAPTOP, PHONE, Player, browser_of, player

SIZES: Final = {"1440x900": LAPTOP, "390x844": PHONE}
THEMES: Final = ("light", "dark")


def lobby(ada: Player) -> Iterator[str]:
    ada.goes_to("/")
    ada.page.wait_for_selector(".seatrow")
    yield "lobby"
    ada.page.get_by_role("button", name="Settings").click()
    yield "settings"


def empires_end(ada: Player) -> Iterator[str]:
    ada.starts_solo("empires-end")
    ada.waits_for_the_question()
    ada.page.locator("#prompt .choice").last.click()
    yield "empires-end-disaster"
    seen = set()
    for turn in range(400):
        if not ada.waits_for_the_question():
            break
        for word in ("Economy", "Industry", "Two disasters", "Conflict"):
            if word in ada.question and word not in seen:
                seen.add(word)
                yield f"empires-end-{word.lower().replace(' ', '-')}"
        ada.decides(turn)
    yield "empires-end-result"
    ada.page.get_by_role("link", name="Replay").first.click()
    ada.page.wait_for_selector(".ctl input")
    ada.page.locator(".ctl input").fill("60")
    yield "empires-end-replay"


def first_empires(ada: Player) -> Iterator[str]:
    ada.starts_solo("first-empires")
    seen = set()
    for turn in range(400):
        if not ada.waits_for_the_question():
            break
        for word in ("reroll", "Movement", "Progress"):
            if word in ada.question and word not in seen and turn > 8:
                seen.add(word)
                ada.page.locator("#prompt .choice").first.click()
                yield f"first-empires-{word.lower()}"
        ada.decides(turn)
    yield "first-empires-result"
    ada.page.get_by_role("link", name="Replay").first.click()
    ada.page.wait_for_selector(".ctl input")
    ada.page.locator(".ctl input").fill("30")
    yield "first-empires-replay"


def around(ada: Player) -> Iterator[str]:
    ada.goes_to("/learn/empires-end")
    ada.page.wait_for_selector("h2")
    yield "learn"
    ada.goes_to("/rules/first-empires")
    ada.page.wait_for_selector("article")
    yield "rules"
    ada.goes_to("/credits")
    ada.page.wait_for_selector("h2")
    yield "credits"
    ada.goes_to("/")
    ada.page.get_by_label("Who plays seat 2").select_option("link")
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.get_by_role("button", name="Copy link").wait_for()
    yield "waiting-room"
    ada.goes_to("/")
    ada.page.get_by_label("Who plays seat 2").select_option("device")
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.wait_for_selector("#handover")
    yield "hand-over"
    ada.page.locator("#handover button").click()
    ada.page.get_by_role("button", name="Text mode").click()
    ada.page.wait_for_selector(".text .out div")
    yield "text-mode"


TOURS: Final[tuple[Callable[[Player], Iterator[str]], ...]] = (
    lobby,
    empires_end,
    first_empires,
    around,
)


def shoot(browser: Browser, address: str, folder: Path, wanted: list[str]) -> None:
    for name, size in SIZES.items():
        for theme in THEMES:
            for tour in TOURS:
                if wanted and tour.__name__ not in wanted:
                    continue
                with player(browser, address, size, color_scheme=theme) as ada:
                    for screen in tour(ada):
                        file = folder / f"{screen}-{name}-{theme}.png"
                        ada.page.wait_for_timeout(300)  # until what moves has come to rest
                        ada.page.screenshot(path=file)
                        print(file, flush=True)


def main() -> None:
    folder = Path("shots")
    folder.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        sync_playwright() as playwright,
        serving(Path(kept, "tables.sqlite"), *NO_LIMITS) as server,
    ):
        shoot(browser_of(playwright), server.url, folder, sys.argv[1:])


if __name__ == "__main__":
    main()
