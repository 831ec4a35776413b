"""The page about a match: one file that shows everything and asks nobody for anything."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from empires.arena import Match, Result, Sprt, run
from empires.arena.page import page


@pytest.fixture(scope="module")
def result() -> Result:
    return run(Match("first-empires", ["greedy", "random", "random"], players=3, games=9, seed=3))


def test_it_needs_nothing_from_elsewhere(result: Result) -> None:
    text = page(result, "empires arena")
    for word in ("http:", "https:", "<script", "<link", "@import", "url("):
        assert word not in text
    assert "prefers-color-scheme: dark" in text


def test_it_shows_the_table_four_plots_and_where_they_come_from(result: Result) -> None:
    text = page(result, "empires arena first-empires --bots greedy,random,random")
    drawn = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL)]
    assert len(drawn) == 4
    assert all(svg.attrib["aria-label"] for svg in drawn)
    for bot in result.match.names:
        assert f"<td>{bot}</td>" in text
    assert "--bots greedy,random,random" in text
    assert result.match.opened.content in text


def test_whatever_the_command_held_is_text(result: Result) -> None:
    assert "<b>" not in page(result, "empires arena '<b>'")


def test_the_verdict_of_a_test_is_on_it() -> None:
    tested = run(Match("first-empires", ["greedy", "random"], games=40, seed=3), sprt=Sprt())
    assert "SPRT accepted after" in page(tested, "")


def test_a_single_deal_and_an_empty_match_are_pages_too() -> None:
    match = Match("first-empires", ["random", "random"], games=2)
    assert page(run(match), "").count("<svg") == 4
    assert "<svg" not in page(Result(match, [], interrupted=True), "")
