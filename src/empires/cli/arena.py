"""`empires arena`: bots against each other, and how sure the result is."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click

from empires.arena import ArenaError, Match, Result, Score, Sprt, run
from empires.arena.page import page
from empires.arena.report import report
from empires.bots import BadSpec
from empires.bots.weights import WeightsError
from empires.cli.failures import BadInput, refusing
from empires.cli.fuzz import cores
from empires.cli.options import FILE, content_option, game_argument, opened_game
from empires.cli.program import INTERRUPTED
from empires.cli.setup import options_given, seats_in_words, setup_options
from empires.table import GameError, RecordError
from empires.table.files import write_file

OUR_ERRORS: Final = (ArenaError, BadSpec, GameError, WeightsError)
STANDARD_TEST: Final = "0,20"


@click.command("arena")
@game_argument
@click.option(
    "--bots", required=True, metavar="A,B,…", help="Two or more bots; one may be there twice."
)
@click.option("--players", type=int, default=2, show_default=True, help=seats_in_words())
@click.option(
    "--games",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="How many games, rounded up so that every deal is played in all seat orders.",
)
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="Seed of all deals."
)
@click.option("--jobs", type=click.IntRange(1), help="Processes at a time.  [default: all cores]")
@setup_options
@content_option
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write JSON; - for stdout.")
@click.option("--html", "html_file", type=FILE, metavar="FILE", help="Write a page with plots.")
@click.option("--timings", is_flag=True, help="With times in the JSON, which differ in every run.")
@click.option(
    "--resume",
    type=FILE,
    metavar="FILE",
    help="Keep every finished game in this file, and go on with those that are in it.",
)
@click.option(
    "--sprt",
    is_flag=False,
    flag_value=STANDARD_TEST,
    metavar="ELO0,ELO1",
    help=f"Stop as soon as it is known which difference is likelier.  [{STANDARD_TEST}]",
)
@click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on the Ray cluster there; local starts one on this machine for the match.",
)
@click.pass_context
def command(
    ctx: click.Context,
    /,
    game: str,
    bots: str,
    players: int,
    games: int,
    seed: int,
    jobs: int | None,
    content: Path | None,
    json_file: Path | None,
    html_file: Path | None,
    timings: bool,
    resume: Path | None,
    sprt: str | None,
    ray: str | None,
    **_: Any,
) -> int:
    """Let bots play each other, every deal in all seat orders.

    Two bots at more than two seats: the first against copies of the second. The same seed gives
    the same result, on however many processes, if the bots don't look at the clock.

    \b
    Examples:
      empires arena empires-end --bots greedy,random --games 400
      empires arena first-empires --bots governor,steward --players 4 --json out.json
      empires arena empires-end --bots greedy:worlds=12,greedy --games 4000 --sprt 0,20
    """
    for option, file in (("--json", json_file), ("--html", html_file)):
        check_place(option, file)
    options = options_given(ctx, game)
    opened_game(game, content)
    with refusing(*OUR_ERRORS):
        test = Sprt(*two_numbers(sprt)) if sprt else None
        specs = [spec.strip() for spec in bots.split(",")]
        match = Match(game, specs, players, games, seed, options, content)
        with watched(match) as progress:
            result = run(
                match, jobs=jobs or cores(), resume=resume, sprt=test, ray=ray, progress=progress
            )
    show(result, json_file, timings)
    if html_file:
        written(html_file, page(result, shlex.join(["empires", *sys.argv[1:]])))
    return INTERRUPTED if result.interrupted else 0


def show(result: Result, json_file: Path | None, timings: bool) -> None:
    if json_file == Path("-"):
        click.echo(result.text(timings=timings), nl=False)
        return
    for line in report(result):
        click.echo(line)
    if json_file:
        written(json_file, result.text(timings=timings))


def check_place(option: str, file: Path | None) -> None:
    """Said before anything is played, not after hours of it."""
    if file is None or file == Path("-"):
        return
    if os.path.isdir(file):
        raise BadInput(f"{option}: {file} is a folder, expected a file")
    if not os.path.isdir(file.parent):
        raise BadInput(f"{option}: {file} can't be written, there is no folder {file.parent}")


def written(file: Path, text: str) -> None:
    with refusing(RecordError):
        write_file(file, text.encode())


def two_numbers(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low, high = 0.0, 0.0
    if not -1000 <= low < high <= 1000:
        raise BadInput(f'--sprt: expected two differences in Elo such as 0,20, got "{text}"')
    return low, high


@contextmanager
def watched(match: Match) -> Iterator[Callable[[Score], None] | None]:
    """A bar with the shares so far on stderr, while somebody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(
        length=match.total, label="arena", file=sys.stderr, item_show_func=shares
    ) as bar:
        seen = 0

        def progress(score: Score) -> None:
            nonlocal seen
            bar.update(len(score.games) - seen, score)
            seen = len(score.games)

        yield progress


def shares(score: Score | None) -> str:
    if score is None:
        return ""
    return "  ".join(f"{name} {100 * share:.1f} %" for name, share in score.shares().items())
