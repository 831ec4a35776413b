"""Friends at one table: how they come, what they ask of each other, and how they come back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.kit import Live, Server, play_out
from tests.web.friends import OPEN, Secret, menu, opened, play_until, present, sits_down
from tests.web.kit import BOT, PHONE, Made, Player, player

pytestmark = pytest.mark.slow


def test_three_browsers_through_a_whole_game_with_everything_used(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    address = server.url
    with (
        player(browser, address) as ada,
        player(browser, address) as bob,
        player(browser, address, PHONE) as cem,
    ):
        meet(ada, bob, cem)
        talk(ada, bob, cem)
        take_back(ada, bob, cem)
        replace(ada, bob, cem)
        move_to_another_device(ada, cem, browser, address, tmp_path)
        play_to_the_end_and_again(server, ada, bob, cem)
        for each in (ada, bob, cem):
            each.forgives("401", "404", "409")  # what a browser says of refusals that were meant


def meet(ada: Player, bob: Player, cem: Player) -> None:
    """One link, a link of a seat's own, options, chat."""
    table = opened(ada, OPEN, OPEN, clock={"seconds": 86400})
    expect(ada.page.get_by_role("img", name="QR code of the table’s link")).to_be_visible()
    expect(ada.page.locator(".room .warning")).to_contain_text("only be reached from this machine")
    expect(ada.page.locator("dl")).to_contain_text("Pace 1 day")
    bob.goes_to(table)
    sits_down(bob, "Bob")
    expect(ada.page.locator(".room li", has_text="Bob")).to_contain_text("here")
    bob.page.get_by_placeholder("Message the table").fill("hi")
    bob.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("Bob hi")
    ada.page.get_by_role("button", name="Change").click()
    box = ada.page.get_by_role("dialog", name="What you will play")
    box.get_by_label("Pacea").select_option("No clock")
    box.get_by_role("button", name="Change").click()
    expect(bob.page.get_by_role("log")).to_contain_text("Ada changes how it will be played.")
    expect(bob.page.locator("dl")).to_contain_text("Pace No clock")
    # Bob wants another name, and the host lets him sit first.
    bob.page.get_by_role("button", name="Rename").click()
    bob.page.get_by_role("dialog", name="Rename").get_by_role("textbox").fill("Robert")
    bob.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("Bob is called Robert now.")
    ada.page.get_by_role("button", name="Robert: one seat earlier").click()
    for each in (ada, bob):
        expect(each.page.locator(".room li").first).to_contain_text("Robert")
        expect(each.page.get_by_role("log")).to_contain_text("Bob hi")
    expect(bob.page.locator(".room li").first).to_contain_text("you")
    ada.page.get_by_role("button", name="Ada: one seat earlier").click()
    expect(bob.page.locator(".room li").nth(1)).to_contain_text("you")
    bob.page.get_by_role("button", name="Rename").click()
    bob.page.get_by_role("dialog", name="Rename").get_by_role("textbox").fill("Bob")
    bob.page.keyboard.press("Enter")
    expect(ada.page.locator(".room li").nth(1)).to_contain_text("Bob")
    # The last seat is Cem's alone: the link of the table does not lead to it any more.
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    seat = ada.page.locator(".room li").nth(2)
    seat.get_by_role("button", name="Own link").click()
    seat.get_by_role("button", name="Its own link").click()
    cem.page.goto(ada.page.evaluate("navigator.clipboard.readText()"))
    sits_down(cem, "Cem")
    for each in (ada, bob, cem):
        each.page.wait_for_selector(".board")


