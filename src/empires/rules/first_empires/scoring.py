"""FE-END: what a position is worth to each seat, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.first_empires.journal import END_1, END_3, FINAL_POINTS, RANKED
from empires.rules.first_empires.position import Board, captured, in_hand, of_civilization
from empires.rules.first_empires.terms import CAPTURED, CARDS, SCORED, STEPS, TILES, TRACKS
from empires.rules.position import Seat


def track_points(p: Board, seat: Seat) -> i64:
    """FE-END-1: the highest field reached on each track."""
    points: i64 = 0
    for track in range(TRACKS):
        row = (p.civilization[seat] * TRACKS + track) * STEPS
        points += p.printed.points[row + p.level[seat * TRACKS + track]]
    return points


def city_points(p: Board, seat: Seat) -> i64:
    """FE-END-1, FE-END-2: own tiles on the map; those above a track give nothing."""
    points: i64 = 0
    for tile in range(seat * TILES, seat * TILES + TILES):
        if p.tile_at[tile] >= 0:
            points += p.tile_value[tile]
    return points


def captured_points(p: Board, seat: Seat) -> i64:
    points: i64 = 0
    for tile in range(p.players * TILES):
        if p.tile_at[tile] == CAPTURED - seat:
            points += p.tile_value[tile]
    return points


def card_points(p: Board, seat: Seat) -> i64:
    points: i64 = 0
    for card in range(CARDS):
        if p.card_at[seat * CARDS + card] == SCORED:
            points += p.printed.card_points[of_civilization(p, seat, card)]
    return points


def cards_scored(p: Board, seat: Seat) -> i64:
    count: i64 = 0
    for card in range(CARDS):
        if p.card_at[seat * CARDS + card] == SCORED:
            count += 1
    return count


def total(p: Board, seat: Seat) -> i64:
    """FE-END-1: what the seat would score if the game ended now."""
    if p.civilization[seat] < 0:
        return 0  # civilizations are still being chosen
    return (
        track_points(p, seat)
        + city_points(p, seat)
        + captured_points(p, seat)
        + card_points(p, seat)
    )


def beats(p: Board, one: Seat, other: Seat) -> bool:
    """FE-END-3: points, then cards in hand, then cities captured and cards scored together."""
    mine = total(p, one)
    theirs = total(p, other)
    if mine != theirs:
        return mine > theirs
    if in_hand(p, one) != in_hand(p, other):
        return in_hand(p, one) > in_hand(p, other)
    return captured(p, one) + cards_scored(p, one) > captured(p, other) + cards_scored(p, other)


def end_game(p: Board) -> None:
    """FE-END-1: note every source of points, then who won."""
    p.over = True
    for seat in range(p.players):
        p.note(
            FINAL_POINTS,
            END_1,
            seat,
            track_points(p, seat),
            city_points(p, seat),
            captured_points(p, seat),
            card_points(p, seat),
            total(p, seat),
        )
    for seat in range(p.players):
        p.note(RANKED, END_3, seat, p.rank(seat), 0, 0, 0, 0)
