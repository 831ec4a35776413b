"""Several people: two browsers at one table, and two players at one device."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from tests.web.kit import Made, Player, player

pytestmark = pytest.mark.slow


def invited(ada: Player) -> str:
    """Set up a table with a seat for a friend; the link for it."""
    ada.goes_to("/")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.get_by_placeholder("Your name").fill("Ada")
    ada.page.get_by_label("Who plays seat 2").select_option("link")
    ada.page.get_by_role("button", name="Create table").click()
    ada.page.get_by_role("button", name="Copy link").click()
    link: str = ada.page.evaluate("navigator.clipboard.readText()")
    return link


def asked(*players: Player) -> Player:
    """Whoever is asked first to decide."""
    for each in cycle(players):
        try:
            each.page.wait_for_selector("#prompt .choice:not([disabled])", timeout=300)
        except TimeoutError:
            continue
        return each
    raise AssertionError("nobody is there")


def test_a_friend_joins_by_link_and_both_see_every_move(browser: Browser, address: str) -> None:
    with player(browser, address) as ada, player(browser, address) as bob:
        link = invited(ada)
        bob.page.goto(link)
        bob.page.get_by_placeholder("Your name").fill("Bob")
        bob.page.get_by_role("button", name="Sit down").click()
        ada.page.wait_for_selector(".board")
        bob.page.wait_for_selector(".board")
        assert "seat=" not in bob.page.url
        expect(ada.page.locator(".who-c", has_text="Bob")).to_have_count(1)
        expect(bob.page.locator(".who-c", has_text="Ada")).to_have_count(1)
        for turn in range(12):
            asked(ada, bob).decides(turn)
        assert ada.page.locator("#log li").count() > 12
        bob.page.get_by_placeholder("Message the table").fill("Well played")
        bob.page.get_by_role("button", name="Send", exact=True).click()
        expect(ada.page.locator("#log")).to_contain_text("Well played")


def test_nothing_secret_is_on_the_page_while_the_device_is_passed_on(
    browser: Browser, address: str
) -> None:
    """Neither visible nor in the source: no card of any hand, no table at all."""
    with player(browser, address) as ada:
        ada.goes_to("/")
        ada.page.get_by_placeholder("Your name").fill("Ada")
        ada.page.get_by_label("Who plays seat 2").select_option("device")
        ada.page.get_by_label("Name at seat 2").fill("Bob")
        ada.page.get_by_role("button", name="Create table").click()
        ada.page.wait_for_selector("#handover")
        handed = 0
        for turn in range(14):
            ada.page.wait_for_selector("#handover, #prompt .choice:not([disabled])")
            if ada.page.locator("#handover").count():
                source = ada.page.content()
                assert 'class="hc' not in source
                assert 'class="board' not in source
                assert 'id="log"' not in source
                assert 'id="prompt"' not in source
                ada.page.locator("#handover button").click()
                handed += 1
            else:
                ada.decides(turn)
        assert handed >= 2


def test_a_sealed_bid_is_in_no_message_before_the_reveal(browser: Browser, address: str) -> None:
    """Whatever Bob bids, Ada's browser is sent the very same, until both have bid."""
    heard = [sent_to_ada(browser, address, bid) for bid in (0, -1)]
    assert heard[0] == heard[1]
    assert any("update" in message for message in heard[0])


def both_can_bid(made: Made) -> bool:
    prompts = [made.prompt(seat)[1] for seat in (0, 1)]
    return all(
        prompt and prompt["kind"] == "bid_axes" and len(prompt["choices"]) > 1 for prompt in prompts
    )


def sent_to_ada(browser: Browser, address: str, bid: int) -> list[str]:
    """Everything her socket gets while Bob bids, apart from what names the table and the time."""
    frames: list[str] = []
    with player(browser, address) as ada:
        made = ada.sits_down("empires-end", {"kind": "human", "name": "Bob"})
        ada.page.wait_for_selector("#prompt h2")
        # Away from the table until then: there her page would play what leaves her no choice.
        ada.goes_to("/credits")
        while not both_can_bid(made):
            made.play(made.deciding()[0], -1)
        ada.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
        )
        ada.goes_to(f"/t/{made.id}")
        ada.waits_for_the_question()
        while 1 in made.deciding():
            made.play(1, bid)
        expect(ada.page.locator("#prompt")).to_contain_text("Bob has decided")
        names = re.compile(rf"{made.id}|[0-9a-f]{{64}}|\"(now|created)\":[0-9.]+")
        return [names.sub("", frame) for frame in frames]
