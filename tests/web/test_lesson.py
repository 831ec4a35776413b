"""Both lessons from the first click to a game of one's own: by mouse, touch, keys and typing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from empires.lessons import lesson_of
from tests.web.kit import LAPTOP, PHONE, Player, has_no_sideways_scrolling, player, title

pytestmark = pytest.mark.slow

SMALL: Final = (1366, 768)
SIZES: Final = (SMALL, PHONE, LAPTOP)
GAMES: Final = ("empires-end", "first-empires")
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS: Final = """async () => (await axe.run({resultTypes: ['violations']})).violations
  .filter(({impact}) => impact === 'serious' || impact === 'critical')
  .flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target}`))"""
ALL: Final = """async () => (await axe.run({resultTypes: ['violations']})).violations
  .flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target}`))"""
# The words of a step, and each thing that it lights up: in the window, and beside each other.
HIDES: Final = """() => {
  const words = document.querySelector('.lesson');
  const box = words.getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const problems = [];
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    problems.push('the words are cut');
  for (const each of words.querySelectorAll('*'))
    if (each.getBoundingClientRect().right > box.right)
      problems.push(`${each.className} sticks out`);
  if (over(box, document.querySelector('#prompt').getBoundingClientRect()))
    problems.push('the words hide the prompt');
  for (const name of words.dataset.light.split(' ')) {
    const thing = document.querySelector(`.stage [data-at="${name}"]`)?.getBoundingClientRect();
    if (!thing?.width) problems.push(`${name} is not there`);
    else if (thing.left + thing.width / 2 < 0 || thing.left + thing.width / 2 > innerWidth
      || thing.top + thing.height / 2 < 0 || thing.top + thing.height / 2 > innerHeight)
      problems.push(`the middle of ${name} is not in view`);
    else if (over(box, thing)) problems.push(`${name} is hidden`);
  }
  const rings = document.querySelectorAll('svg .ring').length;
  if (rings !== words.dataset.light.split(' ').length) problems.push(`${rings} rings`);
  return problems;
}"""
# Choices that were shown and could never be made: what the page answers by itself is not asked.
FLASHES: Final = """() => {
  const shut = new Set(), open = new Set();
  const look = () => {
    // What is checked was just chosen on the table, and stays to be seen.
    for (const each of document.querySelectorAll('#prompt .choice:not([aria-checked="true"])'))
      (each.disabled ? shut : open).add(each.ariaLabel);
  };
  look();
  new MutationObserver(look)
    .observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  window.flashed = () => [...shut].filter((each) => !open.has(each));
}"""
# The tips of a game, one after the other; what comes between does not make it another.
TIPS: Final = """() => {
  window.tips = [];
  const look = () => {
    const told = document.querySelector('.tip b')?.textContent;
    if (told && told !== window.tips.at(-1)) window.tips.push(told);
  };
  look();
  new MutationObserver(look)
    .observe(document, { subtree: true, childList: true, characterData: true });
}"""
TOGETHER: Final = ("economy",)  # steps whose moves are ticked and confirmed as one
# What is pointed at where no button is asked for, in the order in which it is touched.
POINTED: Final = {
    "innovation": ['[data-at="location:0:4"]'],
    "build": ['[data-at="hand:riot-1"] .deed >> nth=0'],
    "lay": ['[data-at="location:0:6"]'],
    "rebuild": ['[data-at="location:0:9"] button >> nth=0'],
    "reroll": ['[data-at="die:3"]'],
    "walk": ['[data-at="land:funan"]'],
    "conquer": ['[data-at="land:indus"]'],
}


def steps(game: str) -> list[str]:
    lesson = lesson_of(game)
    assert lesson is not None
    return [step.name for step in lesson.steps]


def words_of(page: Page, step: str) -> Locator:
    return page.locator(f'.lesson[data-step="{step}"]')


def confirm(page: Page, press: Callable[[Locator], None]) -> None:
    go = page.locator("#prompt .go")
    expect(go).to_be_enabled()
    press(go)


# Whether the step has ended, or asks for another move than it did: what is on its way is neither.
GOES_ON: Final = """([step, before]) => {
  const words = document.querySelector('.lesson');
  if (words) {
    if (words.dataset.step !== step) return true;
  } else return Boolean(document.querySelector('#lesson-done'));
  const asked = [...document.querySelectorAll('#prompt .choice.asked:not([disabled])')];
  return asked.length > 0 && asked.map((each) => each.dataset.code).join(' ') !== before;
}"""
ASKED: Final = """() => [...document.querySelectorAll('#prompt .choice.asked')]
  .map((each) => each.dataset.code).join(' ')"""
MOST_MOVES: Final = 4  # of one step
TOUCHES: Final = 6


def makes_the_move(page: Page, step: str, press: Callable[[Locator], None]) -> None:
    """As somebody would who reads the words: touch what they speak of, then confirm."""
    for _ in range(MOST_MOVES):
        before = page.evaluate(ASKED)
        for thing in POINTED.get(step, ()):
            points_at(page, page.locator(thing), press, ends=step == "build")
        if step not in POINTED and not page.locator('#prompt .choice[aria-checked="true"]').count():
            ticks(page, step, press)
        if step != "build":  # which only begins what the next step ends
            confirm(page, press)
        page.wait_for_function(GOES_ON, arg=[step, before])
        if not words_of(page, step).count():
            return


def ticks(page: Page, step: str, press: Callable[[Locator], None]) -> None:
    """What is asked for; where several things may work together, all of them."""
    asked = page.locator("#prompt .choice.asked:not([disabled])")
    for number in range(asked.count() if step in TOGETHER else 1):
        press(asked.nth(number))
    if step in TOGETHER:
        expect(page.locator('#prompt .choice.asked[aria-checked="true"]')).to_have_count(
            asked.count()
        )


def points_at(page: Page, thing: Locator, press: Callable[[Locator], None], *, ends: bool) -> None:
    """Touch it, and once more if the board was still moving under the finger."""
    press(thing)
    for _ in range(TOUCHES):
        if ends or page.locator("#prompt .go").is_enabled():
            return
        try:
            expect(page.locator("#prompt .go")).to_be_enabled(timeout=3_000)
        except AssertionError:
            press(thing)


def reads_on(page: Page, press: Callable[[Locator], None]) -> None:
    press(page.locator(".lesson .next"))


def walks(
    ada: Player,
    game: str,
    press: Callable[[Locator], None],
    at: Callable[[str], None] = lambda step: None,
) -> None:
    """Every step of the lesson, to its end."""
    for step in steps(game):
        words = words_of(ada.page, step)
        expect(words).to_be_visible()
        expect(words).to_be_in_viewport()
        at(step)
        if words.locator(".next").count():
            reads_on(ada.page, press)
            continue
        makes_the_move(ada.page, step, press)
    expect(ada.page.locator("#lesson-done")).to_be_visible()


def hides_nothing(page: Page) -> None:
    """Once words and board have come to rest."""
    page.wait_for_function(f"() => ({HIDES})().length === 0")


def hides_nothing_at_any_size(page: Page) -> None:
    for width, height in reversed(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        hides_nothing(page)
        assert has_no_sideways_scrolling(page)


def clicks(thing: Locator) -> None:
    thing.click()


def taps(thing: Locator) -> None:
    thing.tap()


@pytest.mark.parametrize("game", GAMES)
def test_by_mouse_with_wrong_tries_and_then_a_game_of_ones_own_to_its_end(
    browser: Browser, address: str, game: str
) -> None:
    """The lobby offers it first, and never again; a wrong try is answered at once, and not sent."""
    with player(browser, address, SMALL) as ada:
        ada.goes_to("/")
        ada.page.locator(".game", has_text=title(game)).get_by_role("link", name="Learn").click()

        def tries_something_else(step: str) -> None:
            hides_nothing(ada.page)
            other = ada.page.locator("#prompt .choice.unasked")
            if other.count():
                other.first.click()
                ada.page.keyboard.press("Enter")  # which sends nothing
                expect(ada.page.locator(".lesson .wrong")).to_be_visible()
                expect(words_of(ada.page, step)).to_be_visible()
                ada.page.keyboard.press("Escape")
                let_go = ada.page.locator('#prompt .choice.unasked[aria-checked="true"]')
                expect(let_go).to_have_count(0)

        ada.page.evaluate(FLASHES)
        walks(ada, game, clicks, tries_something_else)
        assert ada.page.evaluate("() => window.flashed()") == []
        ada.page.get_by_role("button", name="Play", exact=True).click()
        plays_until_a_tip(ada)
        told = ada.page.locator(".tip b").inner_text()
        ada.page.get_by_role("button", name="Got it").click()
        ada.page.keyboard.press("m")
        expect(ada.page.get_by_role("button", name="Learn this game")).to_be_visible()
        ada.page.get_by_role("button", name="What was that?").click()
        expect(ada.page.locator(".drawer dt.met")).to_contain_text([told])
        ada.page.reload()
        ada.waits_for_the_question()
        expect(ada.page.locator(".tip b", has_text=told)).to_have_count(0)
        ada.page.evaluate(TIPS)
        ada.plays_to_the_end()
        expect(ada.page.locator(".over table")).to_be_visible()
        tips = ada.page.evaluate("() => window.tips")
        assert len(set(tips)) == len(tips) > 0
        assert told not in tips
        ada.goes_to("/")
        expect(ada.page.locator("h1")).to_be_visible()
        expect(ada.page.locator(f'a[href="/lesson/{game}"]')).to_have_count(0)
        other = next(each for each in GAMES if each != game)
        expect(ada.page.locator(f'a[href="/lesson/{other}"]')).to_be_visible()


def plays_until_a_tip(ada: Player) -> None:
    """What is new depends on the deal, but something soon is."""
    for turn in range(30):
        ada.waits_for_the_question()
        ada.page.wait_for_selector(".tip", state="attached")
        if ada.page.locator(".tip .box").count():
            return
        ada.decides(turn)
    raise AssertionError("nothing was explained")


@pytest.mark.parametrize("game", GAMES)
def test_by_touch_on_a_phone_in_german(browser: Browser, address: str, game: str) -> None:
    with player(browser, address, PHONE, lang="de", has_touch=True) as ada:
        ada.goes_to(f"/lesson/{game}")

        def looks(step: str) -> None:
            hides_nothing(ada.page)
            assert has_no_sideways_scrolling(ada.page)
            if step in ("avert", "walk"):
                assert serious(ada.page) == []

        walks(ada, game, taps, looks)
        assert serious(ada.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_with_keys_alone_in_a_narrow_window(browser: Browser, address: str, game: str) -> None:
    """Enter reads on and confirms, L lists the moves, the one that is asked for first."""
    with player(browser, address, PHONE, settings={"theme": "dark"}) as ada:
        ada.goes_to(f"/lesson/{game}")
        keys, go = ada.page.keyboard, ada.page.locator("#prompt .go")
        for step in steps(game):
            words = words_of(ada.page, step)
            expect(words).to_be_visible()
            hides_nothing(ada.page)
            if words.locator(".next").count():
                expect(words.locator(".next")).to_be_focused()
                keys.press("Enter")
                continue
            expect(words).to_be_focused()
            if step in ("avert", "walk"):
                assert serious(ada.page) == []
            if step in ("economy", "progress"):  # all of it is chosen already
                before = ada.page.evaluate(ASKED)
                keys.press("Enter")
                if step == "economy":
                    ada.page.wait_for_function(GOES_ON, arg=[step, before])
                    keys.press("e")
                    expect(go).to_be_enabled()
                    keys.press("Enter")
            elif step == "conflict":
                keys.press("1")
                expect(go).to_be_enabled()
                keys.press("Enter")
            else:
                keys.press("l")
                expect(ada.page.locator(".sheet input")).to_be_focused()
                keys.press("Enter")
                expect(ada.page.locator(".sheet")).to_have_count(0)
                if step != "build":
                    expect(go).to_be_enabled()
                    keys.press("Enter")
        expect(ada.page.locator("#lesson-done")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_in_text_on_a_phone_in_german(browser: Browser, address: str, game: str) -> None:
    """The same words, typed answers: another move is answered, too."""
    settings: dict[str, Any] = {"textMode": True}
    with player(browser, address, PHONE, lang="de", settings=settings) as ada:
        ada.goes_to(f"/lesson/{game}")
        out = ada.page.get_by_role("log")

        def types(line: str) -> None:
            field = ada.page.locator("#prompt input")
            field.fill(line)
            field.press("Enter")

        many = len(steps(game))
        for number in range(1, many + 1):
            expect(out).to_contain_text(f"Schritt {number} von {many}:")
            reads = lesson_of(game).steps[number - 1].moves == ()  # type: ignore[union-attr]
            types("weiter" if reads else "mach")
        expect(ada.page.locator("#lesson-done")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_reload_back_and_skip_at_every_step_and_every_size_in_german(
    browser: Browser, address: str, game: str
) -> None:
    with player(browser, address, SMALL, lang="de", reduced_motion="reduce") as ada:
        ada.goes_to(f"/lesson/{game}")
        before = None
        for step in steps(game):
            words = words_of(ada.page, step)
            expect(words).to_be_visible()
            ada.page.reload()
            expect(words).to_be_visible()
            hides_nothing_at_any_size(ada.page)
            if before:
                words.get_by_role("button", name="Zurück").click()
                expect(words_of(ada.page, before)).to_be_visible()
                skips(ada.page, before)
                expect(words).to_be_visible()
            skips(ada.page, step)
            before = step
        expect(ada.page.locator("#lesson-done")).to_be_visible()
        ada.page.reload()
        expect(ada.page.locator("#lesson-done")).to_be_visible()
        ada.page.get_by_role("button", name="Zurück", exact=True).click()
        expect(words_of(ada.page, steps(game)[-1])).to_be_visible()


def skips(page: Page, step: str) -> None:
    words_of(page, step).locator(".acts .act").nth(1).click()


def test_whoever_leaves_is_asked_once_and_goes_on_later(browser: Browser, address: str) -> None:
    with player(browser, address, SMALL) as ada:
        ada.goes_to("/lesson/empires-end")
        skips(ada.page, "places")
        skips(ada.page, "track")
        ada.page.get_by_role("button", name="Leave the lesson").click()
        ada.page.get_by_role("button", name="Really leave?").click()
        expect(ada.page).to_have_url(f"{address}/learn/empires-end")
        ada.goes_to("/lesson/empires-end")
        expect(words_of(ada.page, "avert")).to_be_visible()


def test_worked_examples_give_axe_nothing_to_complain_of(browser: Browser, address: str) -> None:
    """Neither grave nor moderate: they have a heading, and no two parts of the same name."""
    with player(browser, address, SMALL) as ada:
        for game in GAMES:
            ada.goes_to(f"/learn/{game}")
            ada.page.locator(f'a[href^="/learn/{game}/"]').first.click()
            expect(ada.page.locator("h1")).to_have_text("Worked example")
            expect(ada.page.locator(".moves")).to_be_visible()
            assert complaints(ada.page, ALL) == []


def serious(page: Page) -> list[str]:
    """What axe-core calls serious or critical."""
    return complaints(page, SERIOUS)


def complaints(page: Page, which: str) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(which)
    return found
