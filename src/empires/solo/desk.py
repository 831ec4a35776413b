"""One desk: everything a server's worker is, for one player and without anything outside."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, TypeVar, TypeVarTuple

from empires.server.aside import Aside
from empires.server.attending import Gone, attend
from empires.server.bots.turns import BotTurns
from empires.server.games import Games
from empires.server.limits import Limiter
from empires.server.lines import Cut, Line
from empires.server.live import LiveTable, facts_of
from empires.server.measuring import Measuring
from empires.server.messages import encode
from empires.server.refusals import Refusal
from empires.server.reviews import Reviews
from empires.server.settings import Limits
from empires.server.tables import Tables
from empires.server.words import preferred
from empires.shapes.errors import Refused
from empires.solo.asked import Asked
from empires.solo.routes import found
from empires.solo.shelf import Keeper, Shelf

log = logging.getLogger(__name__)

Ts = TypeVarTuple("Ts")
T = TypeVar("T")
ALONE: Final = 10**9  # nobody is kept from anything where nobody else is
LIMITS: Final = Limits(
    messages=ALONE, tables=ALONE, invitations=ALONE, undos=ALONE, hints=ALONE, all_tables=ALONE
)


class Answered(NamedTuple):
    """What a request is answered: a status of HTTP, and JSON or the text of a record."""

    status: int
    body: bytes


class OwnThread:
    """Bots think where everything else is done, between two messages: a desk has one thread."""

    async def run(self, who: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        await asyncio.sleep(0)  # first, whatever else is ready
        return work(*args)

    async def close(self) -> None:
        """Nothing is left of it."""


class Desk:
    """A desk with the tables of one shelf."""

    def __init__(self, shelf: Shelf, limits: Limits = LIMITS) -> None:
        self.storage = Keeper(shelf)
        self.games = Games()
        self.limiter = Limiter(limits)
        self.tables = Tables(self.storage, self.games, limits)
        self.tables.on_open = self._look_for_bots
        self.aside = Aside(limits.waiting, OwnThread())
        self.reviews = Reviews(lambda: self.storage, self.games, self.aside, limits.reviews)
        self.measuring = Measuring(self.games, self.aside)
        self.closing = False
        self._bots = BotTurns(self.tables, "desk", OwnThread())

    def open(self) -> None:
        self._bots.open()

    async def close(self) -> None:
        self.closing = True
        await self._bots.close()
        await self.reviews.close()
        await self.aside.close()
        await self.tables.finish()

    async def request(
        self, method: str, target: str, headers: dict[str, str], body: bytes = b""
    ) -> Answered:
        """Answer as a server would."""
        path, _, query = target.partition("?")
        try:
            if len(body) > (most := self.limiter.limits.most(path)):
                raise Refusal("too_large", most=most)
            route, named = found(method, path)
            told = await route.handler(Asked(self, named, query, headers, body))
            return Answered(route.status, told if isinstance(told, bytes) else encode(told))
        except Refusal as refusal:
            return refused(refusal, headers)
        except Exception:
            log.exception("a request failed")
            return refused(Refusal("fault"), headers)

    async def attend(self, id: str, line: Line) -> None:
        """Serve a line to a table until it ends."""
        try:
            await attend(self, id, line)
        except Gone as gone:
            with suppress(Cut):
                await line.close(gone.code)
        except Cut:
            pass

    async def heard(self, id: str) -> None:
        """Somebody who shares the shelf has changed a table."""
        live = await self.tables.in_memory_or_loading(id)
        if live is not None:
            with suppress(Refusal):
                await live.catch_up()
                self._look_for_bots(live)

    def presence_changed(self, id: str) -> None:
        live = self.tables.in_memory(id)
        if live is not None:
            live.changed()

    def _look_for_bots(self, live: LiveTable) -> None:
        """A table came into memory, or was changed elsewhere: its bots are ours to play, too."""
        facts = facts_of(live.state)
        self.storage.note(live.id, facts)
        if facts.bot_due:
            self.tables.bots_wanted.set()


def refused(refusal: Refusal, headers: dict[str, str]) -> Answered:
    told = Refused(error=refusal.answer(preferred(headers.get("accept-language"))))
    return Answered(refusal.status, encode(told))
