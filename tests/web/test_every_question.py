"""Every kind of question of both games: Escape lets go of what was clicked, Enter plays it."""

from __future__ import annotations

from collections import Counter
from typing import Final, get_args

import pytest
from playwright.sync_api import Browser, expect

from empires.shapes.empires_end import prompts as empires_end
from empires.shapes.first_empires import prompts as first_empires
from tests.waiting import until
from tests.web.kit import Player, player
from tests.web.seat import Json, Seat

pytestmark = pytest.mark.slow

KINDS: Final = {
    game: {kind.__struct_config__.tag for kind in get_args(module.AnyPrompt)}
    for game, module in (("empires-end", empires_end), ("first-empires", first_empires))
}
# Asked for together with the question before: the coins of a sealed bid, who comes to a conquest
# that was chosen as a whole, the face of a die that was clicked.
TOGETHER: Final = {
    "empires-end": {"bid_coins"},
    "first-empires": {"gather", "convert_die"},
}
# One in five to twenty games comes to these, or only some tables: tested where one does.
RARE: Final = {
    "empires-end": {"aim", "lift_innovation", "refresh", "repeat"},
    "first-empires": {"choose_civilization", "choose_tile", "score_card"},
}
MOST_GAMES: Final = 40  # usually three or four are enough
READY: Final = "#prompt .go:not([disabled])"


# A point of the thing itself: the middle of a region's box may lie in another region.
POINT: Final = """(thing) => {
  thing.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (let down = 1; down < 12; down++) for (let right = 1; right < 12; right++) {
    const [x, y] = [left + (width * right) / 12, top + (height * down) / 12];
    if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


@pytest.mark.parametrize("game", list(KINDS))
def test_escape_lets_go_and_enter_plays_at_every_kind_of_question(
    browser: Browser, address: str, game: str
) -> None:
    """By real clicks on the thing and in the prompt, and real keys wherever the focus is then."""
    missing = KINDS[game] - TOGETHER[game]
    with player(browser, address, (1366, 768), settings={"auto": False}) as ada:
        for number in range(1, MOST_GAMES):
            variant = {"variant": "blitz" if number % 2 else "normal"}
            options = variant if game == "empires-end" else {}
            seat = Seat(ada, 3, game=game, seed=str(number), options=options)
            made: Counter[str] = Counter()
            while missing - RARE[game]:
                update = seat.update()
                prompt = update["view"]["prompt"]
                if not prompt:
                    break
                if prompt["kind"] in missing and len(prompt["choices"]) > 1:
                    missing.remove(prompt["kind"])
                    answers(ada, seat, prompt)
                else:
                    seat.play(update, seldom(prompt, made))
    assert missing <= RARE[game]


def seldom(prompt: Json, made: Counter[str]) -> int:
    """The choice that was made least often: so all that can be asked is asked soon."""
    names = [str({**choice["move"], "position": 0}) for choice in prompt["choices"]]
    number = min(range(len(names)), key=lambda at: made[names[at]])
    made[names[number]] += 1
    return number


def answers(ada: Player, seat: Seat, prompt: Json) -> None:
    kind, question = prompt["kind"], prompt["id"]
    ada.goes_to(seat.link)
    ada.waits_for_the_question()
    ready = ada.page.locator(READY)
    if ready.count():  # All that only brings something is chosen from the start.
        ada.page.keyboard.press("Escape")
        expect(ready, kind).to_have_count(0)
    chooses(ada, prompt)
    ada.page.keyboard.press("Escape")
    expect(ready, kind).to_have_count(0)
    assert asked(seat) == question, kind
    chooses(ada, prompt)
    ada.page.keyboard.press("Enter")
    # Not until nothing is ready: in the next question all may be chosen from the start.
    until(lambda: asked(seat) != question)


def chooses(ada: Player, prompt: Json) -> None:
    """By clicks on the table, where it is about places; else in the prompt."""
    lit, listed = clickable(prompt)
    expect(ada.page.locator(f"{lit}, {listed}").first, prompt["kind"]).to_be_visible()
    # What still moves, or is just being drawn, can't be hit: then it is tried again.
    until(lambda: clicked(ada, [lit, listed]))


def clicked(ada: Player, places: list[str]) -> bool:
    """Whether a click on one of the first things there has chosen something to be confirmed."""
    ready = ada.page.locator(READY)
    for thing in [thing for css in places for thing in ada.page.locator(css).all()[:6]]:
        point = thing.evaluate(POINT) if thing.count() else None
        if point is None:
            continue
        ada.page.mouse.click(*point)
        if ada.page.locator("[role=dialog]").count():  # It can't be chosen, and tells of itself.
            ada.page.keyboard.press("Escape")
        if ready.count():
            return True
    return False


def clickable(prompt: Json) -> tuple[str, str]:
    """On the table and in the prompt; not what only begins something and needs no confirmation."""
    begins = [c["id"] for c in prompt["choices"] if c["move"]["do"] in ("build", "use")]
    listed = "#prompt .choice:not([disabled])" + "".join(
        f":not([data-code='{id}'])" for id in begins
    )
    return ".felt .location.can, .map .region.can, .cube.can" if not begins else ".nothing", listed


def asked(seat: Seat) -> str | None:
    prompt = seat.update()["view"]["prompt"]
    return prompt["id"] if prompt else None
