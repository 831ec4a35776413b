"""What a finished game is worth to a seat, to those who learn from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.position import Position, Seat

# Kinds of reward.
WIN: Final[i64] = 0
RANK: Final[i64] = 1
MARGIN: Final[i64] = 2


def write_rewards(p: Position, kind: i64, at: i64, out: vec[float]) -> None:
    """The rewards of all seats, once the game is over."""
    if kind != WIN:
        for seat in range(p.players):
            out[at + seat] = reward(p, seat, kind)
        return
    winners: i64 = 0
    for seat in range(p.players):
        rank = p.rank(seat)
        winners += i64(rank == 1)
        out[at + seat] = float(rank)
    for seat in range(p.players):
        out[at + seat] = share(p, out[at + seat] == 1.0, winners)


def reward(p: Position, seat: Seat, kind: i64) -> float:
    """The reward of one kind for one seat, once the game is over."""
    if kind == WIN:
        return won(p, seat)
    if kind == RANK:
        return ranked(p, seat)
    return margin(p, seat)


def won(p: Position, seat: Seat) -> float:
    """1 for a victory, shared by those who share it; what the others lose makes the sum 0."""
    winners: i64 = 0
    for other in range(p.players):
        if p.rank(other) == 1:
            winners += 1
    return share(p, p.rank(seat) == 1, winners)


def share(p: Position, won: bool, winners: i64) -> float:
    players = float(p.players)
    part = 1.0 / float(winners) if won else 0.0
    return (part * players - 1.0) / (players - 1.0)


def ranked(p: Position, seat: Seat) -> float:
    """From 1 for the best to -1 for the last: seats beaten less seats lost to."""
    ahead: i64 = 0
    for other in range(p.players):
        if other == seat:
            continue
        if p.beats(seat, other):
            ahead += 1
        elif p.beats(other, seat):
            ahead -= 1
    return float(ahead) / float(p.players - 1)


def margin(p: Position, seat: Seat) -> float:
    """The points of a seat over the best of the others."""
    best: i64 = 0
    found = False
    for other in range(p.players):
        if other != seat:
            points = p.total(other)
            if not found or points > best:
                best = points
                found = True
    return float(p.total(seat) - best)
