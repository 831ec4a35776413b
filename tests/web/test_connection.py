"""Connections that are lost, at the worst of moments: no move counts twice, and none is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.kit import NO_LIMITS, serving
from tests.web.kit import Made, Player, player

pytestmark = pytest.mark.slow

BOB = {"kind": "human", "name": "Bob"}
COME_BACK = 1012


def asks_ada(ada: Player) -> Made:
    """A table for two, of which Ada's browser holds one seat, at a moment when Ada decides."""
    made = ada.sits_down("empires-end", BOB)
    while 0 not in made.deciding():
        made.play(made.deciding()[0])
    ada.waits_for_the_question()
    ada.page.locator("#prompt .choice").first.click()
    return made


def test_a_choice_outlives_a_lost_network(browser: Browser, address: str) -> None:
    """A strip says so, the choice stays, confirming sends nothing; then everything goes on."""
    with player(browser, address) as ada:
        made = asks_ada(ada)
        chosen, ply = ada.chosen, made.ply
        ada.context.set_offline(True)
        expect(ada.page.locator(".offline")).to_be_visible()
        assert ada.chosen == chosen
        ada.page.locator("#prompt .go").click(force=True)
        expect(ada.page.locator(".board")).to_be_visible()
        remark = ada.page.get_by_placeholder("Message the table")
        remark.fill("Are you there?")
        remark.press("Enter")
        expect(remark).to_have_value("Are you there?")
        ada.context.set_offline(False)
        expect(ada.page.locator(".offline")).to_have_count(0)
        assert ada.chosen == chosen
        assert made.ply == ply
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(0)
        assert made.ply == ply + 1
        ada.forgives("WebSocket", "ERR_INTERNET_DISCONNECTED")


@pytest.mark.parametrize("arrives", [True, False], ids=["answer lost", "move lost"])
def test_a_connection_lost_while_a_move_is_under_way(
    browser: Browser, address: str, arrives: bool
) -> None:
    """What arrived counts once, though nobody heard so; what did not is still chosen."""
    lines: list[WebSocketRoute] = []
    cut: list[WebSocketRoute] = []

    def line(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        lines.append(page)

        def send(message: str | bytes) -> None:
            if len(lines) > 1 or json.loads(message)["type"] != "move":
                server.send(message)
                return
            cut.append(page)
            if arrives:
                server.send(message)
            page.close(code=COME_BACK)

        page.on_message(send)
        server.on_message(lambda message: None if page in cut else page.send(message))

    with player(browser, address) as ada:
        ada.page.route_web_socket("**/live", line)
        made = asks_ada(ada)
        chosen, ply = ada.chosen, made.ply
        ada.page.locator("#prompt .go").click()
        if not arrives:
            expect(ada.page.locator(".offline")).to_be_visible()
            expect(ada.page.locator(".offline")).to_have_count(0)
            assert ada.chosen == chosen
            assert made.ply == ply
            ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(0)
        expect(ada.page.locator(".offline")).to_have_count(0)
        assert made.ply == ply + 1


def test_a_line_that_died_without_a_word_is_noticed(browser: Browser, address: str) -> None:
    """As after a phone has slept: the browser takes it for open, and nothing comes any more."""
    lines: list[WebSocketRoute] = []
    dead: list[WebSocketRoute] = []

    def line(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        lines.append(page)
        page.on_message(lambda message: None if page in dead else server.send(message))
        server.on_message(lambda message: None if page in dead else page.send(message))

    with player(browser, address) as ada:
        ada.page.clock.install()
        ada.page.route_web_socket("**/live", line)
        made = asks_ada(ada)
        chosen = ada.chosen
        dead.extend(lines)
        said = made.http.post(f"{made.url}/chat", data={"text": "Hello?"}, headers=made.bearing(1))
        assert said.ok
        for _ in range(2):  # until the page asks, and until it has waited for an answer
            ada.page.clock.fast_forward(25_000)
        expect(ada.page.locator("#log")).to_contain_text("Hello?")
        expect(ada.page.locator(".offline")).to_have_count(0)
        assert ada.chosen == chosen
        assert len(lines) == 2


def test_a_server_that_was_stopped_is_waited_for(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "tables.sqlite", *NO_LIMITS) as server,
        player(browser, server.url) as ada,
    ):
        made = asks_ada(ada)
        chosen, ply = ada.chosen, made.ply
        server.kill()
        expect(ada.page.locator(".offline")).to_be_visible()
        server.start()
        expect(ada.page.locator(".offline")).to_have_count(0)
        assert ada.chosen == chosen
        ada.page.locator("#prompt .go").click()
        expect(ada.page.locator("#prompt .choice[aria-checked=true]")).to_have_count(0)
        assert made.ply == ply + 1
        ada.forgives("WebSocket", "net::ERR_")  # refused, reset or empty: as the kill met it


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_reload_goes_on_where_it_was(browser: Browser, address: str, game: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down(game)
        for turn in range(4):
            ada.decides(turn)
        ada.page.reload()  # What was picked and not played is not kept.
        ada.waits_for_the_question()
        asked = ada.question
        told = ada.page.locator("#log li").count()
        ada.page.reload()
        expect(ada.page.locator("#prompt h2")).to_have_text(asked)
        assert ada.page.locator("#log li").count() == told
        ada.goes_to("/")
        expect(ada.page.locator("article.table")).to_have_count(1)


def test_links_that_lead_nowhere_say_so(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        made = ada.sits_down("empires-end", BOB)
        for path, said in (
            ("/t/nothing", "There is no such table"),
            ("/t/nothing/replay", "There is no such table"),
            (f"/t/{made.id}#seat=wrong", "not the secret of a seat"),
            ("/nothing", "nothing at this address"),
            (f"/t/{made.id}/nothing", "nothing at this address"),
            ("/rules/nothing", "nothing at this address"),
        ):
            ada.page.goto("about:blank")
            ada.goes_to(path)
            expect(ada.page.locator("main")).to_contain_text(said)
            ada.page.get_by_role("link", name="To the lobby", exact=True).click()
            expect(ada.page.locator(".hero, article.table")).to_be_visible()
        ada.forgives("404")
