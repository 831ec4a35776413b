"""`empires train` as somebody uses it who has a pack or an idea of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from empires.bots import nets
from tests.cli.kit import run

SMALL = ("--games", "60", "--generations", "1", "--match-games", "2", "--seed", "3", "--jobs", "1")


@pytest.mark.slow  # many games
def test_it_says_what_came_of_it_and_keeps_only_what_is_proven(tmp_path: Path) -> None:
    folder, net = tmp_path / "folder", tmp_path / "net.json"
    args = ("train", "first-empires", *SMALL, "--folder", folder, "--net", net)
    found = run(*args, "--json")
    data = found.data
    # Two games prove nothing.
    assert (found.code, data["better"], net.exists()) == (1, False, False)
    assert "generation 0: games 60 of 60" in found.err
    record = nets.read(folder / "net-00.json").record
    assert (record["games"], record["match"]["proven"]) == (60, False)
    again = run(*args)
    assert (again.code, "games 60" in again.err) == (1, False)
    assert "nothing is changed" in again.out


def test_bad_input_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    for args, problem in (
        (("first-empires", "--players", "9"), "players"),
        (("sealed-chests",), "names no features to learn from"),
        (("first-empires", "--net", tmp_path / "nowhere" / "net.json"), "--net"),
    ):
        found = run("train", *args, *SMALL, "--folder", tmp_path / "folder")
        assert (found.code, found.out) == (2, "")
        assert problem in found.err


@pytest.mark.slow  # many games
def test_another_training_is_not_mixed_into_a_folder(tmp_path: Path) -> None:
    run("train", "first-empires", *SMALL, "--folder", tmp_path)
    found = run("train", "first-empires", *SMALL, "--every", "2", "--folder", tmp_path)
    assert found.code == 2
    assert "holds a training with every 3, not 2" in found.err
