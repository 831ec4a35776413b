"""Following the others: what they do is shown, and stays marked until one's next confirmation."""

from __future__ import annotations

import json
import time
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.waiting import until
from tests.web.kit import ANSWERS, BOT, LONGEST, PATIENCE, Player, player
from tests.web.seat import Json, Seat

pytestmark = pytest.mark.slow

# Which pictures flew or were held, as long as the page is open.
WATCH: Final = """() => {
  window.moved = 0;
  const layer = document.querySelector('.flights');
  new MutationObserver((records) => {
    for (const { addedNodes } of records) window.moved += addedNodes.length;
  }).observe(layer, { childList: true, subtree: true });
}"""

# What happens within the first turns of every game. All kinds are in web/tests/*beats.test.ts.
OFTEN: Final = {
    "empires-end": {
        "averted",
        "destroyed",
        "gained",
        "placed",
        "revealed_disaster",
        "space",
        "took",
        "used",
    },
    "first-empires": {"moved", "rolled", "stepped", "turn"},
}

# The board in words and pictures, without what only helps to decide or moves over it.
PICTURE: Final = """() => [...document.querySelectorAll('.felt [data-at]')]
  .filter((each) => !each.closest('.flights'))
  .filter((each) => /^(location|card|score|seat|tok|city|die|track|hand):/.test(each.dataset.at))
  .map((each) => `${each.dataset.at} ${each.querySelector('.vh')?.textContent ?? each.textContent}`
    .replace(/\\s+/g, ' ').trim())"""


def wait_for_rest(page: Page) -> None:
    """Until nothing moves and nothing waits to be shown."""
    page.wait_for_function(
        "() => !document.querySelector('.flights')?.childElementCount"
        " && (document.querySelector('#prompt .choice, #prompt .more, #prompt.result,"
        " #prompt.scene'))"
    )


@pytest.mark.parametrize("game", list(OFTEN))
def test_what_others_do_moves_and_leaves_the_right_picture(
    browser: Browser, address: str, game: str
) -> None:
    """A page that shows everything moving ends up like one that shows everything at once."""
    told: set[str] = set()
    moving: set[str] = set()
    with (
        player(browser, address, settings={"pace": "fast"}) as slow,
        player(browser, address, settings={"auto": False}) as quick,
    ):
        slow.page.on("websocket", lambda socket: socket.on("framereceived", partial(hear, told)))
        made = slow.sits_down(game, BOT, BOT, options={})
        slow.waits_for_the_question()
        slow.page.evaluate(WATCH)
        before = 0
        for turn in range(12):
            continue_scene(slow)
            if not slow.waits_for_the_question():
                break
            slow.decides(turn)
            continue_scene(slow)
            quick.goes_to(made.links[0])
            quick.waits_for_the_question()
            come_to_the_same(slow.page, quick.page)
            moved = slow.page.evaluate("window.moved")
            if moved > before:
                moving |= told
                told.clear()
                before = moved
    assert moving >= OFTEN[game]


