"""A new table from what was asked for: every part checked, every seat given its secret."""

from __future__ import annotations

import secrets
from typing import Any, Final

from empires.bots import LEVELS
from empires.content.problems import ContentError
from empires.lessons import LEARNER, lesson_of
from empires.server.actions import check_level
from empires.server.entries import SeatSetup, Setup
from empires.server.games import Games
from empires.server.names import check_name, look_alike
from empires.server.refusals import Refusal, invalid
from empires.server.tokens import hashed, new_token
from empires.shapes.http import NewLesson, NewSeat, NewTable
from empires.shapes.tables import Option, UndoPolicy
from empires.table import Game, GameError
from empires.table.record import SEED_BITS, check_names

EASIEST: Final = next(iter(LEVELS))
BOT_NAMES = ("Tiberius", "Livia", "Cassius", "Aurelia", "Marcus")


def prepared(games: Games, wanted: NewTable) -> tuple[Setup, int, dict[int, str]]:
    """The set-up, the seed, and the tokens of the human seats; or a refusal with the field."""
    game = chosen(games, wanted)
    if len(wanted.seats) not in game.seats:
        raise invalid("seats", f"{game.seats[0]} to {game.seats[-1]} of them")
    house = games.house.names(game.name)
    tokens = {n: new_token() for n, seat in enumerate(wanted.seats) if seat.kind == "human"}
    seats = tuple(
        seat_setup(seat, f"seats[{n}]", tokens.get(n), bot_name(n, wanted.seats), house)
        for n, seat in enumerate(wanted.seats)
    )
    check_options(game, len(seats), wanted.options)
    names = [seat.name for seat in seats if seat.name is not None]
    try:
        check_names(names)
    except GameError as error:
        field, _, expected = str(error).partition(": ")
        raise invalid(field, expected) from None
    for number, name in enumerate(names):
        if any(look_alike(name, other) for other in names[:number]):
            raise invalid("names", "a different name for each seat")
    own = holds_all_seats(wanted.seats)
    if wanted.seed is not None and not own:
        raise invalid("seed", "none, unless you hold all human seats")
    if wanted.undo == "free" and not own:
        raise invalid("undo", "consent, unless you hold all human seats")
    undo: UndoPolicy = wanted.undo or ("free" if own else "consent")
    clock = None if wanted.clock is None else wanted.clock.seconds
    seeded = wanted.seed is not None
    hints = own if wanted.hints is None else wanted.hints
    setup = Setup(
        seats=seats,
        options=wanted.options,
        clock=clock,
        undo=undo,
        seeded=seeded,
        hints=hints,
        pack=game.carried if wanted.pack is not None else None,
    )
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else int(wanted.seed)
    return setup, seed, tokens


def chosen(games: Games, wanted: NewTable) -> Game[Any]:
    """The game with the pack that is brought along or named; only one that can be played."""
    if wanted.pack is not None and wanted.content is not None:
        raise invalid("content", "none beside a pack of your own")
    try:
        return games.chosen(wanted.game, wanted.content, wanted.pack)
    except ContentError as error:
        raise invalid("pack", f"one without problems: {error.problems[0]}") from None


def lesson_setup(games: Games, wanted: NewLesson) -> tuple[Setup, dict[int, str]]:
    """A first game that teaches: where it starts and who plays, its script says."""
    game = games.find(wanted.game, None)
    lesson = lesson_of(game.name)
    if lesson is None:
        raise Refusal("no_game", game=wanted.game)
    check_name(wanted.name)
    # Nobody is to be mistaken for somebody of the script.
    taken = any(look_alike(wanted.name, name) for name in lesson.names)
    token = new_token()
    learner = SeatSetup(
        kind="human", name=f"{wanted.name[:36]} II" if taken else wanted.name, token=hashed(token)
    )
    others = (SeatSetup(kind="bot", level=EASIEST, name=name) for name in lesson.names)
    setup = Setup(
        seats=(learner, *others),
        options={},
        clock=None,
        undo="free",
        hints=False,
        position=dict(lesson.position),
        lesson=True,
    )
    return setup, {LEARNER: token}


def check_options(game: Game[Any], players: int, options: dict[str, Option]) -> None:
    for option in options:
        if option not in game.option_values:
            raise invalid("options", f"only {', '.join(game.option_values)}")
    try:
        game.new(players=players, seed=0, journal=False, **options)
    except GameError as error:
        field, _, expected = str(error).partition(": ")
        raise invalid(field, expected) from None


def seat_setup(
    seat: NewSeat, field: str, token: str | None, bot: str, house: list[str]
) -> SeatSetup:
    if seat.kind == "bot":
        if seat.level is None:
            raise invalid(f"{field}.level", "the level of the bot")
        check_level(seat.level, house)
        return SeatSetup(kind="bot", level=seat.level, name=seat.name or bot)
    if seat.level is not None:
        raise invalid(f"{field}.level", "none, only bots have one")
    if seat.kind == "open" and seat.name is not None:
        raise invalid(f"{field}.name", "none, whoever takes the seat says it")
    if seat.name is not None:
        check_name(seat.name)
    return SeatSetup(kind=seat.kind, name=seat.name, token=None if token is None else hashed(token))


def bot_name(number: int, seats: list[NewSeat]) -> str:
    """The first name nobody has; bots before this one have theirs."""
    taken = {seat.name for seat in seats}
    free = [name for name in BOT_NAMES if name not in taken]
    unnamed = sum(seat.kind == "bot" and seat.name is None for seat in seats[:number])
    return free[unnamed % len(free)]


def holds_all_seats(seats: list[NewSeat]) -> bool:
    """Whether one person plays every seat that no bot plays."""
    return all(seat.kind == "bot" or (seat.kind == "human" and seat.name) for seat in seats)
