"""FE-VIS: what a seat sees of a position, as one number. What it cannot see does not change it."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.digest import mixed, mixed_column
from empires.rules.first_empires.position import Board
from empires.rules.first_empires.terms import (
    CARDS,
    CHOOSE_TILE,
    GATHER,
    IN_DECK,
    IN_HAND,
    MOVE,
    NOTHING,
    PLACE_CITY,
    PROGRESS,
    SPACES,
    SWORDS,
    TURN_DIE,
    TURN_TO_SWORD,
)
from empires.rules.position import Seat


def sight(p: Board, seat: Seat, with_hand: bool) -> i64:
    """Equal for positions that the seat cannot tell apart.

    Without the hand it is what everybody sees, and what the seat has begun to choose.
    """
    digest = mixed(seat, p.round + (p.starting_player << 8) + (p.turn << 12) + (p.rerolls << 16))
    digest = mixed(digest, p.movement + (p.conquests << 8) + (p.dice_used << 16))
    digest = mixed(digest, p.regions_used + (1 << 25 if p.has_stepped else 0))
    digest = mixed(digest, p.cities_due + (p.explorers_due << 8) + (p.retreating << 16))
    digest = mixed(digest, p.retreat_from)
    for other in range(p.players):
        digest = mixed(digest, stage_shown(p, other, seat) + (p.deck_count[other] << 8))
        digest = cards_shown(p, other, with_hand and other == seat, digest)
        for space in range(other * SPACES, other * SPACES + SPACES, 4):
            digest = mixed(
                digest,
                p.explorers[space]
                + (p.explorers[space + 1] << 6)
                + (p.explorers[space + 2] << 12)
                + (p.explorers[space + 3] << 18),
            )
    # Only the seat whose turn it is chooses, so what has been begun is that seat's.
    if p.turn == seat:
        digest = mixed(digest, p.chosen + (p.target << 8))
        digest = mixed_column(digest, p.gathered)
    digest = mixed_column(digest, p.civilization)
    digest = mixed_column(digest, p.level)
    digest = mixed_column(digest, p.tile_at)
    if p.open_tiles or p.over:
        digest = mixed_column(digest, p.tile_value)
    digest = mixed_column(digest, p.dice)
    return mixed_column(digest, p.advanced)


def stage_shown(p: Board, other: Seat, seat: Seat) -> i64:
    """What another seat is deciding, as far as it shows."""
    stage = p.stage[other]
    if other == seat:
        return stage
    if stage == GATHER:
        return MOVE
    if stage == TURN_TO_SWORD:
        return SWORDS
    if stage == TURN_DIE:
        return PROGRESS
    if stage == PLACE_CITY and p.cities_due & (p.cities_due - 1) != 0:
        return CHOOSE_TILE
    return stage


def cards_shown(p: Board, other: Seat, own: bool, digest: i64) -> i64:
    """Scored and discarded cards lie open; a hand only its owner knows, and nobody a deck."""
    if p.civilization[other] == NOTHING:
        return digest
    shown: i64 = 0
    for card in range(CARDS):
        where = p.card_at[other * CARDS + card]
        if where == IN_HAND and not own:
            where = IN_DECK
        shown = shown * 4 + where
    return mixed(digest, shown)
