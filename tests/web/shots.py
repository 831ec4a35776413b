"""Pictures of every screen and of the lessons, at both sizes, light and dark, in shots/."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect, sync_playwright

from tests.server.kit import NO_LIMITS, serving
from tests.web.kit import LAPTOP, PHONE, Player, browser_of, player
from tests.web.lesson import skips, steps, words_of
from tests.web.screens import FULL, every_screen
from tests.web.seat import reveals

SIZES: Final = {"1440x900": LAPTOP, "390x844": PHONE}
THEMES: Final = ("light", "dark")
# No screen to come back to: it is seen once, when the last bid is sealed.
REVEAL: Final = "empires-end-reveal"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.web.shots",
        description="Take pictures of every screen, or of those whose name holds one of WORDS.",
        epilog='Example: make shots ARGS="home replay --lang de"',
    )
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--lang", choices=["en", "de"], default="en")
    parser.add_argument("--into", type=Path, default=Path("shots"), metavar="FOLDER")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    given.into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        sync_playwright() as playwright,
        serving(Path(kept, "tables.sqlite"), *NO_LIMITS) as server,
    ):
        browser = browser_of(playwright)
        screens = [each for each in every_screen(server) if is_wanted(each.name, given.words)]
        for name, size in SIZES.items():
            for theme in THEMES:
                options: dict[str, Any] = {"color_scheme": theme, "reduced_motion": "reduce"}
                options["lang"] = given.lang
                with player(browser, server.url, size, **options) as ada:
                    for screen in screens:
                        screen.show(ada)
                        take(ada, given.into / f"{screen.name}-{name}-{theme}.png")
                    for step in lessons(ada, given.words):
                        take(ada, given.into / f"{step}-{name}-{theme}.png")
                if not is_wanted(REVEAL, given.words):
                    continue
                options["settings"] = {"pace": "normal"}
                with player(browser, server.url, size, **options) as ada:
                    reveals(ada)
                    take(ada, given.into / f"{REVEAL}-{name}-{theme}.png")


def lessons(ada: Player, wanted: list[str]) -> Iterator[str]:
    """Every step of both first games, shown one after the other."""
    for game in FULL:
        names = {step: f"lesson-{game}-{step}" for step in steps(game)}
        if not any(is_wanted(name, wanted) for name in names.values()):
            continue
        ada.goes_to(f"/lesson/{game}?again")
        for step, name in names.items():
            expect(words_of(ada.page, step)).to_be_visible()
            if is_wanted(name, wanted):
                yield name
            skips(ada.page, step)


def take(ada: Player, file: Path) -> None:
    ada.page.screenshot(path=file)
    print(file, flush=True)


def is_wanted(name: str, words: list[str]) -> bool:
    return not words or any(word in name for word in words)


if __name__ == "__main__":
    main()
