"""The options with which games are set up, as options of a command: each game says what it has."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import click
from click.core import ParameterSource

import empires
from empires.cli.failures import BadInput
from empires.content.problems import listed
from empires.registry import declaration
from empires.table.game import Option, Options, game_class

Callback = TypeVar("Callback", bound=Callable[..., Any])


@cache
def option_flags() -> dict[str, tuple[object, ...]]:
    """Every option that some game has, with its values, the usual one first."""
    found: dict[str, dict[object, None]] = {}
    for game in empires.games():
        for option, values in game_class(game).option_values.items():
            found.setdefault(option, {}).update(dict.fromkeys(values))
    return {option: tuple(values) for option, values in found.items()}


def games_with(option: str) -> list[str]:
    return [game for game in empires.games() if option in game_class(game).option_values]


def seats_in_words() -> str:
    """How many players each game takes."""
    told = []
    for game in empires.games():
        seats = game_class(game).seats
        told.append(f"{seats[0]} to {seats[-1]} in {game}")
    return f"How many seats: {', '.join(told)}."


def setup_options(f: Callback) -> Callback:
    """A command with all of them; whether they fit its game, ``options_given`` says."""
    for name, values in reversed(option_flags().items()):
        having = games_with(name)
        about = f"{declaration(having[0]).options.get(name, name)} ({', '.join(having)})."
        if set(values) == {False, True}:
            f = click.option(flag(name), is_flag=True, help=about[0].upper() + about[1:])(f)
        else:
            about = f"{listed([str(value) for value in values])}: {about}"
            f = click.option(flag(name), metavar="NAME", help=about)(f)
    return f


def options_given(ctx: click.Context, game: str) -> Options:
    """What was said on the command line about how this game is set up, and nothing else."""
    given = {
        name: ctx.params[name]
        for name in option_flags()
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE
    }
    for name in given:
        if name not in game_class(game).option_values:
            had = [flag(option) for option in game_class(game).option_values]
            told = f"it has {listed(had, 'and') if had else 'none'}"
            raise BadInput(f"{flag(name)}: {game} has no such option, {told}")
    return {
        name: meant(value, game_class(game).option_values[name]) for name, value in given.items()
    }


def meant(given: Option, values: tuple[Option, ...]) -> Option:
    """The value that was written; one that the game does not have is left to it to refuse."""
    return next((value for value in values if str(value) == str(given)), given)


def flag(option: str) -> str:
    """'--open-tiles'."""
    return f"--{option.replace('_', '-')}"
