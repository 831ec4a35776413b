"""What a bot that can say why has to say: how good each choice looks, and what it expects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from empires.bots.outlook import Outlook
from empires.shapes.reasons import Beside


@dataclass(frozen=True, slots=True)
class Option:
    """One choice, as the search sees it."""

    code: int
    visits: int
    result: float
    """The expected result for the seat, from 0 (hopeless) to 1 (a sure win)."""
    score: float
    """The expected final score of the seat."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a search found out about one decision."""

    options: tuple[Option, ...]
    """Best first."""
    line: tuple[tuple[int, int], ...]
    """Seats and codes of the play it expects, the seat's own choice first."""
    beside: tuple[Beside, ...]
    """The best one beside the others."""
    iterations: int
    seconds: float


class Adviser(Protocol):
    """A bot that can say why."""

    def advise(self, outlook: Outlook) -> Advice:
        """What it thinks about the seat's decision."""
