"""`empires train`: a bot plays itself, learns from it, and proves in a match what it has learnt."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from empires.arena import ArenaError
from empires.bots import BadSpec, nets
from empires.cli.arena import check_place
from empires.cli.failures import BadInput, refusing
from empires.cli.fuzz import cores
from empires.cli.options import (
    FILE,
    answer,
    content_option,
    game_argument,
    json_option,
    opened_game,
)
from empires.cli.program import FOUND
from empires.cli.setup import seats_in_words
from empires.table import GameError, RecordError
from empires.table.files import write_file

if TYPE_CHECKING:
    from empires.training.course import Stage

FOLDER: Final = Path("training")


@click.command("train")
@game_argument
@click.option("--players", type=int, default=2, show_default=True, help=seats_in_words())
@click.option(
    "--net",
    type=FILE,
    metavar="FILE",
    help="The net to beat, which a proven winner replaces.  [FOLDER/GAME-PLAYERS.json]",
)
@click.option(
    "--folder",
    type=FILE,
    metavar="FOLDER",
    help="Where games, nets and matches are kept; begun again, training goes on from there."
    "  [training/GAME-PLAYERS]",
)
@click.option(
    "--games", type=click.IntRange(1), default=10_000, show_default=True, help="At first."
)
@click.option(
    "--later-games",
    type=click.IntRange(1),
    default=2_000,
    show_default=True,
    help="Of each generation that plays with a net.",
)
@click.option(
    "--every",
    type=click.IntRange(1),
    default=3,
    show_default=True,
    help="Learn from one in so many positions.",
)
@click.option(
    "--generations", type=click.IntRange(1), default=4, show_default=True, help="At most so many."
)
@click.option(
    "--match-games",
    type=click.IntRange(2),
    default=200,
    show_default=True,
    help="Of the match that a net has to win.",
)
@click.option(
    "--seed", type=click.IntRange(0, 2**31 - 1), default=1, show_default=True, help="Of everything."
)
@click.option("--jobs", type=click.IntRange(1), help="Processes at a time.  [default: all cores]")
@click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on the Ray cluster there; local starts one on this machine.",
)
@content_option
@json_option
def command(
    game: str,
    players: int,
    net: Path | None,
    folder: Path | None,
    games: int,
    later_games: int,
    every: int,
    generations: int,
    match_games: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    content: Path | None,
    as_json: bool,
) -> int:
    """Learn what positions are worth, by playing.

    Each generation plays games, fits a net to them, and lets it play a match against the net
    before. Only a proven winner takes its place, and the first that is none ends the training.
    The exit code is 1 if nothing better was found. It needs NumPy: pip install '.[envs]'.

    \b
    Examples:
      empires train first-empires --players 3
      empires train empires-end --content my.toml --net my-net.json
      empires arena empires-end --content my.toml --bots plan:400:net=my-net.json,greedy
    """
    try:
        from empires.training.course import (  # noqa: PLC0415 - the extra may be missing
            Course,
            Settings,
            TrainingError,
        )
    except ModuleNotFoundError as missing:
        extra = "install it with pip install '.[envs]' in the clone of Empires"
        raise BadInput(f"train: {missing.name} is missing, {extra}") from None
    folder = folder or FOLDER / f"{game}-{players}"
    net = net or folder / nets.file_name(game, players)
    if net.parent != folder:
        check_place("--net", net)
    opened = opened_game(game, content)
    with refusing(GameError):
        opened.new(players=players, seed=seed)
    settings = Settings(
        game,
        players,
        seed=seed,
        games=games,
        later_games=later_games,
        every=every,
        generations=generations,
        match_games=match_games,
        content=content,
    )
    with refusing(TrainingError, ArenaError, BadSpec, GameError, RecordError, nets.NetError):
        begun_with = net.read_bytes() if net.is_file() else None
        first = folder / "first.json"
        folder.mkdir(parents=True, exist_ok=True)
        if begun_with and not first.is_file():
            write_file(first, begun_with)
        course = Course(settings, folder, jobs or cores(), ray, show)
        best = course.run(first if first.is_file() else None)
        better = best is not None and best != first
        if better and best:
            write_file(net, best.read_bytes())
    record = nets.read(best).record if best else {}
    if as_json:
        answer({"game": game, "players": players, "better": better, "record": record})
    elif better:
        match = record["match"]
        low, high = match["interval"]
        click.echo(
            f"{net}: won {100 * match['win_share']:.1f} % of {match['games']} games against "
            f"{match['against']} (95 %: {100 * low:.1f} to {100 * high:.1f} %)"
        )
    else:
        click.echo("no net was proven to be better than what there was; nothing is changed")
    return 0 if better else FOUND


def show(stage: Stage) -> None:
    """A line for each stage, renewed while somebody watches, written once if nobody does."""
    done = stage.done >= stage.total
    line = f"generation {stage.generation}: {stage.name} {stage.done} of {stage.total}"
    if stage.detail:
        line += f", {stage.detail}"
    if sys.stderr.isatty():
        click.echo(f"\r{line:<78}", err=True, nl=done)
    elif done:
        click.echo(line, err=True)
