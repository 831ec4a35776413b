"""One open socket: what it has been sent, and what it still has to be. It never holds a queue.

A socket that falls behind is sent the latest state, with every event it missed, and not each
state in between; so a slow reader costs no memory.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from empires.server.live import LiveTable
from empires.server.messages import NOTHING_SENT, chat_line, encode
from empires.server.refusals import Refusal
from empires.server.storage.storage import Storage
from empires.shapes.asking import Since
from empires.shapes.tables import NotDone, Ok, Pong

MOST_REPLIES: Final = 64  # unread answers; whoever has more does not read
RESTARTING: Final = 1012


class Told:
    """Where one seat of a socket stands: the last update it was sent."""

    def __init__(self, since: Since | None) -> None:
        self.version = -1
        self.ply = NOTHING_SENT if since is None else since.ply
        self.undos = 0 if since is None else since.undos


class Socket:
    """A client that is connected to a table, for some seats or as a spectator."""

    def __init__(
        self,
        live: LiveTable,
        storage: Storage,
        websocket: WebSocket,
        seats: list[int],
        lang: str | None,
        since: Since | None,
        chat: int | None,
    ) -> None:
        self.live = live
        self.seats = seats
        self.eyes: list[int | None] = [*seats] or [None]
        self.lang = lang
        self._storage = storage
        self._websocket = websocket
        self._told: dict[int | None, Told] = {seat: Told(since) for seat in self.eyes}
        self._chat = chat or 0
        self._news = -1
        self._replies: list[bytes] = []
        self._wanted = asyncio.Event()
        self._closing: int | None = None

    def wake(self) -> None:
        self._wanted.set()

    def reply(self, message: Ok | NotDone | Pong) -> None:
        if len(self._replies) >= MOST_REPLIES:
            self.close_soon(4429)
        self._replies.append(encode(message))
        self.wake()

    def close_soon(self, code: int = RESTARTING) -> None:
        self._closing = code
        self.wake()

    async def serve(self) -> None:
        """Send whatever there is to send, until the socket is gone."""
        try:
            self.wake()
            while self._closing is None:
                await self._wanted.wait()
                self._wanted.clear()
                with suppress(Refusal):  # what is in memory is in doubt: it is about to be closed
                    await self._catch_up()
            await self._websocket.close(self._closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            if self._websocket.client_state is WebSocketState.CONNECTED:
                raise

    async def _catch_up(self) -> None:
        for message in await self._due():
            await self._websocket.send({"type": "websocket.send", "text": message.decode()})
        if self._chat < self.live.said:
            await self._send_chat()
        replies, self._replies = self._replies, []
        for message in replies:
            await self._websocket.send({"type": "websocket.send", "text": message.decode()})

    async def _due(self) -> list[bytes]:
        live = self.live
        async with live.steady() as state:
            messages = []
            for seat, told in self._told.items():
                if state.table is None or told.version == state.version:
                    continue
                until = state.told_until(told.ply, told.undos)
                messages.append(live.update(seat, self.lang, until))
                told.version, told.ply, told.undos = state.version, state.ply, state.undos
            news, table = live.table()
            if news != self._news:
                # At first to know what this is; later, a game's end after what ended it.
                messages.insert(0 if self._news < 0 else len(messages), table)
                self._news = news
            return messages

    async def _send_chat(self) -> None:
        for said in await self._storage.said_since(self.live.id, self._chat):
            message = encode(chat_line(self.live.state, said))
            await self._websocket.send({"type": "websocket.send", "text": message.decode()})
            self._chat = said.number
