"""What a choice lost, by what its seat could know: in positions that it could have been in.

The true position is only asked for what the seat sees of it. All choices are tried in the same
imagined positions. The best of them is found in one half of these and measured in the other, and
the other way round: the best of many noisy means would always look better than it is.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from empires.bots import Outlook
from empires.review.budget import Budget
from empires.review.judge import Judge, Value, mean
from empires.rules.random import Random
from empires.shapes.review import Looked
from empires.thinking.leaf import decide_for_others

NINETY: Final = 1.645  # standard errors of an interval that holds 90 times in 100
BANDS: Final = ((0.5, "best"), (2.0, "fine"), (5.0, "doubtful"), (10.0, "mistake"))
WORST: Final = "blunder"
DECIDED: Final = 3.0  # per cent: nearer than that to a sure end nothing is called an error


class Judged(NamedTuple):
    """What is known of the choice that was made."""

    error: float
    interval: float
    points: float
    gains: list[float]
    best: int
    choices: list[Looked]
    chance: float
    """Of the seat, as it could judge it, with its best choice."""


def judged(outlook: Outlook, played: int, judge: Judge, budget: Budget, random: Random) -> Judged:
    """Try the choices of a seat as it knew the game, and the one that it made beside them."""
    tried: dict[int, list[Value]] = {code: [] for code in outlook.legal}
    sweep(outlook, tried, judge, budget.glance, random)
    seat = outlook.seat
    by_glance = sorted(tried, key=lambda code: -own(tried[code], seat))
    kept = by_glance[: budget.kept]
    chosen = kept if played in kept else [*kept, played]
    tried = {code: tried[code] for code in chosen}
    sweep(outlook, tried, judge, budget.worlds - budget.glance, random)
    return compared(tried, played, seat)


def sweep(
    outlook: Outlook, tried: dict[int, list[Value]], judge: Judge, worlds: int, random: Random
) -> None:
    """Try every choice in so many positions that the seat could be in."""
    seat = outlook.seat
    since = judge.period(outlook.position)
    for _ in range(worlds):
        imagined = outlook.imagine(random)
        imagined.reopen(seat)
        decide_for_others(imagined, seat, since, judge.tuning, judge.evaluation)
        for code, values in tried.items():
            p = imagined.copy()
            p.apply(seat, code)
            values.append(judge.cut_short(p, since, [seat]))


def compared(tried: dict[int, list[Value]], played: int, seat: int) -> Judged:
    """The choice beside the best one, each found in one half of the positions."""
    count = len(tried[played])
    differences: list[list[float]] = []
    points: list[float] = []
    for half in (0, 1):
        best = max(tried, key=lambda code: own(tried[code][half::2], seat))
        for i in range(1 - half, count, 2):
            one, other = tried[played][i], tried[best][i]
            rows = zip(one.chances, other.chances, strict=True)
            differences.append([a - b for a, b in rows])
            points.append(other.scores[seat] - one.scores[seat])
    gains = mean(differences)
    error = -gains[seat]
    ranked = sorted(tried, key=lambda code: -own(tried[code], seat))
    best = ranked[0]
    interval = NINETY * spread([row[seat] for row in differences])
    lost = sum(points) / count
    if error <= 0.0 or best == played:
        error, lost, best = 0.0, 0.0, played
        gains = [0.0] * len(gains)
    looked = [Looked(code, own(tried[code], seat), score(tried[code], seat)) for code in ranked]
    return Judged(error, interval, lost, gains, best, looked, own(tried[ranked[0]], seat))


def own(values: list[Value], seat: int) -> float:
    return sum(value.chances[seat] for value in values) / len(values)


def score(values: list[Value], seat: int) -> float:
    return sum(value.scores[seat] for value in values) / len(values)


def spread(values: list[float]) -> float:
    """The standard error of a mean."""
    n = len(values)
    middle = sum(values) / n
    return sqrt(sum((value - middle) ** 2 for value in values) / (n * max(1, n - 1)))


def band(error: float, interval: float, chance: float) -> str:
    """By the lower end of the interval: in doubt for the player. None in a decided game.

    A sure win that is given away was not decided: it has to be one after the choice, too.
    """
    if chance < DECIDED or chance - error > 100.0 - DECIDED:
        return ""
    return next((name for end, name in BANDS if error - interval < end), WORST)
