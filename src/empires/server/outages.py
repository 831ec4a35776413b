"""When nobody served: that time counts on no clock."""

from __future__ import annotations

from typing import NamedTuple


class Outage(NamedTuple):
    """From the last sign of life to the first one after."""

    began: float
    ended: float


class Outages:
    """All there were, as far as this worker knows."""

    def __init__(self) -> None:
        self._all: list[Outage] = []

    def __len__(self) -> int:
        return len(self._all)

    def add(self, found: list[tuple[float, float]]) -> None:
        self._all += [Outage(*each) for each in found]

    def since(self, moment: float) -> float:
        """How many seconds after that moment were lost."""
        return sum(max(0.0, each.ended - max(each.began, moment)) for each in self._all)
