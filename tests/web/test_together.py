"""Several people: two browsers at one table, and two players at one device."""

from __future__ import annotations

import json
import re
from itertools import cycle

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from tests.waiting import until
from tests.web.kit import ANSWERS, Made, Player, player

pytestmark = pytest.mark.slow


def invited(ada: Player) -> str:
    """Set up a table with a seat for a friend; the link for it."""
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.sets_up("link", "Ada")
    ada.page.get_by_role("button", name="Its own link").click()
    link: str = ada.page.evaluate("navigator.clipboard.readText()")
    return link


def asked(*players: Player) -> Player:
    """Whoever is asked first to decide."""
    for each in cycle(players):
        try:
            each.page.wait_for_selector(ANSWERS, timeout=300)
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
        expect(ada.page.locator(".who", has_text="Bob")).to_have_count(1)
        expect(bob.page.locator(".who", has_text="Ada")).to_have_count(1)
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
        ada.sets_up("device", "Ada", "Bob")
        ada.page.wait_for_selector("#handover")
        handed = 0
        for turn in range(14):
            ada.page.wait_for_selector(f"#handover, {ANSWERS}")
            if ada.page.locator("#handover").count():
                source = ada.page.content()
                assert 'data-at="hand:' not in source
                assert 'data-at="location:' not in source
                assert 'id="log"' not in source
                assert 'id="prompt"' not in source
                ada.page.locator("#handover button").click()
                handed += 1
            else:
                ada.decides(turn)
        assert handed >= 2


def test_a_sealed_bid_is_in_no_message_before_the_reveal(browser: Browser, address: str) -> None:
    """Whatever Bob bids, Ada's browser is sent the very same, until both have bid."""
    first, second = (sent_to_ada(browser, address, bid) for bid in (0, -1))
    # How often the table is told of is the server's affair.
    last = max(key for key in first if key[0] == "update")
    assert last == max(key for key in second if key[0] == "update")
    for key in sorted(first.keys() & second.keys()):
        assert first[key] == second[key]


def both_can_bid(made: Made) -> bool:
    prompts = [made.prompt(seat)[1] for seat in (0, 1)]
    return all(
        prompt and prompt["kind"] == "bid_axes" and len(prompt["choices"]) > 1 for prompt in prompts
    )


def heard_of(frames: list[str]) -> int:
    return max((json.loads(frame).get("ply", 0) for frame in frames), default=0)


def sent_to_ada(browser: Browser, address: str, bid: int) -> dict[tuple[str, int], str]:
    """All that her socket gets while Bob bids, but for the table's name, the time and presence.

    By its kind and the moment in the game, or the table's version, that it tells of.
    """
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
            until(lambda: heard_of(frames) == made.ply)
        expect(ada.page.locator("#prompt")).to_contain_text("Bob has decided")
        when = r"\"(now|created|seen)\":([0-9.]+|null)|\"times\":\[[0-9.,]*\]"
        # Who is there is told again whenever the server looks: once is enough.
        there = r"\"(here|watchers)\":\w+"
        names = re.compile(rf"{made.id}|[0-9a-f]{{64}}|{when}|{there}")
        told = {}
        for frame in frames:
            message = json.loads(frame)
            key = message["type"], message.get("ply", message.get("version", 0))
            told[key] = names.sub("", frame)
        return told
