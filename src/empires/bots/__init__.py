"""Seats that play by themselves, found by name. A bot sees its seat's view and nothing else.

>>> bot("random", seed=7).choose({"prompt": {"choices": [{"id": 35}]}})
35
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from empires.bots.random import RandomBot
from empires.table.game import View

__all__ = ["BOTS", "Bot", "UnknownBot", "bot"]


class Bot(Protocol):
    """Whoever answers the prompts of one seat."""

    def choose(self, view: View) -> int:
        """The code of one of the choices in the view's prompt."""


class UnknownBot(ValueError):
    """Nobody wrote a bot of this name."""

    def __init__(self, spec: str) -> None:
        super().__init__(f'there is no bot "{spec}": known are {", ".join(BOTS)}')


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}


def bot(spec: str, *, seed: int) -> Bot:
    """A fresh bot. The same spec, seed and views always give the same choices."""
    if spec not in BOTS:
        raise UnknownBot(spec)
    return BOTS[spec](seed)
