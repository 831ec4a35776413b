"""The pictures of the README: `python -m tests.web.pictures` makes them anew, in docs/pictures.

It wants Pillow, which nothing else here does: `pip install pillow` into the environment before.
"""

from __future__ import annotations

import importlib
import io
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.kit import NO_LIMITS, Api, Server, serving
from tests.web.kit import ANSWERS, BOT, PHONE, browser_of, player
from tests.web.screens import asked, link

INTO: Final = Path(__file__).parents[2] / "docs" / "pictures"
WINDOW: Final = (1366, 768)
WIDE: Final = 1000  # pixels of a picture
TURN_WIDE: Final = 720
TURN_LASTS: Final = 9.0  # seconds
MOST: Final = 600_000  # bytes of the animation
QUALITY: Final = 82


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as kept,
        sync_playwright() as playwright,
        serving(Path(kept, "tables.sqlite"), *NO_LIMITS) as server,
    ):
        browser = browser_of(playwright)
        a_turn(browser, server)
        stills(browser, server)


def stills(browser: Browser, server: Server) -> None:
    api = Api(server)
    disaster = link(*asked(api, "empires-end", "avert_or_take"))
    march = link(*asked(api, "first-empires", "move_explorers"))
    for name, path, ready, size, theme in (
        ("home", "/", ".hero", WINDOW, "light"),
        ("new-table", "/new", ".seat-row", WINDOW, "light"),
        ("first-empires", march, ANSWERS, WINDOW, "light"),
        ("phone", disaster, ANSWERS, PHONE, "light"),
        ("dark", disaster, ANSWERS, WINDOW, "dark"),
    ):
        options: dict[str, Any] = {"color_scheme": theme, "reduced_motion": "reduce"}
        with player(browser, server.url, size, **options) as ada:
            ada.goes_to(path)
            ada.page.wait_for_selector(ready)
            ada.page.wait_for_load_state("networkidle")
            picture = opened(ada.page.screenshot())
            save(smaller(picture, WIDE if size == WINDOW else PHONE[0]), name)


def a_turn(browser: Browser, server: Server) -> None:
    """A disaster goes round at Empire's End: what the bots do about it is seen."""
    pictures: Any = importlib.import_module("PIL.Image")
    with player(browser, server.url, WINDOW, settings={"pace": "normal"}) as ada:
        ada.sits_down("empires-end", BOT, BOT, options={})
        ada.waits_for_the_question()
        frames, times = watched(ada.page)
    shown = [smaller(opened(each), TURN_WIDE).convert("RGB") for each in frames]
    lasting = [max(40, round(1000 * (b - a))) for a, b in pairwise(times)]
    for quality in range(60, 10, -8):
        file = io.BytesIO()
        shown[0].save(
            file,
            "WEBP",
            save_all=True,
            append_images=shown[1:],
            duration=[*lasting, 2500],
            loop=0,
            quality=quality,
            method=4,
        )
        if file.tell() <= MOST:
            break
    assert pictures.open(file).n_frames > 1
    (INTO / "turn.webp").write_bytes(file.getvalue())
    print(INTO / "turn.webp", file.tell(), len(shown), "frames", flush=True)


def watched(page: Page) -> tuple[list[bytes], list[float]]:
    """Choose, confirm, and look on for a while: pictures, and when they were taken."""
    frames: list[bytes] = []
    times: list[float] = []

    def look() -> None:
        times.append(time.monotonic())
        frames.append(page.screenshot(type="jpeg", quality=90))

    look()
    page.locator(ANSWERS).first.click()
    look()
    page.locator("#prompt .go").click(timeout=10_000)
    begun = time.monotonic()
    while time.monotonic() - begun < TURN_LASTS:
        look()
    return frames, times


def opened(data: bytes) -> Any:
    return importlib.import_module("PIL.Image").open(io.BytesIO(data))


def smaller(picture: Any, wide: int) -> Any:
    return picture.resize((wide, round(picture.height * wide / picture.width)))


def save(picture: Any, name: str) -> None:
    file = INTO / f"{name}.webp"
    picture.convert("RGB").save(file, "WEBP", quality=QUALITY, method=6)
    print(file, file.stat().st_size, flush=True)


if __name__ == "__main__":
    main()
