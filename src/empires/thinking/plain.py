"""What a game in plain Python may say to greedy play and search about its positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from empires.rules.adapter import PlainPosition


class PlainThinking(ABC):
    """Whole numbers only: the same everywhere, whatever the machine."""

    def __init__(self, weights: Mapping[str, int]) -> None:
        self.weights = weights

    @abstractmethod
    def worth(self, p: PlainPosition, seat: int) -> int:
        """The final score a seat may expect, in hundredths of a point; at the end, the score."""

    def midway(self, p: PlainPosition, seat: int) -> bool:
        """Whether a seat is in the middle of a choice that only its last step completes."""
        return False

    def period(self, p: PlainPosition) -> int:
        """The turn or phase that the game is in, as a number."""
        return 0

    def settled(self, p: PlainPosition, since: int) -> bool:
        """Whether everything is decided that was open in that period."""
        return True
