"""What every bot can do, whoever wrote it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, final

from empires.bots.outlook import Outlook
from empires.rules.position import Position
from empires.rules.random import WORD, Random, seeded
from empires.table.game import Game


class BotFailure(RuntimeError):
    """A bot that can't go on, in one line that names it and says what happened.

    The reason is one word: ``start``, ``late``, ``ended``, ``flood`` or ``wrong``.
    """

    def __init__(self, bot: str, reason: str, what: str) -> None:
        super().__init__(bot, reason, what)  # all three, so that it survives pickling
        self.bot = bot
        self.reason = reason
        self.what = what

    def __str__(self) -> str:
        return f"{self.bot}: {self.what}"


class Bot(ABC):
    """Whoever answers the prompts of one seat in one game."""

    def __init__(self, seed: int) -> None:
        # Sources of its own: the game's shuffle neither feeds them nor is touched by them.
        words = [(seed >> shift) & WORD for shift in (0, 32, 64)]
        self.random: Random = seeded(words)
        self.imagination: Random = seeded([words[0], words[1], words[2] ^ WORD])

    @final
    def look(self, game: Game[Any], p: Position, seat: int) -> Outlook:
        """What the bot will be given to know of a position, for whoever runs the game."""
        return Outlook.of(game, p, seat, self.imagination)

    @final
    def choose(self, outlook: Outlook) -> int:
        """The code of a legal move.

        It takes an ``Outlook`` and refuses anything else, a true position above all.
        """
        if type(outlook) is not Outlook:
            raise TypeError(f"a bot gets an Outlook of its seat, not {type(outlook).__name__}")
        return self.decide(outlook)

    @abstractmethod
    def decide(self, outlook: Outlook) -> int:
        """Choose among the legal moves: there is at least one."""

    def ended(self, scores: list[int], ranking: list[int]) -> None:  # noqa: B027 (few want to know)
        """The game is over, and this is how; by seat, rank 1 the best."""

    def close(self) -> None:  # noqa: B027 (most bots hold nothing)
        """Let go of what the bot holds besides memory; the game is over or given up."""
