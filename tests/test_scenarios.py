"""Every scenario that a game brings along holds, as a test of its own with the rules it names.

And each can be played on: whoever reads a rule sets one up on a table.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

import empires
from empires.registry import declaration
from empires.table.scenario import ScenarioError, read_scenario, run_file
from empires.table.shipped import first_asked, players_of, proving, set_up, shipped
from empires.text import library
from empires.text.rulebook import rulebook

GAMES = ("empires-end", "first-empires")


def folder(game: str) -> Path:
    package, _, name = (declaration(game).scenarios or "").partition(":")
    return Path(str(resources.files(package).joinpath(name)))


FILES = [file for game in GAMES for file in sorted(folder(game).glob("*.toml"))]


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


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_can_be_set_up_and_played_on(file: Path) -> None:
    """Somebody is asked something in it, and what it does next is legal on the table."""
    scenario = read_scenario(file)
    game = empires.game(scenario.game)
    names = [f"Player {n}" for n in range(players_of(scenario, game))]
    table = set_up(scenario, game, names)
    assert table.position.fault() == ""
    assert table.to_move
    assert all(table.legal(seat) for seat in table.to_move)
    asked = first_asked(scenario)
    for step in scenario.steps:
        if step.move is not None:
            table.play_move(step.seat, step.move)
            break
        legal = [game.move(table.position, step.seat, code) for code in table.legal(step.seat)]
        assert step.legal is None or len(legal) == len(step.legal)
    assert 0 <= asked < len(names)
    assert table.view(asked).names == names


def test_no_two_scenarios_have_the_same_title() -> None:
    """A title is the claim that the scenario proves, in both languages."""
    told = [read_scenario(file) for file in FILES]
    for titles in ([one.title for one in told], [one.title_de for one in told]):
        assert all(titles)
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_scenario_that_can_be_opened(game: str) -> None:
    proven = proving(game)
    assert [rule.id for rule in rulebook(game).rules if rule.id not in proven] == []
    for lang in ("en", "de"):
        for rule in library.rules(game, lang).rules:
            assert rule.proofs
            assert all(proof.title and proof.name in shipped(game) for proof in rule.proofs)


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_is_a_scenario(game: str) -> None:
    """The examples of the rulebook are stories, so each is told as one."""
    prefix = declaration(game).prefix
    assert {f"{prefix}-EX-{n}" for n in (1, 2, 3, 4)} <= set(proving(game))


def test_a_table_out_of_a_position_goes_back_to_it_and_has_no_record() -> None:
    one = shipped("empires-end")["example-1-marcus-takes-the-fire"]
    table = set_up(one, empires.game("empires-end"), ["Ada", "Bob"])
    start = table.position.to_bytes()
    table.play(0, table.legal(0)[0])
    assert table.undo(0, free=True) == 1
    assert table.position.to_bytes() == start
    assert not table.has_record
    with pytest.raises(empires.table.GameError, match="from its beginning"):
        table.record()
