"""FE-MOV, FE-CON: what the movement points of a turn would still pay for, several steps ahead.

The rules play one explorer over one border at a time; these are the ways that such steps make.
"""

from __future__ import annotations

from empires.rules.first_empires import movement, moves
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.position import at_sea, explorers_in, held_by_others, holds
from empires.rules.first_empires.terms import OCEAN, REGIONS, SPACES
from empires.shapes.first_empires.prompts import Conquest, Journey
from empires.table.first_empires.names import Names
from empires.table.first_empires.prices import prices


def journeys(p: FirstEmpires, seat: int, names: Names) -> list[Journey]:
    """For each region with own explorers, the free regions more than a step away, by a short way.

    While somebody is at sea there are none: then points are bespoken for landing, and only the
    single steps on offer are sure.
    """
    if at_sea(p, seat):
        return []
    found = []
    for start in range(REGIONS):
        if holds(p, seat, start):
            found += [
                Journey(names.space(start), [names.space(space) for space in path])
                for path in ways_from(p, seat, start)
                if len(path) > 1 and path[-1] < OCEAN
            ]
    return found


def ways_from(p: FirstEmpires, seat: int, start: int) -> list[list[int]]:
    """A shortest way to every space that one explorer can get to, the near ones first."""
    shut = held_by_others(p, seat)
    ways: dict[int, list[int]] = {start: []}
    edge = [start]
    for _ in range(p.movement):
        further = []
        for space in edge:
            around = p.printed.neighbours[space] & ~shut
            for goal in range(SPACES):
                if around >> goal & 1 and goal not in ways:
                    ways[goal] = [*ways[space], goal]
                    further.append(goal)
        edge = further
    return list(ways.values())[1:]


def conquests(p: FirstEmpires, seat: int, names: Names) -> list[Conquest]:
    """The held regions that explorers and points suffice for; `from_` names who stands beside."""
    return [
        Conquest(
            names.space(region),
            movement.needed(p, region),
            points,
            {names.space(space): n for space, n in muster(p, seat, region).items()},
        )
        for region, points in prices(p).items()
    ]


def muster(p: FirstEmpires, seat: int, region: int) -> dict[int, int]:
    """Just enough explorers beside a region to take it at once: from the sea, then from crowds."""
    q = p.copy()
    if moves.ASSAULT + region not in q.legal(seat):
        return {}
    q.play(seat, moves.ASSAULT + region)
    gathered: dict[int, int] = {}
    while moves.STRIKE not in (legal := q.legal(seat)):
        beside = [code - moves.GATHER_FROM for code in legal]
        waiting = {s: explorers_in(q, seat, s) - gathered.get(s, 0) for s in beside}
        space = max(beside, key=lambda s: (s >= OCEAN, waiting[s]))
        gathered[space] = gathered.get(space, 0) + 1
        q.play(seat, moves.GATHER_FROM + space)
    return gathered
