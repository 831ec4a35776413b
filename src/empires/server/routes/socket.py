"""The live socket of a table, as Starlette carries it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from empires.server import figures
from empires.server.attending import Gone, attend
from empires.server.lines import Cut
from empires.server.refusals import Refusal
from empires.server.serving import Serving

PATH: Final = re.compile(r"/api/tables/([^/]+)/live")


class SocketLine:
    """A web socket as a line."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self.address = websocket.client.host if websocket.client else ""

    async def receive(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise Cut
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, text: str) -> None:
        with self._cut_if_gone():
            await self._websocket.send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        with self._cut_if_gone():
            await self._websocket.close(code)

    @contextmanager
    def _cut_if_gone(self) -> Iterator[None]:
        try:
            yield
        except (WebSocketDisconnect, RuntimeError, OSError):
            # Whatever the socket still says of itself: who receives may hear of it only later.
            raise Cut from None


def live_sockets(serving: Serving) -> ASGIApp:
    """All sockets, apart from the routes.

    What stands around a request there would be in memory as long as the socket is open.
    """

    async def live(scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        if found := PATH.fullmatch(scope["path"]):
            await opened(serving, websocket, found[1])
        else:
            await websocket.close(4404)

    return live


async def opened(serving: Serving, websocket: WebSocket, id: str) -> None:
    """``WS /api/tables/{id}/live``."""
    line = SocketLine(websocket)
    if not comes_from_here(serving, websocket.scope):
        await websocket.close(4403)
        return
    try:
        serving.limiter.requests.take(line.address)  # opening one costs as much as asking
    except Refusal:
        await websocket.close(4429)
        return
    if not serving.limiter.socket_opened(line.address):
        await websocket.close(4429)
        return
    figures.SOCKETS.inc()
    try:
        await websocket.accept()
        await attend(serving, id, line)
    except Gone as gone:
        with suppress(Cut):
            await line.close(gone.code)
    except Cut:
        pass
    finally:
        figures.SOCKETS.dec()
        serving.limiter.socket_closed(line.address)


def comes_from_here(serving: Serving, scope: Scope) -> bool:
    headers = Headers(scope=scope)
    return serving.origins.lets_in(headers.get("origin"), headers.get("host"))
