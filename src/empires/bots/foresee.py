"""The bot that looks where each choice leads, by what was learnt, and no further."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from empires.bots import nets
from empires.bots.bot import Bot
from empires.bots.outlook import Outlook
from empires.thinking.leaf import GREEDY_PLAYOUT, Tuning
from empires.thinking.plan import Plan
from empires.thinking.search import Search

ALL: Final = 1_000  # choices: more than any decision has
THOUSANDTH: Final = 1_000  # of a sure win, in millionths


class ForeseeBot(Bot):
    """Plays each choice on in its mind until all that is open is decided, in some positions."""

    def __init__(
        self,
        seed: int,
        *,
        worlds: int = 8,
        first: int = 33,
        misjudge: int = 0,
        scale: int = 1000,
        win: int = 75,
        learnt: int = 100,
        net: Path | None = None,
    ) -> None:
        super().__init__(seed)
        self.worlds = worlds
        self.first = first
        self.misjudge = misjudge  # by about so many thousandths of a sure win
        self.net = net
        self.tuning = Tuning(20, 200, 0, worlds, scale, win, GREEDY_PLAYOUT, 30, 0, 1, learnt, True)

    def decide(self, outlook: Outlook) -> int:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        evaluation = nets.learned(outlook.game, int(outlook.position.players), self.net)
        search = Search(self.tuning, evaluation, self.random)
        search.think_about(outlook.position, outlook.seat)
        plan = Plan(search, ALL, self.first)
        plan.sweep(self.worlds, False)
        plan.misjudge(self.misjudge * THOUSANDTH)
        return int(plan.code())