def come_to_the_same(slow: Page, quick: Page) -> None:
    """Until both pages show the same at rest: bots may decide beside Ada, and be heard of late."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        wait_for_rest(slow)
        shown, right = slow.evaluate(PICTURE), quick.evaluate(PICTURE)
        if shown == right:
            return
        assert time.monotonic() < until, sorted({*shown} ^ {*right})


def hear(told: set[str], frame: str | bytes) -> None:
    """Which kinds of event the page is told of."""
    message = json.loads(frame)
    if message["type"] == "update":
        told.update(line["event"]["event"] for line in message["events"])


def continue_scene(ada: Player) -> None:
    ada.page.wait_for_selector("#prompt .choice, #prompt .more, #prompt.scene, #prompt.result")
    while ada.page.locator("#prompt.scene").count():
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_selector("#prompt:not(.scene)")


def test_with_reduced_motion_nothing_moves_and_nothing_is_lost(
    browser: Browser, address: str
) -> None:
    with player(browser, address, settings={"pace": "normal"}, reduced_motion="reduce") as ada:
        seat = Seat(ada, 2)
        update = seat.comes_to("avert_or_take")
        ada.page.evaluate(
            "() => { window.flown = 0; const animate = Element.prototype.animate;"
            " Element.prototype.animate = function (frames, ...rest) {"
            " if (JSON.stringify(frames).includes('translate')) window.flown += 1;"
            " return animate.call(this, frames, ...rest); }; }"
        )
        ada.decides(0)
        expect(ada.page.locator("#log .at").last).not_to_have_text(str(update["ply"]))
        assert ada.page.evaluate("window.flown") == 0


def test_a_bot_that_thinks_for_long_shows_it(browser: Browser, address: str) -> None:
    """As soon as the bot is to decide, the page is told of no further move."""
    waits = False

    def hold_back(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            nonlocal waits
            message = json.loads(said)
            update = message["type"] == "update"
            if not (update and waits):
                page.send(said)
            waits = waits or (update and message["view"]["to_move"] == [1])

        server.on_message(pass_on)

    with player(browser, address) as ada:
        ada.page.route_web_socket("**", hold_back)
        ada.sits_down("empires-end")
        thinking = ada.page.locator("#prompt .thinking")
        for turn in range(20):
            ada.page.wait_for_selector(f"#prompt .thinking, {ANSWERS}")
            if thinking.count():
                break
            ada.decides(turn)
        expect(thinking).to_be_visible()


def test_space_shows_at_once_what_others_do(browser: Browser, address: str) -> None:
    with player(browser, address, settings={"pace": "slow"}) as ada:
        ada.sits_down("empires-end", BOT, BOT, BOT, options={"variant": "normal"})
        ada.page.wait_for_selector("#prompt")
        ada.decides(0)
        ada.page.keyboard.press("Space")
        ada.page.wait_for_selector(f"{ANSWERS}, #prompt.scene")
        assert not ada.page.evaluate("document.querySelector('.flights').childElementCount")


def test_what_was_lost_in_a_conflict_stays_marked_until_one_confirms(
    browser: Browser, address: str
) -> None:
    """Overtaken: strip or recap say it in red, the tiles that changed places bear its number."""
    # A bid of nothing is asked for even where there is nothing to bid.
    with player(browser, address, settings={"auto": False}) as ada:
        swapped = overtaken(ada)
        for position in swapped:
            expect(ada.page.locator(f"[data-at='location:0:{position}'].changed")).to_have_count(1)
        expect(ada.page.locator(".chip.bad").first).to_be_visible()
        ada.page.reload()
        ada.waits_for_the_question()
        expect(ada.page.locator(".chip.bad").first).to_be_visible()
        ada.decides(0)
        expect(ada.page.locator(f"[data-at='location:0:{swapped[0]}'].changed")).to_have_count(0)


def test_whoever_was_conquered_sees_it_until_one_confirms(browser: Browser, address: str) -> None:
    """The ghost of those who were driven out on the map, and red words in the strip."""
    with player(browser, address) as ada:
        seat = Seat(ada, 2, game="first-empires", seed="2")
        region = seat.comes_to_first("retreat")["view"]["prompt"]["region"]
        ghost = ada.page.locator(f'.map [data-ghost="{region}"]')
        expect(ghost).to_have_count(1)
        expect(ada.page.locator(".chip.bad").first).to_be_visible()
        ada.page.reload()
        ada.waits_for_the_question()
        expect(ghost).to_have_count(1)
        expect(ada.page.locator(".chip.bad").first).to_be_visible()
        ada.decides(0)
        expect(ghost).to_have_count(0)


def overtaken(ada: Player) -> list[int]:
    """Nothing is bid until somebody is stronger; the positions whose locations changed places."""
    for seed in range(1, 9):
        seat = Seat(ada, 4, seed=str(seed))
        for turn in range(LONGEST):
            update = seat.update()
            if not update["view"]["prompt"]:
                break
            if update["view"]["prompt"]["kind"] != "bid_axes":
                seat.play(update, turn)
                continue
            ada.goes_to(seat.link)
            ada.page.locator("#prompt .bid .choice").last.click()
            ada.page.locator("#prompt .go").click()
            # The server's own word that the bid is played: before it, it would still ask for it.
            until(partial(has_bid, seat))
            rows = [row_of(update), row_of(seat.update())]
            if changed := [at + 1 for at in range(11) if rows[0][at] != rows[1][at]]:
                ada.waits_for_the_question()
                return changed
    raise AssertionError("nobody was ever overtaken")


def has_bid(seat: Seat) -> bool:
    prompt = seat.update()["view"]["prompt"]
    return prompt is None or prompt["kind"] not in ("bid_axes", "bid_coins")


def row_of(update: Json) -> list[str]:
    return [place["location"] for place in update["view"]["seats"][0]["row"]]
