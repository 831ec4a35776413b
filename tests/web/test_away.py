"""A server that can't be reached, and the page that needs none beside it; both can be installed."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.server.kit import serving
from tests.web.kit import Player, expect, player
from tests.web.static import SITE, hosted

pytestmark = pytest.mark.slow

# Until it is registered with all its files: it is not active before.
KEPT: Final = """async () => {
  for (;;) {
    const kept = await navigator.serviceWorker.getRegistration('/solo/');
    if (kept?.scope.endsWith('/solo/') && kept.active) return;
    await new Promise((done) => requestAnimationFrame(done));
  }
}"""
NOT_OF_THE_PAGE: Final = {"in-incognito"}  # as every browser of a test is


def test_whoever_loses_the_server_plays_on_alone_and_comes_back(
    browser: Browser, tmp_path: Path
) -> None:
    # With the limits that every server has: keeping the page has to live with them.
    serve = serving(tmp_path / "tables.sqlite", "--solo", str(SITE))
    with serve as own, player(browser, own.url) as ada:
        made = ada.sits_down("empires-end")
        ada.waits_for_the_question()
        question = ada.question
        ada.page.evaluate(KEPT)
        ada.forgives("WebSocket", "net::ERR_")
        own.kill()
        ada.page.get_by_role("link", name="Play alone").click()
        expect(ada.page.locator(".game").first).to_be_visible()
        assert ada.page.url == f"{own.url}/solo/"
        expect(ada.page.locator("article.table")).to_have_count(0)  # the server's are not here
        ada.goes_to(made.links[0])
        expect(ada.page.get_by_text("Your server does not answer")).to_be_visible()
        ada.page.get_by_role("button", name="Play bots").first.click()
        ada.waits_for_the_question()
        ada.decides()
        own.start()
        ada.page.go_back()
        ada.page.get_by_role("button", name="Try the server").click()
        ada.waits_for_the_question()
        assert ada.page.url == f"{own.url}/t/{made.id}"
        assert ada.question == question
        expect(ada.page.get_by_role("link", name="Play alone")).to_have_count(0)


def test_a_server_without_that_page_keeps_nothing(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.goes_to("/")
        expect(ada.page.locator(".game").first).to_be_visible()
        assert ada.page.evaluate("() => caches.keys()") == []


@pytest.mark.parametrize("where", ["served", "alone"])
def test_it_can_be_installed(browser: Browser, address: str, where: str) -> None:
    """The browser finds no reason against it; and the icons are of the size that is told."""
    with hosted() as host, player(browser, address if where == "served" else host.address) as ada:
        ada.goes_to("/")
        expect(ada.page.locator(".game").first).to_be_visible()
        told, reasons = installing(ada)
        assert reasons <= NOT_OF_THE_PAGE
        assert told["name"]
        assert (told["start_url"], told["display"]) == ("./", "standalone")
        pictures = [icon for icon in told["icons"] if icon["type"] == "image/png"]
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in pictures}
        for icon in pictures:
            body = ada.context.request.get(f"{ada.address}/{icon['src']}").body()
            width, height = struct.unpack(">II", body[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def installing(somebody: Player) -> tuple[dict[str, Any], set[str]]:
    """What the browser has read in the manifest, and what speaks against installing the page."""
    talk = somebody.context.new_cdp_session(somebody.page)
    told = talk.send("Page.getAppManifest")
    assert told["errors"] == []
    found = talk.send("Page.getInstallabilityErrors")["installabilityErrors"]
    talk.detach()
    return json.loads(told["data"]), {each["errorId"] for each in found}
