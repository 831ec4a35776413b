"""Watched games: the same report in every run, kept on disk, and true figures."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from statistics import fmean

import pytest

from empires.arena import ArenaError, Match, run
from empires.balance import measure
from empires.balance.census import Census, Fact
from empires.balance.estimates import Estimate, ratio
from empires.balance.measures import Key, luck

SMALL = Match("first-empires", ["greedy:worlds=1", "random"], games=12, seed=3)
CARDS = Match("empires-end", ["random", "random"], games=40, seed=3)


def test_the_numbers_of_processes_and_of_runs_have_no_part_in_the_report() -> None:
    alone = measure(SMALL).text()
    assert measure(SMALL).text() == alone
    assert measure(SMALL, jobs=2).text() == alone


def test_watching_changes_no_game() -> None:
    watched = [game.scores for games in measure(SMALL).sets for game in games]
    assert watched == [game.scores for games in run(SMALL).sets for game in games]


def test_a_report_can_be_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    few = Match("first-empires", ["greedy:worlds=1", "random"], games=6, seed=3)
    measure(few, resume=file)
    counted: list[int] = []
    found = measure(SMALL, resume=file, progress=lambda score: counted.append(len(score.games)))
    assert counted[0] > 6
    assert found.text() == measure(SMALL).text()


def test_games_that_were_not_watched_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(SMALL, resume=file)
    with pytest.raises(ArenaError, match=r"line 2: .*first"):
        measure(SMALL, resume=file)


def test_seats_share_the_victories() -> None:
    found = measure(CARDS)
    for group, names in (("seat", "01"), ("turn order", "12")):
        shares = [found.value(Key(group, name, "win share")) for name in names]
        assert sum(shares) == pytest.approx(1)
    scores = [score for games in found.sets for game in games for score in game.scores]
    assert found.value(Key("game", "mean score", "mean")) == pytest.approx(fmean(scores))


def test_whoever_had_a_card_was_offered_it_and_took_or_built_it() -> None:
    report = measure(CARDS)
    numbers = report.census.numbers
    seen = 0
    for seat in (facts for games in report.sets for game in games for facts in game.facts):
        for card in report.census.groups[0].things:
            offered, taken, built, had = (
                numbers[Fact("card", card, use)] in seat
                for use in ("offered", "taken", "built", "had")
            )
            assert not (taken or built) or offered
            assert not had or taken or built
            seen += had
    assert seen > 100


def test_fields_of_a_track_are_reached_in_their_order() -> None:
    report = measure(Match("first-empires", ["random", "random"], games=40))
    shares = [report.value(Key("track", f"rerolls {level}", "reached")) for level in range(1, 5)]
    assert all(one >= other for one, other in pairwise(shares))
    assert shares[0] > 0
    played = [
        report.value(Key("civilization", name, "played")) for name in ("etruria", "karthadst")
    ]
    assert played == [0.5, 0.5]  # the only two of a game of two


def test_a_deal_that_decides_everything_is_all_luck() -> None:
    report = measure(Match("first-empires", ["random", "random"], games=40))
    same = [[games[0], games[0]] for games in report.sets]
    assert luck(same, 2) == pytest.approx(1)
    assert report.luck is not None
    assert report.luck < 0.9


def test_an_interval_holds_what_deals_vary_by() -> None:
    estimate = ratio([1, 2, 3, 4], [1, 1, 1, 1])
    assert estimate is not None
    interval = estimate.interval()
    assert interval == pytest.approx((0.4457, 4.5543), abs=1e-4)  # Student's, three degrees
    assert estimate.minus(estimate).value == 0
    assert estimate.minus(estimate).error == 0


def test_the_more_is_looked_at_the_wider_the_intervals() -> None:
    estimate = Estimate(1.0, [0.1, -0.1] * 20, 40)
    one, many = estimate.corrected(1, 0.01), estimate.corrected(100, 0.01)
    assert one
    assert many
    assert many[0] < one[0] < 1 < one[1] < many[1]
    assert Estimate(1.0, [0.1, -0.1] * 9, 18).corrected(1, 0.01) is None


def test_a_game_without_a_census_has_seats_and_scores() -> None:
    found = Census(SMALL.opened, 2)
    found.number()
    assert (found.facts, found.dominated()) == ([], [])