def talk(ada: Player, bob: Player, cem: Player) -> None:
    """News is marked until it is read; whom one mutes, or the host silences, is not heard."""
    # Ada looks at the log alone.
    ada.page.locator("#log").get_by_text("Log", exact=True).click()
    Secret(bob).says("anybody there?")
    new = ada.page.get_by_role("button", name="1 new message")
    expect(new).to_be_visible()
    ada.page.locator("#log").get_by_text("Both", exact=True).click()
    expect(ada.page.locator("#log .said").last).to_contain_text("anybody there?")
    expect(new).to_have_count(0)
    menu(cem.page, "Mute chat").click()
    cem.page.get_by_role("checkbox", name="Bob").check()
    expect(cem.page.locator("#log .said")).to_have_count(0)
    cem.page.get_by_role("checkbox", name="Bob").uncheck()
    expect(cem.page.locator("#log .said")).not_to_have_count(0)
    cem.page.keyboard.press("Escape")
    menu(ada.page, "Mute chat").click()
    silence = ada.page.locator("li", has_text="Bob").get_by_role("button", name="Silence for")
    silence.click()
    expect(cem.page.locator("#log")).to_contain_text("Ada lets Bob say nothing for now.")
    ada.page.get_by_role("button", name="Let speak again").click()
    expect(cem.page.locator("#log")).to_contain_text("Ada lets Bob speak again.")
    ada.page.keyboard.press("Escape")


def take_back(ada: Player, bob: Player, cem: Player) -> None:
    """Alone, and all read of it; then Ada asks, and both others agree in the page."""
    everybody = [Secret(each) for each in (ada, bob, cem)]
    play_until(everybody, {0})
    ada.decides()
    ada.page.get_by_role("button", name="Undo").click()
    for each in (bob, cem):
        expect(each.page.locator("#log .happened").last).to_contain_text("Ada takes back a move.")
    ada.decides()
    while everybody[0].can_take_back():
        play_until(everybody, {1, 2})
        play_until(everybody, {0})
        if everybody[0].can_take_back():
            everybody[0].plays()
    play_until(everybody, {0})
    ply = int(ada.page.locator("#log .at").last.inner_text())
    expect(menu(ada.page, "Ask to take back")).to_contain_text("Bob and Cem must agree.")
    menu(ada.page, "Ask to take back").click()
    expect(ada.page.locator(".request")).to_contain_text("Still to agree: Bob and Cem")
    expect(bob.page.locator(".request")).to_contain_text("Ada asks to take back, to before: Ada")
    bob.page.get_by_role("button", name="Agree").click()
    expect(ada.page.locator(".request")).to_contain_text("Still to agree: Cem")
    cem.page.get_by_role("button", name="Agree").click()
    expect(ada.page.locator(".request")).to_have_count(0)
    expect(ada.page.locator("#log .happened").last).to_contain_text("Cem agrees.")
    now: int = everybody[0].http.get(everybody[0].url).json()["ply"]
    assert now < ply
    ada.waits_for_the_question()
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)


def replace(ada: Player, bob: Player, cem: Player) -> None:
    """Bob leaves; the others agree on somebody new; his old secret opens nothing any more."""
    old = Secret(bob)
    menu(bob.page, "Leave the table").click()
    bob.page.get_by_role("button", name="Leave", exact=True).click()
    expect(menu(cem.page, "Bob is away: replace")).to_be_visible()
    expect(present(cem.page, "Bob")).to_contain_text("away, a bot plays")
    menu(cem.page, "Bob is away: replace").click()
    box = cem.page.get_by_role("dialog", name="Who plays for Bob?")
    expect(box).to_contain_text("Still to agree: Ada")
    box.get_by_role("button", name="Ask them").click()
    expect(ada.page.locator(".request")).to_contain_text("somebody else to play for Bob")
    ada.page.get_by_role("button", name="Agree").click()
    expect(cem.page.locator(".request")).to_have_count(0)
    assert old.plays() == 401
    # Bob comes back and finds that he watches; the seat is free, and he is the first who takes it.
    bob.page.go_back()
    expect(bob.page.locator(".news")).to_contain_text("You are watching.")
    bob.page.get_by_role("button", name="Take the free seat").click()
    sits_down(bob, "Bo")
    bob.page.get_by_role("button", name="Close").first.click()
    expect(present(cem.page, "Bo")).to_have_count(0)
    menu(cem.page, "Mute chat")
    expect(present(cem.page, "Bo")).to_contain_text("here")
    cem.page.keyboard.press("Escape")


