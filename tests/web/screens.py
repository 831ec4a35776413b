"""Every screen of the app, ready to be looked at: tests and pictures go through all of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from playwright.sync_api import Page

from tests.server.kit import Api, Live, Made, Server, human
from tests.web.kit import ANSWERS, Player

PEOPLE: Final = ("Ada", "Tiberius", "Cleopatra", "Hannibal", "Lautaro")
FULL: Final = {"empires-end": 4, "first-empires": 5}
SEED: Final = 5
# The kinds of question that look different; every other kind is drawn like one of them.
ASKED: Final = {
    "empires-end": (
        "avert_or_take",
        "place_innovation",
        "economy",
        "pick_location",
        "industry",
        "bid_axes",
        "swap_locations",
    ),
    "first-empires": ("swords", "move_explorers", "reroll", "progress", "place_city"),
}


# At which of them others have moved since.
RECAP: Final = {"empires-end": "industry", "first-empires": "reroll"}


@dataclass(frozen=True)
class Screen:
    """Where it is, what shows that it is there, and what is done then."""

    name: str
    path: str
    ready: str
    then: Callable[[Page], None] | None = None

    def show(self, ada: Player) -> None:
        if ada.page.url.startswith("http"):
            ada.page.evaluate("localStorage.clear()")  # as if it were the first screen of all
        ada.page.goto("about:blank")  # a link that differs behind # only would load nothing
        ada.goes_to(self.path)
        ada.page.wait_for_selector(self.ready)
        if self.then:
            self.then(ada.page)


def every_screen(server: Server) -> list[Screen]:
    api = Api(server)
    return [*pages(), *meeting(api), *boxes(api), *tables(api)]


def pages() -> Iterator[Screen]:
    yield Screen("home", "/", ".hero")
    yield Screen("new-table", "/new", ".seat-row")
    yield Screen("new-table-seat", "/new", ".seat-row", partial(press, ".seat-row [aria-expanded]"))
    yield Screen("settings", "/credits", "h2", partial(press, ".topbar .tool:last-child"))
    yield Screen("nowhere", "/nothing", ".notice")
    for game in FULL:
        yield Screen(f"learn-{game}", f"/learn/{game}", "figure")
        example = {"empires-end": "marcus-takes-the-fire", "first-empires": "carmen-rolls-again"}
        yield Screen(f"worked-{game}", f"/learn/{game}/example-1-{example[game]}", "header.bar")
        yield Screen(f"rules-{game}", f"/rules/{game}", ".proofs")
        yield Screen(f"workshop-{game}", f"/workshop/{game}", "article.card p")
    yield Screen("credits", "/credits", "h2")
    yield Screen("my-games", "/mine", "form")
    yield Screen("no-such-table", "/t/nothing", ".notice h1")


def meeting(api: Api) -> Iterator[Screen]:
    made = api.create("empires-end", human("Ada"), human(), {"kind": "open"})
    yield Screen("waiting-room", link(made, 0), "main.waiting .qr")
    yield Screen(
        "changing",
        link(made, 0),
        "main.waiting .qr",
        partial(press, ".hd .btn.sm:not(.shuffle) >> nth=0"),
    )
    yield Screen("sitting-down", link(made, 1), "main.waiting input")
    yield Screen("hand-over", "/new", ".seat-row", pass_on)
    yield Screen("home-again", link(made, 0), "main.waiting", come_back)


def boxes(api: Api) -> Iterator[Screen]:
    """What is asked in boxes of its own, over a table among people."""
    made, _ = asked(api, "empires-end", "avert_or_take")
    for icon, ready in (
        ("bot", "[type=radio]"),
        ("bell", "form"),
        ("phone", ".qr"),
        ("chat", "ul"),
    ):
        box = partial(open_box, icon, f"dialog {ready}")
        yield Screen(f"box-{icon}", link(made, 0), "#prompt", box)


def tables(api: Api) -> Iterator[Screen]:
    for game, kinds in ASKED.items():
        for kind in kinds:
            made, seat = asked(api, game, kind)
            yield Screen(f"{game}-{kind}", link(made, seat), ANSWERS, choose)
            if kind == RECAP[game]:
                yield Screen(f"{game}-recap", link(made, seat), ANSWERS, show_recap)
        yield Screen(f"{game}-watching", f"/t/{made.id}", "#prompt")
        yield Screen(f"{game}-keys", link(made, seat), ANSWERS, partial(type_key, "?"))
        yield Screen(f"{game}-rule", link(made, seat), ANSWERS, open_rule)
        yield Screen(f"{game}-menu", link(made, seat), ANSWERS, partial(type_key, "m"))
        yield Screen(f"{game}-giving-up", link(made, seat), ANSWERS, give_up)
        yield Screen(f"{game}-text-mode", link(made, seat), ANSWERS, text_mode)
        made = finished(api, game)
        yield Screen(f"{game}-result", link(made, 0), "#prompt.result")
        yield Screen(f"{game}-replay", f"/t/{made.id}/replay?ply=40", "#prompt .when")


def link(made: Made, seat: int) -> str:
    return f"/t/{made.id}#seat={made.tokens[seat]}"


def created(api: Api, game: str) -> Made:
    people = [human(name) for name in PEOPLE[: FULL[game]]]
    return api.create(game, *people, seed=str(SEED))


def asked(api: Api, game: str, kind: str) -> tuple[Made, int]:
    """A full table at the first question of this kind, and whom it asks."""
    made = created(api, game)
    dice = random.Random(SEED)
    with made.socket(*made.tokens) as live:
        everybody_sees(live, made)
        while True:
            for seat in made.tokens:
                prompt = live.updates[seat]["view"]["prompt"]
                # A single choice is made by itself.
                if prompt and prompt["kind"] == kind and len(prompt["choices"]) > 1:
                    return made, seat
            play_next(live, dice)


def finished(api: Api, game: str) -> Made:
    made = created(api, game)
    dice = random.Random(SEED)
    with made.socket(*made.tokens) as live:
        everybody_sees(live, made)
        while not live.updates[0]["view"]["over"]:
            play_next(live, dice)
    return made


def everybody_sees(live: Live, made: Made) -> None:
    while len(live.updates) < len(made.tokens):
        live.receive()


def play_next(live: Live, dice: random.Random) -> None:
    """A move, and everybody's view after it: the same dice make the same game."""
    seat = next(seat for seat in live.updates if seat is not None and live.owes(seat))
    ply = live.play(seat, dice)["ply"]
    while any(update["ply"] < ply for update in live.updates.values()):
        live.receive()


