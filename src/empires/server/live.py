"""A table somebody looks at: its state in memory, its sockets, and the one way to change it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from empires.server import figures
from empires.server.entries import Entry, Played
from empires.server.limits import Quota
from empires.server.messages import encode, lasting_part, table_about, update_of
from empires.server.presence import Presence
from empires.server.refusals import Refusal
from empires.server.state import TableState
from empires.server.storage.rows import Facts
from empires.shapes.http import Standing
from empires.shapes.tables import TableAbout

if TYPE_CHECKING:
    from empires.server.sockets import Socket
    from empires.server.tables import Tables


class LiveTable:
    """One table in one worker's memory."""

    def __init__(self, tables: Tables, state: TableState) -> None:
        self._tables = tables
        self.state = state
        self._lock = asyncio.Lock()
        self._doubtful = False
        self.sockets: set[Socket] = set()
        self.presence = Presence()
        self.undos = Quota(tables.limits.undos)
        self.hints = Quota(tables.limits.hints)
        self.advised: set[int] = set()  # seats whose hint is being thought about
        self.used = time.monotonic()
        self.said = 0  # the number of the last chat message this worker knows of
        self._encoded: dict[tuple[int | None, str | None, int], bytes] = {}
        self._encoded_at = -1
        self._table_at = (-1, -1)
        self._table = b""
        self._lasting: TableAbout | None = None
        self._news = 0
        self._origins = state.origins

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def is_changing(self) -> bool:
        return self._lock.locked()

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[TableState]:
        """The state, while nothing changes it; everything in it is stored."""
        async with self._lock:
            if self._doubtful:
                raise Refusal("closing")
            yield self.state

    async def about(self) -> TableAbout:
        """The table message."""
        async with self.steady():
            return self._about()

    async def perform(self, action: Callable[[TableState], Entry]) -> Standing:
        """Let an action happen: it is stored, then shown to everybody.

        Whoever is cancelled meanwhile does not undo it.
        """
        return await asyncio.shield(
            self._tables.background(self._perform(action, self.state.origins))
        )

    async def _perform(self, action: Callable[[TableState], Entry], origins: list[int]) -> Standing:
        began = time.perf_counter()
        async with self.steady():
            if self.state.origins != origins:  # whoever asked sits elsewhere by now
                raise Refusal("conflict", ply=self.state.ply, undos=self.state.undos)
            self.used = time.monotonic()
            before = self.state.version
            try:
                entry = await self._appended(action)
            finally:
                if self.state.version != before:
                    self.changed()
            standing = Standing(
                ply=self.state.ply, undos=self.state.undos, version=self.state.version
            )
        if isinstance(entry.act, Played):
            figures.MOVES.inc()
            figures.MOVE_SECONDS.observe(time.perf_counter() - began)
        if self.state.bots_due(time.time()):
            self._tables.bots_wanted.set()
        return standing

    async def _appended(self, action: Callable[[TableState], Entry]) -> Entry:
        while True:
            try:
                entry = action(self.state)
            except Refusal:
                if not await self._took_in():
                    raise
                continue
            facts = facts_of(self.state)
            try:
                stored = await self._tables.storage.writer.append(self.id, entry, facts)
            except BaseException:
                self._doubtful = True  # nobody knows now whether it was stored
                self._tables.drop(self)
                raise
            if stored:
                return entry
            # Another worker was first: the action has to face what it did.
            self.state = await self._tables.reloaded(self.id)

    async def catch_up(self) -> None:
        """Take in what other workers did."""
        async with self.steady():
            if await self._took_in():
                self.changed()

    async def _took_in(self) -> bool:
        """Read what others have stored; whether there was anything."""
        if not self._tables.storage.is_shared:
            return False
        before = self.state.version
        for entry in await self._tables.storage.entries_since(self.id, before):
            self.state.apply(entry)
        return self.state.version != before

    def changed(self) -> None:
        """Wake every socket: there is something to show."""
        if self._origins != self.state.origins:
            order = [self._origins.index(each) for each in self.state.origins]
            self._origins = self.state.origins
            self.presence.reseat(order)
            for socket in self.sockets:
                socket.reseat(order)
        for socket in self.sockets:
            socket.wake()

    async def forget_notices(self, seat: int) -> None:
        """Somebody else has the seat now."""
        await self._tables.storage.notices.drop(self.id, seat)

    def clocks_changed(self) -> None:
        """An outage became known: what was told of deadlines is wrong."""
        self._table_at = (-1, -1)
        self.changed()

    def _about(self) -> TableAbout:
        return table_about(self.state, self.presence)

    def table(self) -> tuple[int, bytes]:
        """The encoded table message, and a number that is another when it says something new."""
        at = (self.state.version, self.presence.changes)
        if self._table_at != at:
            self._table_at = at
            message = self._about()
            self._table = encode(message)
            lasting = lasting_part(message)
            if lasting != self._lasting:
                self._lasting = lasting
                self._news += 1
        return self._news, self._table

    def update(self, seat: int | None, lang: str | None, told: int) -> bytes:
        """The encoded update; those who see the same share it."""
        if self._encoded_at != self.state.version:
            self._encoded.clear()
            self._encoded_at = self.state.version
        key = (seat, lang, told)
        found = self._encoded.get(key)
        if found is None:
            found = encode(update_of(self.state, seat, lang, told))
            if len(self.sockets) > len(self.state.seats):  # otherwise nobody would share it
                self._encoded[key] = found
        return found


def facts_of(state: TableState) -> Facts:
    bots = [at for _, _, at in state.bots_deciding()]
    return Facts(
        status=state.status,
        deadline=state.deadline(),
        bot_due=bool(bots),
        bot_at=min(bots) if bots else None,
        remind_at=state.first_reminder(),
    )
