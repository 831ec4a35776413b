"""Proves a puzzle: several searches of their own luck, at rising budgets, which must agree.

The review's machinery tries all choices in positions that the seat could be in; a plan that goes
deeper must choose alike. Every look may end it, so that little is spent on what is no puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from empires import bots
from empires.bots import Outlook, bot
from empires.bots.outcomes import beside
from empires.puzzles.mining import Found
from empires.puzzles.puzzle import LEVELS, Look, Puzzle, Weighed
from empires.review.errors import NINETY, own, score, spread, sweep
from empires.review.judge import Judge, Value
from empires.rules.random import Random, seeded
from empires.shapes.puzzles import PuzzleLevel
from empires.table import Game

SHORT: Final = 32  # worlds of the first look
LONG: Final = 192  # of the last
PLANS: Final = (400, 2_000)  # iterations of the plans
FIRST_GAP: Final = 6.0  # per cent; the first look may err by two
GAP: Final = 8.0  # per cent between the best and the best wrong one
SURE_GAP: Final = 5.0  # of it, so much is left at the lower end of the interval
CLOSE: Final = 1.0  # per cent: who loses no more is right, too
DECIDED: Final = (8.0, 97.0)  # outside of it a chance to win is no measure any more
LEAST: Final = 0.2  # of what is worth keeping in an expected difference
TRIES: Final = 6  # of a bot, to see whether it finds the answer

Tried = dict[int, list[Value]]


class Weighing(NamedTuple):
    """What a sweep has found: who is right, and by how much."""

    ranked: list[int]
    accepted: list[int]
    gap: float
    interval: float
    chance: float


def proved(game: Game[Any], found: Found, judge: Judge, seed: int) -> Puzzle | None:
    """The puzzle that this decision is, if it is one."""
    random = seeded([seed, 31, 5])
    # What the puzzle is about is imagined: the game's own secrets are not in it.
    position, outlook = known(game, found, random)
    first = looked(outlook, judge, SHORT, random)
    if first is None or first.gap < FIRST_GAP:
        return None
    plans = []
    for iterations in PLANS:
        plans.append(bot(f"plan:{iterations}", seed=seed).choose(outlook))
        if plans[-1] not in first.accepted:
            return None
    tried: Tried = {code: [] for code in outlook.legal}
    sweep(outlook, tried, judge, LONG, seeded([seed, 32, 5]))
    last = weighed(tried, outlook.seat)
    if last is None or last.gap < GAP or last.gap - last.interval < SURE_GAP:
        return None
    if not {first.ranked[0], *plans} <= set(last.accepted):
        return None
    return Puzzle(
        id=sha256(repr((game.name, position)).encode()).hexdigest()[:10],
        game=game.name,
        rules=game.rules_version,
        content=game.content,
        seat=found.seat,
        theme=str(game.view(found.position, found.seat).prompt.kind),  # type: ignore[union-attr]
        level=level(outlook, last.accepted, seed),
        position=position,
        accepted=tuple(last.accepted),
        choices=tuple(told(outlook, tried, last.ranked, judge, seed)),
        looks=(
            Look("worlds", SHORT, first.ranked[0], round(first.gap, 1), round(first.interval, 1)),
            *(Look("plan", each, code) for each, code in zip(PLANS, plans, strict=True)),
            Look("worlds", LONG, last.ranked[0], round(last.gap, 1), round(last.interval, 1)),
        ),
    )


def known(game: Game[Any], found: Found, random: Random) -> tuple[dict[str, Any], Outlook]:
    """The position as its seat may know it, written down, and an outlook on it."""
    imagined = game.imagine(found.position, found.seat, random)
    written = tidy(game.dump(imagined))
    again = game.position(written)
    if again.sight(found.seat, True) != imagined.sight(found.seat, True):
        written = game.dump(imagined)
        again = game.position(written)
    return written, Outlook.of(game, again, found.seat, random)


def tidy(written: Mapping[str, Any]) -> dict[str, Any]:
    """With what lies face down in order: nobody knows it, and it takes less room."""
    found: dict[str, Any] = {}
    for key, value in written.items():
        if key == "deck" or key.endswith("_deck"):
            found[key] = sorted(value)
        elif key == "random":
            found[key] = [1, 2, 3, 4]
        elif key == "seats":
            found[key] = [tidy(seat) for seat in value]
        else:
            found[key] = value
    return found


def looked(outlook: Outlook, judge: Judge, worlds: int, random: Random) -> Weighing | None:
    tried: Tried = {code: [] for code in outlook.legal}
    sweep(outlook, tried, judge, worlds, random)
    return weighed(tried, outlook.seat)


def weighed(tried: Tried, seat: int) -> Weighing | None:
    """Nothing if the game is decided, or most choices are right."""
    ranked = sorted(tried, key=lambda code: -own(tried[code], seat))
    chance = own(tried[ranked[0]], seat)
    accepted = [code for code in ranked if chance - own(tried[code], seat) <= CLOSE]
    wrong = [code for code in ranked if code not in accepted]
    if len(accepted) > len(wrong) or not DECIDED[0] <= chance <= DECIDED[1]:
        return None
    pairs = zip(tried[ranked[0]], tried[wrong[0]], strict=True)
    differences = [one.chances[seat] - other.chances[seat] for one, other in pairs]
    gap = sum(differences) / len(differences)
    return Weighing(ranked, accepted, gap, NINETY * spread(differences), chance)


def level(outlook: Outlook, accepted: Sequence[int], seed: int) -> PuzzleLevel:
    """How weak a bot finds it, nearly always, however its luck is."""
    if finds("greedy", 1, outlook, accepted, seed) and often("settler", outlook, accepted, seed):
        return LEVELS[0]
    return LEVELS[1] if often("governor", outlook, accepted, seed) else LEVELS[2]


def often(name: str, outlook: Outlook, accepted: Sequence[int], seed: int) -> bool:
    return finds(bots.LEVELS[name], TRIES, outlook, accepted, seed) >= TRIES - 1


def finds(spec: str, tries: int, outlook: Outlook, accepted: Sequence[int], seed: int) -> int:
    """How often."""
    return sum(bot(spec, seed=seed + at).choose(outlook) in accepted for at in range(tries))


def told(
    outlook: Outlook, tried: Tried, ranked: Sequence[int], judge: Judge, seed: int
) -> list[Weighed]:
    """The choices with what would come of them beside the best."""
    random = seeded([seed, 33, 5])
    others = beside(outlook, ranked, judge.tuning, judge.evaluation, random)
    effects = {
        each.code: tuple(
            (effect.kind, effect.name, round(effect.best, 1), round(effect.other, 1))
            for effect in each.effects
            if abs(effect.best - effect.other) >= LEAST
        )
        for each in others
    }
    return [
        Weighed(
            code,
            round(own(tried[code], outlook.seat), 1),
            round(score(tried[code], outlook.seat), 1),
            effects.get(code, ()),
        )
        for code in ranked
    ]
