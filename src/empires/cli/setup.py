"""The options with which games are set up, as options of a command: each game says what it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeVar

import click
from click.core import ParameterSource

import empires
from empires.cli.failures import BadInput
from empires.content.problems import listed
from empires.table.game import game_class

Callback = TypeVar("Callback", bound=Callable[..., Any])

EXPLAINED: Final[Mapping[str, str]] = {
    "variant": "the length of the game",
    "ruleset": "whose reading of the rules",
    "open_resources": "everybody sees what everybody holds",
    "choose_civilizations": "choose them in turn; otherwise they are dealt",
    "open_tiles": "everybody sees what city tiles are worth",
}


@cache
def option_flags() -> dict[str, tuple[object, ...]]:
    """Every option that some game has, with its values, the usual one first."""
    found: dict[str, tuple[object, ...]] = {}
    for game in empires.games():
        found |= game_class(game).option_values
    return found


def games_with(option: str) -> list[str]:
    return [game for game in empires.games() if option in game_class(game).option_values]


def seats_told() -> str:
    """How many players each game takes."""
    told = []
    for game in empires.games():
        seats = game_class(game).seats
        told.append(f"{seats[0]} to {seats[-1]} in {game}")
    return f"How many seats: {', '.join(told)}."


def setup_options(f: Callback) -> Callback:
    """A command with all of them; whether they fit its game, ``options_given`` says."""
    for name, values in reversed(option_flags().items()):
        about = f"{EXPLAINED.get(name, name)} ({', '.join(games_with(name))})."
        if set(values) == {False, True}:
            f = click.option(flag(name), is_flag=True, help=about[0].upper() + about[1:])(f)
        else:
            about = f"{listed([str(value) for value in values])}: {about}"
            f = click.option(flag(name), metavar="NAME", help=about)(f)
    return f


def options_given(ctx: click.Context, game: str) -> dict[str, object]:
    """What was said on the command line about how this game is set up, and nothing else."""
    given = {
        name: ctx.params[name]
        for name in option_flags()
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE
    }
    for name in given:
        if name not in game_class(game).option_values:
            had = listed([flag(option) for option in game_class(game).option_values], "and")
            raise BadInput(f"{flag(name)}: {game} has no such option, it has {had}")
    return given


def flag(option: str) -> str:
    """'--open-tiles'."""
    return f"--{option.replace('_', '-')}"
