"""Both lessons from the first click to a game of one's own: by mouse, touch, keys and typing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from empires.lessons import LEARNER, answer_to
from empires.registry import declarations
from empires.text.catalogue import words
from tests.lessons.kit import moments
from tests.web.hands import (
    by_mouse,
    by_touch,
    focus,
    plays_by_pointing,
    plays_by_typing,
    plays_with_keys,
    types,
)
from tests.web.kit import LAPTOP, PHONE, Player, has_no_sideways_scrolling, player
from tests.web.lesson import skips, steps, words_of

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
# What a theme can change; all else was looked at in the light.
DIM: Final = """async () => (await axe.run({runOnly: ['color-contrast'],
    resultTypes: ['violations']})).violations
  .flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target}`))"""
# The words of a step, and each thing that it lights up: in the window, and beside each other; and
# no words of a choice that its button cuts.
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
  for (const each of document.querySelectorAll('#prompt .choice .words')) {
    const { top, bottom } = each.getBoundingClientRect();
    const button = each.closest('.choice').getBoundingClientRect();
    if (top < button.top - 1 || bottom > button.bottom + 1)
      problems.push(`“${each.textContent}” is cut`);
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


# Each way to play meets each size and each language, each lesson each size in each language.
BY_MOUSE: Final = [("empires-end", SMALL, "en"), ("first-empires", PHONE, "de")]
BY_TOUCH: Final = [("empires-end", PHONE, "de"), ("first-empires", SMALL, "en")]
WITH_KEYS: Final = [("empires-end", PHONE, "en"), ("first-empires", SMALL, "de")]
IN_TEXT: Final = [("empires-end", SMALL, "de"), ("first-empires", PHONE, "en")]
Size = tuple[int, int]


@pytest.mark.parametrize(("game", "size", "lang"), BY_MOUSE)
def test_by_mouse_with_wrong_tries_and_then_a_game_of_ones_own_to_its_end(
    browser: Browser, address: str, game: str, size: Size, lang: str
) -> None:
    """The lobby offers it first, and never again; a wrong try is answered at once, and not sent."""
    with player(browser, address, size, lang=lang) as ada:
        deals_alike(ada)
        ada.goes_to("/")
        ada.page.locator(f'.game a[href="/lesson/{game}"]').click()
        ada.page.evaluate(FLASHES)
        walks(ada, game, clicks, lambda step: tries_all_else(ada, game, step, lang))
        assert ada.page.evaluate("() => window.flashed()") == []
        ada.page.locator(".done .go").click()
        plays_until_a_tip(ada)
        told = ada.page.locator(".tip b").inner_text()
        presses(ada, lang, "web-tip-ok")
        ada.page.keyboard.press("m")
        learn = words(lang).say("web-menu-learn")
        expect(ada.page.get_by_role("button", name=learn)).to_be_visible()
        presses(ada, lang, "web-what-was-that")
        expect(ada.page.locator(".drawer dt.met")).to_contain_text([told])
        ada.page.reload()
        ada.waits_for_the_question()
        expect(ada.page.locator(".tip b", has_text=told)).to_have_count(0)
        ada.page.evaluate(TIPS)
        plays_by_pointing(ada, by_mouse)
        expect(ada.page.locator(".over table")).to_be_visible()
        tips = ada.page.evaluate("() => window.tips")
        assert len(set(tips)) == len(tips) > 0
        assert told not in tips
        ada.goes_to("/")
        expect(ada.page.locator("h1")).to_be_visible()
        expect(ada.page.locator(f'a[href="/lesson/{game}"]')).to_have_count(0)
        other = next(each for each in GAMES if each != game)
        expect(ada.page.locator(f'a[href="/lesson/{other}"]')).to_be_visible()


def presses(ada: Player, lang: str, key: str) -> None:
    ada.page.get_by_role("button", name=words(lang).say(key)).click()


def tries_all_else(ada: Player, game: str, step: str, lang: str) -> None:
    """Each choice beside the question that is not asked for is answered, and stays unplayed."""
    hides_nothing(ada.page)
    wrong = ada.page.locator(".lesson .wrong:not([data-heard])")
    many = ada.page.locator("#prompt .choice.unasked").count()
    for number in range(many):
        ada.page.locator("#prompt .choice.unasked").nth(number).click()
        ada.page.keyboard.press("Enter")  # which sends nothing
        expect(wrong).to_be_visible()
        assert wrong.inner_text() in answers(game, step, lang)
        wrong.evaluate("(heard) => (heard.dataset.heard = 'yes')")
    expect(words_of(ada.page, step)).to_be_visible()
    if many:
        ada.page.keyboard.press("Escape")
    expect(ada.page.locator('#prompt .choice.unasked[aria-checked="true"]')).to_have_count(0)


def answers(game: str, step: str, lang: str) -> list[str]:
    """All that a wrong try may be told at a step."""
    parts = words(lang).parts(f"{declarations()[game].prefix.lower()}-lesson-{step}")
    return [said for part, said in parts.items() if part.startswith("wrong")]


def deals_alike(ada: Player) -> None:
    """The game of one's own is the same each time."""

    def deal(route: Route) -> None:
        asked: dict[str, Any] | None = route.request.post_data_json
        if asked is None:  # the list of tables
            route.continue_()
        else:
            route.continue_(post_data=json.dumps({**asked, "seed": "5"}))

    ada.page.route(re.compile(r"/api/tables(\?.*)?$"), deal)


def plays_until_a_tip(ada: Player) -> None:
    """What is new depends on the deal, but something soon is."""
    for turn in range(30):
        ada.waits_for_the_question()
        ada.page.wait_for_selector(".tip", state="attached")
        if ada.page.locator(".tip .box").count():
            return
        ada.decides(turn)
    raise AssertionError("nothing was explained")


@pytest.mark.parametrize(("game", "size", "lang"), BY_TOUCH)
def test_by_touch_and_then_a_game_of_ones_own_to_its_end(
    browser: Browser, address: str, game: str, size: Size, lang: str
) -> None:
    with player(browser, address, size, lang=lang, has_touch=True) as ada:
        deals_alike(ada)
        ada.goes_to(f"/lesson/{game}")

        def looks(step: str) -> None:
            hides_nothing(ada.page)
            assert has_no_sideways_scrolling(ada.page)

        walks(ada, game, taps, looks)
        assert serious(ada.page) == []
        ada.page.locator(".done .go").tap()
        plays_by_pointing(ada, by_touch)
        expect(ada.page.locator(".over table")).to_be_visible()
        assert has_no_sideways_scrolling(ada.page)


@pytest.mark.parametrize(("game", "size", "lang"), WITH_KEYS)
def test_with_keys_alone_and_then_a_game_of_ones_own_to_its_end(
    browser: Browser, address: str, game: str, size: Size, lang: str
) -> None:
    """Enter reads on and confirms, L lists the moves, the one that is asked for first."""
    with player(browser, address, size, lang=lang, settings={"theme": "dark"}) as ada:
        deals_alike(ada)
        ada.goes_to(f"/lesson/{game}")
        for step in steps(game):
            does_with_keys(ada, step)
        expect(ada.page.locator("#lesson-done")).to_be_focused()
        begins_with_keys(ada)
        plays_with_keys(ada)
        expect(ada.page.locator("#prompt.result")).to_be_visible()
        expect(ada.page.locator(".over table")).to_be_visible()


def does_with_keys(ada: Player, step: str) -> None:
    keys, go, said = ada.page.keyboard, ada.page.locator("#prompt .go"), words_of(ada.page, step)
    expect(said).to_be_visible()
    hides_nothing(ada.page)
    if said.locator(".next").count():
        expect(said.locator(".next")).to_be_focused()
        keys.press("Enter")
        return
    expect(said).to_be_focused()
    if step in ("economy", "progress"):  # all of it is chosen already
        before = ada.page.evaluate(ASKED)
        keys.press("Enter")
        if step == "progress":
            return
        ada.page.wait_for_function(GOES_ON, arg=[step, before])
        keys.press("e")
    elif step == "conflict":
        keys.press("1")
    else:
        keys.press("l")
        expect(ada.page.locator(".sheet input")).to_be_focused()
        keys.press("Enter")
        expect(ada.page.locator(".sheet")).to_have_count(0)
        if step == "build":  # which only begins what the next step ends
            return
    expect(go).to_be_enabled()
    keys.press("Enter")


def begins_with_keys(ada: Player) -> None:
    """From the end of the lesson into one's own game."""
    for _ in range(6):
        ada.page.keyboard.press("Tab")
        found = focus(ada.page)
        if found and found["begins"]:
            break
    else:
        raise AssertionError("no key leads to Play")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#lesson-done")).to_have_count(0)


WON: Final = re.compile(r" wins?\b| gewinn(?:st|t|en)\b| share the victory| teilen sich den Sieg")
TIP_TOLD: Final = re.compile(r"^(?:New|Neu): ([^.]+)\.", re.MULTILINE)
# What was said since the last typed line, if it is a question or why not; nothing at the end.
HEARS: Final = """([asked, wrong]) => {
  if (document.querySelector('#lesson-done')) return [];
  const all = [...document.querySelectorAll('.text .out > *')];
  const last = all.findLastIndex((each) => each.matches('.said'));
  const told = all.slice(last + 1).map((each) => each.textContent);
  return told.some((each) => each.startsWith(asked) || wrong.includes(each)) ? told : null;
}"""


@pytest.mark.parametrize(("game", "size", "lang"), IN_TEXT)
def test_in_text_with_every_wrong_try_and_then_a_game_of_ones_own_to_its_end(
    browser: Browser, address: str, game: str, size: Size, lang: str
) -> None:
    """The same words, typed answers; the lines come in a log that is read out."""
    with player(browser, address, size, lang=lang, settings={"textMode": True}) as ada:
        deals_alike(ada)
        ada.goes_to(f"/lesson/{game}")
        walks_by_typing(ada, game, lang)
        begins_with_keys(ada)
        plays_by_typing(ada)
        out = ada.page.get_by_role("log", name=words(lang).say("web-text-mode"))
        expect(out).to_contain_text(WON)
        said = out.inner_text()
        assert len(WON.findall(said)) == 1
        tips = TIP_TOLD.findall(said)
        assert len(set(tips)) == len(tips) > 0
        types(ada, "1")
        expect(out).to_contain_text(words(lang).say("web-no-such-choice", n=0))
        assert ada.page.locator("main img, main svg").count() == 0


def walks_by_typing(ada: Player, game: str, lang: str) -> None:
    """At each moment every other number first: each is told why not; then the one asked for."""
    read = 0
    for walk in moments(game):
        for number in [each for each in walk.due() if each > read]:
            hears(ada, game, lang, number, [])
            if walk.lesson.steps[number - 1].moves:
                continue
            types(ada, words(lang).say("web-lesson-next"))
            read = number
        if walk.over:
            break
        prompt = walk.table.view(LEARNER).prompt
        assert prompt is not None
        codes = [each.id for each in sorted(prompt.choices, key=lambda each: each.rank)]
        if len(codes) == 1 and walk.is_begun:  # which the page does by itself
            continue
        for number, code in enumerate(codes, start=1):
            if not walk.accepts(code):
                types(ada, str(number))
                hears(ada, game, lang, 0, [answer_to(walk, code, words(lang))])
        types(ada, str(codes.index(min(walk.accepted())) + 1))
    expect(ada.page.locator("#lesson-done")).to_be_focused()


def hears(ada: Player, game: str, lang: str, number: int, wrong: list[str]) -> None:
    """That step's words since the last typed line, or one of those answers."""
    head = words(lang).say("web-lesson-step", number=number, of=len(steps(game)))
    ada.page.wait_for_function(HEARS, arg=[f"{head}:", wrong])


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
            assert serious(ada.page) == []
            ada.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
            assert complaints(ada.page, DIM) == []
            ada.page.emulate_media(color_scheme="light", reduced_motion="reduce")
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
