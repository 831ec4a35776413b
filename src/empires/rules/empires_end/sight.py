"""EE-VIS: what a seat sees of a position, as one number. What it cannot see does not change it."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.digest import mixed, mixed_column
from empires.rules.empires_end.hidden import beginning_of
from empires.rules.empires_end.position import Board
from empires.rules.empires_end.terms import (
    CARDS,
    IN_DECK,
    IN_HAND,
    MOST_HELD_CARDS,
    NOTHING,
    PLACES,
)
from empires.rules.position import Seat


def sight(p: Board, seat: Seat, with_hand: bool) -> i64:
    """Equal for positions that the seat cannot tell apart.

    Without the hand it is what everybody sees, and what the seat has begun to choose.
    """
    digest = mixed(seat, p.space)
    digest = mixed(digest, p.first_player + (p.conflict << 4) + (p.deck_count << 8))
    digest = mixed(digest, p.conflict_count + (1 << 8 if p.bids_opened else 0))
    digest = mixed_column(digest, p.score)
    digest = mixed_column(digest, p.held)
    digest = mixed_column(digest, p.pot)
    digest = mixed(digest, p.revealed[0] + (p.revealed[1] << 8))
    digest = mixed(digest, p.decided[0] + (p.decided[1] << 1))
    for other in range(p.players):
        digest = deciding(p, other, seat, digest)
        for at in range(other * PLACES, other * PLACES + PLACES):
            digest = mixed(
                digest,
                p.location[at] + (p.healthy[at] << 4) + (p.used_at[at] << 5) + (p.oldest[at] << 12),
            )
    for card in range(CARDS):
        where = p.at[card]
        if where == IN_DECK or where <= IN_HAND:
            continue
        digest = mixed(
            digest,
            card + ((where + 8) << 8) + (p.exhausted[card] << 16) + (p.used[card] << 17),
        )
        digest = mixed(digest, p.newer[card])
    if with_hand:
        # Choices name cards by their place in the hand, so its order counts.
        for i in range(seat * MOST_HELD_CARDS, seat * MOST_HELD_CARDS + p.hand_count[seat]):
            digest = mixed(digest, p.hand[i])
    return digest


def deciding(p: Board, other: Seat, seat: Seat, digest: i64) -> i64:
    """What another seat is doing, as far as it shows; of its own doings a seat knows all."""
    stage = p.stage[other]
    chosen = p.chosen[other]
    second = p.second[other]
    axes = p.axes[other]
    coins = p.coins[other]
    if other != seat:
        begun = beginning_of(stage)
        if begun != NOTHING:
            stage = begun
            chosen = NOTHING
            second = NOTHING
        if p.conflict != NOTHING and not p.bids_opened:
            axes = 0
            coins = 0
    digest = mixed(digest, stage + (chosen << 6) + (second << 16) + (p.hand_count[other] << 26))
    digest = mixed(digest, axes + (coins << 10) + (p.won[other] << 20) + (p.refreshes[other] << 21))
    return mixed(
        digest,
        p.cards_used[other]
        + (p.has_rebuilt[other] << 3)
        + (p.other_half[other] << 4)
        + (p.declared[other] << 10),
    )
