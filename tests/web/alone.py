"""Somebody at the page that needs no server, who came once while its host was up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser

from tests.web.kit import LAPTOP, Player, expect, player
from tests.web.static import Host

SEATS: Final = [
    {"kind": "you", "name": "Ada", "level": "settler"},
    {"kind": "bot", "name": "", "level": "settler"},
]
SHORT: Final = {"empires-end": {"variant": "blitz"}, "first-empires": {"short": True}}
PLAN: Final = "plan => localStorage.setItem('empires.plan', JSON.stringify(plan))"
# It is not ready before it has all its files.
KEPT: Final = """async () => {
  await navigator.serviceWorker.ready;
  return (await caches.keys()).length > 0;
}"""
# How far the bar that shows the first fetching came, step by step.
WATCHED: Final = """(() => {
  const steps = (window.steps = []);
  new MutationObserver(() => {
    const bar = document.querySelector('progress');
    if (bar) steps.push(bar.value);
  }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""


@contextmanager
def visitor(browser: Browser, host: Host, size: tuple[int, int] = LAPTOP) -> Iterator[Player]:
    """Somebody who came once while the host was up, and whose browser has kept everything."""
    with player(browser, host.address, size) as somebody:
        # Of workers, too, which a page does not tell of; nobody else may ever be asked.
        somebody.context.on("request", lambda sent: somebody.hosts.add(urlsplit(sent.url).netloc))
        somebody.context.add_init_script(WATCHED)
        lets_keep(somebody)
        somebody.goes_to("/")
        expect(somebody.page.locator(".game").first).to_be_visible()
        assert somebody.page.evaluate(KEPT)
        yield somebody


def lets_keep(somebody: Player) -> None:
    """What a browser with a window decides by itself: whoever asks may keep things for good."""
    talk = somebody.context.new_cdp_session(somebody.page)
    about = talk.send("Target.getTargetInfo")["targetInfo"]
    kept = {"permission": {"name": "persistent-storage"}, "setting": "granted"}
    where = {"origin": somebody.address, "browserContextId": about["browserContextId"]}
    talk.send("Browser.setPermission", {**kept, **where})  # as long as somebody talks to it


def begins(somebody: Player, game: str) -> str:
    """A quick game against a bot, as set up before; the table's id."""
    plan = {"game": game, "seats": SEATS, "options": SHORT[game], "clock": 0, "listed": False}
    somebody.goes_to("/#/")
    somebody.page.evaluate(PLAN, plan)
    somebody.goes_to("/#/new")
    somebody.page.get_by_role("button", name="As last time").click()
    somebody.page.get_by_role("button", name="Start").click()
    somebody.page.wait_for_selector("#prompt")
    return somebody.page.url.rpartition("/")[2]