def press(selector: str, page: Page) -> None:
    page.locator(selector).first.click()


def pass_on(page: Page) -> None:
    page.locator(".seat-row [aria-expanded]").first.click()
    page.locator(".rung[data-kind=device]").click()
    page.locator(".dock .go").click()
    page.wait_for_selector("#handover")


def come_back(page: Page) -> None:
    """To the first page of somebody who sits at a table."""
    page.locator(".brand").click()
    page.wait_for_selector("article.table")


def choose(page: Page) -> None:
    page.locator(ANSWERS).first.click()


def show_recap(page: Page) -> None:
    """It may lie open already."""
    if not page.locator("section.recap").count():
        page.locator("#prompt button.recap").click()
    page.wait_for_selector("section.recap")


def type_key(key: str, page: Page) -> None:
    page.keyboard.press(key)


def give_up(page: Page) -> None:
    """As far as the question whether that is meant."""
    page.keyboard.press("m")
    page.locator(".item.danger").click()


def open_box(icon: str, ready: str, page: Page) -> None:
    page.keyboard.press("m")
    page.locator(f'.item:has(use[href="#i-{icon}"])').first.click()
    page.wait_for_selector(ready)


def open_rule(page: Page) -> None:
    page.locator(".rule:visible").first.click()
    page.wait_for_selector("[role=dialog] p")


def text_mode(page: Page) -> None:
    page.locator(".bar button.tool").first.click()
    page.wait_for_selector(".text .out div")
