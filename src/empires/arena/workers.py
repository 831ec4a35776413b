"""Where games are played: in this process, or wherever else somebody has workers.

What is done with them is up to whoever sends them: a match counts them, training learns from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

Done_co = TypeVar("Done_co", covariant=True)
Done = TypeVar("Done")


class Workers(Protocol[Done_co]):
    """Whoever plays games by their numbers, some at a time."""

    slots: int
    """How many errands may be out at once."""

    def send(self, numbers: Sequence[int]) -> None:
        """Have these games played."""

    def receive(self) -> Done_co:
        """Wait for the next errand that is finished, whichever it is."""

    def close(self) -> None:
        """Stop at once, whatever is still out."""


class Here(Generic[Done]):
    """This process itself."""

    slots = 1

    def __init__(self, work: Callable[[Sequence[int]], Done]) -> None:
        self.work = work
        self.numbers: Sequence[int] = ()

    def send(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers

    def receive(self) -> Done:
        return self.work(self.numbers)

    def close(self) -> None:
        pass
