"""`empires content`: read what cards and places do, and check a pack of one's own."""

from __future__ import annotations

import tomllib
from pathlib import Path

import click

import empires
from empires.cli.failures import readable_file, refusing
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
from empires.cli.program import FOUND
from empires.content.problems import ContentError
from empires.terminal.console import wrapped
from empires.text.catalogue import Words
from empires.text.telling import AnyTelling, telling


@click.group("content", invoke_without_command=True)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Read cards and places, or check a pack of your own.

    \b
    Examples:
      empires content show fire-9
      empires content check my.toml
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
