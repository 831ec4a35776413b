"""What a first look at a table costs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response

from empires.server.pages import STATIC
from tests.web.kit import player

ROOT = Path(__file__).parents[2]
# Bytes of scripts and styles, compressed; the outlines of a map are among them.
MOST = {"empires-end": 160_000, "first-empires": 170_000}
MOST_FILES = 30  # each of them is a request


@pytest.mark.slow
@pytest.mark.parametrize("game", list(MOST))
def test_a_table_needs_little_and_only_once(browser: Browser, address: str, game: str) -> None:
    """Scripts and styles come compressed and are kept; the page itself is asked for again."""
    answers: list[Response] = []
    with player(browser, address) as ada:
        made = ada.sits_down(game)
        ada.waits_for_the_question()
        ada.page.goto("about:blank")
        ada.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
        page = ada.page.goto(f"{address}/t/{made.id}")
        ada.waits_for_the_question()
        assert page is not None
        assert page.headers["cache-control"] == "no-cache"
        # What the page before had asked for can be answered late.
        built = [each for each in answers if re.search(r"\.(js|css)$", each.url)]
        for each in built:
            assert each.headers["content-encoding"] == "br"
            assert "immutable" in each.headers["cache-control"]
        sizes = {
            each.url: (STATIC / "assets" / f"{name_of(each)}.br").stat().st_size for each in built
        }
        assert 20_000 < sum(sizes.values()) <= MOST[game], sizes
        assert len(sizes) <= MOST_FILES


def name_of(answer: Response) -> str:
    return answer.url.rsplit("/", 1)[1]


def test_no_registry_is_named_in_the_lock_file() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
