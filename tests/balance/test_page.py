"""The page of a balance report: one file that shows everything and asks nobody for anything."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from empires.arena import Match
from empires.balance import Report, measure
from empires.balance.comparing import paired
from empires.balance.page import comparison_page, report_page
from empires.balance.worth import weigh
from tests.balance.packs import QUICK, with_head_start


@pytest.fixture(scope="module")
def report() -> Report:
    return measure(Match("first-empires", QUICK, games=100))


def plots(page: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


def test_it_needs_nothing_from_elsewhere_and_draws_every_group(report: Report) -> None:
    page = report_page(report, "empires balance '<b>'")
    for word in ("http:", "https:", "<script", "<link", "@import", "url(", "<b>"):
        assert word not in page
    assert len(plots(page)) == 1 + len(report.census.groups)
    assert all(svg.attrib["aria-label"] for svg in plots(page))
    assert "What stands out" in page
    assert report.match.opened.content in page


def test_it_has_what_cards_are_worth_if_that_was_asked(report: Report) -> None:
    page = report_page(report, "empires balance", weigh(report, ["books-of-tages"]))
    assert len(plots(page)) == 2 + len(report.census.groups)
    assert "<td>books-of-tages</td>" in page


def test_beside_a_base_it_says_what_moved(report: Report, tmp_path: Path) -> None:
    ahead = with_head_start(tmp_path, "karthadst")
    changed = measure(Match("first-empires", QUICK, games=100, content=ahead))
    comparison = paired(changed, report)
    page = comparison_page(comparison, "empires balance")
    assert "What moved" in page
    first = comparison.findings[0].key
    assert f"<p>1. {first.group} {first.thing}, " in page
    assert "over the same deals" in page
