"""How somebody plays, in one way only: by mouse, by touch, with keys alone, or by typing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.kit import ANSWERS, LONGEST, Player

Press = Callable[[Page, float, float], None]

# The middle of a thing, if nothing lies over it and it is not chosen already.
AIM: Final = """(selector, number = 0) => {
  const all = [...document.querySelectorAll(selector)];
  const thing = all[number % all.length];
  if (!thing || thing.getAttribute('aria-checked') === 'true') return null;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const at = [left + width / 2, top + height / 2];
  return thing.contains(document.elementFromPoint(...at)) ? at : null;
}"""
CHOICE: Final = f"([selector, number]) => ({AIM})(selector, number)"
# What comes after a choice: one of a list, or Confirm.
AFTER: Final = f"""async (number) => {{
  for (let frames = 0; frames < 2; frames++)
    await new Promise((done) => requestAnimationFrame(done));
  const listed = ({AIM})('.sheet li button', number);
  const at = listed ?? ({AIM})('#prompt .go:not([disabled])');
  return at && {{ at, sends: !listed }};
}}"""
# Until what was confirmed is on its way, if it could be confirmed.
SENT: Final = """async () => {
  for (let frames = 0; frames < 20; frames++) {
    await new Promise((done) => requestAnimationFrame(done));
    if (!document.querySelector('#prompt .go:not([disabled])')) break;
  }
}"""
FOCUS: Final = """() => {
  const found = document.activeElement;
  if (!found || found === document.body) return null;
  const style = getComputedStyle(found);
  const box = found.getBoundingClientRect();
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--focus)';
  const colour = getComputedStyle(probe).color;
  probe.remove();
  // On the map the shape itself gets the colour, since an outline would be a box around it.
  const drawn = [...found.querySelectorAll('*')]
    .some((shape) => getComputedStyle(shape).stroke === colour);
  found.dataset.number ??= String((window.focused = (window.focused ?? 0) + 1));
  return {
    what: found.outerHTML.slice(0, 120),
    number: Number(found.dataset.number),
    outlined: drawn || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2),
    there: box.width > 0 && box.height > 0,
    area: found.id === 'prompt',
    choice: found.matches('.choice'),
    begins: found.matches('.go'),
    starts: found.textContent.includes('Start'),
  };
}"""
# What was typed last has been answered, and one is asked again or it is over.
ANSWERED: Final = """() => {
  const last = document.querySelector('.text .out > :last-child');
  const over = document.querySelector('#prompt a');
  return over || (last && !last.matches('.said') && document.title.startsWith('●'));
}"""


def by_mouse(page: Page, x: float, y: float) -> None:
    page.mouse.click(x, y)


def by_touch(page: Page, x: float, y: float) -> None:
    page.touchscreen.tap(x, y)


def plays_by_pointing(ada: Player, press: Press) -> None:
    """To the end of the game, with nothing but a mouse or a finger."""
    for turn in range(LONGEST):
        if not ada.waits_for_the_question():
            return
        if at := ada.page.evaluate(CHOICE, [ANSWERS, turn]):
            press(ada.page, *at)
        for _ in range(2):
            after = ada.page.evaluate(AFTER, turn)
            if after:
                press(ada.page, *after["at"])
            if not after or after["sends"]:
                break
        ada.page.evaluate(SENT)
    raise AssertionError("the game does not end")


def plays_with_keys(ada: Player) -> None:
    """Numbers choose and Enter confirms; whatever has no number is reached with Tab."""
    for turn in range(LONGEST):
        if not ada.waits_for_the_question():
            return
        if turn % 10 == 5:
            chooses_with_tab(ada)
        else:
            chooses_with_a_number(ada, turn)
        ada.page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


def chooses_with_a_number(ada: Player, turn: int) -> None:
    """Where there are too many for buttons, the first of the list."""
    if many := min(9, ada.page.locator("#prompt .choice").count()):
        ada.page.keyboard.press(str(turn % many + 1))
        return
    ada.page.keyboard.press("l")
    if ada.page.locator(".sheet").count():
        ada.page.keyboard.press("Enter")


def chooses_with_tab(ada: Player) -> None:
    """F6 goes to the prompt, Tab to a choice in it, Space chooses."""
    for key in ("F6", "Tab"):
        for _ in range(12):
            ada.page.keyboard.press(key)
            found = focus(ada.page)
            if found and found["area" if key == "F6" else "choice"]:
                break
        else:
            # Too many for buttons; or what was confirmed before was the last choice of the game.
            chooses_with_a_number(ada, 0)
            return
    ada.page.keyboard.press("Space")


def focus(page: Page) -> dict[str, Any] | None:
    found: dict[str, Any] | None = page.evaluate(FOCUS)
    return found


def plays_by_typing(ada: Player) -> None:
    for turn in range(LONGEST):
        ada.page.wait_for_function(ANSWERED)
        if ada.page.locator("#prompt a").count():
            return
        types(ada, str(turn % 2 + 1))
    raise AssertionError("the game does not end")


def types(ada: Player, line: str) -> None:
    field = ada.page.locator("#prompt input")
    field.fill(line)
    field.press("Enter")
