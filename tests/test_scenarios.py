"""Every scenario in tests/scenarios holds, each as a test of its own with the rules it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from empires.table.scenario import ScenarioError, read_scenario, run_file
from empires.text.rulebook import rulebook

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))


def scenario(file: Path) -> object:
    """The file as a parameter, marked with its rules; a broken one fails in its own test."""
    try:
        rules = read_scenario(file).rules
    except ScenarioError:
        rules = ()
    return pytest.param(file, id=file.stem, marks=[pytest.mark.rule(*rules)])


@pytest.mark.parametrize("file", [scenario(file) for file in FILES])
def test_the_scenario_holds(file: Path) -> None:
    """Each step happens as the file says."""
    assert run_file(file).problems == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_names_rules_that_exist(file: Path) -> None:
    """A scenario names at least one rule, and none that nobody wrote."""
    scenario = read_scenario(file)
    book = rulebook(scenario.game)
    assert scenario.rules
    assert [book.rule(rule).id for rule in scenario.rules] == list(scenario.rules)


def test_no_two_scenarios_have_the_same_title() -> None:
    """A title is the claim that the scenario proves."""
    titles = [read_scenario(file).title for file in FILES]
    assert len(set(titles)) == len(titles)


def test_every_worked_example_is_a_scenario() -> None:
    """The examples of the rulebook are stories, so each is told as one."""
    told = {rule for file in FILES for rule in read_scenario(file).rules}
    assert {f"EE-EX-{n}" for n in (1, 2, 3, 4)} <= told
