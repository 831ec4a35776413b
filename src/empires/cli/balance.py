"""`empires balance`: what the cards of a pack do to the game, and what a change of them does."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click

from empires.arena import Match, Score
from empires.arena.report import aligned
from empires.balance import Comparison, Report, measure
from empires.balance.comparing import paired
from empires.balance.page import comparison_page, report_page
from empires.balance.report import written as as_text
from empires.balance.telling import comparison_lines, head, report_lines
from empires.balance.worth import Worth, weigh, worth_rows
from empires.cli.arena import OUR_ERRORS, check_place, written
from empires.cli.failures import BadInput, refusing
from empires.cli.fuzz import cores
from empires.cli.options import FILE, content_option, game_argument, opened_game
from empires.cli.program import INTERRUPTED
from empires.cli.setup import options_given, seats_in_words, setup_options

STANDARD: Final = Path("standard")


@click.command("balance")
@game_argument
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="A,B,…",
    help="Who plays; one alone sits in all seats.",
)
@click.option("--players", type=int, default=2, show_default=True, help=seats_in_words())
@click.option(
    "--games",
    type=click.IntRange(1),
    default=2000,
    show_default=True,
    help="How many games, rounded up so that every deal is played in all seat orders.",
)
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="Seed of all deals."
)
@click.option("--jobs", type=click.IntRange(1), help="Processes at a time.  [default: all cores]")
@setup_options
@content_option
@click.option(
    "--against",
    type=FILE,
    metavar="FILE",
    help="Say what moved since this pack, over the same deals; standard is the one we ship.",
)
@click.option(
    "--worth",
    is_flag=False,
    flag_value="all",
    metavar="CARD,…",
    help="Play games again with one card blank each, to tell what it is worth.  [all]",
)
@click.option(
    "--within",
    type=click.FloatRange(0.1),
    default=3.0,
    show_default=True,
    metavar="POINTS",
    help="With --worth: leave a card when it is known so well, to either side.",
)
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write JSON; - for stdout.")
@click.option("--html", "html_file", type=FILE, metavar="FILE", help="Write a page with plots.")
@click.option(
    "--resume",
    type=FILE,
    metavar="FILE",
    help="Keep every finished game in this file (those of the base in FILE.base), and go on.",
)
@click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on the Ray cluster there; local starts one on this machine.",
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
    against: Path | None,
    worth: str | None,
    within: float,
    json_file: Path | None,
    html_file: Path | None,
    resume: Path | None,
    ray: str | None,
    **_: Any,
) -> int:
    """See what cards, seats and places are worth in play, or what a changed pack changes.

    The same seed gives the same report, on however many processes.

    \b
    Examples:
      empires balance empires-end
      empires balance first-empires --players 4 --games 4000 --json out.json
      empires balance empires-end --content my.toml --against standard
      empires balance empires-end --worth flood-6,fire-9
    """
    for option, file in (("--json", json_file), ("--html", html_file)):
        check_place(option, file)
    said = shlex.join(["empires", *sys.argv[1:]])
    options = options_given(ctx, game)
    specs = [spec.strip() for spec in bots.split(",")]
    specs = specs * 2 if len(specs) == 1 else specs
    if worth is not None and against is not None:
        raise BadInput("--worth: says what cards of one pack are worth, so leave --against out")
    base = None if against == STANDARD else against
    opened_game(game, content)
    opened_game(game, base)
    with refusing(*OUR_ERRORS):
        match = Match(game, specs, players, games, seed, options, content)
        how: dict[str, Any] = {"jobs": jobs or cores(), "ray": ray}
        with watched(match, "balance") as progress:
            report = measure(match, resume=resume, progress=progress, **how)
        if worth is not None and not report.interrupted:
            things = [] if worth == "all" else [name.strip() for name in worth.split(",")]
            kept = beside(resume, "worth")
            with weighed() as seen:
                cards = weigh(report, things, within=within, resume=kept, progress=seen, **how)
            show_worth(report, cards, json_file)
            if html_file:
                written(html_file, report_page(report, said, cards))
            return 0
        if against is None or report.interrupted:
            show(report, json_file)
            if html_file:
                written(html_file, report_page(report, said))
            return INTERRUPTED if report.interrupted else 0
        other = Match(game, specs, players, games, seed, options, base)
        kept = beside(resume, "base")
        with watched(other, "its base") as progress:
            before = measure(other, resume=kept, progress=progress, **how)
    comparison = paired(report, before)
    show(comparison, json_file)
    if html_file:
        written(html_file, comparison_page(comparison, said))
    return INTERRUPTED if before.interrupted else 0


def show(found: Report | Comparison, json_file: Path | None) -> None:
    if json_file == Path("-"):
        click.echo(found.text(), nl=False)
        return
    lines = report_lines(found) if isinstance(found, Report) else comparison_lines(found)
    for line in lines:
        click.echo(line)
    if json_file:
        written(json_file, found.text())


def show_worth(report: Report, found: list[Worth], json_file: Path | None) -> None:
    data = {**report.as_json(), "worth": [one.as_json() for one in found]}
    if json_file == Path("-"):
        click.echo(as_text(data), nl=False)
        return
    for line in (*head(report), "", "Worth, beside the same games with the card blank", ""):
        click.echo(line)
    for line in aligned(list(worth_rows(found))):
        click.echo(line)
    if json_file:
        written(json_file, as_text(data))


def beside(file: Path | None, ending: str) -> Path | None:
    return file and file.with_name(f"{file.name}.{ending}")


@contextmanager
def weighed() -> Iterator[Callable[[int, int, int], None] | None]:
    """One line on stderr that is written over, while somebody watches."""
    if not sys.stderr.isatty():
        yield None
        return

    def progress(done: int, of: int, cards: int) -> None:
        click.echo(f"\rworth: {done} of {of} games, {cards} cards left   ", nl=False, err=True)

    yield progress
    click.echo("", err=True)


@contextmanager
def watched(match: Match, label: str) -> Iterator[Callable[[Score], None] | None]:
    """A bar on stderr, while somebody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=match.total, label=label, file=sys.stderr) as bar:
        seen = 0

        def progress(score: Score) -> None:
            nonlocal seen
            bar.update(len(score.games) - seen)
            seen = len(score.games)

        yield progress
