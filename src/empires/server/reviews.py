"""Reviews of finished games: one after the other, a part at a time, and each part is kept.

A part is a short piece of work behind all bots, so that hints and films come in between. What was
kept is never made again: a review that was left unfinished goes on when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

from empires.review import can_review, key_of, works
from empires.server.aside import BUSY_SECONDS, Aside
from empires.server.bots.thinking import Source, review_json, review_part
from empires.server.games import Games
from empires.server.limits import household
from empires.server.live import LiveTable
from empires.server.looking import begun, recorded
from empires.server.refusals import Refusal
from empires.shapes.review import Depth, ReviewState
from empires.table import Record

log = logging.getLogger(__name__)
ALONE: Final = ""  # the address of whoever has the server for themselves


class Shelf(Protocol):
    """Where parts are kept."""

    async def keep_part(self, table: str, review: str, number: int, part: bytes) -> bool: ...

    async def parts_of(self, table: str, review: str) -> list[bytes]: ...


class Wanted(NamedTuple):
    """A review that somebody asks for."""

    table: str
    key: str
    record: Record
    content: Source
    depth: Depth


class Reviews:
    """The queue of one worker."""

    def __init__(self, shelf: Callable[[], Shelf], games: Games, aside: Aside, most: int) -> None:
        self._shelf = shelf
        self._games = games
        self._aside = aside
        self._most = most
        self._waiting: dict[str, tuple[Wanted, str]] = {}
        """By key, the first of all is being made; with the address that asked."""
        self._working: asyncio.Task[None] | None = None

    async def ask(self, live: LiveTable, depth: Depth, address: str) -> Wanted:
        """Have it made, unless it is there or on its way."""
        wanted = await self.wanted(live, depth)
        done = len(await self._shelf().parts_of(wanted.table, wanted.key))
        if wanted.key in self._waiting or done == len(works(len(wanted.record.moves))):
            return wanted
        home = household(address)
        if home != ALONE and any(other == home for _, other in self._waiting.values()):
            raise Refusal("too_many", retry_after=BUSY_SECONDS)
        if len(self._waiting) >= self._most:
            raise Refusal("busy", retry_after=BUSY_SECONDS)
        self._waiting[wanted.key] = (wanted, home)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return wanted

    async def told(self, wanted: Wanted, since: int, lang: str) -> bytes:
        """As far as it has come, without the first parts that somebody has."""
        parts = await self._shelf().parts_of(wanted.table, wanted.key)
        state = self._state(wanted, len(parts))
        args = (wanted.record, wanted.content, wanted.depth, parts, since, state, lang)
        return await self._aside.run(review_json, *args)

    async def wanted(self, live: LiveTable, depth: Depth) -> Wanted:
        """What a review of this table is about; a refusal while it is played."""
        async with live.steady() as state:
            table, game = begun(state), state.game
            if state.status != "over":
                raise Refusal("not_over")
            if not table.over or not can_review(game):
                raise Refusal("no_review")
            record = recorded(table)
        key = key_of(record, game, depth)
        return Wanted(live.id, key, record, self._games.source(game), depth)

    def _state(self, wanted: Wanted, parts: int) -> ReviewState:
        if parts == len(works(len(wanted.record.moves))):
            return "done"
        if wanted.key not in self._waiting:
            return "none"
        return "running" if next(iter(self._waiting)) == wanted.key else "waiting"

    async def _work(self) -> None:
        while self._waiting:
            key, (wanted, _) = next(iter(self._waiting.items()))
            try:
                await self._make(wanted)
            except Refusal:
                pass  # the server closes, or its database is away: whoever asks again goes on
            except Exception:
                log.exception("a review failed")
            finally:
                self._waiting.pop(key, None)
        self._working = None

    async def _make(self, wanted: Wanted) -> None:
        shelf = self._shelf()
        parts = await shelf.parts_of(wanted.table, wanted.key)
        count = len(works(len(wanted.record.moves)))
        while len(parts) < count:
            part = await self._part(wanted, parts)
            if await shelf.keep_part(wanted.table, wanted.key, len(parts), part):
                parts.append(part)
            else:  # somebody else was quicker
                parts = await shelf.parts_of(wanted.table, wanted.key)

    async def _part(self, wanted: Wanted, parts: list[bytes]) -> bytes:
        """The next one; while too many wait for hints, it waits, too."""
        args = (wanted.record, wanted.content, wanted.depth, parts)
        while True:
            try:
                return await self._aside.run(review_part, *args)
            except Refusal as refusal:
                if refusal.code != "busy":
                    raise
                await asyncio.sleep(BUSY_SECONDS)

    async def close(self) -> None:
        self._waiting.clear()
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working
