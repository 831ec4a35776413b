"""What a card is worth, by the same games with it blank."""

from __future__ import annotations

from pathlib import Path

import pytest

from empires.arena import ArenaError, Match
from empires.balance import Report, measure
from empires.balance.worth import weigh
from tests.balance.packs import QUICK, with_card

pytestmark = pytest.mark.slow

POINTS = '{ phase = "economy", kind = "points", points = 20 }'


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    strong = with_card(tmp_path_factory.mktemp("pack"), "flood", 6, 1, POINTS)
    return measure(Match("empires-end", QUICK, games=120, content=strong))


def test_a_strong_card_is_worth_much_and_known_soon(report: Report) -> None:
    strong, usual = weigh(report, ["fire-7", "flood-6"])
    assert (strong.thing, usual.thing) == ("flood-6", "fire-7")
    assert strong.interval
    assert strong.interval[0] > 0
    assert strong.wins.value > 0
    assert strong.points.support == 20  # the first look settled it, though more deals had the card


def test_jobs_have_no_part_in_it_and_it_can_be_gone_on_with(report: Report, tmp_path: Path) -> None:
    alone = [one.as_json() for one in weigh(report, ["fire-7"])]
    file = tmp_path / "worth.jsonl"
    assert [one.as_json() for one in weigh(report, ["fire-7"], jobs=2, resume=file)] == alone
    counted: list[int] = []
    again = weigh(report, ["fire-7"], resume=file, progress=lambda *told: counted.append(told[0]))
    assert ([one.as_json() for one in again], counted) == (alone, [])


def test_a_card_that_is_not_there_is_refused(report: Report) -> None:
    with pytest.raises(ArenaError, match='no card "flod-6": did you mean flood-6'):
        weigh(report, ["flod-6"])


def test_a_blank_achievement_costs_its_points(tmp_path: Path) -> None:
    few = measure(Match("first-empires", QUICK, games=60))
    found = {one.thing: one for one in weigh(few)}
    assert found["books-of-tages"].points.value > 0
    unused = few.unused(few.census.groups[1])
    assert not set(unused) & set(found)
