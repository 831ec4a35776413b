"""EE-END: what a position is worth to each seat, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.empires_end.innovations import adjacent_destroyed, adjacent_healthy
from empires.rules.empires_end.journal import (
    END_1,
    END_2,
    END_3,
    END_4,
    FINAL_ABILITY,
    FINAL_POINTS,
    RANKED,
)
from empires.rules.empires_end.position import Board, card_ability, has, healthy_locations
from empires.rules.empires_end.terms import (
    COPY_END,
    END,
    MANUAL,
    NOTHING,
    PLACES,
    POINTS_MOST_DESTROYED,
    POINTS_PER_ADJACENT,
    POINTS_PER_ADJACENT_DESTROYED,
    POINTS_PER_DESTROYED,
    POINTS_PER_RESOURCE,
    Card,
    Place,
)
from empires.rules.position import Seat


def location_points(p: Board, seat: Seat) -> i64:
    """EE-END-1: the values of healthy locations."""
    points: i64 = 0
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        if p.healthy[at] == 1:
            points += p.printed.value[p.location[at]]
    return points


def ability_points(p: Board, seat: Seat, with_resources: bool) -> i64:
    """EE-END-2: end-of-game abilities of innovations at healthy locations, copies included.

    Without resources it is what an onlooker can add up, who does not see what the seat holds.
    """
    points: i64 = 0
    best: i64 = 0
    copies: i64 = 0
    for place in range(PLACES):
        at = seat * PLACES + place
        if p.healthy[at] == 0:
            continue
        card = p.oldest[at]
        while card != NOTHING:
            if p.printed.phase[card_ability(card)] == END:
                if p.printed.kind[card_ability(card)] == COPY_END:
                    copies += 1
                elif with_resources or not counts_resources(p, card):
                    worth = points_of(p, seat, card, place)
                    best = max(best, worth)
                    points += worth
            card = p.newer[card]
    return points + copies * best


def counts_resources(p: Board, card: Card) -> bool:
    return p.printed.kind[card_ability(card)] == POINTS_PER_RESOURCE


def points_of(p: Board, seat: Seat, card: Card, place: Place) -> i64:
    """EE-END-2: what one end-of-game ability that is not a copy is worth here."""
    ability = card_ability(card)
    kind = p.printed.kind[ability]
    amount = p.printed.amount[ability]
    if kind == POINTS_PER_ADJACENT_DESTROYED:
        return amount * adjacent_destroyed(p, seat, place)
    if kind == POINTS_PER_ADJACENT:
        return amount * adjacent_healthy(p, seat, place, p.printed.beside[ability])
    if kind == POINTS_PER_RESOURCE:
        return amount * has(p, seat, p.printed.resource[ability])
    if kind == POINTS_PER_DESTROYED:
        return amount * (PLACES - healthy_locations(p, seat))
    if kind == POINTS_MOST_DESTROYED and has_most_destroyed(p, seat):
        return amount
    return 0


def has_most_destroyed(p: Board, seat: Seat) -> bool:
    """Ties count, and so does a tie at none destroyed."""
    mine = healthy_locations(p, seat)
    for other in range(p.players):
        if healthy_locations(p, other) < mine:
            return False
    return True


def total(p: Board, seat: Seat) -> i64:
    """EE-END-1: what the seat would score if the game ended now."""
    return p.score[seat] + location_points(p, seat) + ability_points(p, seat, True)


def beats(p: Board, one: Seat, other: Seat) -> bool:
    """EE-END-3, EE-END-4: by points, then by the tie-break of the ruleset."""
    mine = total(p, one)
    theirs = total(p, other)
    if mine != theirs:
        return mine > theirs
    if p.ruleset == MANUAL:
        return from_first_player(p, one) < from_first_player(p, other)
    return healthy_locations(p, one) > healthy_locations(p, other)


def from_first_player(p: Board, seat: Seat) -> i64:
    """Steps clockwise from the first player, who is the closest of all."""
    return (seat - p.first_player + p.players) % p.players


def end_game(p: Board) -> None:
    """EE-END-1: note every source of points, then who won."""
    p.over = True
    if p.journal is None:
        return
    for seat in range(p.players):
        note_abilities(p, seat)
        p.note(
            FINAL_POINTS,
            END_1,
            seat,
            p.score[seat],
            location_points(p, seat),
            ability_points(p, seat, True),
            total(p, seat),
            0,
        )
    rule = END_4 if p.ruleset == MANUAL else END_3
    for seat in range(p.players):
        p.note(RANKED, rule, seat, p.rank(seat), 0, 0, 0, 0)


def note_abilities(p: Board, seat: Seat) -> None:
    best: i64 = 0
    copied: i64 = NOTHING
    for place in range(PLACES):
        card = p.oldest[seat * PLACES + place]
        while card != NOTHING and p.healthy[seat * PLACES + place] == 1:
            if p.printed.phase[card_ability(card)] == END:
                worth = points_of(p, seat, card, place)
                if p.printed.kind[card_ability(card)] != COPY_END:
                    p.note(FINAL_ABILITY, END_2, seat, card, worth, NOTHING, 0, 0)
                if worth > best:
                    best = worth
                    copied = card
            card = p.newer[card]
    for place in range(PLACES):
        card = p.oldest[seat * PLACES + place]
        while card != NOTHING and p.healthy[seat * PLACES + place] == 1:
            if p.printed.kind[card_ability(card)] == COPY_END:
                p.note(FINAL_ABILITY, END_2, seat, card, best, copied, 0, 0)
            card = p.newer[card]
