"""Printed for the tests: played at random from a seed, as far as a test wants them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import empires
from empires.shapes.empires_end.views import EmpiresEndView
from empires.table import Event, Game, Table

NAMES = ("Aurelia", "Marcus", "Livia", "Gaius")
GAME: Game[Any] = empires.game("empires-end")


def new_table(seed: int = 7, players: int = 3, **options: object) -> Table:
    return Table.new(GAME, names=NAMES[:players], seed=seed, **options)


def played(
    seed: int = 7, *, players: int = 3, moves: int | None = None, **options: object
) -> Table:
    """A table after so many random moves of random seats, or at the end of the game."""
    table = new_table(seed, players, **options)
    dice = random.Random(seed)
    while not table.over and (moves is None or table.ply < moves):
        play_anything(table, dice)
    return table


def play_anything(table: Table, dice: random.Random) -> list[Event]:
    seat = dice.choice(table.to_move)
    return table.play(seat, dice.choice(table.legal(seat)))


def played_until(
    moment: Callable[[Table], bool],
    *,
    players: int = 3,
    prefer: tuple[str, ...] = (),
    **options: object,
) -> Table:
    """The first table, by seed, that comes to such a moment, playing preferred moves if legal."""
    for seed in range(50):
        table = new_table(seed, players, **options)
        dice = random.Random(seed)
        while not table.over:
            seat = dice.choice(table.to_move)
            legal = table.legal(seat)
            liked = [c for c in legal if GAME.move(table.position, seat, c).do in prefer]
            table.play(seat, dice.choice(liked or legal))
            if moment(table):
                return table
    raise AssertionError("no game came to such a moment")


def phase(table: Table) -> str:
    return table.view(None).phase


def prompt(table: Table, seat: int) -> str | None:
    """The kind of decision a seat owes."""
    asked = table.view(seat).prompt
    return asked.kind if asked else None


def hand(table: Table, seat: int) -> list[str]:
    """The cards a seat holds, in its own view."""
    view = table.view(seat)
    assert isinstance(view, EmpiresEndView)
    held = view.seats[seat].hand
    assert held is not None, "everybody sees their own cards"
    return held


def told(table: Table, seat: int | None, since: int = 0) -> list[Any]:
    """The events as that seat may know them; a test asks for the fields of those it has in mind."""
    return [line.event for line in table.lines(seat, since)]


def do(table: Table, seat: int, what: str, **facts: object) -> None:
    table.play_move(seat, {"do": what, **facts})
