"""`empires puzzles`: mine games of bots for puzzles, and prove those that come with the program."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

import empires
from empires.cli.failures import BadInput, refusing
from empires.cli.options import FILE, answer, game_argument, json_option, opened_game
from empires.cli.program import FOUND
from empires.cli.setup import seats_in_words
from empires.puzzles import shipped
from empires.puzzles.checking import faults
from empires.puzzles.making import Kept, Making, make, mixture
from empires.puzzles.puzzle import Puzzle, read, written
from empires.review import can_review
from empires.table import GameError
from empires.table.files import write_file


@click.group("puzzles")
def command() -> None:
    """Puzzles: positions in which one choice is clearly better.

    \b
    Examples:
      empires puzzles make empires-end --games 40 --out mine.json
      empires puzzles check
    """


@command.command("make")
@game_argument
@click.option(
    "--players",
    type=int,
    default=None,
    help=f"{seats_in_words()}  [default: two to four in turn]",
)
@click.option(
    "--games", type=click.IntRange(1), default=10, show_default=True, help="Games to look through."
)
@click.option(
    "--seed", type=click.IntRange(0, 2**31 - 1), default=1, show_default=True, help="Of everything."
)
@click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes at a time."
)
@click.option(
    "--most", type=click.IntRange(1), default=72, show_default=True, help="Keep at most so many."
)
@click.option("--out", type=FILE, metavar="FILE", help="Write the puzzles there, as JSON.")
@click.option(
    "--resume", type=FILE, metavar="FILE", help="Keep finished games here, and go on from there."
)
@json_option
def make_command(
    game: str,
    players: int | None,
    games: int,
    seed: int,
    jobs: int,
    most: int,
    out: Path | None,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Let bots play, and keep the decisions in which searches agree that one choice is best.

    The same seed gives the same puzzles, whatever --jobs is.

    \b
    Example:
      empires puzzles make first-empires --games 40 --seed 7 --resume games.jsonl --out mine.json
    """
    opened = opened_game(game)
    if players is not None and players not in opened.seats:
        raise BadInput(f"--players: expected {seats_in_words()}, got {players}")
    if not can_review(opened):
        raise BadInput(f"{game}: its rules redraw no future, so no choice can be proved better")
    total = 0

    def tell(kept: Kept) -> None:
        nonlocal total
        total += len(kept.puzzles)
        told = f"game {kept.number + 1} of {games}: {kept.candidates} candidates"
        click.echo(f"{told}, {len(kept.puzzles)} puzzles, {total} in all", err=True)

    with refusing(GameError, OSError):
        found = make(Making(game, players or 0, seed), games, jobs, resume, tell)
        chosen = mixture(found, most)
        if out is not None:
            write_file(out, written(chosen))
    if as_json:
        answer(chosen)
    else:
        show(chosen, len(found))


def show(puzzles: list[Puzzle], found: int) -> None:
    """How many of which kind."""
    click.echo(f"{len(puzzles)} puzzles, of {found} found")
    counted = Counter((each.theme, each.level) for each in puzzles)
    for (theme, level), n in sorted(counted.items()):
        click.echo(f"  {theme}, {level}: {n}")


@command.command("check")
@click.argument("file", type=FILE, metavar="[FILE]", required=False)
@json_option
def check_command(file: Path | None, as_json: bool) -> int:
    """Prove puzzles: the position holds, the choices are legal, and some of them are wrong.

    Without a file, those that come with the program.

    \b
    Example:
      empires puzzles check mine.json
    """
    puzzles = in_file(file) if file else [p for game in empires.games() for p in shipped(game)]
    found = {each.id: problems for each in puzzles if (problems := faults(each))}
    if as_json:
        answer({"puzzles": len(puzzles), "faults": found})
    else:
        for id, problems in found.items():
            click.echo(f"{id}: {'; '.join(problems)}")
        click.echo(f"{len(puzzles)} puzzles, {len(found)} with faults")
    return FOUND if found else 0


def in_file(file: Path) -> list[Puzzle]:
    with refusing(OSError):
        data = file.read_bytes()
    try:
        return read(data)
    except ValueError as error:
        raise BadInput(f"{file}: expected a list of puzzles: {error}") from None
