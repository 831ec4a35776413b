"""Who is at a table: this worker's own sockets, and what other workers say of theirs."""

from __future__ import annotations

import time
from typing import Final

EXPIRES: Final = 60.0  # seconds after which a worker that fell silent is not believed any more


class Presence:
    """Seats with an open socket, and how many watch."""

    def __init__(self) -> None:
        self.changes = 0
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

    def here(self) -> set[int]:
        return {seat for counts in self._counts() for seat in counts if seat is not None}

    def watchers(self) -> int:
        return sum(counts.get(None, 0) for counts in self._counts())

    def _counts(self) -> list[dict[int | None, int]]:
        since = time.monotonic() - EXPIRES
        heard = [counts for at, counts in self._elsewhere.values() if at >= since]
        return [self._own, *heard]

    def shown(self) -> str:
        """Own sockets in a word: '0:1,2:1,w:3'."""
        return ",".join(
            f"{'w' if seat is None else seat}:{count}" for seat, count in self._own.items()
        )

    def hear(self, worker: str, told: str) -> bool:
        """Another worker tells of its sockets; whether that changes anything."""
        counts: dict[int | None, int] = {}
        for part in filter(None, told.split(",")):
            seat, count = part.split(":")
            counts[None if seat == "w" else int(seat)] = int(count)
        before = self.here(), self.watchers()
        self._elsewhere[worker] = (time.monotonic(), counts)
        changed = before != (self.here(), self.watchers())
        self.changes += changed
        return changed
