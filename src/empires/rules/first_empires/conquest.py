"""FE-CON: assaults on held regions, and the retreat that follows."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.first_empires.after_assault import all_land_after, some_group_is_safe
from empires.rules.first_empires.journal import (
    CON_1,
    CON_6,
    CONQUERED,
    CROSSED,
    MOV_5,
    RETREATED,
)
from empires.rules.first_empires.movement import (
    landing_cost,
    may_be_taken,
    needed,
    take_cities,
)
from empires.rules.first_empires.moves import ASSAULT, GATHER_FROM, RETREAT_TO, STRIKE
from empires.rules.first_empires.position import (
    Board,
    bit,
    explorers_in,
    held,
    held_by_others,
    holder,
    holds,
    lowest,
    on_map,
    put,
    size,
    swords,
)
from empires.rules.first_empires.terms import (
    GATHER,
    IDLE,
    MOVE,
    NOTHING,
    OCEAN,
    REGIONS,
    RETREAT,
    SPACES,
    Region,
    Space,
)
from empires.rules.position import MoveList, Seat


def offer_assaults(p: Board, seat: Seat, out: MoveList) -> None:
    """FE-CON-1: every held region that can be taken with the explorers and points at hand."""
    if p.movement == 0:
        return
    beside: i64 = 0
    for space in range(SPACES):
        if holds(p, seat, space):
            beside |= p.printed.neighbours[space]
    targets = held_by_others(p, seat) & beside
    for region in range(REGIONS):
        is_target = (targets >> region) & 1 == 1
        if is_target and may_be_taken(p, region) and can_succeed(p, seat, region):
            out.add(ASSAULT + region)


def can_succeed(p: Board, seat: Seat, region: Region) -> bool:
    """Whether what is gathered already, and more that is at hand, takes the region safely.

    Explorers in an ocean beside the region cross for the one point that their landing costs
    anyway, so they go first; explorers on land cost a point more each. Only where that is not
    enough for those at sea, another conquest may help them.
    """
    beside = p.printed.neighbours[region]
    landable = (p.printed.in_play & ~held_by_others(p, seat)) | bit(region)
    points: i64 = 0
    fewest: i64 = 0  # if everybody at sea landed for one point
    by_sea: i64 = 0
    by_land: i64 = 0
    missing = needed(p, region)
    if missing > p.movement:
        return False
    for space in range(SPACES):
        if not holds(p, seat, space):
            continue
        ready = p.gathered[space]
        waiting = explorers_in(p, seat, space) - ready
        points += ready
        fewest += ready
        missing -= ready
        if waiting > 0 and space >= OCEAN:
            fewest += waiting
            points += waiting * landing_cost(p, space, landable)
            if (beside >> space) & 1 == 1:
                by_sea += waiting
        elif waiting > 0 and (beside >> space) & 1 == 1:
            by_land += waiting
    walking = max(missing - by_sea, 0)
    if walking > by_land or fewest + walking > p.movement:
        return False
    return points + walking <= p.movement or some_group_is_safe(p, seat, region, missing, 0)


def begin_assault(p: Board, seat: Seat, region: Region) -> None:
    """Who crosses is the next decision; nobody has moved yet."""
    p.target = region
    p.stage[seat] = GATHER


def offer_gathering(p: Board, seat: Seat, out: MoveList) -> None:
    """FE-MOV-5: one more explorer from a space beside the target, or the crossing itself."""
    for space in range(SPACES):
        if may_gather(p, seat, space):
            out.add(GATHER_FROM + space)
    if may_strike(p, seat):
        out.add(STRIKE)


def may_gather(p: Board, seat: Seat, space: Space) -> bool:
    if (p.printed.neighbours[p.target] >> space) & 1 == 0:
        return False
    if explorers_in(p, seat, space) <= p.gathered[space]:
        return False
    p.gathered[space] += 1
    possible = can_succeed(p, seat, p.target)
    p.gathered[space] -= 1
    return possible


def ready(p: Board) -> i64:
    """How many explorers are gathered."""
    count: i64 = 0
    for space in range(SPACES):
        count += p.gathered[space]
    return count


def may_strike(p: Board, seat: Seat) -> bool:
    """FE-CON-1, FE-CON-3: enough have gathered, and whoever is at sea can land afterwards."""
    return ready(p) >= needed(p, p.target) and all_land_after(p, seat, p.target)


def gather(p: Board, space: Space) -> None:
    p.gathered[space] += 1


def strike(p: Board, seat: Seat) -> None:
    """FE-CON-1, FE-CON-5, FE-CON-6: cross together, take the cities, drive the defenders out."""
    region = p.target
    defender = holder(p, region)
    defenders = explorers_in(p, defender, region)
    arrivals = ready(p)
    for space in range(SPACES):
        if p.gathered[space] > 0:
            here = on_map(p, space)
            p.note(CROSSED, MOV_5, seat, here, on_map(p, region), p.gathered[space], 0, 0)
            put(p, seat, space, -p.gathered[space])
            p.gathered[space] = 0
    put(p, seat, region, arrivals)
    put(p, defender, region, -defenders)
    p.movement -= arrivals
    p.conquests += 1
    p.target = NOTHING
    p.note(CONQUERED, CON_1, seat, on_map(p, region), defender, arrivals, swords(p), defenders)
    take_cities(p, seat, region)
    p.retreat_from = region
    p.retreating = defenders
    p.stage[seat] = MOVE
    p.touch(defender)
    if size(held(p, defender)) == 1:
        retreat(p, defender, lowest(held(p, defender)))
    else:
        p.stage[seat] = IDLE
        p.stage[defender] = RETREAT


def offer_retreats(p: Board, seat: Seat, out: MoveList) -> None:
    """FE-CON-6: any one region with an explorer of theirs, at any distance."""
    for region in range(REGIONS):
        if holds(p, seat, region):
            out.add(RETREAT_TO + region)


def retreat(p: Board, defender: Seat, region: Region) -> None:
    """FE-CON-6, FE-CON-7: all of them to one region; then the mover goes on."""
    put(p, defender, region, p.retreating)
    left = on_map(p, p.retreat_from)
    p.note(RETREATED, CON_6, defender, left, on_map(p, region), p.retreating, 0, 0)
    p.retreat_from = NOTHING
    p.retreating = 0
    p.stage[defender] = IDLE
    p.stage[p.turn] = MOVE
    p.touch(p.turn)
