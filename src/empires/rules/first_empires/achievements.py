"""FE-ACH: conditions of achievement cards, and scoring them."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.first_empires.journal import ACH_1, SCORED_CARD
from empires.rules.first_empires.moves import SCORE
from empires.rules.first_empires.position import (
    Board,
    captured,
    explorers_in,
    held,
    in_hand,
    of_civilization,
    size,
)
from empires.rules.first_empires.terms import (
    ADVANCE,
    ADVANCE_DISTINCT,
    CAPTURED_CITIES,
    CARDS,
    CONQUESTS_TURN,
    EXPLORERS_IN_REGION,
    IN_DECK,
    IN_HAND,
    OCCUPY,
    OCCUPY_COLOURS,
    OCCUPY_CONTINENTS,
    OCCUPY_TOTAL,
    OWN_CITIES,
    REGIONS,
    SCORED,
    TILES,
    TRACKS,
    Card,
    Spaces,
)
from empires.rules.position import MoveList, Seat


def offer_scoring(p: Board, seat: Seat, out: MoveList) -> None:
    """FE-ACH-1: every card in hand whose condition is met now."""
    for card in range(CARDS):
        if may_score(p, seat, card):
            out.add(SCORE + card)


def may_score(p: Board, seat: Seat, card: Card) -> bool:
    return p.card_at[seat * CARDS + card] == IN_HAND and is_met(p, seat, card)


def is_met(p: Board, seat: Seat, card: Card) -> bool:
    row = of_civilization(p, seat, card)
    return progress(p, seat, row) >= p.printed.condition_count[row]


def might_score(p: Board, seat: Seat) -> bool:
    """FE-VIS-2: for all that the others know, this seat holds a card that can be scored now.

    They see how many cards it holds; each could be any that lies neither open nor discarded.
    """
    if in_hand(p, seat) == 0:
        return False
    for card in range(CARDS):
        where = p.card_at[seat * CARDS + card]
        if (where == IN_HAND or where == IN_DECK) and is_met(p, seat, card):
            return True
    return False


def progress(p: Board, seat: Seat, row: i64) -> i64:
    """FE-ACH-1: how much of what a card asks for there is: what is now, or was done this turn."""
    kind = p.printed.condition[row]
    colour = p.printed.condition_colour[row]
    if kind == OCCUPY:
        return size(held(p, seat) & p.printed.of_colour[colour])
    if kind == OCCUPY_COLOURS:
        return different(held(p, seat), p.printed.of_colour)
    if kind == OCCUPY_TOTAL:
        return size(held(p, seat))
    if kind == OCCUPY_CONTINENTS:
        return different(held(p, seat), p.printed.of_continent)
    if kind == ADVANCE:
        return p.advanced[colour]
    if kind == ADVANCE_DISTINCT:
        return different_steps(p)
    if kind == OWN_CITIES:
        return own_cities(p, seat)
    if kind == CAPTURED_CITIES:
        return captured(p, seat)
    if kind == CONQUESTS_TURN:
        return p.conquests
    if kind == EXPLORERS_IN_REGION:
        return largest_group(p, seat)
    return 0


def different(regions: Spaces, groups: vec[i64]) -> i64:
    """How many of these groups of regions have one of the regions in them."""
    count: i64 = 0
    for i in range(len(groups)):
        if groups[i] & regions != 0:
            count += 1
    return count


def different_steps(p: Board) -> i64:
    count: i64 = 0
    for track in range(TRACKS):
        if p.advanced[track] > 0:
            count += 1
    return count


def own_cities(p: Board, seat: Seat) -> i64:
    """Own city tiles on the map, in a controlled region or not."""
    count: i64 = 0
    for tile in range(seat * TILES, seat * TILES + TILES):
        if p.tile_at[tile] >= 0:
            count += 1
    return count


def largest_group(p: Board, seat: Seat) -> i64:
    most: i64 = 0
    for region in range(REGIONS):
        most = max(most, explorers_in(p, seat, region))
    return most


def score(p: Board, seat: Seat, card: Card) -> None:
    """FE-ACH-1, FE-ACH-2: laid open; its points count at the end."""
    p.card_at[seat * CARDS + card] = SCORED
    points = p.printed.card_points[of_civilization(p, seat, card)]
    p.note(SCORED_CARD, ACH_1, seat, of_civilization(p, seat, card), points, 0, 0, 0)
