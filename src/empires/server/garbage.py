"""When Python looks for garbage in rings: a full look takes too long while people play.

With 500 tables it would stop everything for 0.1 s, again and again. Nearly everything is freed
without it, so what has lived for a while is set aside, and looked through when nobody is there, or
at the latest after some hours.
"""

from __future__ import annotations

import gc
import time
from typing import Final

LATEST: Final = 6 * 3600.0  # seconds between two full looks, however busy it is
EARLIEST: Final = 600.0


class Garbage:
    """The collector of one worker."""

    def __init__(self) -> None:
        self._full_at = time.monotonic()
        gc.collect()
        gc.freeze()

    def tidy(self, *, quiet: bool) -> None:
        """Called every few seconds; ``quiet`` when nobody would notice."""
        since = time.monotonic() - self._full_at
        if since > LATEST or (quiet and since > EARLIEST):
            gc.unfreeze()
            gc.collect()
            self._full_at = time.monotonic()
        else:
            gc.collect(1)
        gc.freeze()
