"""Packs that are wrong in any way, brought to the workshop: its page tells all that is wrong."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from playwright.sync_api import Browser

from tests.mutated import TRIED, packs
from tests.web.kit import Player, player

# Brings a pack, then looks at every tab and at whatever is marked as wrong.
LOOKS_AROUND = """async (toml) => {
  const drawn = () => new Promise((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done();
    channel.port2.postMessage(0);
  });
  const checked = () => new Promise((done) => {
    const page = document.querySelector('[aria-busy]');
    const free = () => page.ariaBusy === 'false' && (watch.disconnect(), done());
    const watch = new MutationObserver(free);
    watch.observe(page, { attributes: true });
    free();
  });
  const input = document.querySelector('input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File([toml], 'pack.toml'));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn(); // the file is read before anything is asked
  while (input.files.length) await drawn();
  await checked();
  const said = () => [...document.querySelectorAll('[role=alert]')].map((each) => each.innerText);
  const found = said();
  for (const n of document.querySelectorAll('nav.tabs button').keys()) {
    const tab = () => document.querySelectorAll('nav.tabs button')[n];
    if (!tab().dataset.table) continue;
    tab().click();
    await drawn();
    const tiles = [...document.querySelectorAll('.tile').keys()];
    for (const at of tiles) {
      const tile = document.querySelectorAll('.tile')[at];
      if (at && at < tiles.length - 1 && !tile.classList.contains('wrong')) continue;
      tile.click();
      await drawn();
      found.push(...said());
    }
  }
  await checked();
  return [found, document.querySelector('.bar .btn.pri').disabled];
}"""


def test_no_pack_crashes_the_page_and_all_that_is_wrong_is_told_there(
    browser: Browser, address: str
) -> None:
    with player(browser, address) as ada, player(browser, address) as bob:
        benches: dict[str, Player] = {"empires-end": ada, "first-empires": bob}
        for game, somebody in benches.items():
            somebody.goes_to(f"/workshop/{game}")
            somebody.page.wait_for_selector("article.card p")

        @settings(max_examples=TRIED, deadline=None, suppress_health_check=list(HealthCheck))
        @given(pack=packs())
        def bears(pack: tuple[str, bytes]) -> None:
            game, content = pack
            toml = content.decode(errors="replace")
            somebody = benches[game]
            told, refused = somebody.page.evaluate(LOOKS_AROUND, toml)
            assert somebody.said == []
            right = sheet(somebody, game, toml)
            shown = " ".join(told)
            heading = right["data"].get("pack")
            if not isinstance(heading, dict) or heading.get("game") != game:
                assert "This file is no pack of this game" in shown
                return
            assert refused == (right["content"] is None)
            assert [each for each in right["problems"] if each["what"] not in shown] == []

        bears()


def sheet(somebody: Player, game: str, toml: str) -> dict[str, Any]:
    asked = somebody.context.request
    url = f"{somebody.address}/api/games/{game}/pack"
    found: dict[str, Any] = asked.post(url, data={"toml": toml}).json()
    return found
