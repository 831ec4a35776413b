"""`empires ladder`: how far apart the levels are, in a table, a plot and a history."""

from __future__ import annotations

import shlex
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from empires.arena import Match, history
from empires.arena.ladder import Ladder, bots_of, markdown
from empires.arena.page import installed, page
from empires.arena.running import Progress
from empires.bots import LEVELS
from empires.cli.arena import OUR_ERRORS, check_place, show, watched, written
from empires.cli.failures import refusing
from empires.cli.fuzz import cores
from empires.cli.options import FILE, content_option, game_argument, opened_game
from empires.cli.program import INTERRUPTED
from empires.cli.setup import options_given, seats_in_words, setup_options


@click.command("ladder")
@game_argument
@click.option(
    "--bots", metavar="A,B,…", help="From the weakest to the strongest.  [default: all levels]"
)
@click.option("--players", type=int, default=2, show_default=True, help=seats_in_words())
@click.option(
    "--within",
    type=click.FloatRange(1),
    default=40.0,
    show_default=True,
    help="Play until every rating is known to so many Elo points.",
)
@click.option(
    "--games", type=click.IntRange(1), default=2000, show_default=True, help="But at most so many."
)
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="Seed of all deals."
)
@click.option("--jobs", type=click.IntRange(1), help="Processes at a time.  [default: all cores]")
@setup_options
@content_option
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write JSON; - for stdout.")
@click.option("--html", "html_file", type=FILE, metavar="FILE", help="Write a page with plots.")
@click.option("--markdown", "as_markdown", is_flag=True, help="The tables as the docs have them.")
@click.option(
    "--history",
    "history_file",
    type=FILE,
    metavar="FILE",
    help="Add the ratings to this file, and show those of earlier versions in the page.",
)
@click.option("--label", metavar="TEXT", help="What the history calls this one.  [the version]")
@click.option("--resume", type=FILE, metavar="FILE", help="Keep finished games here, and go on.")
@click.option("--ray", metavar="ADDRESS", help="Play on the Ray cluster there.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    game: str,
    bots: str | None,
    players: int,
    within: float,
    games: int,
    seed: int,
    jobs: int | None,
    content: Path | None,
    json_file: Path | None,
    html_file: Path | None,
    as_markdown: bool,
    history_file: Path | None,
    label: str | None,
    resume: Path | None,
    ray: str | None,
    **_: Any,
) -> int:
    """Let all levels play each other until it is known how far apart they are.

    Nets are named like any bot. Levels that look at the clock take their time, and what they make
    of it depends on the machine; bots with a number of iterations can be repeated anywhere.

    \b
    Examples:
      empires ladder first-empires --within 60 --markdown
      empires ladder empires-end --bots greedy,foresee,plan:400 --history ladder.jsonl --html l.html
      empires ladder empires-end --bots foresee,foresee:net=new.json --games 400
    """
    for option, file in (("--json", json_file), ("--html", html_file), ("--history", history_file)):
        check_place(option, file)
    options = options_given(ctx, game)
    opened_game(game, content)
    with ExitStack() as closing, refusing(*OUR_ERRORS):
        if resume is None:
            folder = closing.enter_context(tempfile.TemporaryDirectory())
            resume = Path(folder) / "games.jsonl"
        before = history.read(history_file) if history_file else []
        match = Match(game, bots_of(bots, list(LEVELS)), players, games, seed, options, content)

        def progress(match: Match) -> Progress | None:
            return closing.enter_context(watched(match))

        result = Ladder(match, within).climb(
            jobs=jobs or cores(), resume=resume, ray=ray, progress=progress
        )
    told = shlex.join(["empires", *sys.argv[1:]])
    if as_markdown and result.sets:
        for line in markdown(result, told):
            click.echo(line)
    else:
        show(result, json_file, timings=False)
    rungs = [*before, history.rung(result, label or installed())] if result.sets else before
    if html_file:
        plot = history.plot(history.of_the_same(rungs, rungs[-1])) if rungs else ""
        written(html_file, page(result, told, plot))
    if history_file and not result.interrupted:
        written(history_file, history.written(rungs).decode())
    return INTERRUPTED if result.interrupted else 0
