"""Training at a small setting: repeatable, resumable, and what comes of it can play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import mul
from pathlib import Path
from typing import Any

import pytest

from empires.arena import Match, run
from empires.bots import nets, weights
from empires.thinking.foretelling import described, foretold
from empires.training.course import Course, Settings, Stage, TrainingError
from tests.bots.kit import OURS
from tests.bots.test_sight import moments
from tests.cli.kit import process


def settings(game: str, **changed: Any) -> Settings:
    small = Settings(
        game,
        2,
        seed=5,
        games=60,
        every=2,
        epochs=2,
        hidden=4,
        generations=1,
        match_games=2,
        judge="foresee:worlds=1",
        player="foresee:worlds=1",
    )
    return replace(small, **changed)


def course(settings: Settings, folder: Path, jobs: int = 1) -> Course:
    return Course(settings, folder, jobs, None, lambda stage: None)


def batched(row: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    return (row[start : start + size] for start in range(0, len(row), size))


@pytest.mark.slow  # many games
@pytest.mark.parametrize("game", OURS)
def test_a_net_of_a_few_seconds_beats_random_play(game: str, tmp_path: Path) -> None:
    course(settings(game), tmp_path).run(None)
    bot = f"foresee:worlds=1:net={tmp_path / 'net-00.json'}"
    result = run(Match(game, [bot, "random"], games=10, seed=8))
    assert result.bots[0].win_share >= 0.9


@pytest.mark.slow  # many games
def test_the_same_seed_learns_the_same_on_any_number_of_processes(tmp_path: Path) -> None:
    """In processes of their own, since here NumPy may add up with several threads already."""
    small = ("--games", "420", "--generations", "1", "--match-games", "2", "--seed", "5")
    for jobs, name in (("1", "one"), ("2", "two")):
        (tmp_path / name).mkdir()
        # The same folder from where it runs: the luck of a match hangs on how its bots are called.
        args = ("train", "first-empires", *small, "--jobs", jobs, "--folder", "course")
        assert process(*args, cwd=tmp_path / name).code == 1  # two games prove nothing
    one, two = (tmp_path / name / "course" / "net-00.json" for name in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()
    assert nets.read(one).record["games"] == 420


@pytest.mark.slow  # many games
def test_begun_again_it_goes_on_where_it_was(tmp_path: Path) -> None:
    wanted = settings("first-empires", games=420)
    course(wanted, tmp_path / "whole").run(None)
    broken = tmp_path / "broken"
    seen: list[Stage] = []

    def stop(stage: Stage) -> None:
        seen.append(stage)
        if stage.done >= 400:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Course(wanted, broken, 1, None, stop).run(None)
    kept = sorted(file.name for file in broken.glob("games-*"))
    assert kept == ["games-00-0000000.bin", "games-00-0000200.bin"]
    seen.clear()
    Course(wanted, broken, 1, None, seen.append).run(None)
    assert [stage.done for stage in seen if stage.name == "games"] == [420]
    for file in (tmp_path / "whole").glob("games-*"):
        assert (broken / file.name).read_bytes() == file.read_bytes()
    assert nets.read(broken / "net-00.json").record["games"] == 420


def test_a_folder_is_for_one_training(tmp_path: Path) -> None:
    course(settings("first-empires"), tmp_path)
    with pytest.raises(TrainingError, match="holds a training with games 60, not 61"):
        course(settings("first-empires", games=61), tmp_path)
    course(settings("first-empires", generations=2), tmp_path)  # more of the same


@pytest.mark.slow  # many games
def test_a_generation_plays_with_the_net_before_it(tmp_path: Path) -> None:
    present = tmp_path / "present.json"
    course(settings("first-empires"), tmp_path / "first").run(None)
    present.write_bytes((tmp_path / "first" / "net-00.json").read_bytes())
    wanted = settings("first-empires", later_games=10)
    found = course(wanted, tmp_path / "second").run(present)
    record = nets.read(tmp_path / "second" / "net-00.json").record
    assert record["games_played_by"] == "foresee:worlds=1"
    assert record["games"] == 10
    assert record["match"]["against"] == "the net before"
    assert found == (tmp_path / "second" / "net-00.json" if record["match"]["proven"] else present)


@pytest.mark.slow  # many games
@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_net_begins_with_what_the_evaluation_reckons(
    game: str, players: int, tmp_path: Path
) -> None:
    """Before the first step, whoever is ahead by its parts of the evaluation is so by the net."""
    begun = settings(game, players=players, games=4, epochs=0, hidden=0)
    course(begun, tmp_path).run(None)
    evaluation = weights.weighed(game, weights.read(game))
    evaluation.net = nets.net_of(nets.read(tmp_path / "net-00.json"))
    reckoned = evaluation.reckoned()
    *_, p = (p.copy() for _, p in zip(range(60), moments(game, players, seed=2), strict=False))
    told, _ = foretold(p, 0, evaluation)
    rows = batched(described(p, 0, evaluation), len(reckoned))
    parts = [sum(map(mul, row, reckoned)) for row in rows]
    assert len(set(parts)) > 1
    for score, part in zip(told, parts, strict=True):
        assert score - told[0] == pytest.approx(part - parts[0], abs=2)


def test_a_game_without_features_can_not_be_learnt(tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match="sealed-chests: its evaluation names no features"):
        course(Settings("sealed-chests", 2), tmp_path)
