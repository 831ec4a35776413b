"""One worker shows that it lives, and finds out when nobody did."""

from __future__ import annotations

import time
from typing import Final

from empires.server.outages import Outages
from empires.server.storage.signs import Signs

BEAT: Final = 1.0  # seconds between two signs of life
MISSED: Final = 3.0  # without one for so long, the server was away


class Pulse:
    """One worker's signs of life in the database, and what others' absence means."""

    def __init__(self, signs: Signs, outages: Outages) -> None:
        self._signs = signs
        self._outages = outages
        self._beaten: float | None = None

    async def beat(self) -> bool:
        """Show that somebody serves; whether there was an outage that nobody knew of here.

        While no clock runs nothing is written: a disk may rest.
        """
        now = time.monotonic()
        silent = None if self._beaten is None else now - self._beaten
        if silent is not None and silent < BEAT:
            return False
        if silent is None or silent > MISSED:
            await self._signs.resume(time.time(), MISSED)
        elif await self._signs.clocks_run():
            await self._signs.alive(time.time())
        found = await self._signs.outages_from(len(self._outages))
        self._outages.add(found)
        self._beaten = now
        return bool(found)
