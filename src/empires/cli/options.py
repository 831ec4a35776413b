"""Options and arguments that several commands share, and how their values become things."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import click
import msgspec

import empires
from empires.cli.failures import BadInput, refusing
from empires.content.problems import ContentError, alike, listed
from empires.table.game import Game
from empires.text.catalogue import LANGUAGES, Words, words

Callback = TypeVar("Callback", bound=Callable[..., Any])

FILE: Final = click.Path(path_type=Path)
DEFAULT_GAME: Final = empires.games()[0]


def language(_: click.Context, __: click.Parameter, lang: str) -> Words:
    if lang not in LANGUAGES:
        raise BadInput(f'--lang: no language "{lang}", expected {listed(LANGUAGES)}')
    return words(lang)


def known_game(_: click.Context, __: click.Parameter, name: str | None) -> str | None:
    if name is not None and name not in empires.games():
        raise unknown("game", name, empires.games())
    return name


def unknown(what: str, name: str, known: Iterable[str]) -> BadInput:
    """No such thing; the nearest of those there are, or all of them when they are few."""
    names = list(known)
    if near := alike(name, names):
        return BadInput(f'no {what} "{name}": did you mean {listed(near)}?')
    shown = listed(names) if len(names) <= 12 else f"one such as {listed(names[:3])}"
    return BadInput(f'no {what} "{name}": expected {shown}')


def opened_game(name: str, content: Path | None = None) -> Game[Any]:
    """The game with the standard pack, or with the user's own."""
    with refusing(ContentError):
        return empires.game(name, content)


def loader(content: Path | None) -> Callable[[str], Game[Any]]:
    """How a record finds its game by name, played with the user's pack if there is one."""
    return lambda name: opened_game(name, content)


def answer(data: object) -> None:
    """What a script reads: one JSON document."""
    click.echo(json.dumps(msgspec.to_builtins(data), ensure_ascii=False, indent=2))


def lang_option(f: Callback) -> Callback:
    return click.option(
        "--lang", default="en", show_default=True, callback=language, help="Language: en or de."
    )(f)


def json_option(f: Callback) -> Callback:
    return click.option("--json", "as_json", is_flag=True, help="Answer in JSON, for scripts.")(f)


def game_argument(f: Callback) -> Callback:
    return click.argument("game", default=DEFAULT_GAME, callback=known_game)(f)


def content_option(f: Callback) -> Callback:
    return click.option(
        "--content", type=FILE, metavar="FILE", help="A pack of your own instead of the standard."
    )(f)
