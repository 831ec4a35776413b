"""The bot that plays any legal move, each as likely as the others."""

from __future__ import annotations

from empires.rules.random import WORD, seeded
from empires.table.game import View


class RandomBot:
    """Chooses with a random source of its own, so that the game's stays untouched."""

    def __init__(self, seed: int) -> None:
        self.random = seeded([(seed >> shift) & WORD for shift in (0, 32, 64)])

    def choose(self, view: View) -> int:
        choices = view["prompt"]["choices"]
        code: int = choices[self.random.below(len(choices))]["id"]
        return code
