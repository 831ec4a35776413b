"""The scenarios that a game brings with it: each proves rules, and each can be played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from empires.registry import declaration
from empires.table.game import Game
from empires.table.scenario_reading import Scenario, read_scenario
from empires.table.table import Table

__all__ = ["first_asked", "proving", "set_up", "shipped"]


@cache
def shipped(game: str) -> Mapping[str, Scenario]:
    """Every scenario of that game by its short name, the name of its file."""
    place = declaration(game).scenarios
    if place is None:
        return {}
    package, _, folder = place.partition(":")
    found: dict[str, Scenario] = {}
    for entry in sorted(resources.files(package).joinpath(folder).iterdir(), key=str):
        if entry.name.endswith(".toml"):
            with resources.as_file(entry) as path:
                found[path.stem] = read_scenario(path)
    return found


@cache
def proving(game: str) -> Mapping[str, tuple[str, ...]]:
    """The short names of the scenarios that prove each rule, those about few rules first."""
    found: dict[str, list[str]] = {}
    for name, scenario in sorted(shipped(game).items(), key=lambda row: len(row[1].rules)):
        for rule in scenario.rules:
            found.setdefault(rule, []).append(name)
    return {rule: tuple(names) for rule, names in found.items()}


def players_of(scenario: Scenario, game: Game[Any]) -> int:
    if scenario.position is None:
        return int(scenario.new["players"])
    return int(game.position(scenario.position).players)


def first_asked(scenario: Scenario) -> int:
    """The seat that the scenario is about: whoever is asked first."""
    return next((step.seat for step in scenario.steps if step.seat >= 0), 0)


def set_up(scenario: Scenario, game: Game[Any], names: Sequence[str]) -> Table:
    """A table where the scenario begins, with the game about to go on."""
    if scenario.position is not None:
        return Table.set_up(game, names=names, position=scenario.position)
    options = {key: value for key, value in scenario.new.items() if key not in ("players", "seed")}
    return Table.new(game, names=names, seed=scenario.new["seed"], **options)
