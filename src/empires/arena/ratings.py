"""Ratings on the Elo scale: the Bradley-Terry strengths that make all results together likeliest.

A game among several counts as a comparison of each two seats by their ranks, half for each when
they share one. The fit does not depend on the order of the games, unlike ratings that are moved
after each game, and its intervals are intervals in the usual sense. Bots between which everything
was won would be infinitely far apart, so each two that met get one drawn game more.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, TypeAlias

from empires.arena.intervals import Interval, t_critical

Matrix: TypeAlias = list[list[float]]
"""As a result: at [a][b], how often a was ranked above b, ties as halves."""

SCALE: Final = 400 / log(10)
MEAN: Final = 1500.0
ENOUGH: Final = 1e-9  # in natural units, far below a hundredth of an Elo point


def ratings(sets: Sequence[Matrix], bots: int) -> list[tuple[float, Interval | None]]:
    """The rating of each bot, all of them 1500 on average, with its 95 % interval."""
    won = [[sum(one[a][b] for one in sets) for b in range(bots)] for a in range(bots)]
    for a in range(bots):
        for b in range(bots):
            if a < b and won[a][b] + won[b][a] > 0:
                won[a][b] += 0.5
                won[b][a] += 0.5
    strengths = fitted(won)
    errors = standard_errors(sets, won, strengths)
    reach = t_critical(len(sets) - 1) if len(sets) > 1 else 0.0
    found: list[tuple[float, Interval | None]] = []
    for strength, error in zip(strengths, errors, strict=True):
        rating = MEAN + SCALE * strength
        within = SCALE * reach * error
        found.append((rating, (rating - within, rating + within) if reach else None))
    return found


def fitted(won: Matrix) -> list[float]:
    """Newton's method from equal strengths; the likelihood has one summit."""
    strengths = [0.0] * len(won)
    for _ in range(100):
        slope = gradient(won, strengths)
        step = [sum(map(product, row, slope)) for row in inverse(curvature(won, strengths))]
        longest = max(map(abs, step))
        shorter = min(1.0, 2 / longest) if longest else 1.0  # far away, whole steps overshoot
        strengths = [s + shorter * d for s, d in zip(strengths, step, strict=True)]
        if longest < ENOUGH:
            break
    return strengths


def standard_errors(sets: Sequence[Matrix], won: Matrix, strengths: list[float]) -> list[float]:
    """The wider of two: from the variance between sets, and as if games were independent.

    The first alone would be nothing when all sets came out alike.
    """
    spread = inverse(curvature(won, strengths))
    slopes = [gradient(one, strengths) for one in sets]
    errors = []
    for at, row in enumerate(spread):
        moved = [sum(map(product, row, slope)) for slope in slopes]
        between = sum(m * m for m in moved) * len(sets) / max(1, len(sets) - 1)
        errors.append(sqrt(max(between, row[at])))
    return errors


def expected(strengths: list[float], a: int, b: int) -> float:
    """How much of a game between two the first may expect."""
    return 1 / (1 + exp(strengths[b] - strengths[a]))


def gradient(won: Matrix, strengths: list[float]) -> list[float]:
    bots = range(len(won))
    return [
        sum(won[a][b] - (won[a][b] + won[b][a]) * expected(strengths, a, b) for b in bots if b != a)
        for a in bots
    ]


def curvature(won: Matrix, strengths: list[float]) -> Matrix:
    """How sharp the summit is between each two."""
    bots = range(len(won))
    found = [[0.0] * len(won) for _ in bots]
    for a in bots:
        for b in bots:
            if a != b:
                chance = expected(strengths, a, b)
                sharp = (won[a][b] + won[b][a]) * chance * (1 - chance)
                found[a][b] -= sharp
                found[a][a] += sharp
    return found


def inverse(matrix: Matrix) -> Matrix:
    """The inverse among strengths whose sum is nothing, for only differences are known."""
    size = len(matrix)
    level = 1 / size
    rows = [
        [value + level for value in row] + [float(at == column) for column in range(size)]
        for at, row in enumerate(matrix)
    ]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                times = rows[other][at]
                pairs = zip(rows[other], rows[at], strict=True)
                rows[other] = [value - times * own for value, own in pairs]
    return [[value - level for value in row[size:]] for row in rows]


def product(one: float, other: float) -> float:
    return one * other
