"""`empires review`: luck and errors of a finished game, in words and as data."""

from __future__ import annotations

from pathlib import Path

import pytest

from empires.table import Table
from tests.bots.kit import GAMES
from tests.cli.kit import run


def test_it_says_in_both_languages_what_the_result_came_of(record: Path) -> None:
    found = run("review", record)
    assert found.code == 0, found.err
    assert "Marcus: start 33.3, luck " in found.out
    german = run("review", record, "--lang", "de")
    assert "Marcus: Beginn 33,3, Glück " in german.out


def test_as_data_it_has_the_chances_after_every_move(record: Path) -> None:
    data = run("review", record, "--json").data
    assert data["depth"] == "quick"
    assert len(data["chances"]) == len(data["moves"])
    assert sum(data["chances"][-1]) == pytest.approx(100)


def test_a_running_game_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "running.jsonl"
    table = Table.new(GAMES["empires-end"], names=["Ada", "Livia"], seed=3)
    file.write_bytes(table.record().text())
    found = run("review", file)
    assert found.code == 2
    assert found.err.strip().endswith("only finished games are reviewed")
