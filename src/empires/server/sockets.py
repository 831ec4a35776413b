"""One open socket: what it has been sent, and what it still has to be. It never holds a queue.

A socket that falls behind is sent the latest state, with every event it missed, and not each
state in between; so a slow reader costs no memory.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from empires.server.happenings import in_words
from empires.server.lines import Cut, Line
from empires.server.live import LiveTable
from empires.server.messages import NOTHING_SENT, chat_line, encode
from empires.server.refusals import Refusal
from empires.server.state import TableState
from empires.server.storage.keeping import Keeping
from empires.server.tokens import seat_of
from empires.shapes.asking import Since
from empires.shapes.tables import NotDone, Ok, Pong
from empires.text.catalogue import words

MOST_REPLIES: Final = 64  # unread answers; whoever has more does not read
RESTARTING: Final = 1012
CHAT_AGAIN: Final = 1.0
"""Seconds after which chat that could not be read is tried again, whatever else happens."""


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
        storage: Keeping,
        line: Line,
        tokens: dict[int, str],
        lang: str | None,
        since: Since | None,
        chat: int | None,
        happened: int | None,
    ) -> None:
        self.live = live
        self.address = line.address
        self.tokens = tokens
        """By seat, the secret that holds it: an invitation, until somebody accepts it."""
        self.joining: set[int] = set()
        self.looking = True
        self.lang = lang
        self._storage = storage
        self._line = line
        self._since = since
        self._told: dict[int | None, Told] = {}
        self._secrets: list[tuple[str, ...]] = []
        self._chat = chat or 0
        self._happened = happened
        self._news = -1
        self._replies: list[bytes] = []
        self._wanted = asyncio.Event()
        self._closing: int | None = None

    @property
    def seats(self) -> list[int]:
        return sorted(self.tokens)

    def eyes(self, state: TableState) -> list[int | None]:
        """Whose views it is sent: those of its seats, but of none that is not accepted yet."""
        return [seat for seat in self.seats if state.seats[seat].joined] or [None]

    def _places(self) -> list[int | None]:
        return [*self.seats] or [None]

    def come(self) -> None:
        """Be seen at the table."""
        self.live.sockets.add(self)
        for seat in self._places():
            self.live.presence.come(seat)

    def look(self, looking: bool) -> None:
        """Whether somebody sees what it shows."""
        if looking != self.looking:
            self.looking = looking
            for seat in self.seats:
                self.live.presence.hide(seat, -1 if looking else 1)

    def go(self) -> None:
        self.look(True)
        self.live.sockets.discard(self)
        for seat in self._places():
            self.live.presence.go(seat)

    def lose(self, state: TableState) -> None:
        """Let go of seats that have another secret by now; whoever had them may watch."""
        secrets = [each.tokens for each in state.seats]
        if secrets == self._secrets:
            return  # as after nearly every move
        self._secrets = [] if self.joining else secrets
        for seat, token in list(self.tokens.items()):
            if seat in self.joining:
                continue  # it is about to have the new one
            if seat_of(token, secrets) != seat:
                self.go()
                del self.tokens[seat]
                self.come()
                told = Refusal("wrong_token").answer(words(self.lang or "en"))
                self.reply(NotDone(id=None, error=told))

    def reseat(self, order: list[int]) -> None:
        """The seats have another order: who sits here now has come from there."""
        self.tokens = {order.index(seat): token for seat, token in self.tokens.items()}
        self.joining = {order.index(seat) for seat in self.joining}

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
            await self._line.close(self._closing)
        except Cut:
            pass  # whoever reads from it hears of that, too

    async def _catch_up(self) -> None:
        # What is answered while this is sent waits for the next time: an answer comes after the
        # update that shows what it is about.
        answered = len(self._replies)
        for message in await self._due():
            await self._line.send(message.decode())
        if self._chat < self.live.said:
            try:
                await self._send_chat()
            except Refusal:  # it can't be read now, and answers do not wait for it
                asyncio.get_running_loop().call_later(CHAT_AGAIN, self.wake)
        if self._happened is not None:
            await self._send_happenings(self._happened)
        replies, self._replies = self._replies[:answered], self._replies[answered:]
        for message in replies:
            await self._line.send(message.decode())

    async def _due(self) -> list[bytes]:
        live = self.live
        async with live.steady() as state:
            messages = []
            self.lose(state)
            for seat in self.eyes(state):
                told = self._told.setdefault(seat, Told(self._since))
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

    async def _send_happenings(self, last: int) -> None:
        state = self.live.state
        for told in state.happenings_since(last):
            told_in = told if self.lang is None else in_words(told, words(self.lang))
            message = encode(told_in)
            self._happened = told.number
            await self._line.send(message.decode())

    async def _send_chat(self) -> None:
        for said in await self._storage.said_since(self.live.id, self._chat):
            message = encode(chat_line(self.live.state, said))
            await self._line.send(message.decode())
            self._chat = said.number
