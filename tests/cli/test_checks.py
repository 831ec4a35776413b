"""`empires verify`, `scenario`, `fuzz` and `bench`: what they find decides the exit code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import empires
from tests.cli.kit import played_table, process, run

SCENARIOS = Path(empires.__file__).parent / "table"

TOO_DEAR = """
title = "Selling brings 5 coins"
game = "empires-end"
rules = ["EE-IND-4"]
names = ["Marcus", "Aurelia"]
[position]
phase = "industry"
[[position.seats]]
hand = ["flood-1"]
[[step]]
seat = "Marcus"
move = { do = "sell", card = "flood-1" }
[step.expect]
seats.Marcus.resources = { coin = 5 }
"""


def test_a_good_record_is_in_order(record: Path) -> None:
    found = run("verify", record)
    assert found.code == 0
    assert found.out.startswith(f"{record}: in order (empires-end, 3 players, ")


def test_a_changed_record_is_found_and_its_line_named(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[11] = lines[11].replace('"seat":', '"seat": ')
    record.write_text("".join(lines), encoding="utf-8")
    found = run("verify", record)
    assert found.code == 1
    assert found.out.startswith(f"{record}: line 12: ")
    data = run("verify", record, "--json").data[0]
    assert (data["ok"], data["line"]) == (False, 12)


def test_several_records_get_a_line_each(record: Path, tmp_path: Path) -> None:
    unfinished, sealed = tmp_path / "unfinished.jsonl", tmp_path / "sealed.jsonl"
    table = played_table(moves=20)
    table.save(unfinished)
    sealed.write_bytes(table.record(public=True).text())
    found = run("verify", record, unfinished, sealed)
    assert found.code == 0
    assert [line.split(": ")[0] for line in found.lines] == [
        str(file) for file in (record, unfinished, sealed)
    ]
    assert "not finished" in found.lines[1]
    assert "its seed is not told yet" in found.lines[2]


def test_scenarios_that_hold_get_a_line_each() -> None:
    files = sorted(SCENARIOS.glob("*/scenarios/example-*.toml"))
    found = run("scenario", *files)
    assert found.code == 0
    assert len(found.lines) == len(files)
    assert all(line.endswith(": holds") for line in found.lines)


def test_a_scenario_that_does_not_hold_is_found(tmp_path: Path) -> None:
    file = tmp_path / "dear.toml"
    file.write_text(TOO_DEAR, encoding="utf-8")
    found = run("scenario", file)
    assert found.code == 1
    assert len(found.lines) == 1
    assert found.out.startswith(f"{file}: Selling brings 5 coins (EE-IND-4): FAILS: ")
    assert run("scenario", file, "--json").data[0]["problems"]


@pytest.mark.parametrize("game", empires.games())
def test_fuzzing_ends_with_its_count(game: str) -> None:
    found = run("fuzz", game, "--games", "6", "--seed", "4", "--jobs", "1")
    assert (found.code, found.err) == (0, "")
    assert re.fullmatch(r"fuzz: 6 games, \d+ decisions, 0 faults", found.lines[-1])


def test_fuzzing_gives_the_same_result_on_any_number_of_processes() -> None:
    one, two = (process("fuzz", "--games", "12", "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two
    assert one.code == 0


def test_fuzzing_for_scripts() -> None:
    data = run("fuzz", "--games", "2", "--json", "--jobs", "1").data
    assert (data["games"], data["faults"]) == (2, [])
    assert data["decisions"] > 100


@pytest.mark.parametrize("game", empires.games())
def test_a_measurement_names_what_it_measured(game: str) -> None:
    found = run("bench", game, "--seconds", "0.05")
    assert found.code == 0
    assert len(found.lines) == 5
    assert found.lines[0].startswith(f"{game}, rules ")
    assert "compiled" in found.lines[0]
    assert "decisions per second" in found.lines[1]


def test_measurements_for_scripts() -> None:
    data = run("bench", "--seconds", "0.05", "--json").data
    assert isinstance(data["compiled"], bool)
    for name in ("python_decisions_per_second", "copy_microseconds", "new_game_microseconds"):
        assert 0 < data[name]["low"] <= data[name]["median"] <= data[name]["high"]
