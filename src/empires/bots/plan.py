"""The bot that plans its turn: a budget for all of it, spent where a decision is still open."""

from __future__ import annotations

import time
from math import ceil, log2
from pathlib import Path
from typing import Final

from empires.bots import nets, weights
from empires.bots.bot import Bot
from empires.bots.outlook import Outlook
from empires.bots.reasons import reasons
from empires.bots.specs import Budget
from empires.shapes.reasons import Reasons
from empires.thinking.leaf import GREEDY_PLAYOUT, Tuning
from empires.thinking.plan import Plan
from empires.thinking.search import Search
from empires.thinking.tree import Tree

SHARE: Final = 3  # a decision gets at most this part of what is left for the turn
LOOKS: Final = 16  # sweeps between two looks whether anything can still change


class PlanBot(Bot):
    """Tries its choices side by side in what could be, and follows its own plans further."""

    def __init__(
        self,
        seed: int,
        *,
        budget: Budget,
        most: int = 16,
        first: int = 33,
        explore: int = 20,
        trust: int = 200,
        faith: int | None = None,
        worlds: int = 8,
        scale: int = 1000,
        win: int = 75,
        depth: int = 30,
        ahead: int = 0,
        learnt: int = 100,
        net: Path | None = None,
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.most = most
        self.first = first
        self.faith = faith
        self.net = net
        self.tuning = Tuning(
            explore,
            trust,
            faith or 0,
            worlds,
            scale,
            win,
            GREEDY_PLAYOUT,
            depth,
            ahead,
            1,
            learnt,
            True,
        )
        self.search: Search | None = None
        self.period: int | None = None
        """The turn that is planned."""
        self.left = 0.0
        """What is left for it, in seconds or iterations."""

    def decide(self, outlook: Outlook) -> int:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        return int(self.plan(outlook).code())

    def explain(self, outlook: Outlook) -> Reasons:
        """What it would do, and why."""
        return reasons(self.plan(outlook), outlook, self.imagination)

    def plan(self, outlook: Outlook) -> Plan:
        """Try the choices for as long as the turn's budget allows and anything can change."""
        begun = time.perf_counter()
        search = self.begin(outlook)
        plan = Plan(search, self.most, self.first)
        share = self.left / SHARE
        rounds = max(1, ceil(log2(max(2, int(plan.count)))))
        for done in range(1, rounds + 1):
            if self.budget.iterations is not None:
                clear = run_for(plan, share * done / rounds - int(search.iterations))
            else:
                clear = run_until(plan, begun + share * done / rounds)
            if clear:
                break
            if done < rounds:
                plan.halve()
        timed = self.budget.iterations is None
        self.left -= time.perf_counter() - begun if timed else int(search.iterations)
        return plan

    def begin(self, outlook: Outlook) -> Search:
        """The search at this decision; a new turn brings a new budget."""
        if self.search is None:
            game = outlook.game
            if self.faith is None:
                self.tuning.faith = weights.faith(game.name)
            evaluation = nets.learned(game, int(outlook.position.players), self.net)
            self.search = Search(self.tuning, evaluation, self.random)
        period = int(self.search.evaluation.period(outlook.position))
        if self.period != period:
            self.period = period
            self.search.tree = Tree()  # dice and cards are others now: nothing of it is met again
            budget = self.budget
            self.left = float(budget.iterations or 0) or (budget.milliseconds or 0) / 1000
        self.search.think_about(outlook.position, outlook.seat)
        return self.search


def run_for(plan: Plan, iterations: float) -> bool:
    """So many iterations, at least one of each choice; whether nothing can change any more."""
    sweeps = max(1, int(iterations / int(plan.count)))
    while sweeps > 0:
        plan.sweep(min(sweeps, LOOKS), True)
        if plan.is_clear():
            return True
        sweeps -= LOOKS
    return False


def run_until(plan: Plan, deadline: float) -> bool:
    """The same until a moment of the clock, as far as a sweep more would not run over it."""
    begun = time.perf_counter()
    sweeps = 0
    while True:
        plan.sweep(1, True)
        sweeps += 1
        now = time.perf_counter()
        if sweeps % LOOKS == 0 and plan.is_clear():
            return True
        if now + (now - begun) / sweeps > deadline:
            return bool(plan.is_clear())
