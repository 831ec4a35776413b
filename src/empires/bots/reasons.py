"""What a plan says about itself, as numbers with names."""

from __future__ import annotations

from typing import Final

from empires.bots.outcomes import beside
from empires.bots.outlook import Outlook
from empires.rules.random import Random
from empires.shapes.reasons import Reasons, Source, Step, Weighed
from empires.thinking.leaf import play_what_is_open
from empires.thinking.plan import Plan
from empires.thinking.search import Search

SURE: Final = 1e6
IMAGINED: Final = 8  # positions over which the sources of points are averaged
LEAST_TRIES: Final = 12  # of a choice that is told as part of the expected line
LONGEST: Final = 12


def reasons(plan: Plan, outlook: Outlook, random: Random) -> Reasons:
    """Everything there is to say about a decision once it is planned."""
    code = int(plan.code())
    weighed = [
        (each, tries, result / tries / SURE if tries else 0.0)
        for each, tries, result in plan.told()
    ]
    chance = next(chance for each, _, chance in weighed if each == code)
    found = [Weighed(*each, loses=round(chance - each[2], 6)) for each in weighed if each[1]]
    untried = [Weighed(each, 0, 0.0, chance) for each, tries, _ in weighed if not tries]
    choices = [*found, *untried]
    search = plan.search
    others = [each.code for each in choices if each.code != code]
    return Reasons(
        code=code,
        chance=chance,
        sources=sources(plan, outlook, code, random),
        line=line(plan.search, outlook, code, random),
        choices=choices,
        beside=beside(outlook, [code, *others], search.tuning, search.evaluation, random),
        iterations=int(plan.search.iterations),
    )


def line(search: Search, outlook: Outlook, code: int, random: Random) -> list[Step]:
    """The choice, and what the seat means to do after it, as far as it was tried often."""
    p = outlook.imagine(random)
    found = [Step(outlook.seat, code)]
    p.play(outlook.seat, code)
    while p.decides(outlook.seat) and len(found) < LONGEST:
        legal = p.legal(outlook.seat)
        if len(legal) == 1:
            next_code = legal[0]
        else:
            node = search.tree.find(p.sight(outlook.seat, True))
            edge = search.tree.most_tried(node) if node >= 0 else -1
            if edge < 0 or search.tree.tries[edge] < LEAST_TRIES:
                break
            next_code = int(search.tree.code[edge])
            if next_code not in legal:
                break
        found.append(Step(outlook.seat, next_code))
        p.play(outlook.seat, next_code)
    return found


def sources(plan: Plan, outlook: Outlook, code: int, random: Random) -> list[Source]:
    """Where the seat's points will come from, averaged over some positions it could be in."""
    search = plan.search
    sums: dict[str, int] = {}
    for _ in range(IMAGINED):
        p = outlook.imagine(random)
        p.play(outlook.seat, code)
        play_what_is_open(p, search.since, search.tuning, search.evaluation)
        for name, points in search.evaluation.sources(p, outlook.seat):
            sums[name] = sums.get(name, 0) + points
    return [Source(name, points / IMAGINED / 100) for name, points in sums.items()]
