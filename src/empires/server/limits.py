"""How much one address may ask for: buckets that fill with time."""

from __future__ import annotations

import math
import time
from collections import Counter
from typing import Final

from empires.server.refusals import Refusal
from empires.server.settings import Limits

MOST_BUCKETS: Final = 10_000
BURST_SECONDS: Final = 3
HOUR: Final = 3600.0


class Bucket:
    """So many at once, and so many more each second."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._left = most
        self._at = time.monotonic()

    def take(self) -> float:
        """Take one; the seconds to wait if there is none, else 0."""
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self.rate


class Addresses:
    """One bucket for each address; forgotten all at once when there are too many."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        """Take one for that address, or refuse."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets.clear()
            bucket = self._buckets[address] = Bucket(self._rate, self._most)
        if wait := bucket.take():
            raise Refusal("too_many", retry_after=math.ceil(wait))


class Limiter:
    """The limits of one worker."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Addresses(limits.requests, limits.requests * BURST_SECONDS)
        self.tables = Addresses(limits.tables / HOUR, limits.tables)
        self._sockets: Counter[str] = Counter()

    def messages(self) -> Bucket:
        """The bucket of a new socket."""
        return Bucket(self.limits.messages, self.limits.messages * BURST_SECONDS)

    def socket_opened(self, address: str) -> bool:
        """Whether this address may have one more."""
        if self._sockets[address] >= self.limits.sockets:
            return False
        self._sockets[address] += 1
        return True

    def socket_closed(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]
