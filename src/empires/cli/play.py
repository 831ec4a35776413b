"""`empires play`: set up a table, or find a saved one, and play it in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource

from empires.bots import LEVELS
from empires.cli.failures import BadInput, refusing
from empires.cli.options import (
    FILE,
    content_option,
    game_argument,
    lang_option,
    loader,
    opened_game,
)
from empires.cli.seats import DEFAULT_LEVEL, adviser, bot_players, seating
from empires.cli.setup import option_flags, options_given, seats_in_words, setup_options
from empires.content.problems import listed
from empires.table import GameError, RecordError, Table
from empires.table.game import Options
from empires.terminal.console import Console
from empires.terminal.play import play
from empires.terminal.session import Session
from empires.text.catalogue import Words

NAMES: Final = ("Marcus", "Aurelia", "Livia", "Tiberius", "Cassius")
# What a saved game has decided already, by parameter; so have the options of its game.
SETTLED: Final = ("game", "players", "names", "seed")


@click.command("play")
@game_argument
@click.option("--terminal", is_flag=True, help="Play here, in the terminal (the only place yet).")
@click.option("--players", type=int, default=3, show_default=True, help=seats_in_words())
@click.option(
    "--humans",
    type=int,
    show_default="1",
    help="How many of them are people, from the first seat on; 0 lets you watch bots.",
)
@click.option(
    "--bots", metavar="SPEC[,SPEC…]", help="Which bots: one for all their seats, or one for each."
)
@click.option(
    "--level", metavar="NAME", help=f"How well bots play: {listed(LEVELS)} ({DEFAULT_LEVEL})."
)
@click.option("--names", metavar="A,B,C", help="Names of the seats, separated by commas.")
@lang_option
@setup_options
@click.option("--seed", type=click.IntRange(0), help="The same seed gives the same shuffle.")
@content_option
@click.option("--save", type=FILE, metavar="FILE", help="Keep the game in this file as you play.")
@click.option("--resume", type=FILE, metavar="FILE", help="Go on with a saved game.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    game: str,
    terminal: bool,
    players: int,
    humans: int | None,
    bots: str | None,
    level: str | None,
    names: str | None,
    lang: Words,
    seed: int | None,
    content: Path | None,
    save: Path | None,
    resume: Path | None,
    **_: Any,
) -> None:
    """Play in the terminal: alone against bots, or with friends at one screen.

    Type ? in the game for what can be typed. Seats without a person are played by bots.

    \b
    Examples:
      empires play empires-end --players 3
      empires play first-empires --players 5 --choose-civilizations --level consul
      empires play empires-end --bots "steward,program:python3 examples/bot.py"
      empires play empires-end --humans 2 --names Ada,Grace,Bot --save evening.jsonl
      empires play --resume evening.jsonl
    """
    if resume:
        refuse_settled(ctx)
        with refusing(RecordError):
            table = Table.load(resume, loader(content))
        if table.over:
            raise BadInput(f"{resume}: that game is over, read it with: empires replay {resume}")
    else:
        table = new_table(game, content, named(names, players), seed, options_given(ctx, game))
    seats = seating(table, humans=humans, bots=bots, level=level)
    bot_of = bot_players(table, seats)
    session = Session(
        table,
        humans=seats.humans,
        bots=bot_of,
        specs=seats.specs,
        adviser=adviser(table),
        words=lang,
        console=Console(),
        save=prepared(save or resume, resume, table),
        resume_with=resuming(seats.programs, lang, content),
    )
    play(session, resumed=resume)


def refuse_settled(ctx: click.Context) -> None:
    """Whoever resumes a game can't also set it up."""
    for name in (*SETTLED, *option_flags()):
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            given = "the game's name" if name == "game" else f"--{name.replace('_', '-')}"
            raise BadInput(f"--resume goes on with a saved game: leave out {given}")


def named(names: str | None, players: int) -> list[str]:
    if names is None:
        return [NAMES[seat] if seat < len(NAMES) else f"#{seat + 1}" for seat in range(players)]
    given = [name.strip() for name in names.split(",")]
    if len(given) != players:
        raise BadInput(
            f"--names: expected {players} names for --players {players}, got {len(given)}"
        )
    return given


def new_table(
    game: str, content: Path | None, names: list[str], seed: int | None, options: Options
) -> Table:
    with refusing(GameError):
        return Table.new(opened_game(game, content), names=names, seed=seed, **options)


def prepared(save: Path | None, resume: Path | None, table: Table) -> Path | None:
    """The file to keep the game in, tried once, before anybody has played for hours."""
    if save is None:
        return None
    if save != resume and os.path.exists(save):
        raise BadInput(
            f"--save: {save} exists already; go on with it by --resume {save}, or choose another"
        )
    with refusing(RecordError):
        table.save(save)
    return save


def resuming(programs: str, words: Words, content: Path | None) -> list[str]:
    """What to say again when going on with this game."""
    again = ["--bots", programs] if programs else []
    again += ["--lang", words.lang] if words.lang != "en" else []
    return again + (["--content", str(content)] if content else [])
