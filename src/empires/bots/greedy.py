"""The bot that looks one choice ahead and takes what its evaluation likes best."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from empires.bots import weights
from empires.bots.bot import Bot
from empires.bots.outlook import Outlook
from empires.thinking.greedy import greedy

WORLDS: Final = 6  # positions looked at for each choice; more hardly changes the play


class GreedyBot(Bot):
    """Every legal move is tried in a few positions the seat could be in."""

    def __init__(
        self,
        seed: int,
        *,
        worlds: int = WORLDS,
        slips: int = 0,
        misjudge: int = 0,
        file: Path | None = None,
    ) -> None:
        super().__init__(seed)
        self.misjudge = misjudge  # by about so many hundredths of a point
        self.worlds = worlds
        self.slips = slips  # per cent of the choices that are left to chance
        self.file = file

    def decide(self, outlook: Outlook) -> int:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        if self.slips and self.random.below(100) < self.slips:
            return outlook.legal[self.random.below(len(outlook.legal))]
        game = outlook.game.name
        evaluation = (
            weights.weighed(game, weights.read(game, self.file))
            if self.file
            else weights.shipped(game)
        )
        return greedy(
            outlook.position, outlook.seat, evaluation, self.worlds, self.misjudge, self.random
        )
