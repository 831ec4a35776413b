"""One worker: everything it holds while it serves, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

from empires.server import actions, figures
from empires.server.aside import Aside
from empires.server.bots.pool import Pool
from empires.server.bots.turns import BotTurns
from empires.server.games import Games
from empires.server.garbage import Garbage
from empires.server.limits import Limiter
from empires.server.logs import fields
from empires.server.measuring import Measuring
from empires.server.notices.notifier import POLL, Notifier
from empires.server.notices.sender import Sender
from empires.server.origins import Origins
from empires.server.pulse import Pulse
from empires.server.refusals import Refusal
from empires.server.reviews import Reviews
from empires.server.settings import Settings
from empires.server.storage.database import open_database
from empires.server.storage.storage import Storage
from empires.server.tables import Tables
from empires.server.wire import Wire
from empires.text.catalogue import LANGUAGES, words

log = logging.getLogger(__name__)

TICK: Final = 0.5  # seconds between two looks at the clocks
SWEEP: Final = 15.0  # … at what can be let go of
CLEAN: Final = 3600.0  # … at what is too old
PROBE: Final = 1.0  # seconds for which the database counts as writable
BRANCH_DAYS: Final = 7  # a browser that kept one can have it again
DAY: Final = 86_400.0
BEHIND_PLAYERS: Final = 5  # whoever moves is answered before any bot goes on thinking
BEHIND_BOTS: Final = 10  # bots go before hints and films, wherever both want the same core
CLOSE: Final = 8.0  # seconds to finish in; what was acknowledged is stored already


class Serving:
    """What the routes ask. ``open`` before the first request, ``close`` after the last."""

    storage: Storage
    tables: Tables
    bots: BotTurns
    aside: Aside
    reviews: Reviews
    measuring: Measuring
    sender: Sender
    wire: Wire | None

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.limiter = Limiter(settings.limits)
        self.origins = Origins(settings.host, settings.port, settings.origins)
        self.games = Games(settings.content, settings.bots)
        self.closing = False
        self._ended = asyncio.Event()
        self._probing = asyncio.Lock()
        self._probed = -PROBE
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.storage = Storage(open_database(self.settings.database))
        self.tables = Tables(self.storage, self.games, self.settings.limits)
        self._pulse = Pulse(self.storage.signs, self.tables.outages)
        self.bots = BotTurns(
            self.tables, self.worker, Pool(self.settings.bot_processes, BEHIND_PLAYERS)
        )
        self.aside = Aside(self.settings.limits.waiting, Pool(1, BEHIND_BOTS))
        self.reviews = Reviews(
            lambda: self.storage, self.games, self.aside, self.settings.limits.reviews
        )
        self.measuring = Measuring(self.games, self.aside)
        self.sender = Sender(self.settings, self.storage.notices)
        self._notifier = Notifier(
            self.tables, self.storage.notices, self.sender, self.settings.notice_after
        )
        self.wire = None
        if self.settings.is_postgresql:
            self.wire = Wire(self.settings.database, self.tables, self.worker)
            await self.wire.open()
        self.tables.unwatched(asyncio.to_thread(read_all_words))
        for work in (
            self._watch_clocks(),
            self._tell_the_absent(),
            self._sweep(),
            self._clean(),
            self._feel_lag(),
        ):
            self._tasks.append(asyncio.create_task(work))
        self.bots.open()
        log.info("serving", extra=fields(worker=self.worker))

    async def check_ready(self) -> None:
        """Whether tables can be kept; a refusal if not. Asked often, it is tried now and then."""
        if self.closing:
            raise Refusal("closing")
        async with self._probing:
            if time.monotonic() - self._probed > PROBE:
                await self.storage.signs.probe()
                self._probed = time.monotonic()

    async def close(self) -> None:
        """Finish what was begun; nothing acknowledged is lost, and nothing new is begun."""
        self.closing = True
        try:
            async with asyncio.timeout(CLOSE):
                await self._finish()
        except TimeoutError:
            # A database that does not answer must not keep the program from ending.
            log.error("could not finish everything in time", extra=fields(worker=self.worker))
        log.info("closed", extra=fields(worker=self.worker))

    async def _finish(self) -> None:
        self._ended.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.reviews.close()
        await self.aside.close()
        if self.wire is not None:
            await self.wire.close()  # first: whatever is heard is more to do
        await self.tables.finish()
        await self.storage.close()

    def presence_changed(self, id: str) -> None:
        """A socket came or went: tell everybody at the table, on every worker."""
        live = self.tables.in_memory(id)
        if live is None:
            return
        live.changed()
        if self.wire is not None:
            self.tables.unwatched(self.wire.tell_presence(live))

    async def _pause(self, seconds: float) -> bool:
        """Wait so long; false as soon as the worker ends."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ended.wait()
        return not self._ended.is_set()

    async def _watch_clocks(self) -> None:
        going = True
        while going:
            with _logged("clocks"):
                # First of all: what an outage took is nobody's time.
                if await self._pulse.beat():
                    for live in self.tables.all_live():
                        live.clocks_changed()
                for id in await self.storage.overdue(time.time()):
                    await self._send_away(id)
            going = await self._pause(TICK)

    async def _send_away(self, id: str) -> None:
        """Give the seats whose time is up to a bot. Another worker may have been first."""
        with suppress(Refusal):
            live = await self.tables.get(id)
            for seat in live.state.deciding():
                with suppress(Refusal):
                    await live.perform(partial(actions.away, seat=seat))

    async def _tell_the_absent(self) -> None:
        while await self._pause(POLL):
            with _logged("notices"):
                await self._notifier.look()

    async def _sweep(self) -> None:
        garbage = Garbage()
        while await self._pause(SWEEP):
            self.tables.drop_idle()
            garbage.tidy(quiet=not any(live.sockets for live in self.tables.all_live()))

    async def _clean(self) -> None:
        while self.settings.keep_days:
            with _logged("cleaning"):
                gone = await self.storage.remove_untouched(
                    time.time() - self.settings.keep_days * DAY
                )
                gone += await self.storage.remove_untouched(
                    time.time() - BRANCH_DAYS * DAY, only_branches=True
                )
                if gone:
                    log.info("removed old tables", extra=fields(tables=gone))
            if not await self._pause(CLEAN):
                return

    async def _feel_lag(self) -> None:
        began = time.perf_counter()
        while await self._pause(TICK):
            figures.LAG_SECONDS.observe(max(0.0, time.perf_counter() - began - TICK))
            began = time.perf_counter()


def read_all_words() -> None:
    """In a thread, before anybody asks: the first who did would keep all others waiting."""
    for lang in LANGUAGES:
        words(lang)


@contextmanager
def _logged(what: str) -> Iterator[None]:
    """A fault in work nobody waits for is logged, and the work goes on."""
    try:
        yield
    except Refusal:
        pass  # the database can't be used, and has said so
    except Exception:
        log.exception("%s failed", what)
