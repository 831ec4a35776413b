"""What is planted in a pack is the first finding; where nothing is planted, there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from empires.arena import Match
from empires.balance import Comparison, Report, measure
from empires.balance.comparing import paired
from empires.balance.findings import Finding
from empires.content.empires_end import standard_text
from tests.balance.packs import QUICK, OtherwiseMatch, RichMatch, with_card, with_head_start

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def base() -> Report:
    return measure(Match("empires-end", QUICK, games=200))


def first(comparison: Comparison) -> Finding:
    found = comparison.findings[0]
    low, high = found.interval
    assert low > 0 or high < 0
    return found


def test_an_absurdly_strong_card_is_the_first_finding(base: Report, tmp_path: Path) -> None:
    strong = with_card(
        tmp_path, "flood", 6, 1, '{ phase = "economy", kind = "points", points = 20 }'
    )
    found = first(paired(measure(Match("empires-end", QUICK, games=200, content=strong)), base))
    assert (found.key.group, found.key.thing) == ("card", "flood-6")
    assert found.key.what == "margin"
    assert found.value > 0


def test_a_useless_card_is_the_first_finding(base: Report, tmp_path: Path) -> None:
    ability = '{ phase = "destroyed", kind = "points", points = 1 }'
    useless = with_card(tmp_path, "blight", 10, 2, ability)
    found = first(paired(measure(Match("empires-end", QUICK, games=200, content=useless)), base))
    assert (found.key.group, found.key.thing) == ("card", "blight-10")
    assert found.value < 0


def test_a_seat_with_extra_coins_is_the_first_finding(base: Report) -> None:
    found = first(paired(measure(RichMatch("empires-end", QUICK, games=200)), base))
    assert (found.key.group, found.key.thing) == ("seat", "0")
    assert found.value > 0


def test_a_civilization_with_a_head_start_is_the_first_finding(tmp_path: Path) -> None:
    usual = measure(Match("first-empires", QUICK, games=200))
    ahead = with_head_start(tmp_path, "karthadst")
    report = measure(Match("first-empires", QUICK, games=200, content=ahead))
    found = first(paired(report, usual))
    assert (found.key.group, found.key.thing) == ("civilization", "karthadst")
    assert found.value > 0


def test_a_pack_equal_to_its_base_has_no_finding(base: Report, tmp_path: Path) -> None:
    copy = tmp_path / "copy.toml"
    copy.write_text(standard_text(), encoding="utf-8")
    same = measure(Match("empires-end", QUICK, games=200, content=copy))
    comparison = paired(same, base)
    assert comparison.findings == []
    assert all(estimate.value == 0 for estimate in comparison.tested.values())


def test_luck_alone_is_no_finding_in_19_of_20_seeds() -> None:
    """The same deals with other luck of the bots, so that all games differ and no pack does."""
    lucky = 0
    for seed in range(20):
        bots = ["random", "random"]
        one = measure(Match("first-empires", bots, games=100, seed=seed))
        other = measure(OtherwiseMatch("first-empires", bots, games=100, seed=seed))
        assert one.sets != other.sets
        lucky += bool(paired(other, one).findings)
    assert lucky <= 1
