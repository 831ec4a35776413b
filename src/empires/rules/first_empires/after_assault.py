"""FE-MOV-2 after an assault: whether everybody at sea still lands, wherever others retreat to."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.first_empires.movement import (
    may_be_taken,
    points_to_land,
    points_with_conquest,
)
from empires.rules.first_empires.position import (
    Board,
    at_sea,
    explorers_in,
    held_by_others,
    holder,
    put,
)
from empires.rules.first_empires.terms import OCEAN, REGIONS, SPACES, Region, Space
from empires.rules.position import Seat


def some_group_is_safe(p: Board, seat: Seat, region: Region, missing: i64, space: Space) -> bool:
    """Whether so many more from here on, with those gathered, can strike and leave nobody at sea.

    Which of them go makes a difference: one at sea lands by crossing, but then it can no longer
    help others ashore. More than are needed never help: they could as well follow later.
    """
    if missing <= 0:
        return all_land_after(p, seat, region)
    beside = p.printed.neighbours[region]
    for start in range(space, SPACES):
        if (beside >> start) & 1 == 0 or explorers_in(p, seat, start) <= p.gathered[start]:
            continue
        p.gathered[start] += 1
        safe = some_group_is_safe(p, seat, region, missing - 1, start)
        p.gathered[start] -= 1
        if safe:
            return True
    return False


def all_land_after(p: Board, seat: Seat, region: Region) -> bool:
    """FE-MOV-2: those gathered strike; then the points left suffice to bring everybody ashore."""
    arrivals: i64 = 0
    staying = at_sea(p, seat)
    for space in range(SPACES):
        arrivals += p.gathered[space]
        if space >= OCEAN:
            staying -= p.gathered[space]
    points = p.movement - arrivals
    if staying > points:
        return False  # nobody lands for less than a point
    if staying == 0:
        return True
    defender = holder(p, region)
    defenders = explorers_in(p, defender, region)
    cross(p, seat, region, 1)
    put(p, seat, region, arrivals)
    put(p, defender, region, -defenders)
    safe = lands_whatever_the_retreat(p, seat, points, defender, defenders)
    put(p, defender, region, defenders)
    put(p, seat, region, -arrivals)
    cross(p, seat, region, -1)
    return safe


def cross(p: Board, seat: Seat, region: Region, away: i64) -> None:
    """Take those gathered away from where they stand, or put them back."""
    for space in range(SPACES):
        if p.gathered[space] > 0:
            put(p, seat, space, -away * p.gathered[space])


def lands_whatever_the_retreat(
    p: Board, seat: Seat, points: i64, defender: Seat, defenders: i64
) -> bool:
    """Everybody lands freely, or by one more conquest that no retreat can prevent.

    The defenders, who are nowhere just now, make a single region stronger. So a region of anybody
    else is enough, or two of theirs, or one that could be taken even with them in it.
    """
    closed = held_by_others(p, seat)
    landable = p.printed.in_play & ~closed
    if points_to_land(p, seat, landable) <= points:
        return True
    is_one_found = False
    for region in range(REGIONS):
        if (closed >> region) & 1 == 0 or not may_be_taken(p, region):
            continue
        if points_with_conquest(p, seat, region, landable, points) > points:
            continue
        if is_one_found or holder(p, region) != defender:
            return True
        is_one_found = True
        put(p, defender, region, defenders)
        is_sure = points_with_conquest(p, seat, region, landable, points) <= points
        put(p, defender, region, -defenders)
        if is_sure:
            return True
    return False
