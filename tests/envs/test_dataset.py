"""Datasets: what is in the file, and that the same command writes the same decisions."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import polars as pl
import pyarrow.parquet as pq
import pytest

import empires
from tests.cli.kit import run


@pytest.mark.parametrize("name", empires.games())
def test_every_decision_can_be_played_again_from_its_row(name: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    made = run("dataset", name, "--bots", "random,greedy", "--games", "2", "--out", file, "--json")
    assert made.code == 0
    rows = pl.read_parquet(file)
    assert made.data["decisions"] == len(rows)
    game = empires.game(name)
    for (number,), decisions in rows.group_by("game", maintain_order=True):
        p = game.new(players=2, seed=int(decisions["seed"][0]))
        assert decisions["bot"].unique().sort().to_list() == ["greedy", "random"]
        for row in decisions.iter_rows(named=True):
            while len(p.legal(p.next_seat())) == 1:
                p.play(p.next_seat(), p.legal(p.next_seat())[0])
            seat = p.next_seat()
            assert seat == row["seat"]
            assert row["observation"] == game.observe(p, seat).tolist()
            assert np.flatnonzero(row["mask"]).tolist() == p.legal(seat)
            p.play(seat, row["move"])
        while not p.over:
            p.play(p.next_seat(), p.legal(p.next_seat())[0])
        for row in decisions.iter_rows(named=True):
            assert row["score"] == p.scores()[row["seat"]], number
            assert row["rank"] == p.ranking()[row["seat"]]
            assert row["margin"] == row["score"] - p.scores()[1 - row["seat"]]


def test_the_file_says_what_it_was_made_of(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    ordered = ("dataset", "empires-end", "--bots", "random", "--games", "1", "--players", "3")
    assert run(*ordered, "--variant", "blitz", "--out", file).code == 0
    about = json.loads(pq.read_schema(file).metadata[b"empires"])
    assert about["game"] == "empires-end"
    assert about["players"] == 3
    assert about["options"] == {"variant": "blitz"}
    assert about["bots"] == ["random"] * 3
    assert about["content"] == empires.game("empires-end").content
    assert about["fields"]["players"] == [0, 3, 1]


def test_the_same_seed_writes_the_same_decisions(tmp_path: Path) -> None:
    files = [tmp_path / "one.parquet", tmp_path / "other.parquet"]
    for file in files:
        run("dataset", "first-empires", "--bots", "greedy", "--games", "1", "--out", file)
    assert pl.read_parquet(files[0]).equals(pl.read_parquet(files[1]))


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--bots", "god"], 'there is no bot "god"'),
        (["--bots", "random,random,random"], "bots: expected one, or 2, got 3"),
        (["--players", "9"], "players: expected a number from 2 to 4, got 9"),
    ],
)
def test_wrong_input_is_one_line_and_no_file(
    arguments: list[str], line: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.parquet"
    refused = run("dataset", "empires-end", "--out", file, *arguments)
    assert refused.code == 2
    assert line in refused.err
    assert not file.exists()


def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [name for name in sys.modules if name.startswith("empires.envs")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused = run("dataset", "--out", tmp_path / "games.parquet")
    assert refused.code == 2
    assert "pip install '.[envs]' in the clone" in refused.err
