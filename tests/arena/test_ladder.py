"""The ladder: all bots meet, it stops when enough is known, and it remembers."""

from __future__ import annotations

from pathlib import Path

import pytest

from empires.arena import ArenaError, Match, history
from empires.arena.ladder import FIRST_DEALS, Ladder, markdown, steps
from tests.cli.kit import run

BOTS = ["random", "greedy:worlds=1:misjudge=300", "greedy:worlds=1"]


def ladder(games: int, within: float) -> Ladder:
    return Ladder(Match("first-empires", BOTS, games=games, seed=4), within)


def test_it_stops_as_soon_as_every_rating_is_known_well_enough(tmp_path: Path) -> None:
    easily = ladder(10_000, within=2_000).climb(resume=tmp_path / "one.jsonl")
    assert easily.games == FIRST_DEALS * easily.match.set_size
    never = ladder(60, within=1).climb(resume=tmp_path / "two.jsonl")
    assert never.games == 60
    # The games of the shorter one are the first of the longer one.
    both = min(len(easily.sets), len(never.sets))
    assert [game.scores for games in easily.sets[:both] for game in games] == [
        game.scores for games in never.sets[:both] for game in games
    ]


def test_every_step_names_the_better_bot_first(tmp_path: Path) -> None:
    result = ladder(48, within=1).climb(resume=tmp_path / "games.jsonl")
    found = steps(result)
    assert [step.bots for step in found] == [(BOTS[1], BOTS[0]), (BOTS[2], BOTS[1])]
    assert all(step.ahead > 0.5 for step in found)
    assert all(low <= step.ahead <= high for step in found for low, high in [step.ahead_interval])
    told = list(markdown(result, "empires ladder"))
    assert told[0] == "`empires ladder`: 48 games"
    assert sum(line.startswith(f"| {BOTS[2]} v {BOTS[1]} |") for line in told) == 1


def test_bots_that_never_meet_are_refused() -> None:
    with pytest.raises(ArenaError, match="expected more than the 4 seats"):
        Ladder(Match("first-empires", ["random", "greedy"], players=4, games=4), 40)


def test_a_broken_history_says_where(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    file.write_text('{"version": "1"}\n')
    with pytest.raises(ArenaError, match=r"ladder\.jsonl: line 1: expected a ladder"):
        history.read(file)


def test_the_command_writes_table_page_and_history(tmp_path: Path) -> None:
    file, page = tmp_path / "ladder.jsonl", tmp_path / "ladder.html"
    for label in ("old", "new"):
        found = run(
            *("ladder", "first-empires", "--bots", "random,greedy", "--games", "8", "--jobs", "1"),
            *("--history", file, "--label", label, "--html", page, "--markdown"),
        )
        assert found.code == 0
        assert "| greedy v random |" in found.out
    assert [one.version for one in history.read(file)] == ["old", "new"]
    assert [set(one.ratings) for one in history.read(file)] == [{"random", "greedy"}] * 2
    shown = page.read_text(encoding="utf-8")
    assert "Ratings from version to version" in shown
    assert ">old</text>" in shown
    assert ">new</text>" in shown
