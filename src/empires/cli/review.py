"""`empires review`: was it luck? A finished game with luck and errors apart."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from empires.cli.failures import refusing
from empires.cli.options import FILE, answer, content_option, json_option, lang_option, loader
from empires.review import DEPTHS, NoReview, review, works
from empires.rules.position import Position
from empires.shapes.review import Review, ReviewedMove, SeatSum
from empires.table import Game, Record, RecordError, read_record
from empires.table.course import Course
from empires.table.files import write_file
from empires.table.replay import game_of, play_out
from empires.terminal.console import Console
from empires.text.catalogue import Words
from empires.text.hints import decimal, signed
from empires.text.reviewing import surprise
from empires.text.telling import AnyTelling, telling

SHOWN_REST = 1.0  # per cent of noise that is worth a word
ROUGH = 5.0


@click.command("review")
@click.argument("file", type=FILE, metavar="RECORD")
@lang_option
@click.option(
    "--depth",
    type=click.Choice(list(DEPTHS)),
    default="quick",
    show_default=True,
    help="How hard to look.",
)
@click.option(
    "--html",
    "html",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write a page with everything in it, to keep or to send.",
)
@content_option
@json_option
def command(
    file: Path, lang: Words, depth: str, html: Path | None, content: Path | None, as_json: bool
) -> None:
    """Was it luck? Look at a finished game again, with luck and errors apart.

    A decision is judged by what its seat could know then, never by what came of it.

    \b
    Examples:
      empires review game.jsonl
      empires review game.jsonl --depth deep --json
      empires review game.jsonl --html review.html
    """
    with refusing(RecordError, NoReview):
        record = read_record(file)
        game = game_of(record, loader(content))
        length = len(works(len(record.moves)))
        with click.progressbar(length=length, file=sys.stderr) as bar:
            found = review(record, game, depth, lambda done, _: bar.update(done - bar.pos))
    if html is not None:
        from empires.cli.review_page import page  # noqa: PLC0415

        with refusing(RecordError):
            write_file(html, page(found, record, game, lang).encode())
    if as_json:
        answer(found)
        return
    if html is not None:
        click.echo(str(html))
        return
    told = telling(game.name, lang, names=record.names, pack=game.pack)
    console = Console()
    for line in Told(found, record, game, told).lines():
        console.say(line, hang=2)


class Told:
    """A review in words."""

    def __init__(self, found: Review, record: Record, game: Game[Any], told: AnyTelling) -> None:
        self.found = found
        self.course = play_out(record, game)
        self.told = told
        self.names = record.names

    def lines(self) -> Iterator[str]:
        yield self.told.say("review-budget", depth=self.found.depth, **self.found.budget)
        yield ""
        for seat in self.found.seats:
            yield self.sum(seat)
        yield ""
        yield self.told.say("review-keys" if self.found.keys else "review-no-keys")
        for at in self.found.keys:
            yield from self.key(self.found.moves[at])

    def sum(self, seat: SeatSum) -> str:
        """What came together to the result, and what would be left of it without luck."""
        say = self.told.say
        parts = say(
            "review-sum",
            name=self.names[seat.seat],
            start=self.number(seat.start),
            luck=self.signed(seat.luck),
            unseen=self.signed(seat.unseen),
            errors=self.signed(-seat.errors),
            others=self.signed(seat.others),
            result=self.number(seat.result),
        )
        each = say(
            "review-each",
            adjusted=self.number(seat.adjusted),
            error=self.number(seat.per_decision),
            decisions=seat.decisions,
        )
        if abs(seat.rest) <= SHOWN_REST:
            return f"{parts} {each}"
        rest = "review-rest" if abs(seat.rest) <= ROUGH else "review-rough"
        return f"{parts} {say(rest, rest=self.signed(seat.rest))} {each}"

    def key(self, move: ReviewedMove) -> Iterator[str]:
        """What happened, and what should have."""
        say = self.told.say
        if move.band in ("mistake", "blunder"):
            before = self.before(move.ply)
            assert move.best is not None
            yield say(
                f"review-{move.band}",
                ply=move.ply,
                name=self.names[move.seat],
                played=self.choice(before, move.seat, self.course.steps[move.ply].code),
                best=self.choice(before, move.seat, move.best),
                error=self.number(move.error),
                interval=self.number(move.interval),
                points=self.number(move.points),
            )
            return
        luck = ", ".join(
            f"{name} {self.signed(n)}" for name, n in zip(self.names, move.luck, strict=True)
        )
        if move.ply < 0:
            yield say("review-dealt", luck=luck)
        else:
            what = surprise(self.course, move.ply, self.told)
            yield say("review-luck", ply=move.ply, what=what, luck=luck)

    def before(self, ply: int) -> Position:
        return self.again(ply).position

    def again(self, ply: int) -> Course:
        return self.course.again(step.played for step in self.course.steps[:ply])

    def choice(self, p: Position, seat: int, code: int) -> str:
        view = self.course.game.view(p, seat)
        view.names = list(self.names)
        assert view.prompt is not None
        (choice,) = (each for each in view.prompt.choices if each.id == code)
        return self.told.choice(choice, view).rstrip(".")

    def number(self, n: float) -> str:
        return decimal(abs(n), self.told.words) if n >= 0 else self.signed(n)

    def signed(self, n: float) -> str:
        return signed(n, self.told.words)
