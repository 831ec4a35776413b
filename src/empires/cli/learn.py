"""`empires learn`: a first game in the terminal, which teaches step by step."""

from __future__ import annotations

import click

from empires.cli.failures import BadInput
from empires.cli.options import game_argument, lang_option, opened_game
from empires.content.problems import listed
from empires.lessons import lesson_of, taught
from empires.terminal.console import Console
from empires.terminal.learn import Learning
from empires.text.catalogue import Words


@click.command("learn")
@game_argument
@lang_option
def command(game: str, lang: Words) -> None:
    """Learn a game by playing: about ten real moves, one idea at a time.

    Type the number of a move; another one than the lesson asks for is answered. The word back goes
    a step back, skip lets the step be done for you.

    \b
    Examples:
      empires learn empires-end
      empires learn first-empires --lang de
    """
    lesson = lesson_of(game)
    if lesson is None:
        raise BadInput(f"{game}: this game has no lesson, expected {listed(taught())}")
    Learning(lesson, opened_game(game), lang, Console()).learn()
