"""FE-MOV: explorers over land and sea, and the proof that nobody is left in an ocean."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.column import column
from empires.rules.columns import vec
from empires.rules.first_empires.journal import (
    CON_5,
    ENDED_MOVEMENT,
    MOV_1,
    MOV_7,
    MOVED,
    TOOK_CITIES,
)
from empires.rules.first_empires.moves import move_explorer
from empires.rules.first_empires.position import (
    Board,
    at_sea,
    bit,
    explorers_in,
    held,
    held_by_others,
    holder,
    holds,
    on_map,
    put,
    size,
    swords,
)
from empires.rules.first_empires.terms import (
    CAPTURED,
    NEVER,
    OCEAN,
    OCEANS,
    REGIONS,
    SPACES,
    TILES,
    Region,
    Space,
    Spaces,
)
from empires.rules.position import MoveList, Seat


def offer_steps(p: Board, seat: Seat, out: MoveList) -> None:
    """FE-MOV-1 to FE-MOV-4: one explorer over one border, never to where it could not end."""
    if p.movement == 0:
        return
    closed = held_by_others(p, seat)
    afloat = at_sea(p, seat)
    for start in range(SPACES):
        if not holds(p, seat, start):
            continue
        goals = p.printed.neighbours[start] & ~closed
        goal: i64 = 0
        while goals != 0:
            if goals & 1 == 1 and is_safe_step(p, seat, start, goal, closed, afloat):
                out.add(move_explorer(start, goal))
            goals >>= 1
            goal += 1


def is_safe_step(
    p: Board, seat: Seat, start: Space, goal: Space, closed: Spaces, afloat: i64
) -> bool:
    """FE-MOV-2: after this step everybody at sea can still land."""
    if start >= OCEAN:
        afloat -= 1
    if goal >= OCEAN:
        afloat += 1
    if afloat == 0:
        return True
    put(p, seat, start, -1)
    put(p, seat, goal, 1)
    safe = can_land_all(p, seat, p.movement - 1, closed)
    put(p, seat, goal, -1)
    put(p, seat, start, 1)
    return safe


def can_land_all(p: Board, seat: Seat, points: i64, closed: Spaces) -> bool:
    """FE-MOV-2: the points suffice to bring every explorer ashore.

    Either everybody lands where no opponent stands, or one conquest that must succeed helps. A
    plan that needs two conquests does not count, even if no retreat could make it fail.
    """
    if at_sea(p, seat) > points:
        return False  # nobody lands for less than a point
    landable = p.printed.in_play & ~closed
    if points_to_land(p, seat, landable) <= points:
        return True
    for region in range(REGIONS):
        if (
            (closed >> region) & 1 == 1
            and may_be_taken(p, region)
            and points_with_conquest(p, seat, region, landable, points) <= points
        ):
            return True
    return False


def may_be_taken(p: Board, region: Region) -> bool:
    """FE-CON-4: nobody loses a last region."""
    return size(held(p, holder(p, region))) > 1


def needed(p: Board, region: Region) -> i64:
    """FE-CON-1 to FE-CON-3: explorers that must arrive together to take a held region."""
    return max(explorers_in(p, holder(p, region), region) + 1 - swords(p), 1)


def points_to_land(p: Board, seat: Seat, landable: Spaces) -> i64:
    """Movement points that all explorers at sea need without a conquest."""
    total: i64 = 0
    for ocean in range(OCEAN, SPACES):
        count = explorers_in(p, seat, ocean)
        if count > 0:
            total += count * landing_cost(p, ocean, landable)
    return total


def landing_cost(p: Board, ocean: Space, landable: Spaces) -> i64:
    """Points that one explorer in an ocean needs to stand on land."""
    waters = bit(ocean)
    cost: i64 = 1
    while True:
        around: i64 = 0
        for other in range(OCEAN, SPACES):
            if (waters >> other) & 1 == 1:
                around |= p.printed.neighbours[other]
        if around & landable != 0:
            return cost
        further = waters | (around & OCEANS)
        if further == waters:
            return NEVER
        waters = further
        cost += 1


def points_with_conquest(
    p: Board, seat: Seat, region: Region, landable: Spaces, points: i64
) -> i64:
    """Points that it takes to land everybody when this held region is conquered on the way.

    Every explorer can enter the region at the price of its distance. Those at sea must land
    anyway, there or elsewhere; the cheapest of all are taken until enough arrive together.
    """
    price = entry_prices(p, region, landable)
    wanted = needed(p, region)
    total: i64 = 0
    arrivals: vec[i64] = column(points + 1, 0)  # [extra points] -> explorers that cost so much
    for space in range(SPACES):
        count = explorers_in(p, seat, space)
        if count == 0:
            continue
        extra = price[space]
        if space >= OCEAN:
            base = min(landing_cost(p, space, landable), price[space])
            total += count * base
            extra = price[space] - base
        if extra <= points:
            arrivals[extra] += count
    for extra in range(points + 1):
        taken = min(arrivals[extra], wanted)
        wanted -= taken
        total += taken * extra
    return total if wanted == 0 else NEVER


def entry_prices(p: Board, region: Region, landable: Spaces) -> vec[i64]:
    """For each space, the points that one explorer there needs to enter a held region."""
    price: vec[i64] = column(SPACES, NEVER)
    open_spaces = landable | OCEANS
    reached: i64 = 0
    edge = p.printed.neighbours[region] & open_spaces
    cost: i64 = 1
    while edge != 0:
        around: i64 = 0
        for space in range(SPACES):
            if (edge >> space) & 1 == 1:
                price[space] = cost
                around |= p.printed.neighbours[space]
        reached |= edge
        edge = around & open_spaces & ~reached
        cost += 1
    return price


def step(p: Board, seat: Seat, start: Space, goal: Space) -> None:
    """FE-MOV-1, FE-CON-5: move, and take what enemy cities stand there unguarded."""
    put(p, seat, start, -1)
    put(p, seat, goal, 1)
    p.movement -= 1
    p.note(MOVED, MOV_1, seat, on_map(p, start), on_map(p, goal), 0, 0, 0)
    take_cities(p, seat, goal)


def take_cities(p: Board, seat: Seat, region: Space) -> None:
    """FE-CON-5: every enemy tile there, unseen. One's own stays (FE-MOV-3)."""
    for owner in range(p.players):
        if owner == seat:
            continue
        tiles: i64 = 0
        for tile in range(owner * TILES, owner * TILES + TILES):
            if p.tile_at[tile] == region:
                p.tile_at[tile] = CAPTURED - seat
                tiles += 1
        if tiles > 0:
            p.touch(owner)
            p.note(TOOK_CITIES, CON_5, seat, on_map(p, region), owner, tiles, 0, 0)


def may_end_movement(p: Board, seat: Seat) -> bool:
    """FE-MOV-2."""
    return at_sea(p, seat) == 0


def end_movement(p: Board, seat: Seat) -> None:
    """FE-MOV-7: points left over are lost."""
    p.note(ENDED_MOVEMENT, MOV_7, seat, p.movement, 0, 0, 0, 0)
    p.movement = 0
