"""What is counted and measured while tables are served; ``metrics`` keeps it for Prometheus.

Where that is not imported nobody asks, and nothing is kept.
"""

from __future__ import annotations

from typing import Final, Protocol


class Counted(Protocol):
    def inc(self, amount: float = 1) -> None: ...


class Level(Counted, Protocol):
    def dec(self, amount: float = 1) -> None: ...


class Measured(Protocol):
    def observe(self, amount: float) -> None: ...


class Count:
    """How often something happened."""

    kept: Counted | None = None

    def inc(self) -> None:
        if self.kept is not None:
            self.kept.inc()


class Number:
    """How many there are."""

    kept: Level | None = None

    def inc(self) -> None:
        if self.kept is not None:
            self.kept.inc()

    def dec(self) -> None:
        if self.kept is not None:
            self.kept.dec()


class Seconds:
    """How long something took."""

    kept: Measured | None = None

    def observe(self, seconds: float) -> None:
        if self.kept is not None:
            self.kept.observe(seconds)


TABLES: Final = Number()
SOCKETS: Final = Number()
CREATED: Final = Count()
MOVES: Final = Count()
MOVE_SECONDS: Final = Seconds()
THINK_SECONDS: Final = Seconds()
LAG_SECONDS: Final = Seconds()
