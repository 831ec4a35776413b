"""The table as text, for screen readers and for whoever prefers to type.

Whole games in text are played in test_lesson.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from tests.web.hands import ANSWERED, types
from tests.web.kit import player

pytestmark = pytest.mark.slow


def test_whoever_types_faster_than_the_server_answers_loses_no_line(
    browser: Browser, address: str
) -> None:
    """The position can be on the screen before the server has said that the move was taken."""
    held: list[Callable[[], None]] = []

    def hold_answers(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "ok" and "seats" not in told:  # not that she has sat down
                held.append(lambda: page.send(message))
            else:
                page.send(message)

        server.on_message(pass_on)

    with player(browser, address, settings={"textMode": True}) as ada:
        ada.page.route_web_socket("**/api/tables/*/live", hold_answers)
        table = ada.sits_down("first-empires")
        ada.page.wait_for_function(ANSWERED)
        before = table.ply
        types(ada, "1")
        ada.page.wait_for_function(ANSWERED)
        types(ada, "1")
        assert table.ply == before + 1
        for release in held:
            release()
        ada.page.wait_for_function(ANSWERED)
        assert table.ply > before + 1


def test_a_move_that_is_typed_while_offline_is_said_not_to_have_gone(
    browser: Browser, address: str
) -> None:
    with player(browser, address, settings={"textMode": True}) as ada:
        table = ada.sits_down("first-empires")
        ada.page.wait_for_function(ANSWERED)
        before = table.ply
        ada.context.set_offline(True)
        expect(ada.page.locator(".offline")).to_be_visible()
        types(ada, "1")
        expect(ada.page.locator(".text .out > :last-child")).to_contain_text("does not answer")
        ada.context.set_offline(False)
        expect(ada.page.locator(".offline")).to_have_count(0)
        assert table.ply == before
        types(ada, "1")
        ada.page.wait_for_function(ANSWERED)
        assert table.ply > before
        ada.forgives("WebSocket", "ERR_INTERNET_DISCONNECTED")


def test_a_game_that_was_given_up_names_its_winner(browser: Browser, address: str) -> None:
    with player(browser, address, settings={"textMode": True}) as ada:
        table = ada.sits_down("first-empires", {"kind": "human", "name": "Bob"})
        ada.page.wait_for_selector(".text .out > :last-child")
        table.http.post(f"{table.url}/concede", data={}, headers=table.bearing(1))
        expect(ada.page.locator(".text .out > :last-child")).to_have_text("You win")


def test_what_can_be_typed_is_what_the_terminal_takes(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down("empires-end", options={})
        ada.waits_for_the_question()
        ada.page.get_by_role("button", name="Text mode").click()
        out = ada.page.locator(".text .out")
        expect(out).to_contain_text("1. ")
        for typed, answer in (
            ("look", "Space 1 of 26"),
            ("me", "Ada"),
            ("row ada", "Row, from position 1 to 11"),
            ("why", "EE-"),
            ("moves", "2. "),
            ("99", "There is no such choice"),
            ("dance", "Type the number of a choice"),
        ):
            types(ada, typed)
            expect(out).to_contain_text(f"> {typed}")
            expect(out).to_contain_text(answer)
        before = out.inner_text()
        types(ada, "1")
        expect(out).not_to_have_text(before)


def test_a_question_that_comes_before_the_rules_is_answered_with_them(
    browser: Browser, address: str
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    with player(browser, address) as ada:
        ada.sits_down("empires-end", options={})
        ada.waits_for_the_question()
        ada.page.route("**/rules?*", hold)
        ada.page.get_by_role("button", name="Text mode").click()
        out = ada.page.locator(".text .out")
        expect(out).to_contain_text("1. ")
        types(ada, "why")
        expect(out).to_contain_text("> why")
        expect(out).not_to_contain_text("Type the number of a choice")
        for route in held:
            route.continue_()
        expect(out).to_contain_text("EE-")


def test_text_mode_is_remembered_and_can_be_left(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.sits_down("first-empires")
        ada.waits_for_the_question()
        ada.page.get_by_role("button", name="Text mode").click()
        expect(ada.page.locator(".text .out")).to_contain_text("1. ")
        ada.page.reload()
        expect(ada.page.locator(".text .out")).to_contain_text("1. ")
        ada.page.get_by_role("button", name="Text mode").click()
        ada.waits_for_the_question()
