"""`empires dataset`: games of bots, decision by decision, in a Parquet file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from empires.bots import BadSpec, BotFailure
from empires.bots.weights import WeightsError
from empires.cli.arena import check_place
from empires.cli.failures import BadInput, refusing
from empires.cli.options import (
    FILE,
    answer,
    content_option,
    game_argument,
    json_option,
    opened_game,
)
from empires.cli.setup import options_given, seats_in_words, setup_options
from empires.table import GameError


@click.command("dataset")
@game_argument
@click.option("--out", required=True, type=FILE, metavar="FILE", help="The Parquet file to write.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="A,B,…",
    help="Who plays: one bot for all seats, or one for each.",
)
@click.option("--players", type=int, default=2, show_default=True, help=seats_in_words())
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="How many games."
)
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="Seed of the first game."
)
@setup_options
@content_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    /,
    game: str,
    out: Path,
    bots: str,
    players: int,
    games: int,
    seed: int,
    content: Path | None,
    as_json: bool,
    **_: Any,
) -> None:
    """Let bots play, and write every decision: observation, mask, move and how the game ended.

    It needs the extra: pip install '.[envs]' in the clone. docs/envs.md says what the columns hold.

    \b
    Example:
      empires dataset first-empires --bots greedy,random --games 1000 --out games.parquet
    """
    try:
        from empires.envs import dataset  # noqa: PLC0415 - the extra may be missing
        from empires.envs.setting import Setting  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        extra = "install it with pip install '.[envs]' in the clone of Empires"
        raise BadInput(f"dataset: {missing.name} is missing, {extra}") from None
    check_place("--out", out)
    # Any: what a game takes is not known here, and none of it is a parameter of the setting.
    options: dict[str, Any] = options_given(ctx, game)
    opened_game(game, content)
    specs = [spec.strip() for spec in bots.split(",")]
    with refusing(BadSpec, BotFailure, GameError, WeightsError, OSError):
        setting = Setting(game, players=players, content=content, **options)
        with watched(games) as progress:
            rows = dataset.write(setting, specs, games, seed, out, progress)
    if as_json:
        answer({"game": game, "games": games, "decisions": rows, "file": str(out)})
    else:
        click.echo(f"{out}: {rows} decisions of {games} games")


@contextmanager
def watched(games: int) -> Iterator[Callable[[], None]]:
    """A bar on stderr, while somebody watches."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    with click.progressbar(length=games, label="dataset", file=sys.stderr) as bar:
        yield lambda: bar.update(1)
