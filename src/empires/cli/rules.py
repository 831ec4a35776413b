"""`empires rules`: the numbered rules to read, and which tests prove them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import click

import empires
from empires.cli.coverage import coverage_of
from empires.cli.failures import BadInput, refusing
from empires.cli.options import FILE, answer, json_option, known_game, lang_option
from empires.cli.program import FOUND
from empires.terminal.console import wrapped
from empires.terminal.rules import rule_lines
from empires.text.catalogue import Words
from empires.text.rulebook import Rule, Rulebook, UnknownRule, rulebook


@click.command("rules")
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--game", callback=known_game, help="Only this game's rules.")
@lang_option
@click.option("--coverage", is_flag=True, help="Show which tests prove each rule.")
@click.option(
    "--tests",
    type=FILE,
    default=Path("tests"),
    show_default=True,
    metavar="DIR",
    help="With --coverage: where the tests are.",
)
@json_option
def command(
    rule_id: str | None, game: str | None, lang: Words, coverage: bool, tests: Path, as_json: bool
) -> int:
    """Read the numbered rules: all titles, or one rule in full.

    A rule that contains a decision of ours, because the published rules are silent, says so.

    \b
    Examples:
      empires rules
      empires rules EE-DIS-3 --lang de
      empires rules --game first-empires
      empires rules --coverage --tests tests
    """
    books = all_books() if game is None else [book_of(game)]
    if coverage:
        if rule_id:
            raise BadInput("--coverage is about all rules: leave out the id")
        return show_coverage(books, tests, as_json)
    if rule_id:
        show_rule(find_rule(books, rule_id), lang, as_json)
    elif as_json:
        answer([as_data(rule, lang) for book in books for rule in book.rules])
    else:
        for book in books:
            if len(books) > 1:
                click.echo(f"\n{book.game}")
            show_titles(book, lang)
    return 0


def all_books() -> list[Rulebook]:
    """The rules of every game whose rules are written down."""
    books = []
    for game in empires.games():
        with suppress(ValueError):
            books.append(rulebook(game))
    return books


def book_of(game: str) -> Rulebook:
    with refusing(ValueError):
        return rulebook(game)


def find_rule(books: list[Rulebook], rule_id: str) -> Rule:
    wanted = rule_id.upper()
    for book in books:
        for rule in book.rules:
            if rule.id == wanted:
                return rule
    nearest = next((book for book in books if prefix(book.rules[0].id) == prefix(wanted)), books[0])
    with refusing(UnknownRule):
        return nearest.rule(rule_id)


def prefix(rule_id: str) -> str:
    """What the ids of one game begin with: EE in EE-DIS-3."""
    return rule_id.partition("-")[0]


def show_rule(rule: Rule, words: Words, as_json: bool) -> None:
    if as_json:
        answer(as_data(rule, words))
        return
    for line in rule_lines(rule, words):
        click.echo("\n".join(wrapped(line)))


def show_titles(book: Rulebook, words: Words) -> None:
    for chapter in book.chapters:
        click.echo(f"\n{chapter.title(words.lang)}")
        for rule in book.rules:
            if rule.chapter == chapter.key:
                mark = f" ({words.say('tool-our-ruling')})" if rule.rulings else ""
                click.echo(f"  {rule.id:<10} {rule.title(words.lang)}{mark}")


def as_data(rule: Rule, words: Words) -> dict[str, object]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "title": rule.title(words.lang),
        "text": rule.text(words.lang),
        "ruling": rule.ruling(words.lang),
        "ruleset": rule.ruleset,
    }


def show_coverage(books: list[Rulebook], folder: Path, as_json: bool) -> int:
    """Rule by rule; something is found when a rule has no test or a test names no rule."""
    tests = coverage_of(folder)
    known = {rule.id for book in all_books() for rule in book.rules}
    strangers = {rule: named for rule, named in tests.items() if rule not in known}
    missing = [rule.id for book in books for rule in book.rules if rule.id not in tests]
    if as_json:
        rules = {rule.id: tests.get(rule.id, []) for book in books for rule in book.rules}
        answer({"rules": rules, "missing": missing, "unknown": strangers})
    else:
        for book in books:
            show_tests(book, tests)
        for rule, named in strangers.items():
            click.echo(f"no rule {rule}, but it is named by {', '.join(named)}")
        for book in books:
            covered = sum(rule.id in tests for rule in book.rules)
            click.echo(f"rules: {covered} of {len(book.rules)} covered")
    return FOUND if missing or strangers else 0


def show_tests(book: Rulebook, tests: Mapping[str, list[str]]) -> None:
    click.echo(book.game)
    for rule in book.rules:
        click.echo(f"  {rule.id} {rule.title('en')}")
        for test in tests.get(rule.id, ["no test"]):
            click.echo(f"    {test}")
