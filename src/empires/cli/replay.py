"""`empires replay`: a recorded game in words, or the table at one moment of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

import click

from empires.cli.failures import BadInput, refusing
from empires.cli.options import (
    FILE,
    answer,
    content_option,
    json_option,
    lang_option,
    loader,
    unknown,
)
from empires.shapes.lines import Line
from empires.shapes.views import SeatView, View
from empires.table import Game, Moment, Record, RecordError, read_record, replay
from empires.table.replay import game_of
from empires.terminal.console import Console
from empires.terminal.paragraphs import paragraphs
from empires.text.catalogue import Words
from empires.text.telling import AnyTelling, telling


@click.command("replay")
@click.argument("file", type=FILE, metavar="RECORD")
@lang_option
@click.option("--seat", metavar="N", help="As this seat saw it: its number from 0, or its name.")
@click.option("--all", "everything", is_flag=True, help="With everybody's secrets.")
@click.option(
    "--html",
    "html",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write a page to watch it in, with everything it needs.",
)
@click.option("--ply", type=int, metavar="N", help="Only the table after N moves.")
@content_option
@json_option
def command(
    file: Path,
    lang: Words,
    seat: str | None,
    everything: bool,
    html: Path | None,
    ply: int | None,
    content: Path | None,
    as_json: bool,
) -> None:
    """Read a recorded game, or look at one moment of it.

    Without --seat or --all it shows what an onlooker could see.

    \b
    Examples:
      empires replay game.jsonl
      empires replay game.jsonl --seat 0 --ply 40
      empires replay game.jsonl --all --json
      empires replay game.jsonl --html game.html
    """
    if seat is not None and everything:
        raise BadInput("--seat and --all exclude each other: give one of them")
    with refusing(RecordError):
        record = read_record(file)
        game = game_of(record, loader(content))
        moments = list(replay(record, game))
    if html is not None:
        from empires.cli.film import write_page  # noqa: PLC0415

        write_page(record, game, lang, html)
        click.echo(str(html))
        return
    eyes = Eyes(game, record, seat_of(seat, record), everything)
    if ply is not None:
        show_moment(moment_at(ply, moments), eyes, lang, as_json)
    else:
        show_log([line for moment in moments for line in eyes.lines(moment)], eyes, lang, as_json)


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whoever looks at the record: a seat, an onlooker (None), or somebody who sees everything."""

    game: Game[Any]
    record: Record
    seat: int | None
    everything: bool

    def lines(self, moment: Moment) -> Iterator[Line]:
        for event in moment.events:
            seen = event if self.everything else self.game.seen_by(event, self.seat)
            yield Line(ply=moment.ply, event=seen)

    def view(self, moment: Moment) -> View:
        view = self.game.view(moment.position, self.seat)
        view.ply, view.names = moment.ply, list(self.record.names)
        if self.everything:
            # Every seat as it sees itself.
            own = [self.game.view(moment.position, seat) for seat in range(view.players)]
            view.seats = [other.seats[seat] for seat, other in enumerate(own)]
        return view

    def telling(self, words: Words) -> AnyTelling:
        return telling(self.game.name, words, names=self.record.names, pack=self.game.pack)


def seat_of(given: str | None, record: Record) -> int | None:
    if given is None:
        return None
    seats = {str(seat): seat for seat in range(len(record.names))}
    seats |= {name: seat for seat, name in enumerate(record.names)}
    if given not in seats:
        raise unknown("seat", given, seats)
    return seats[given]


def moment_at(ply: int, moments: list[Moment]) -> Moment:
    if not 0 <= ply < len(moments):
        raise BadInput(f"--ply: expected 0 to {len(moments) - 1}, got {ply}")
    return moments[ply]


def show_moment(moment: Moment, eyes: Eyes, words: Words, as_json: bool) -> None:
    view = eyes.view(moment)
    if as_json:
        answer(view)
        return
    console, told = Console(), eyes.telling(words)
    lines = told.table(view) + told.result(view)
    if eyes.everything:
        lines += [hand_line(seat, told) for seat in view.seats]
    for line in lines:
        console.say(line, hang=2)


def hand_line(seat: SeatView, told: AnyTelling) -> str:
    cards = told.words.all_of(told.hand(seat))
    return told.words.say("tool-hand", name=told.names[seat.seat], cards=cards)


def show_log(lines: list[Line], eyes: Eyes, words: Words, as_json: bool) -> None:
    teller = eyes.telling(words)
    for line in lines:
        teller.word_line(line, eyes.seat)
    if as_json:
        record = eyes.record
        about = {"game": record.game, "names": record.names, "options": record.options}
        answer({**about, "seat": eyes.seat, "events": lines})
        return
    console = Console()
    for ply, told in groupby(lines, key=lambda line: line.ply):
        for heading, text in paragraphs(told, teller):
            if heading:
                console.say()
                console.say(text)
            else:
                console.say(f"{ply}: {text}", indent=2, hang=2)
