"""A browser at a table: what a player sees and clicks, and nothing else."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

LAPTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
LONGEST: Final = 2000  # decisions in a game; one that has more does not end
PATIENCE: Final = 60_000  # milliseconds: other tests run beside this one
expect.set_options(timeout=PATIENCE)
BOT: Final = {"kind": "bot", "level": "settler"}
# Tests do not wait for bots to be followed by eye. A page without an address keeps nothing.
SETTINGS: Final = """(() => {
  if (location.protocol === 'about:' || localStorage.getItem('empires.settings')) return;
  localStorage.setItem('empires.settings', JSON.stringify(%s));
})()"""


# As root, in a container, Chromium's own sandbox can't be had; the rest keeps it from calling home.
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def browser_of(playwright: Playwright, **environment: str) -> Browser:
    """The Chromium of the system, or Playwright's own where there is none."""
    env: dict[str, str | float | bool] = {**os.environ, **environment}
    return playwright.chromium.launch(executable_path=own_chromium(), args=ARGUMENTS, env=env)


def own_chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("google-chrome")


class Player:
    """One person at one browser. Everything the page complains about is an error of the test."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.hosts: set[str] = set()
        self.said: list[str] = []
        self.forgiven: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        page.on("websocket", lambda socket: self.hosts.add(socket.url.split("/")[2]))
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on(
            "console",
            lambda said: self.said.append(said.text) if said.type == "error" else None,
        )
        return page

    def goes_to(self, path: str) -> None:
        self.page.goto(self.address + path)

    def starts_solo(self, game: str) -> None:
        """One click on the first page."""
        self.goes_to("/")
        card = self.page.locator(".game", has_text=title(game))
        card.get_by_role("button", name="Play bots").click()
        self.page.wait_for_selector("#prompt")

    def sets_up(self, second: str, *names: str) -> None:
        """A new table where somebody of that kind has the second seat; all names that are asked."""
        self.goes_to("/new")
        self.page.get_by_role("button", name="Change seat 2").click()
        self.page.locator(f".rung[data-kind={second}]").click()
        for seat, name in enumerate(names, start=1):
            self.page.get_by_label(f"Name at seat {seat}").fill(name)
        self.page.get_by_role("button", name="Start").click()

    def sits_down(self, game: str, *others: dict[str, Any], **more: Any) -> Made:
        """At a table made without clicking, the same every time; alone against a quick bot."""
        seats = [{"kind": "human", "name": "Ada"}, *(others or (BOT,))]
        if game == "empires-end":
            more.setdefault("options", {"variant": "blitz"})
        asked = {"game": game, "seats": seats, "seed": "5", **more}
        answer = self.context.request.post(f"{self.address}/api/tables", data=asked)
        assert answer.status == 201, answer.text()
        made = Made(self.context, self.address, answer.json())
        self.goes_to(made.links[0])
        return made

    def waits_for_the_question(self) -> bool:
        """Until there is something to decide; whether there is, or the game is over."""
        self.page.wait_for_selector(f"{ANSWERS}, #prompt.result")
        return not self.page.locator("#prompt.result").count()

    @property
    def question(self) -> str:
        return self.page.locator("#prompt h2").inner_text()

    @property
    def chosen(self) -> list[str]:
        return self.page.locator("#prompt .choice[aria-checked=true] .title").all_inner_texts()

    def decides(self, number: int = 0) -> bool:
        """Choose by a click and confirm; whether the game goes on."""
        if not self.waits_for_the_question():
            return False
        # One step inside the page: the question could go away between two from outside.
        self.page.evaluate(DECIDE, [number, ANSWERS])
        return True

    def plays_to_the_end(self) -> None:
        for turn in range(LONGEST):
            if not self.decides(turn):
                return
        raise AssertionError("the game does not end")

    def forgives(self, *words: str) -> None:
        """What the browser itself says about a lost connection, now or later, is no complaint."""
        self.forgiven += words

    @property
    def complaints(self) -> list[str]:
        return [each for each in self.said if not any(word in each for word in self.forgiven)]


class Made:
    """A table as its creator knows it, to look at and to play at without a browser."""

    def __init__(self, context: BrowserContext, address: str, told: dict[str, Any]) -> None:
        self.http = context.request
        self.url = f"{address}/api/tables/{told['id']}"
        self.id: str = told["id"]
        self.links: dict[int, str] = {seat["seat"]: seat["link"] for seat in told["seats"]}
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in told["seats"]}

    @property
    def ply(self) -> int:
        found: int = self.http.get(self.url).json()["ply"]
        return found

    def deciding(self) -> list[int]:
        seats = self.http.get(self.url).json()["seats"]
        return [seat["seat"] for seat in seats if seat["deciding"]]

    def prompt(self, seat: int) -> tuple[int, dict[str, Any]]:
        update = self.http.get(f"{self.url}/view", headers=self.bearing(seat)).json()
        return update["ply"], update["view"]["prompt"]

    def play(self, seat: int, number: int = 0) -> None:
        ply, prompt = self.prompt(seat)
        code = prompt["choices"][number % len(prompt["choices"])]["id"]
        body = {"ply": ply, "code": code}
        answer = self.http.post(f"{self.url}/moves", data=body, headers=self.bearing(seat))
        assert answer.ok, answer.text()

    def bearing(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}


ANSWERS: Final = "#prompt .choice:not([disabled]), #prompt .more:not([disabled])"
# What there are too many of for buttons comes in a list, where it is chosen in the same way. Some
# choices only begin something and need no Confirm; some are chosen before anybody has chosen.
DECIDE: Final = """async ([number, selector]) => {
  const pause = () => new Promise((done) => requestAnimationFrame(done));
  const answers = [...document.querySelectorAll(selector)];
  if (!answers.length) return;
  const answer = answers[number % answers.length];
  if (answer.getAttribute('aria-checked') !== 'true') answer.click();
  await pause();
  const listed = [...document.querySelectorAll('.sheet li button')];
  listed[number % listed.length]?.click();
  await pause();
  if (!answers[0].isConnected || answers[0].disabled) return;
  document.querySelector('#prompt .go:not([disabled])')?.click();
  for (let frames = 0; frames < 20; frames++) {
    await pause();
    if (!answers[0].isConnected || answers[0].disabled) break;
  }
}"""


def title(game: str) -> str:
    return {"empires-end": "Empire’s End", "first-empires": "First Empires"}[game]


@contextmanager
def player(
    browser: Browser,
    address: str,
    size: tuple[int, int] = LAPTOP,
    *,
    lang: str = "en",
    settings: dict[str, Any] | None = None,
    **options: Any,
) -> Iterator[Player]:
    """Somebody with a browser of their own. Whatever they do, nobody else is asked for anything."""
    width, height = size
    wanted = {"pace": "instant", **(settings or {})}
    # Where nothing is to be followed by eye nothing need move: it takes a good part of a core.
    moves = "reduce" if wanted["pace"] == "instant" else "no-preference"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        **{"reduced_motion": moves, **options},
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SETTINGS % json.dumps(wanted))
    somebody = Player(context, address)
    try:
        yield somebody
        assert somebody.complaints == [], somebody.complaints
        assert somebody.hosts <= {"", address.removeprefix("http://")}
    finally:
        context.close()


def has_no_sideways_scrolling(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide


__all__ = [
    "LAPTOP",
    "PHONE",
    "Made",
    "Player",
    "browser_of",
    "expect",
    "has_no_sideways_scrolling",
    "player",
    "title",
]
