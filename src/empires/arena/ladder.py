"""All levels and nets of a game against each other, until it is known how far apart they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

from empires.arena.match import ArenaError, Match
from empires.arena.report import between, percent, signed
from empires.arena.result import Result
from empires.arena.running import Progress, run
from empires.arena.standing import Pair

FIRST_DEALS: Final = 8  # before it is looked at for the first time how sure the ratings are


@dataclass(frozen=True)
class Ladder:
    """What is played, and when it is enough."""

    match: Match
    """With as many games as are played at most."""
    within: float
    """Elo points to either side in which every rating shall lie, in 19 of 20 ladders."""

    def __post_init__(self) -> None:
        if len(self.match.bots) <= self.match.players and self.match.players > 2:
            raise ArenaError(
                f"bots: expected more than the {self.match.players} seats, so that all meet, "
                f"got {len(self.match.bots)}"
            )

    def climb(
        self,
        *,
        jobs: int = 1,
        resume: Path,
        ray: str | None = None,
        progress: Callable[[Match], Progress | None] = lambda match: None,
    ) -> Result:
        """Twice as many deals again and again; games that were played are not played again."""
        deals = FIRST_DEALS
        while True:
            games = min(deals * self.match.set_size, self.match.games)
            match = replace(self.match, games=games)
            result = run(match, jobs=jobs, resume=resume, ray=ray, progress=progress(match))
            if result.interrupted or games >= self.match.games or self.is_sure(result):
                return result
            deals *= 2

    def is_sure(self, result: Result) -> bool:
        found = [one.rating_interval for one in result.bots]
        return all(
            interval is not None and interval[1] - interval[0] <= 2 * self.within
            for interval in found
        )


def steps(result: Result) -> list[Pair]:
    """Each bot beside the one before it in the list, the later one first."""
    names = result.match.names
    found = []
    for below, above in pairwise(names):
        pair = next(one for one in result.pairs if set(one.bots) == {below, above})
        found.append(pair if pair.bots[0] == above else turned(pair))
    return found


def turned(pair: Pair) -> Pair:
    """The same comparison, with the other one first."""
    low, high = pair.ahead_interval
    differences = pair.score_difference_interval
    return Pair(
        bots=(pair.bots[1], pair.bots[0]),
        comparisons=pair.comparisons,
        ahead=1 - pair.ahead,
        ahead_interval=(1 - high, 1 - low),
        score_difference=-pair.score_difference,
        score_difference_interval=differences and (-differences[1], -differences[0]),
    )


def markdown(result: Result, command: str) -> Iterator[str]:
    """The tables of the docs: ratings, and every step between two levels."""
    yield f"`{command}`: {result.games} games"
    yield ""
    yield "| bot | rating | 95 % | ms a decision |"
    yield "|---|---|---|---|"
    for one in result.bots:
        spent = f"{1000 * one.seconds / max(1, one.decisions):.1f}"
        interval = between(one.rating_interval, lambda value: f"{value:.0f}")
        yield f"| {one.bot} | {one.rating:.0f} | {interval} | {spent} |"
    yield ""
    yield "| step | ranked above | 95 % | points more | 95 % |"
    yield "|---|---|---|---|---|"
    for step in steps(result):
        ahead = f"{percent(step.ahead)} | {between(step.ahead_interval, percent)}"
        points = (
            f"{signed(step.score_difference)} | {between(step.score_difference_interval, signed)}"
        )
        yield f"| {step.bots[0]} v {step.bots[1]} | {ahead} | {points} |"


def bots_of(text: str | None, levels: Sequence[str]) -> list[str]:
    """The bots to compare: those that are named, or all levels."""
    return [spec.strip() for spec in text.split(",")] if text else list(levels)
