"""A client at a table: the first message says who it is, the others what they do.

What carries the messages, a ``Line`` says.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, Protocol, assert_never

from empires.server import actions, hosting, service
from empires.server.limits import Limiter
from empires.server.lines import Cut, Line
from empires.server.live import LiveTable
from empires.server.logs import fields
from empires.server.messages import encode
from empires.server.reading import read_ask
from empires.server.refusals import Refusal, invalid
from empires.server.sockets import Socket
from empires.server.storage.keeping import Keeping
from empires.server.tables import Tables
from empires.shapes import asking
from empires.shapes.errors import ErrorCode
from empires.shapes.http import Standing
from empires.shapes.tables import NotDone, Ok, Pong
from empires.text.catalogue import words

log = logging.getLogger(__name__)

HELLO_SECONDS: Final = 10.0
PATIENCE: Final = 100  # refused messages in a row after which a socket is closed
CLOSE: Final[dict[ErrorCode, int]] = {
    "no_table": 4404,
    "wrong_token": 4401,
    "other_rules": 4409,
    "too_many": 4429,
    "closing": 1012,
    "no_database": 1012,
    "not_kept": 1012,
}


class Gone(Exception):
    """The line is to be closed with that code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class House(Protocol):
    """What is asked of whoever serves the tables."""

    @property
    def tables(self) -> Tables: ...

    @property
    def storage(self) -> Keeping: ...

    @property
    def limiter(self) -> Limiter: ...

    @property
    def closing(self) -> bool: ...

    def presence_changed(self, id: str) -> None: ...


async def attend(house: House, id: str, line: Line) -> None:
    hello = await greeted(house, line)
    try:
        table = await house.tables.current(id)
        async with table.steady() as state:
            found = {service.invited_to(state, token): token for token in hello.tokens}
    except Refusal as refusal:
        await turn_away(line, refusal, hello.lang or "en", hello.id)
        raise Gone(CLOSE.get(refusal.code, 4400)) from None
    socket = Socket(
        table,
        house.storage,
        line,
        found,
        hello.lang,
        hello.since,
        hello.chat,
        hello.happened,
    )
    if hello.id is not None:
        socket.reply(Ok(id=hello.id, seats=socket.seats))
    await attached(house, line, socket)


async def greeted(house: House, line: Line) -> asking.Hello:
    """The first message, in time and in form."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await line.receive()
    except TimeoutError:
        raise Gone(4408) from None
    try:
        hello = read_ask(text, house.limiter.limits.frame)
        if isinstance(hello, asking.Hello):
            return hello
        refusal = invalid("type", "hello first")
    except Refusal as wrong:
        refusal = wrong
    await turn_away(line, refusal, "en", None)
    raise Gone(4400)


async def turn_away(line: Line, refusal: Refusal, lang: str, id: int | None) -> None:
    """Say why, to somebody who does not get in."""
    message = encode(NotDone(id=id, error=refusal.answer(words(lang))))
    await line.send(message.decode())


async def attached(house: House, line: Line, socket: Socket) -> None:
    """From here on the socket hears of everything, and may act."""
    table = socket.live
    socket.come()
    house.presence_changed(table.id)
    sending = asyncio.create_task(socket.serve())
    reading = asyncio.create_task(read(house, line, socket))
    try:
        await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        socket.go()
        for task in (sending, reading):
            task.cancel()
        results = await asyncio.gather(sending, reading, return_exceptions=True)
        house.presence_changed(table.id)
    for result in results:
        if isinstance(result, Gone):
            raise result
        if isinstance(result, Exception) and not isinstance(result, Cut):
            log.error("a socket failed", exc_info=result, extra=fields(table=table.id))
            raise Gone(1011)


async def read(house: House, line: Line, socket: Socket) -> None:
    bucket = house.limiter.messages()
    refused = 0
    while True:
        text = await line.receive()
        id: int | None = None
        try:
            if wait := bucket.take():
                refused += 1
                if refused > PATIENCE:
                    raise Gone(4429)
                raise Refusal("too_many", retry_after=int(wait) + 1)
            ask = read_ask(text, house.limiter.limits.frame)
            id = ask.id
            socket.reply(await obey(house, socket.live, socket, ask))
            refused = 0
        except Refusal as refusal:
            told = refusal.answer(words(socket.lang or "en"))
            socket.reply(NotDone(id=id, error=told))


async def obey(house: House, live: LiveTable, socket: Socket, ask: asking.AnyAsk) -> Ok | Pong:
    """Do what the message asks; the answer to it."""
    if isinstance(ask, asking.Ping):
        return Pong(id=ask.id)
    if isinstance(ask, asking.Hello):
        raise invalid("type", "anything but a second hello")
    if isinstance(ask, asking.AskLook):
        socket.look(ask.looking)
        house.presence_changed(live.id)
        return Ok(id=ask.id)
    if house.closing:
        raise Refusal("closing")
    seat = acting_seat(socket, ask.seat)
    if isinstance(ask, asking.AskJoin):
        return Ok(id=ask.id, token=await accept(live, socket, seat, ask))
    service.seat_for(live.state, socket.tokens[seat])
    match ask:
        case asking.AskMove():
            done = await service.move(live, seat, ask)
        case asking.AskUndo(whole=whole, ask=by_consent):
            done = await service.undo(live, seat, whole=whole, ask=by_consent)
        case asking.AskAnswer(agree=agree, to=to):
            answer = actions.answer if to == "takeback" else hosting.vote
            done = await live.perform(partial(answer, seat=seat, agree=agree))
        case asking.AskMix(nonce=nonce):
            done = await live.perform(partial(actions.mix, seat=seat, nonce=nonce))
        case asking.AskStart(level=level):
            done = await live.perform(partial(actions.start, seat=seat, level=level))
        case asking.AskConcede():
            done = await live.perform(partial(actions.concede, seat=seat))
        case asking.AskLeave():
            done = await live.perform(partial(actions.leave, seat=seat))
        case asking.AskBack():
            done = await live.perform(partial(actions.back, seat=seat))
        case asking.AskRematch():
            id = await service.rematch(house.tables, house.limiter, live, seat, socket.address)
            return Ok(id=ask.id, table=id)
        case asking.AskChat(text=text):
            said = await service.say(house.tables, live, seat, text)
            return Ok(id=ask.id, number=said.number)
        case _:
            assert_never(ask)
    return acknowledged(ask.id, done)


async def accept(live: LiveTable, socket: Socket, seat: int, ask: asking.AskJoin) -> str:
    """Exchange the invitation that the socket holds for the seat's secret."""
    socket.joining.add(seat)
    try:
        _, socket.tokens[seat] = await service.join(live, socket.tokens[seat], ask)
    finally:
        socket.joining.discard(seat)
    return socket.tokens[seat]


def acknowledged(id: int | None, done: Standing) -> Ok:
    return Ok(
        id=id,
        ply=done.ply,
        undos=done.undos,
        version=done.version,
        undone=done.undone,
        left=done.left,
    )


def acting_seat(socket: Socket, named: int | None) -> int:
    """The one seat of the socket, or the one of its seats that the message names."""
    if not socket.seats:
        raise Refusal("token_needed")
    if named is None and len(socket.seats) == 1:
        return socket.seats[0]
    if named is None or named not in socket.seats:
        held = ", ".join(str(seat) for seat in socket.seats)
        raise invalid("seat", f"one of {held}")
    return named
