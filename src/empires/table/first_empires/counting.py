"""FE-ACH-1: which regions are counted by what a card asks for. How much it is, the rules say."""

from __future__ import annotations

from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.position import explorers_in, held
from empires.rules.first_empires.terms import (
    EXPLORERS_IN_REGION,
    OCCUPY,
    OCCUPY_COLOURS,
    OCCUPY_CONTINENTS,
    OCCUPY_TOTAL,
    OWN_CITIES,
    REGIONS,
    TILES,
)


def counted(p: FirstEmpires, seat: int, row: int) -> list[int]:
    """The regions, by number; none for a card that is not about regions."""
    kind = p.printed.condition[row]
    if kind == OCCUPY:
        of_colour = p.printed.of_colour[p.printed.condition_colour[row]]
        return members(held(p, seat) & of_colour)
    if kind in (OCCUPY_COLOURS, OCCUPY_CONTINENTS, OCCUPY_TOTAL):
        return members(held(p, seat))
    if kind == OWN_CITIES:
        tiles = range(seat * TILES, (seat + 1) * TILES)
        return sorted({p.tile_at[tile] for tile in tiles if p.tile_at[tile] >= 0})
    if kind == EXPLORERS_IN_REGION:
        groups = [explorers_in(p, seat, region) for region in range(REGIONS)]
        return [region for region, n in enumerate(groups) if n and n == max(groups)]
    return []


def members(regions: int) -> list[int]:
    return [region for region in range(REGIONS) if regions >> region & 1]