def move_to_another_device(
    ada: Player, cem: Player, browser: Browser, address: str, tmp_path: Path
) -> None:
    """By the code, once; the old device watches. And all tables by a file."""
    menu(cem.page, "Play on another device").click()
    expect(cem.page.get_by_role("img", name="QR code for the other device")).to_be_visible()
    moving = cem.page.get_by_role("dialog", name="Play on another device")
    expect(moving).to_contain_text("only be reached from this machine")
    code = cem.page.locator("output").inner_text()
    cem.page.keyboard.press("Escape")
    old = Secret(cem)
    with player(browser, address) as laptop:
        for allowed in (True, False):
            laptop.goes_to("/mine")
            laptop.page.get_by_label("Code of the other device").fill(code)
            laptop.page.get_by_role("button", name="Sit here").click()
            if allowed:
                laptop.page.wait_for_selector(".board")
        expect(laptop.page.get_by_role("alert")).to_contain_text("This code is not good")
        laptop.forgives("404")
        expect(cem.page.locator(".news")).to_contain_text("Your seat is played elsewhere now.")
        assert old.plays() == 401
        with laptop.page.expect_download() as saved:
            laptop.page.get_by_role("button", name="Save my tables").click()
        saved.value.save_as(tmp_path / "tables.json")
    cem.goes_to("/mine")
    cem.page.get_by_label("Open a saved file").set_input_files(tmp_path / "tables.json")
    expect(cem.page.get_by_role("status")).to_contain_text("1 table is here now.")
    cem.page.get_by_role("link", name="Empire’s End with Ada and Bo").click()
    cem.page.wait_for_selector(".board")
    expect(cem.page.locator(".news")).to_have_count(0)
    # A copy of the seat, while it is played here, too.
    menu(cem.page, "Play on another device").click()
    shown = cem.page.locator("output")
    before = shown.inner_text()
    cem.page.get_by_role("checkbox", name="Go on playing here, too").check()
    expect(shown).not_to_have_text(before)
    with player(browser, address) as laptop:
        laptop.goes_to("/mine")
        laptop.page.get_by_label("Code of the other device").fill(shown.inner_text())
        laptop.page.get_by_role("button", name="Sit here").click()
        laptop.page.wait_for_selector(".board")
    cem.page.keyboard.press("Escape")
    expect(cem.page.locator(".news")).to_have_count(0)


def play_to_the_end_and_again(server: Server, ada: Player, bob: Player, cem: Player) -> None:
    """Every browser decides, the rest is played past them. Bo offers a rematch to all."""
    everybody = [Secret(each) for each in (ada, bob, cem)]
    for somebody, secret in zip((ada, bob, cem), everybody, strict=True):
        play_until(everybody, {secret.seat})
        somebody.decides()
    tokens = [secret.token for secret in everybody]
    with Live(server, everybody[0].table, tokens) as live:
        play_out(live, [secret.seat for secret in everybody], random.Random(1))
    for each in (ada, bob, cem):
        each.page.wait_for_selector("#prompt.result")
    menu(bob.page, "Offer a rematch").click()
    for each in (ada, cem):
        expect(each.page.locator(".news")).to_contain_text("Bo wants to play again")
        each.page.get_by_role("link", name="To the rematch").click()
        each.page.wait_for_selector("#prompt:not(.result)")
        assert each.page.url == bob.page.url
    # Nobody has time for another whole game.
    menu(cem.page, "Give up").click()
    cem.page.get_by_role("alertdialog").get_by_role("button", name="Give up").click()
    for each in (ada, bob):
        expect(each.page.locator("#log .happened").last).to_contain_text("Cem gives up.")


