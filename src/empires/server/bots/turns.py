"""Bots' turns: one worker claims a table where a bot has to move, and plays until none has to."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from hashlib import sha256
from typing import Final

from empires.bots import Outlook
from empires.rules.random import WORD, seeded
from empires.server import actions, figures
from empires.server.bots.thinking import Task, Thinkers, think
from empires.server.games import Games
from empires.server.live import LiveTable
from empires.server.logs import fields
from empires.server.refusals import Refusal
from empires.server.state import TableState
from empires.server.tables import Tables

log = logging.getLogger(__name__)

LEASE: Final = 30.0  # seconds after which a claim is void, should its worker have died
POLL: Final = 1.0  # seconds between two looks for turns that nobody told us of
STORAGE: Final = ("no_database", "not_kept")  # what it refuses, it refuses a moment later, too
AT_ONCE: Final = 16  # tables a worker plays bots at


class BotTurns:
    """Plays the bots of one worker's claims."""

    def __init__(self, tables: Tables, worker: str, pool: Thinkers) -> None:
        self._tables = tables
        self._worker = worker
        self._pool = pool
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Give every claim back. Nothing is cancelled in the middle of talking to the database."""
        self._closing = True
        self._tables.bots_wanted.set()
        if self._task is not None:
            await self._task
        await self._pool.close()  # whoever thinks is refused now
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    async def _run(self) -> None:
        while not self._closing:
            with suppress(TimeoutError):
                # Not `wait_for`: on Python 3.11 it forgets that it was cancelled when the event
                # is set at the same moment, and then this would never end.
                async with asyncio.timeout(POLL):
                    await self._tables.bots_wanted.wait()
            self._tables.bots_wanted.clear()
            if self._closing:
                return
            try:
                await self._claim()
            except Refusal:  # the database can't be used, and has said so
                await asyncio.sleep(POLL)
            except Exception:
                log.exception("claiming bots' turns failed")
                await asyncio.sleep(POLL)

    async def _claim(self) -> None:
        free = AT_ONCE - len(self._playing)
        if free <= 0:
            return  # whoever is done next wakes us
        for id in await self._tables.storage.claim(self._worker, LEASE, free):
            if id not in self._playing:
                self._playing[id] = asyncio.create_task(self._play(id))

    async def _play(self, id: str) -> None:
        gives_back = True
        try:
            live = await self._tables.current(id)
            claimed = time.monotonic()
            while (due := live.state.bots_due(time.time())) and not self._closing:
                if time.monotonic() - claimed > LEASE / 3:
                    await self._tables.storage.renew(self._worker, id, LEASE)
                    claimed = time.monotonic()
                seat, level = due[0]
                await self._move(live, seat, level)
        except Refusal as refused:
            # Who can't play the table would only claim it again at once: the claim expires.
            gives_back = refused.code != "other_rules"
            if refused.code in STORAGE:
                await asyncio.sleep(POLL)
        except Exception:
            log.exception("a bot could not move", extra=fields(table=id))
            await asyncio.sleep(POLL)
        finally:
            del self._playing[id]
            with suppress(Refusal):  # then the claim expires
                if gives_back:
                    await asyncio.shield(self._tables.background(self._release(id)))
                else:
                    self._tables.bots_wanted.set()

    async def _release(self, id: str) -> None:
        await self._tables.storage.release(self._worker, id)
        # A turn may have come up between the last look and the release.
        self._tables.bots_wanted.set()

    async def _chosen(self, state: TableState, seat: int, level: str) -> int:
        walk = state.walk()
        scripted = walk.reply(seat) if walk else None
        if scripted is not None:
            return scripted
        task = task_of(f"{state.id}:{seat}", state, seat, level, self._tables.games)
        if isinstance(task, int):
            return task
        began = time.perf_counter()
        code = await self._pool.run(task[0], think, *task)
        figures.THINK_SECONDS.observe(time.perf_counter() - began)
        return code

    async def _move(self, live: LiveTable, seat: int, level: str) -> None:
        """Ask a bot and play what it says; if the table moved on meanwhile, nothing happens."""
        state = live.state
        prompt = state.prompts.name(seat)
        code = await self._chosen(state, seat, level)
        try:
            await live.perform(lambda state: actions.bot_move(state, seat, prompt, code))
        except Refusal as refused:
            if refused.code in STORAGE:
                raise


def task_of(who: str, state: TableState, seat: int, level: str, games: Games) -> Task | int:
    """What a bot has to be told to choose for a seat; or the code, where there is only one.

    ``who`` is the same for all choices of one seat at one table. Nothing else leaves this process,
    and it holds only what the seat knows.
    """
    table = state.table
    assert table is not None
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    words = random_words(state.seed, state.version, seat)
    outlook = Outlook.of(table.game, table.position, seat, seeded(words))
    content = games.source(table.game)
    seed = words[0] | words[1] << 32
    spec = games.house.spec(level, table.game.name)
    return (who, table.game.name, content, seat, outlook.imagined, spec, seed)


def random_words(seed: int, version: int, seat: int) -> list[int]:
    """A random source for one choice. The game's own seed cannot be found from it."""
    digest = sha256(f"bot:{seed}:{version}:{seat}".encode()).digest()
    return [int.from_bytes(digest[i : i + 4], "big") & WORD for i in (0, 4, 8)]
