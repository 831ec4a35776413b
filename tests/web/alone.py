"""Somebody at the page that needs no server, who came once while its host was up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser

from tests.web.kit import Player, expect, player
from tests.web.static import Host

SEATS: Final = [
    {"kind": "you", "name": "Ada", "level": "settler"},
    {"kind": "bot", "name": "", "level": "settler"},
]
SHORT: Final = {"empires-end": {"variant": "blitz"}, "first-empires": {"short": True}}
PLAN: Final = "localStorage.getItem('empires.plan') || localStorage.setItem('empires.plan', %s)"
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
def visitor(browser: Browser, host: Host, game: str, size: tuple[int, int]) -> Iterator[Player]:
    """Somebody who came once while the host was up, and sets up a quick game."""
    plan = {"game": game, "seats": SEATS, "options": SHORT[game], "clock": 0, "listed": False}
    with player(browser, host.address, size) as somebody:
        # Of workers, too, which a page does not tell of; nobody else may ever be asked.
        somebody.context.on("request", lambda sent: somebody.hosts.add(urlsplit(sent.url).netloc))
        somebody.context.add_init_script(WATCHED)
        somebody.context.add_init_script(PLAN % json.dumps(json.dumps(plan)))
        somebody.goes_to("/")
        expect(somebody.page.locator(".game").first).to_be_visible()
        assert somebody.page.evaluate(KEPT)
        yield somebody


def begins(somebody: Player) -> None:
    somebody.goes_to("/#/new")
    somebody.page.get_by_role("button", name="As last time").click()
    somebody.page.get_by_role("button", name="Start").click()
    somebody.page.wait_for_selector("#prompt")
