"""FE-MOV, FE-CON: what the movement points of a turn would still pay for, several steps ahead.

The rules play one explorer over one border at a time; these are the ways that such steps make.
"""

from __future__ import annotations

from typing import Any, Final

from empires.rules.first_empires import movement, moves
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.position import at_sea, explorers_in, held_by_others, holds
from empires.table.first_empires.names import OCEAN, Names

SPACES: Final = 24
REGIONS: Final = 20


def journeys(p: FirstEmpires, seat: int, names: Names) -> list[dict[str, Any]]:
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
                {"from": names.space(start), "path": [names.space(space) for space in path]}
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
            around = p.tables.neighbours[space] & ~shut
            for goal in range(SPACES):
                if around >> goal & 1 and goal not in ways:
                    ways[goal] = [*ways[space], goal]
                    further.append(goal)
        edge = further
    return list(ways.values())[1:]


def conquests(p: FirstEmpires, seat: int, names: Names) -> list[dict[str, Any]]:
    """The held regions that explorers and points suffice for; `from` names who stands beside."""
    shut = held_by_others(p, seat)
    landable = p.tables.in_play & ~shut
    found = []
    for region in range(REGIONS):
        if not shut >> region & 1 or not movement.may_be_taken(p, region):
            continue
        points = movement.points_with_conquest(p, seat, region, landable, p.movement)
        if points <= p.movement:
            arriving = muster(p, seat, region)
            found.append(
                {
                    "region": names.space(region),
                    "needed": movement.needed(p, region),
                    "points": points,
                    "from": {names.space(space): n for space, n in arriving.items()},
                }
            )
    return found


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
