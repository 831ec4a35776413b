"""`empires content`: read what cards and places do; check, compare and join packs."""

from __future__ import annotations

import tomllib
from pathlib import Path

import click

import empires
from empires.cli.failures import BadInput, readable_file, refusing
from empires.cli.options import (
    DEFAULT_GAME,
    FILE,
    answer,
    content_option,
    json_option,
    known_game,
    lang_option,
    unknown,
)
from empires.cli.packs import compared, difference_data, joined, outcome_data
from empires.cli.program import FOUND
from empires.content.problems import ContentError
from empires.terminal.console import wrapped
from empires.text.catalogue import Words
from empires.text.telling import AnyTelling, telling


@click.group("content", invoke_without_command=True)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Read cards and places; check, compare and join packs of your own.

    \b
    Examples:
      empires content show fire-9
      empires content check my.toml
      empires content diff my.toml
      empires content merge anna.toml ben.toml --out box.toml
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("show")
@click.argument("name", required=False, metavar="[NAME]")
@click.option("--game", callback=known_game, help="Only of this game.")
@lang_option
@content_option
@json_option
def show(
    name: str | None, game: str | None, lang: Words, content: Path | None, as_json: bool
) -> None:
    """Show a card or a place in full, with where each value comes from; or list them all.

    Names can be short (fire-9, farm-11, gansu-road, rus) or as printed in either language
    ("Brand 9", "Straße von Gansu").

    \b
    Examples:
      empires content show
      empires content show "Farm 11" --lang de
      empires content show gansu-road
      empires content show conflict-3 --content my.toml --json
    """
    tellers = all_tellers(game, lang, content)
    if name is None:
        show_all(tellers, as_json)
        return
    for teller in tellers:
        if slug := teller.find(name):
            show_one(slug, teller, as_json)
            return
    raise unknown("card or place", name, [slug for teller in tellers for slug in teller.slugs()])


@command.command("check")
@click.argument("files", nargs=-1, required=True, type=FILE, metavar="FILE...")
@json_option
def check_files(files: tuple[Path, ...], as_json: bool) -> int:
    """Check packs: every problem with file, place and what would be right. Exit code 1 if any.

    \b
    Example:
      empires content check my.toml
    """
    problems = {str(file): checked(readable_file(file)) for file in files}
    if as_json:
        answer(problems)
    else:
        for file, lines in problems.items():
            click.echo("\n".join(lines) if lines else f"{file}: can be played")
    return FOUND if any(problems.values()) else 0


@command.command("diff")
@click.argument("files", nargs=-1, required=True, type=FILE, metavar="[FIRST] OTHER")
@json_option
def show_differences(files: tuple[Path, ...], as_json: bool) -> int:
    """What differs between two packs, value by value, and where each value comes from.

    With one file: what it changes in the standard pack. Exit code 1 if anything differs.

    \b
    Examples:
      empires content diff my.toml
      empires content diff mine.toml yours.toml
    """
    if len(files) > 2:
        raise BadInput(f"expected one pack or two, got {len(files)}")
    found = compared(game_of_all(files), files[0] if len(files) > 1 else None, files[-1])
    if as_json:
        answer([difference_data(each) for each in found])
    else:
        click.echo("\n".join(str(each) for each in found) or "no difference")
    return FOUND if found else 0


@command.command("merge")
@click.argument("files", nargs=-1, required=True, type=FILE, metavar="FILE FILE...")
@click.option("--out", type=FILE, metavar="FILE", help="Write the joined pack to this file.")
@json_option
def merge_files(files: tuple[Path, ...], out: Path | None, as_json: bool) -> int:
    """Join packs value by value: what is printed on a box counts most.

    The first file keeps its name, order and comments, and gets the better values of the others. The
    joined pack goes to --out or to the output; what differed, and who says what, to stderr. Exit
    code 1 if two packs contradict each other with equally good sources: then the value that
    most of them give was taken, or else that of the pack named first.

    \b
    Example:
      empires content merge anna.toml ben.toml --out box.toml
    """
    if len(files) < 2:
        raise BadInput("expected at least two packs to join, got one")
    found = joined(game_of_all(files), files)
    if out is not None:
        try:
            out.write_text(found.text, encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BadInput(f"{out}: can't be written: {error}") from error
    if as_json:
        told = [outcome_data(each) for each in found.outcomes]
        answer({"pack": found.text, "values": told})
    else:
        for each in found.outcomes:
            click.echo(f"{'DISPUTED ' if each.disputed else ''}{each}", err=True)
        if out is None:
            click.echo(found.text, nl=False)
    return FOUND if found.disputed else 0


def game_of_all(files: tuple[Path, ...]) -> str:
    """The one game that all the packs are for."""
    games = [game_of_pack(readable_file(file)) for file in files]
    for file, game in zip(files, games, strict=True):
        if game != games[0]:
            raise BadInput(f"{file}: is for {game}, expected {games[0]} as {files[0]}")
    return games[0]


def checked(file: Path) -> list[str]:
    """All problems that the game has with the file that says it is for it."""
    try:
        empires.game(game_of_pack(file), file)
    except ContentError as error:
        return error.problems
    return []


def game_of_pack(file: Path) -> str:
    """The game a file says it is for; if that can't be told, any game explains why."""
    try:
        pack = tomllib.loads(file.read_text(encoding="utf-8")).get("pack")
    except (OSError, ValueError):
        pack = None
    game = pack.get("game") if isinstance(pack, dict) else None
    return game if isinstance(game, str) and game in empires.games() else DEFAULT_GAME


def all_tellers(game: str | None, words: Words, content: Path | None) -> list[AnyTelling]:
    """The standard packs of all games or of one; or the one pack that is given."""
    if content is not None and game is None:
        game = game_of_pack(readable_file(content))
    with refusing(ContentError):
        return [
            telling(one, words, pack=empires.game(one, content).pack)
            for one in ((game,) if game else empires.games())
        ]


def show_all(tellers: list[AnyTelling], as_json: bool) -> None:
    if as_json:
        answer([as_data(slug, teller) for teller in tellers for slug in teller.slugs()])
        return
    for teller in tellers:
        for slug in teller.slugs():
            line = f"{slug}: {teller.name(slug)}. {teller.summary(slug)}"
            click.echo("\n".join(wrapped(line, hang=2)))


def show_one(slug: str, teller: AnyTelling, as_json: bool) -> None:
    if as_json:
        answer(as_data(slug, teller))
        return
    for line in teller.card(slug):
        click.echo("\n".join(wrapped(line, hang=2)))


def as_data(slug: str, teller: AnyTelling) -> dict[str, object]:
    """The values themselves, their sources, and what a player reads."""
    told: dict[str, object] = {
        "game": teller.game,
        "slug": slug,
        "name": teller.name(slug),
        "text": teller.card(slug)[1:],
    }
    return {**told, **teller.data(slug), **told}
