"""How much one address may ask for: buckets that fill with time."""

from __future__ import annotations

import math
import time
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Final

from empires.server.refusals import Refusal
from empires.server.settings import Limits

MOST_BUCKETS: Final = 10_000
BURST_SECONDS: Final = 3
HOUR: Final = 3600.0
TEN_MINUTES: Final = 600.0


def household(address: str) -> str:
    """Who counts as one: an address; of the newer kind, where everybody has many, its first half.

    >>> household("2001:db8::1") == household("2001:db8::ffff:2"), household("192.0.2.1")
    (True, '192.0.2.1')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return address if found.version == 4 else str(ip_network((int(found) >> 64 << 64, 64)))


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
        if wait := self.wait():
            return wait
        self._left -= 1
        return 0.0

    def wait(self) -> float:
        """The seconds until there is one; 0 if there is."""
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        return 0.0 if self._left >= 1 else (1 - self._left) / self.rate

    @property
    def left(self) -> int:
        return int(self._left)


class Addresses:
    """One bucket for each address; forgotten all at once when there are too many."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        """Take one for that address, or refuse."""
        home = household(address)
        bucket = self._buckets.get(home)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets.clear()
            bucket = self._buckets[home] = Bucket(self._rate, self._most)
        if wait := bucket.take():
            raise Refusal("too_many", retry_after=math.ceil(wait))


class Quota:
    """How often each seat of a table may do something that costs others time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._buckets: dict[int, Bucket] = {}

    def check(self, seat: int) -> None:
        """Refuse a seat that has used up what it had, and say when there is more."""
        if wait := self._of(seat).wait():
            raise Refusal("too_many", retry_after=math.ceil(wait))

    def use(self, seat: int) -> int:
        """How many are left after this one."""
        bucket = self._of(seat)
        bucket.take()
        return bucket.left

    def _of(self, seat: int) -> Bucket:
        return self._buckets.setdefault(seat, Bucket(self._most / TEN_MINUTES, self._most))


class Limiter:
    """The limits of one worker."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Addresses(limits.requests, limits.requests * BURST_SECONDS)
        self.tables = Addresses(limits.tables / HOUR, limits.tables)
        self.invitations = Addresses(limits.invitations / HOUR, limits.invitations)
        self.codes = Addresses(limits.codes / HOUR, limits.codes)
        self.mails = Addresses(limits.mails / HOUR, limits.mails)
        self.tries = Addresses(limits.codes / HOUR, limits.codes)
        self._sockets: Counter[str] = Counter()

    def messages(self) -> Bucket:
        """The bucket of a new socket."""
        return Bucket(self.limits.messages, self.limits.messages * BURST_SECONDS)

    def socket_opened(self, address: str) -> bool:
        """Whether this address may have one more."""
        home = household(address)
        if self._sockets[home] >= self.limits.sockets:
            return False
        self._sockets[home] += 1
        return True

    def socket_closed(self, address: str) -> None:
        home = household(address)
        self._sockets[home] -= 1
        if self._sockets[home] <= 0:
            del self._sockets[home]
