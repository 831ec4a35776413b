"""Who has to be told what by now: each thing once, not while they look, and not at night."""

from __future__ import annotations

import logging
import time
from typing import Final

from empires.server.live import LiveTable
from empires.server.logs import fields
from empires.server.notices.occasions import CHAT_SECONDS, Occasion, occasions, remarks
from empires.server.notices.quiet import quiet_until
from empires.server.notices.sender import Item, Sender
from empires.server.refusals import Refusal
from empires.server.storage.notices import Notice, Notices
from empires.server.tables import Tables
from empires.shapes.notices import Wish

log = logging.getLogger(__name__)

POLL: Final = 2.0  # seconds between two looks
DAY: Final = 86_400.0


class Notifier:
    """One worker's share: whichever worker is first notes that it has told."""

    def __init__(self, tables: Tables, notices: Notices, sender: Sender, delay: float) -> None:
        self._tables = tables
        self._notices = notices
        self._sender = sender
        self._delay = delay
        self._looked = 0.0
        self._again: set[str] = set()

    async def look(self) -> None:
        """Find whoever has to be told by now."""
        now = time.time()
        found = {*await self._notices.due(self._looked, now), *self._again, *self._tables.talked}
        self._again.clear()
        self._tables.talked.clear()
        self._looked = now - 2 * POLL
        for id in sorted(found):
            try:
                await self._table(id, now)
            except Refusal:
                log.info("a notice could not be sent", extra=fields(table=id))

    async def _table(self, id: str, now: float) -> None:
        known = self._tables.in_memory(id) is not None
        live = await self._tables.current(id)
        if not known and self._tables.storage.is_shared:
            self._again.add(id)  # other workers have yet to say who is there
            return
        for notice in await self._notices.of(id):
            if notice.confirmed:
                await self._notice(live, notice, now)

    async def _notice(self, live: LiveTable, notice: Notice, now: float) -> None:
        """One way to one player: tell, or note until when it has to wait."""
        wish = await self._notices.wish(notice.table, notice.seat)
        ready, later = await self._pending(live, notice, wish, now)
        if ready:
            later = quiet_until(wish.quiet, now)
            if later is None and wish.daily and notice.way == "mail":
                later = await self._all_tables(notice, now)
            elif later is None and await self._note(notice, ready, now):
                item = Item(live.id, live.state.game.name, ready[0].kind)
                self._tables.unwatched(self._sender.send(notice, item))
        await self._notices.hold(notice, later)

    async def _pending(
        self, live: LiveTable, notice: Notice, wish: Wish, now: float
    ) -> tuple[list[Occasion], float | None]:
        """What there is to tell now, and when to look for what is to be told later."""
        found = list(occasions(live.state, notice, wish.kinds, now))
        if "chat" in wish.kinds and live.said > (notice.heard or 0):
            said = await self._tables.storage.said_since(live.id, int(notice.heard or 0))
            found += remarks(said, notice)
        if notice.seat in live.presence.looking():
            for each in found:
                if each.kind not in ("turn", "late"):
                    await self._notices.noted(notice, each.mark, each.value)
            return [], None
        times = [(each, self._not_before(live, notice, each)) for each in found]
        ready = [each for each, at in times if at <= now]
        return ready, min((at for _, at in times if at > now), default=None)

    def _not_before(self, live: LiveTable, notice: Notice, occasion: Occasion) -> float:
        """Whoever has only just gone may be back at once."""
        left = live.presence.left(notice.seat) or 0.0
        at = max(occasion.at, left) + self._delay
        if occasion.kind == "chat" and notice.heard_at is not None:
            return max(at, notice.heard_at + CHAT_SECONDS)
        return at

    async def _note(self, notice: Notice, told: list[Occasion], now: float) -> bool:
        """One message tells all of it; whether nobody else has sent it."""
        first = True
        for each in told:
            more = {"heard_at": now} if each.kind == "chat" else {}
            noted = await self._notices.noted(notice, each.mark, each.value, **more)
            first = first and (noted or each is not told[0])
        return first

    async def _all_tables(self, notice: Notice, now: float) -> float | None:
        """The letter of the day about all tables of an address; or when it may be sent."""
        together = await self._notices.mail_to(notice.target)
        last = max((each.mailed for each in together if each.mailed is not None), default=None)
        if last is not None and now < last + DAY:
            return last + DAY
        if not await self._notices.mailed(notice.target, now - DAY, now):
            return now + DAY  # another worker was first
        items = []
        for each in together:
            live = await self._tables.current(each.table)
            wish = await self._notices.wish(each.table, each.seat)
            ready, _ = await self._pending(live, each, wish, now)
            if wish.daily and ready and await self._note(each, ready, now):
                items.append(Item(live.id, live.state.game.name, ready[0].kind))
                await self._notices.hold(each, None)
        self._tables.unwatched(self._sender.send(notice, *items, daily=True))
        return None
