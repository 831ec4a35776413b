"""The bot that searches: it plays the game out in its mind, within a budget, and can say why."""

from __future__ import annotations

import time
from typing import Final

from empires.bots import nets, weights
from empires.bots.advice import Advice, Option
from empires.bots.bot import Bot
from empires.bots.outcomes import beside
from empires.bots.outlook import Outlook
from empires.bots.specs import Budget
from empires.thinking.leaf import GREEDY_PLAYOUT, NO_PLAYOUT, RANDOM_PLAYOUT, Tuning
from empires.thinking.search import Search

PLAYOUTS: Final = {"none": NO_PLAYOUT, "random": RANDOM_PLAYOUT, "greedy": GREEDY_PLAYOUT}
SLICE: Final = 0.004  # seconds between two looks at the clock, at most
FEW: Final = 8  # iterations after which a clock is looked at for the first time
LEAST_TRIES: Final = 12  # of a choice that is told as part of the expected line


class SearchBot(Bot):
    """Information-set Monte Carlo tree search with a budget of time or of iterations."""

    def __init__(
        self,
        seed: int,
        *,
        budget: Budget,
        explore: int = 20,
        trust: int = 200,
        faith: int | None = None,
        worlds: int = 8,
        scale: int = 1000,
        win: int = 75,
        playout: str = "greedy",
        depth: int = 30,
        ahead: int = 0,
        steps: int = 1,
        learnt: int = 0,
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.faith = faith
        played = PLAYOUTS[playout]
        self.tuning = Tuning(
            explore,
            trust,
            faith or 0,
            worlds,
            scale,
            win,
            played,
            depth,
            ahead,
            steps,
            learnt,
            False,
        )
        self.search: Search | None = None

    def decide(self, outlook: Outlook) -> int:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        search = self.think(outlook)
        return search.best()

    def advise(self, outlook: Outlook) -> Advice:
        """What the search thinks of every choice, best first, and what it expects to follow."""
        begun = time.perf_counter()
        search = self.think(outlook)
        options = [
            Option(code, tries, result / max(tries, 1) / 1e6, score / max(tries, 1) / 100)
            for code, tries, result, score in search.options()
        ]
        options.sort(key=lambda option: (-option.visits, -option.result))
        codes = [option.code for option in options]
        compared = beside(outlook, codes, search.tuning, search.evaluation, self.imagination)
        return Advice(
            options=tuple(options),
            line=tuple(search.line(LEAST_TRIES)),
            beside=tuple(compared),
            iterations=search.iterations,
            seconds=time.perf_counter() - begun,
        )

    def think(self, outlook: Outlook) -> Search:
        """Search until the budget is used up."""
        begun = time.perf_counter()
        if self.search is None:
            game = outlook.game.name
            if self.faith is None:
                self.tuning.faith = weights.faith(game)
            players = int(outlook.position.players)
            learnt = self.tuning.learnt > 0
            evaluation = nets.learned(outlook.game, players) if learnt else weights.shipped(game)
            self.search = Search(self.tuning, evaluation, self.random)
        search = self.search
        search.think_about(outlook.position, outlook.seat)
        if self.budget.iterations is not None:
            search.run(self.budget.iterations)
        else:
            assert self.budget.milliseconds is not None
            run_until(search, begun, begun + self.budget.milliseconds / 1000)
        return search


def run_until(search: Search, begun: float, deadline: float) -> None:
    """Iterate in slices that are short enough not to run over the deadline."""
    search.run(FEW)
    now = time.perf_counter()
    while now < deadline:
        pace = (now - begun) / int(search.iterations)
        search.run(max(1, int(min(SLICE, deadline - now) / pace)))
        now = time.perf_counter()