def test_one_link_seats_three_people_and_a_fourth_watches(browser: Browser, address: str) -> None:
    with (
        player(browser, address) as ada,
        player(browser, address) as bob,
        player(browser, address, PHONE) as dan,
    ):
        table = opened(ada, OPEN, OPEN)
        bob.goes_to(table)
        sits_down(bob, "Bob")
        expect(bob.page.get_by_role("heading", name="Invite with one link")).to_be_visible()
        # Who sat down by mistake stands up, and may think again.
        menu(bob.page, "Leave the table").click()
        bob.page.get_by_role("button", name="Leave", exact=True).click()
        expect(ada.page.get_by_role("log")).to_contain_text("Bob stands up: the seat is free.")
        expect(bob.page.locator("article.table")).to_have_count(0)
        bob.goes_to(table)
        sits_down(bob, "Bob")
        # The same browser does not sit twice: the third comes with one of their own.
        with player(browser, address) as cem:
            cem.goes_to(table)
            sits_down(cem, "Cem")
            cem.page.wait_for_selector(".board")
        dan.goes_to(table)
        dan.page.get_by_role("button", name="You are watching").click()
        expect(dan.page.get_by_role("dialog", name="Table")).to_contain_text("You are watching.")
        expect(dan.page.locator("#prompt .choice")).to_have_count(0)


def test_whoever_comes_late_under_a_taken_name_sits_down_all_the_same(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada, player(browser, address) as bob:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human"}, BOT]
        asked = {"game": "first-empires", "seats": seats}
        told = ada.context.request.post(f"{address}/api/tables", data=asked).json()
        made = Made(ada.context, address, told)
        ada.goes_to(made.links[0])
        begun = made.http.post(
            f"{made.url}/start", data={"level": "settler"}, headers=made.bearing(0)
        )
        assert begun.ok
        bob.page.add_init_script(
            "localStorage.setItem('empires.settings', JSON.stringify({name: 'Ada'}))"
        )
        bob.goes_to(made.links[1])
        expect(ada.page.locator("#log .happened").last).to_contain_text("Player 2 sits down.")
        expect(bob.page.locator(".who", has_text="You")).to_have_count(1)


def test_who_is_away_shows_within_forty_seconds(browser: Browser, address: str) -> None:
    with player(browser, address) as ada:
        ada.page.clock.install()
        with player(browser, address) as bob:
            bob.goes_to(opened(ada, OPEN))
            sits_down(bob, "Bob")
            bob.page.wait_for_selector(".board")
            menu(ada.page, "Play on another device")
            expect(present(ada.page, "Bob")).to_contain_text("here")
        expect(present(ada.page, "Bob")).to_contain_text("reconnecting")
        ada.page.clock.fast_forward(32_000)
        expect(present(ada.page, "Bob")).to_contain_text("away")


def test_log_and_chat_are_in_the_order_of_time_after_a_lost_connection(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada, player(browser, address) as bob:
        bob.goes_to(opened(ada, OPEN))
        sits_down(bob, "Bob")
        for each in (ada, bob):
            each.page.wait_for_selector(".board")
        people = [Secret(each) for each in (ada, bob)]
        ada.context.set_offline(True)
        ada.page.wait_for_selector(".offline")
        for text in ("first", "second", "third"):
            people[1].says(text)
            people[people[0].deciding()[0]].plays()
        ada.context.set_offline(False)
        expect(ada.page.locator(".offline")).to_have_count(0)
        expect(ada.page.locator("#log .said")).to_have_count(3)
        expect(ada.page.locator("#log .at").last).to_have_text(
            bob.page.locator("#log .at").last.inner_text()
        )
        marks = [page.locator("#log").locator(".said .words, .at") for page in (ada.page, bob.page)]
        seen, told = (each.all_inner_texts() for each in marks)
        assert seen == told
        assert seen.index("Bob first") < seen.index("Bob second") < seen.index("Bob third")
        # Who mutes all others reads nothing of them any more.
        menu(ada.page, "Mute chat").click()
        ada.page.get_by_role("checkbox", name="All").check()
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("#log .said")).to_have_count(0)
        ada.forgives("ERR_INTERNET_DISCONNECTED", "WebSocket")
