"""FE-EX: the worked examples are stories, so each is told as a scenario."""

from __future__ import annotations

from pathlib import Path

from empires.table.scenario import read_scenario

FILES = sorted((Path(__file__).parents[1] / "scenarios").glob("fe-*.toml"))


def test_every_worked_example_is_a_scenario() -> None:
    told = {rule for file in FILES for rule in read_scenario(file).rules}
    assert {f"FE-EX-{n}" for n in (1, 2, 3, 4)} <= told
    assert {read_scenario(file).game for file in FILES} == {"first-empires"}
