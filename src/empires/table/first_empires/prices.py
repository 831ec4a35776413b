"""FE-CON: what conquests would cost the player of the turn, in movement points."""

from __future__ import annotations

from empires.rules.first_empires import conquest, movement
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.position import at_sea, explorers_in, held_by_others
from empires.rules.first_empires.terms import NEVER, NOBODY, OCEAN, REGIONS, SPACES


def prices(p: FirstEmpires) -> dict[int, int]:
    """The fewest points for each held region that explorers and points suffice for.

    They bring just enough explorers there. What others at sea need to land is not among them, but
    must be left over (FE-MOV-2): from afar for landings without another conquest, which is sure.
    """
    seat = p.turn
    if seat == NOBODY or p.movement == 0:
        return {}
    p = without_gathering(p)
    shut = held_by_others(p, seat)
    found = {}
    for region in range(REGIONS):
        if not shut >> region & 1 or not movement.may_be_taken(p, region):
            continue
        if conquest.can_succeed(p, seat, region):
            found[region] = movement.needed(p, region)
        elif (points := from_afar(p, seat, region)) <= p.movement:
            found[region] = points
    return found


def without_gathering(p: FirstEmpires) -> FirstEmpires:
    """Who gathers for an assault is nobody else's to see, and has not moved yet (FE-VIS-1)."""
    if not conquest.ready(p):
        return p
    p = p.copy()
    for space in range(SPACES):
        p.gathered[space] = 0
    return p


def from_afar(p: FirstEmpires, seat: int, region: int) -> int:
    """The fewest points for a region that too few stand beside."""
    landable = p.printed.in_play & ~held_by_others(p, seat)
    if not at_sea(p, seat):
        return movement.points_with_conquest(p, seat, region, landable, p.movement)
    away = movement.entry_prices(p, region, landable)
    wanted = movement.needed(p, region)
    # Everybody at sea lands, at the place itself or elsewhere; whoever comes pays the rest.
    landing = {
        space: min(movement.landing_cost(p, space, landable), away[space])
        for space in range(OCEAN, SPACES)
        if explorers_in(p, seat, space)
    }
    spent = sum(cost * explorers_in(p, seat, space) for space, cost in landing.items())
    # (so many come, points for that and for all landings) -> points for that alone
    fewest = {(0, spent): 0}
    for space in range(SPACES):
        for _ in range(min(explorers_in(p, seat, space), wanted)):
            for (coming, total), points in list(fewest.items()):
                more = (coming + 1, total + away[space] - landing.get(space, 0))
                if more[0] <= wanted and more[1] <= p.movement:
                    fewest[more] = min(fewest.get(more, NEVER), points + away[space])
    return min(
        (points for (coming, _), points in fewest.items() if coming == wanted), default=NEVER
    )
