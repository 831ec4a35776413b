"""A table from a record that somebody brings along: to look at, or to play on."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

from empires.bots import LEVELS
from empires.server.entries import SeatSetup, Setup
from empires.server.games import Games
from empires.server.house import OTHER_BOT
from empires.server.names import check_name, look_alike
from empires.server.refusals import Refusal, invalid
from empires.server.tokens import hashed, new_token
from empires.table import Game, Record, RecordError
from empires.table.reading import parse_record
from empires.table.replay import play_out, with_carried_pack

ID_BYTES: Final = 9


def read(text: str) -> Record:
    """The record, or a refusal that says which line is wrong and what would be right."""
    try:
        return parse_record(text.encode())
    except RecordError as error:
        raise refused(error) from None


def record_setup(games: Games, record: Record) -> tuple[Setup, int, dict[int, str]]:
    """The set-up, the seed, and the tokens of people's seats; none where the game is over."""
    game = game_of(games, record)
    try:
        course = play_out(record, game)
    except RecordError as error:
        raise refused(error) from None
    check_names_of(record)
    over, bots = course.position.over, record.bots or (None,) * len(record.names)
    people = [] if over else [seat for seat, bot in enumerate(bots) if bot is None]
    tokens = {seat: new_token() for seat in people}
    seats = tuple(
        SeatSetup(kind="human", name=name, token=hashed(tokens[seat]) if seat in tokens else None)
        if bot is None
        else SeatSetup(kind="bot", name=name, level=bot if bot in LEVELS else OTHER_BOT)
        for seat, (name, bot) in enumerate(zip(record.names, bots, strict=True))
    )
    assert record.seed is not None  # what has none was not played out
    setup = Setup(
        seats=seats,
        options=dict(record.options),
        clock=None,
        undo="free",
        seeded=True,
        pack=game.carried,
        played=tuple((step.seat, step.code) for step in course.steps),
    )
    return setup, record.seed, tokens


def game_of(games: Games, record: Record) -> Game[Any]:
    """With a pack that is offered here, or with the one that the record carries."""
    with suppress(Refusal):
        return games.find(record.game, record.content)
    if record.pack is None or record.game not in games.names():
        right = "a record of a game and a content pack that are offered here"
        raise invalid("record", right)
    try:
        return games.own(record.game, with_carried_pack(record).carried or "")
    except RecordError as error:
        raise refused(error) from None


def id_of(text: str) -> str:
    """The same finished game is the same table, however often it is brought along."""
    return urlsafe_b64encode(sha256(text.encode()).digest()[:ID_BYTES]).decode()


def check_names_of(record: Record) -> None:
    for number, name in enumerate(record.names):
        check_name(name)
        if any(look_alike(name, other) for other in record.names[:number]):
            raise invalid("names", "a different name for each seat")


def refused(error: RecordError) -> Refusal:
    place = "" if error.line is None else f"line {error.line}: "
    return invalid("record", f"{place}{error.what}")
