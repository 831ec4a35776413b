"""What a choice would lead to beside others: in the same imagined positions, with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from empires.bots.outlook import Outlook
from empires.rules.position import Position
from empires.rules.random import Random
from empires.shapes.reasons import Beside, Effect
from empires.thinking.evaluation import Evaluation
from empires.thinking.leaf import Tuning, complete, decide_for_others, play_what_is_open

WORLDS: Final = 12  # positions that it could be, over which everything is averaged
MOST: Final = 12  # choices that are looked at
POINTS: Final = "points"

Amounts = dict[tuple[str, str], float]
"""What is expected of one choice, by kind and name."""


def beside(
    outlook: Outlook, codes: Sequence[int], tuning: Tuning, evaluation: Evaluation, random: Random
) -> list[Beside]:
    """The first of these choices compared with each of the others, as far as they are looked at."""
    looked = list(codes[:MOST])
    found: list[Amounts] = [{} for _ in looked]
    since = evaluation.period(outlook.position)
    for _ in range(WORLDS):
        imagined = outlook.imagine(random)
        imagined.reopen(outlook.seat)
        decide_for_others(imagined, outlook.seat, since, tuning, evaluation)
        for code, amounts in zip(looked, found, strict=True):
            p = imagined.copy()
            p.journal = []
            p.play(outlook.seat, code)
            play_what_is_open(p, since, tuning, evaluation)
            complete(p, tuning, evaluation)
            add(amounts, p, outlook, evaluation)
    return [compared(code, found[0], other) for code, other in zip(looked, found, strict=True)][1:]


def add(amounts: Amounts, p: Position, outlook: Outlook, evaluation: Evaluation) -> None:
    """What one position holds for the seat: points by their source, and what the game counts."""
    seat = outlook.seat
    for source, hundredths in evaluation.sources(p, seat):
        count(amounts, POINTS, source, hundredths / 100)
    for kind, name, n in outlook.game.effects(p, seat, p.journal or []):
        count(amounts, kind, name, n)


def count(amounts: Amounts, kind: str, name: str, n: float) -> None:
    amounts[kind, name] = amounts.get((kind, name), 0.0) + n / WORLDS


def compared(code: int, best: Amounts, other: Amounts) -> Beside:
    """By how much the best differs; the names in the order in which the game tells them."""
    keys = dict.fromkeys([*best, *other])
    effects = [
        Effect(
            kind,
            name,
            round(best.get((kind, name), 0.0), 3),
            round(other.get((kind, name), 0.0), 3),
        )
        for kind, name in keys
    ]
    points = sum(each.best - each.other for each in effects if each.kind == POINTS)
    return Beside(code, round(points, 3), effects)
