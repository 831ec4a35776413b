"""Finds where a choice may matter: the decisions of a bots' game that look unequal at once."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from empires.bots import Outlook, nets
from empires.rules.position import Position
from empires.rules.random import Random, seeded
from empires.table import Game
from empires.thinking.leaf import GREEDY_PLAYOUT, Tuning
from empires.thinking.plan import Plan
from empires.thinking.search import Search

MOST_CHOICES: Final = 8
WORLDS: Final = 8
SPREAD: Final = 40_000  # millionths of a sure win between the best and the worst
SLIP: Final = 20_000  # millionths by which every choice is misjudged, so that games differ
ALL: Final = 1_000


class Found(NamedTuple):
    """A decision that may be a puzzle."""

    position: Position
    seat: int


class Mined(NamedTuple):
    """One game: its candidates, and the period that it ended in."""

    found: list[Found]
    last: int


def mined(game: Game[Any], players: int, seed: int) -> Mined:
    """Play one game by the strength of a consul, and keep what looks unequal."""
    random = seeded([seed, players, 77])
    p = game.new(players=players, seed=seed)
    evaluation = nets.learned(game, players)
    tuning = Tuning(20, 200, 0, WORLDS, 1000, 75, GREEDY_PLAYOUT, 30, 0, 1, 100, True)
    found: list[Found] = []
    while not p.over:
        seat = p.to_move[0]
        legal = p.legal(seat)
        code = legal[0]
        if len(legal) > 1:
            plan = planned(game, p, seat, Search(tuning, evaluation, random), random)
            if len(legal) <= MOST_CHOICES and is_unequal(plan):
                found.append(Found(p.copy(), seat))
            plan.misjudge(SLIP)
            code = int(plan.code())
        p.play(seat, code)
    return Mined(found, int(evaluation.period(p)))


def planned(game: Game[Any], p: Position, seat: int, search: Search, random: Random) -> Plan:
    outlook = Outlook.of(game, p, seat, random)
    search.think_about(outlook.position, seat)
    plan = Plan(search, ALL, 33)
    plan.sweep(WORLDS, False)
    return plan


def is_unequal(plan: Plan) -> bool:
    results = [total // tries for _, tries, total in plan.told() if tries]
    return max(results) - min(results) >= SPREAD
