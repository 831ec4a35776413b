"""Who is at a table: this worker's own sockets, and what other workers say of theirs."""

from __future__ import annotations

import time
from typing import Final

EXPIRES: Final = 60.0  # seconds after which a worker that fell silent is not believed any more


class Presence:
    """Seats with an open socket, and how many watch."""

    def __init__(self) -> None:
        self.changes = 0
        self._left: dict[int, float] = {}
        self._hidden: dict[int, int] = {}
        self._hidden_elsewhere: dict[str, set[int]] = {}
        self._own: dict[int | None, int] = {}
        self._elsewhere: dict[str, tuple[float, dict[int | None, int]]] = {}

    def come(self, seat: int | None) -> None:
        self._own[seat] = self._own.get(seat, 0) + 1
        self.changes += 1

    def go(self, seat: int | None) -> None:
        left = self._own.get(seat, 0) - 1
        self.changes += 1
        if left > 0:
            self._own[seat] = left
        else:
            self._own.pop(seat, None)
            if seat is not None:
                self._left[seat] = time.time()

    def hide(self, seat: int, by: int) -> None:
        """A socket of a seat is not looked at any more, or is again."""
        self._hidden[seat] = self._hidden.get(seat, 0) + by

    def reseat(self, order: list[int]) -> None:
        """The seats have another order."""

        def to(seat: int | None) -> int | None:
            return None if seat is None else order.index(seat)

        self.changes += 1
        self._left = {order.index(seat): at for seat, at in self._left.items()}
        self._hidden = {order.index(seat): count for seat, count in self._hidden.items()}
        self._own = {to(seat): count for seat, count in self._own.items()}
        self._elsewhere = {
            worker: (at, {to(seat): count for seat, count in counts.items()})
            for worker, (at, counts) in self._elsewhere.items()
        }
        self._hidden_elsewhere = {
            worker: {order.index(seat) for seat in seats}
            for worker, seats in self._hidden_elsewhere.items()
        }

    def looking(self) -> set[int]:
        """Seats that somebody looks from, and not only holds a socket open."""
        own = {
            seat
            for seat, count in self._own.items()
            if seat is not None and count > self._hidden.get(seat, 0)
        }
        since = time.monotonic() - EXPIRES
        for worker, (at, counts) in self._elsewhere.items():
            if at >= since:
                hidden = self._hidden_elsewhere.get(worker, set())
                own |= {seat for seat in counts if seat is not None and seat not in hidden}
        return own

    def left(self, seat: int) -> float | None:
        """When the last socket of a seat closed, as far as this worker knows."""
        return self._left.get(seat)

    def here(self) -> set[int]:
        return {seat for counts in self._counts() for seat in counts if seat is not None}

    def watchers(self) -> int:
        return sum(counts.get(None, 0) for counts in self._counts())

    def _counts(self) -> list[dict[int | None, int]]:
        since = time.monotonic() - EXPIRES
        heard = [counts for at, counts in self._elsewhere.values() if at >= since]
        return [self._own, *heard]

    def shown(self) -> str:
        """Own sockets in a word: '0:1,2:1,w:3,h:2'; nobody looks from seat 2."""
        told = [f"{'w' if seat is None else seat}:{count}" for seat, count in self._own.items()]
        looking = self.looking()
        told += [f"h:{seat}" for seat in self._own if seat is not None and seat not in looking]
        return ",".join(told)

    def hear(self, worker: str, told: str) -> bool:
        """Another worker tells of its sockets; whether that changes anything."""
        counts: dict[int | None, int] = {}
        hidden: set[int] = set()
        for part in filter(None, told.split(",")):
            seat, count = part.split(":")
            if seat == "h":
                hidden.add(int(count))
                continue
            counts[None if seat == "w" else int(seat)] = int(count)
        before = self.here(), self.watchers()
        self._elsewhere[worker] = (time.monotonic(), counts)
        self._hidden_elsewhere[worker] = hidden
        for gone in before[0] - self.here():
            self._left[gone] = time.time()
        changed = before != (self.here(), self.watchers())
        self.changes += changed
        return changed
