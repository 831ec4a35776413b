"""Play that looks one choice ahead: every legal move is tried, and valued by what it leads to.

What a position is worth, the evaluation of its game says.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.column import column
from empires.rules.columns import vec
from empires.rules.position import Code, Position, Seat
from empires.rules.random import Random
from empires.thinking.evaluation import Evaluation

MOST_STEPS: Final[i64] = 4  # of one choice; the longest has three


def over_others(p: Position, seat: Seat, evaluation: Evaluation, rivals: bool) -> i64:
    """How much more a position is worth to a seat than to the others on average.

    Without rivals it is what the position is worth to the seat alone, which is found sooner.
    """
    if not rivals:
        return evaluation.worth(p, seat)
    others: i64 = 0
    for other in range(p.players):
        if other != seat:
            others += evaluation.worth(p, other)
    return evaluation.worth(p, seat) - others // (p.players - 1)


def at_its_best(p: Position, seat: Seat, evaluation: Evaluation, steps: i64, rivals: bool) -> i64:
    """The same once the choice that a seat is in the middle of is complete, made at its best."""
    if steps == 0 or not evaluation.midway(p, seat):
        return over_others(p, seat, evaluation, rivals)
    p.fill(seat)
    codes = p.moves.codes[: p.moves.count]
    best: i64 = 0
    for i in range(len(codes)):
        after = p.copy()
        after.apply(seat, codes[i])
        found = at_its_best(after, seat, evaluation, steps - 1, rivals)
        if i == 0 or found > best:
            best = found
    return best


def appraise(p: Position, seat: Seat, evaluation: Evaluation, steps: i64, rivals: bool) -> vec[i64]:
    """What each legal move of a seat leads to, in the order of ``legal``.

    Choices that the move only begins are followed for so many steps.
    """
    p.fill(seat)
    codes = p.moves.codes[: p.moves.count]
    found = column(len(codes), 0)
    for i in range(len(codes)):
        after = p.copy()
        after.apply(seat, codes[i])
        found[i] = at_its_best(after, seat, evaluation, steps, rivals)
    return found


def misjudgement(size: i64, random: Random) -> i64:
    """An error, seldom twice as large as its size: the sum of three throws is nearly normal."""
    span = 2 * size + 1
    return random.below(span) + random.below(span) + random.below(span) - 3 * size


def greedy(
    p: Position, seat: Seat, evaluation: Evaluation, worlds: i64, misjudged: i64, random: Random
) -> Code:
    """The move that leads to the best, on average over some positions the seat could be in.

    The seat's own legal moves are the same in all of them. Among equals chance decides. What a move
    leads to can be misjudged, by about so many hundredths of a point.
    """
    p.fill(seat)
    codes = p.moves.codes[: p.moves.count]
    count: i64 = len(codes)
    if count == 1:
        return codes[0]
    sums = column(count, 0)
    for _ in range(worlds):
        found = appraise(p.imagined(seat, random), seat, evaluation, MOST_STEPS, True)
        for i in range(count):
            sums[i] += found[i]
    if misjudged > 0:
        for i in range(count):
            sums[i] += worlds * misjudgement(misjudged, random)
    best: i64 = 0
    equals: i64 = 1
    for i in range(1, count):
        if sums[i] > sums[best]:
            best = i
            equals = 1
        elif sums[i] == sums[best]:
            equals += 1
            if random.below(equals) == 0:
                best = i
    return codes[best]
