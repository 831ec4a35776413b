"""`empires content`: read what the cards and locations do, and check a pack of one's own."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Final

import click

from empires.cli.failures import readable_file, refusing
from empires.cli.options import FILE, answer, content_option, json_option, lang_option, unknown
from empires.cli.program import FOUND
from empires.content import empires_end, first_empires
from empires.content.empires_end import Conflict, Disaster, Location, Pack, load
from empires.content.problems import ContentError
from empires.terminal.console import wrapped
from empires.terminal.telling import slug_of
from empires.text.catalogue import Words
from empires.text.empires_end.names import thing
from empires.text.empires_end.rendering import render_card
from empires.text.empires_end.voice import deck_of

CHECKERS: Final[dict[str, Callable[[Path], list[str]]]] = {
    "empires-end": empires_end.check,
    "first-empires": first_empires.check,
}


@click.group("content", invoke_without_command=True)
@click.pass_context
def command(ctx: click.Context) -> None:
    """Read cards and locations, or check a pack of your own.

    \b
    Examples:
      empires content show fire-9
      empires content check my.toml
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("show")
@click.argument("name", required=False, metavar="[CARD|LOCATION|conflict-N]")
@lang_option
@content_option
@json_option
def show(name: str | None, lang: Words, content: Path | None, as_json: bool) -> None:
    """Show one card or location in full, with where each value comes from; or list them all.

    Names can be short (fire-9, farm-11, conflict-3) or as printed in either language ("Brand 9").

    \b
    Examples:
      empires content show
      empires content show "Farm 11" --lang de
      empires content show conflict-3 --content my.toml --json
    """
    with refusing(ContentError):
        pack = load(content)
    if name is None:
        show_all(pack, lang, as_json)
        return
    slug = slug_of(name, pack)
    if slug is None:
        raise unknown("card or location", name, all_things(pack))
    if as_json:
        answer(as_data(slug, pack, lang))
        return
    for line in render_card(slug, lang, pack=pack):
        click.echo("\n".join(wrapped(line, hang=2)))


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
    """All problems, by the checker of the game the file says it is for."""
    try:
        pack = tomllib.loads(file.read_text(encoding="utf-8")).get("pack")
    except (OSError, ValueError):
        pack = None  # which any checker explains
    game = pack.get("game") if isinstance(pack, dict) else None
    return CHECKERS.get(str(game), empires_end.check)(file)


def all_things(pack: Pack) -> dict[str, Location | Disaster | Conflict]:
    """Everything that has a name, by short name, in the order of the pack."""
    deck = deck_of(pack)
    return {**deck.locations, **deck.disasters, **deck.conflicts}


def show_all(pack: Pack, words: Words, as_json: bool) -> None:
    if as_json:
        answer([as_data(slug, pack, words) for slug in all_things(pack)])
        return
    for slug in all_things(pack):
        last = render_card(slug, words, pack=pack)[-1]
        click.echo("\n".join(wrapped(f"{slug}: {thing(slug, words)}. {last}", hang=2)))


def as_data(slug: str, pack: Pack, words: Words) -> dict[str, object]:
    """The values themselves, their sources, and the card as a player reads it."""
    return {
        "slug": slug,
        "name": thing(slug, words),
        "text": render_card(slug, words, pack=pack)[1:],
        **asdict(all_things(pack)[slug]),
    }
