"""The worker behind pushes: it tells who looks elsewhere, and says no more than it was sent."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.waiting import until
from tests.web.kit import Player, player

pytestmark = pytest.mark.slow

# As soon as there is one.
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (;;) {
    const shown = await worker.getNotifications();
    if (shown.length) return shown.map(({ title, body, data }) => ({ title, body, data }));
    await new Promise((done) => requestAnimationFrame(done));
  }
}"""


def delivers(ada: Player, told: dict[str, str]) -> None:
    """As a push service would: the browser wakes the worker."""
    talk = ada.context.new_cdp_session(ada.page)
    found: list[str] = []
    talk.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    talk.send("ServiceWorker.enable")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # The browser tells of it when it comes to that; only a call lets us hear it.
    until(lambda: bool(ada.page.evaluate("1") and found))
    message = {"origin": ada.address, "registrationId": found[-1], "data": json.dumps(told)}
    talk.send("ServiceWorker.deliverPushMessage", message)
    talk.detach()


def test_a_push_is_shown_unless_the_table_is_in_view(browser: Browser, address: str) -> None:
    with player(browser, address, permissions=["notifications"]) as ada:
        made = ada.sits_down("empires-end")
        ada.waits_for_the_question()
        ada.page.evaluate("navigator.serviceWorker.register('/sw.js')")
        told = {"title": "Empire’s End", "body": "It is your turn.", "url": f"/t/{made.id}"}
        delivers(ada, told)
        elsewhere = {**told, "url": "/t/another"}
        delivers(ada, elsewhere)
        expected = [{"title": told["title"], "body": told["body"], "data": "/t/another"}]
        assert ada.page.evaluate(SHOWN) == expected


HIDE = """() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_the_page_says_how_to_be_told_and_when_nobody_looks(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        sent: list[str] = []
        ada.page.on(
            "websocket",
            lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))),
        )
        made = ada.sits_down("empires-end", {"kind": "human", "name": "Bob"})
        ada.page.wait_for_selector("#prompt")
        ada.page.keyboard.press("m")
        ada.page.get_by_role("button", name="Tell me when it is my turn").click()
        box = ada.page.get_by_role("dialog", name="Tell me when it is my turn")
        expect(box).to_contain_text("This server sends no mail.")
        box.get_by_label("Webhook address").fill("https://example.org/hook")
        box.get_by_role("button", name="Turn on").click()
        expect(box.get_by_role("button", name="Turn off")).to_be_visible()
        on = made.http.get(f"{made.url}/notices", headers=made.bearing(0)).json()
        assert (on["push"], on["mail"], on["webhook"]) == (False, "off", True)
        box.get_by_role("button", name="Turn off").click()
        expect(box.get_by_label("Webhook address")).to_be_visible()
        ada.page.evaluate(HIDE)
        ada.page.wait_for_function("() => document.hidden")
        assert any('"look"' in frame and "false" in frame for frame in sent)
