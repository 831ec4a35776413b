"""The live socket of a table: the first message says who it is, the others what they do."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, assert_never

from starlette.websockets import WebSocket, WebSocketDisconnect

from empires.server import actions, metrics, service
from empires.server.live import LiveTable
from empires.server.logs import fields
from empires.server.messages import encode
from empires.server.reading import read_ask
from empires.server.refusals import Refusal, invalid
from empires.server.serving import Serving
from empires.server.sockets import Socket
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
}


class Gone(Exception):
    """The socket is to be closed with that code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def live(websocket: WebSocket) -> None:
    """``WS /api/tables/{id}/live``."""
    serving: Serving = websocket.app.state.serving
    headers = websocket.headers
    address = websocket.client.host if websocket.client else ""
    if not serving.origins.lets_in(headers.get("origin"), headers.get("host")):
        await websocket.close(4403)
        return
    if not serving.limiter.socket_opened(address):
        await websocket.close(4429)
        return
    metrics.SOCKETS.inc()
    try:
        await websocket.accept()
        await attend(serving, websocket)
    except Gone as gone:
        await websocket.close(gone.code)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.SOCKETS.dec()
        serving.limiter.socket_closed(address)


async def attend(serving: Serving, websocket: WebSocket) -> None:
    hello = await greeted(serving, websocket)
    try:
        table = await serving.tables.current(websocket.path_params["id"])
        async with table.steady() as state:
            found = {service.seat_for(state, token) for token in hello.tokens}
    except Refusal as refusal:
        await turn_away(websocket, refusal, hello.lang or "en", hello.id)
        raise Gone(CLOSE.get(refusal.code, 4400)) from None
    socket = Socket(
        table,
        serving.storage,
        websocket,
        sorted(found),
        hello.lang,
        hello.since,
        hello.chat,
    )
    if hello.id is not None:
        socket.reply(Ok(id=hello.id, seats=socket.seats))
    await attached(serving, websocket, socket)


async def greeted(serving: Serving, websocket: WebSocket) -> asking.Hello:
    """The first message, in time and in form."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await received(websocket)
    except TimeoutError:
        raise Gone(4408) from None
    try:
        hello = read_ask(text, serving.limiter.limits.frame)
        if isinstance(hello, asking.Hello):
            return hello
        refusal = invalid("type", "hello first")
    except Refusal as wrong:
        refusal = wrong
    await turn_away(websocket, refusal, "en", None)
    raise Gone(4400)


async def turn_away(websocket: WebSocket, refusal: Refusal, lang: str, id: int | None) -> None:
    """Say why, to somebody who does not get in."""
    message = encode(NotDone(id=id, error=refusal.answer(words(lang))))
    await websocket.send_text(message.decode())


async def attached(serving: Serving, websocket: WebSocket, socket: Socket) -> None:
    """From here on the socket hears of everything, and may act."""
    table = socket.live
    table.sockets.add(socket)
    for seat in socket.eyes:
        table.presence.come(seat)
    serving.presence_changed(table.id)
    sending = asyncio.create_task(socket.serve())
    reading = asyncio.create_task(read(serving, websocket, socket))
    try:
        await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.sockets.discard(socket)
        for seat in socket.eyes:
            table.presence.go(seat)
        for task in (sending, reading):
            task.cancel()
        results = await asyncio.gather(sending, reading, return_exceptions=True)
        serving.presence_changed(table.id)
    for result in results:
        if isinstance(result, Gone):
            raise result
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            log.error("a socket failed", exc_info=result, extra=fields(table=table.id))
            raise Gone(1011)


async def read(serving: Serving, websocket: WebSocket, socket: Socket) -> None:
    bucket = serving.limiter.messages()
    refused = 0
    while True:
        text = await received(websocket)
        id: int | None = None
        try:
            if wait := bucket.take():
                refused += 1
                if refused > PATIENCE:
                    raise Gone(4429)
                raise Refusal("too_many", retry_after=int(wait) + 1)
            ask = read_ask(text, serving.limiter.limits.frame)
            id = ask.id
            socket.reply(await obey(serving, socket.live, socket, ask))
            refused = 0
        except Refusal as refusal:
            told = refusal.answer(words(socket.lang or "en"))
            socket.reply(NotDone(id=id, error=told))


async def obey(serving: Serving, live: LiveTable, socket: Socket, ask: asking.AnyAsk) -> Ok | Pong:
    """Do what the message asks; the answer to it."""
    if isinstance(ask, asking.Ping):
        return Pong(id=ask.id)
    if isinstance(ask, asking.Hello):
        raise invalid("type", "anything but a second hello")
    if serving.closing:
        raise Refusal("closing")
    seat = acting_seat(socket, ask.seat)
    match ask:
        case asking.AskMove():
            done = await service.move(live, seat, ask)
        case asking.AskUndo(whole=whole, ask=by_consent):
            done = await service.undo(live, seat, whole=whole, ask=by_consent)
        case asking.AskAnswer(agree=agree):
            done = await live.perform(partial(actions.answer, seat=seat, agree=agree))
        case asking.AskJoin(name=name):
            done = await live.perform(partial(actions.join, seat=seat, name=name))
        case asking.AskStart(level=level):
            done = await live.perform(partial(actions.start, seat=seat, level=level))
        case asking.AskConcede():
            done = await live.perform(partial(actions.concede, seat=seat))
        case asking.AskLeave():
            done = await live.perform(partial(actions.leave, seat=seat))
        case asking.AskBack():
            done = await live.perform(partial(actions.back, seat=seat))
        case asking.AskRematch():
            return Ok(id=ask.id, table=await service.rematch(serving.tables, live, seat))
        case asking.AskChat(text=text):
            said = await service.say(serving.tables, live, seat, text)
            return Ok(id=ask.id, number=said.number)
        case _:
            assert_never(ask)
    return acknowledged(ask.id, done)


def acknowledged(id: int | None, done: Standing) -> Ok:
    return Ok(id=id, ply=done.ply, undos=done.undos, version=done.version, undone=done.undone)


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


async def received(websocket: WebSocket) -> str | bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""
