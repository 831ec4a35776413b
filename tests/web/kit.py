"""A browser at a table: what a player sees and clicks, and nothing else."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

LAPTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
LONGEST: Final = 2000  # decisions in a game; one that has more does not end
PATIENCE: Final = 60_000  # milliseconds: other tests run beside this one


def browser_of(playwright: Playwright) -> Browser:
    """The Chromium of the system, or Playwright's own where there is none."""
    own = shutil.which("chromium") or shutil.which("google-chrome")
    # As root, in a container, Chromium's own sandbox can't be had.
    return playwright.chromium.launch(executable_path=own, args=["--no-sandbox"])


class Player:
    """One person at one browser. Everything the page complains about is an error of the test."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.hosts: set[str] = set()
        self.complaints: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )
        return page

    def goes_to(self, path: str) -> None:
        self.page.goto(self.address + path)

    def starts_solo(self, game: str) -> None:
        """Two clicks: the game, and the bots."""
        self.goes_to("/")
        self.page.locator(".game", has_text=title(game)).click()
        self.page.locator(".gobar .btn.pri").click()
        self.page.wait_for_selector("#prompt")

    def waits_for_the_question(self) -> bool:
        """Until there is something to decide; whether there is, or the game is over."""
        self.page.wait_for_selector("#prompt .choice:not([disabled]), #prompt.result")
        return not self.page.locator("#prompt.result").count()

    @property
    def question(self) -> str:
        return self.page.locator("#prompt h2").inner_text()

    def decides(self, number: int = 0) -> bool:
        """Choose by a click and confirm; whether the game goes on."""
        if not self.waits_for_the_question():
            return False
        # One step inside the page: the question could go away between two from outside.
        self.page.evaluate(DECIDE, number)
        return True

    def plays_to_the_end(self) -> None:
        for turn in range(LONGEST):
            if not self.decides(turn):
                return
        raise AssertionError("the game does not end")


DECIDE: Final = """async (number) => {
  const pause = () => new Promise((done) => requestAnimationFrame(done));
  const choices = [...document.querySelectorAll('#prompt .choice:not([disabled])')];
  if (!choices.length) return;
  choices[number % choices.length].click();
  await pause();
  const confirm = document.querySelector('#prompt .btn.go:not([disabled])');
  if (!confirm) return;
  confirm.click();
  for (let frames = 0; frames < 20; frames++) {
    await pause();
    if (!choices[0].isConnected || choices[0].disabled) break;
  }
}"""


def title(game: str) -> str:
    return {"empires-end": "Empire’s End", "first-empires": "First Empires"}[game]


@contextmanager
def player(
    browser: Browser, address: str, size: tuple[int, int] = LAPTOP, **options: Any
) -> Iterator[Player]:
    """Somebody with a browser of their own."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=options.pop("lang", "en"), **options
    )
    somebody = Player(context, address)
    try:
        yield somebody
        assert somebody.complaints == []
    finally:
        context.close()


def has_no_sideways_scrolling(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide


__all__ = [
    "LAPTOP",
    "PHONE",
    "Player",
    "browser_of",
    "expect",
    "has_no_sideways_scrolling",
    "player",
    "title",
]
