"""What moves add up to: decisions of several moves, key moments, and the parts of each result."""

from __future__ import annotations

from typing import Final

from empires.review.errors import band
from empires.review.judge import ALL
from empires.shapes.review import ReviewedDecision, ReviewedMove, SeatSum
from empires.table.course import Course

LUCKY: Final = 8.0  # per cent that make luck a key moment
BAD: Final = ("mistake", "blunder")
MOST_KEYS: Final = 8


def decisions_of(
    course: Course, moves: list[ReviewedMove], chances: list[list[float]]
) -> list[ReviewedDecision]:
    """A seat's moves up to the next thing that can't be unseen are one decision."""
    found: list[ReviewedDecision] = []
    open_now: dict[int, list[ReviewedMove]] = {}

    def close(seat: int) -> None:
        group = open_now.pop(seat, [])
        if any(move.choices for move in group):
            found.append(decision(group, chances))

    for step, move in zip(course.steps, moves[1:], strict=True):
        if not step.together:
            for other in [seat for seat in open_now if seat != step.seat]:
                close(other)
        open_now.setdefault(step.seat, []).append(move)
        if any(course.game.is_barrier(event) for event in course.game.events(step.notes)):
            for seat in list(open_now):
                close(seat)
    for seat in list(open_now):
        close(seat)
    return sorted(found, key=lambda each: each.plies)


def decision(group: list[ReviewedMove], chances: list[list[float]]) -> ReviewedDecision:
    seat = group[0].seat
    error = sum(move.error for move in group)
    interval = sum(move.interval**2 for move in group) ** 0.5
    best = max((each.chance for move in group for each in move.choices), default=0.0)
    return ReviewedDecision(
        plies=[move.ply for move in group],
        seat=seat,
        error=error,
        interval=interval,
        points=sum(move.points for move in group),
        band=band(error, interval, best),
    )


def keys_of(moves: list[ReviewedMove]) -> list[int]:
    """The largest strokes of luck and the worst errors, in the order of the game."""
    sizes = {at: size(move) for at, move in enumerate(moves)}
    largest = sorted((at for at in sizes if sizes[at] > 0.0), key=lambda at: -sizes[at])
    return sorted(largest[:MOST_KEYS])


def size(move: ReviewedMove) -> float:
    """How much a key moment moved; 0: it is none."""
    luck = max(abs(each) for each in move.luck)
    found = luck if luck >= LUCKY else 0.0
    return max(found, move.error) if move.band in BAD else found


def seats_of(
    moves: list[ReviewedMove], decisions: list[ReviewedDecision], result: list[float]
) -> list[SeatSum]:
    return [seat_sum(seat, moves, decisions, result) for seat in range(len(result))]


def seat_sum(
    seat: int, moves: list[ReviewedMove], decisions: list[ReviewedDecision], result: list[float]
) -> SeatSum:
    luck = sum(move.luck[seat] for move in moves)
    unseen = sum(move.unseen[seat] for move in moves)
    errors = sum(move.error for move in moves if move.seat == seat)
    own = [each for each in decisions if each.seat == seat]
    return SeatSum(
        seat=seat,
        start=ALL / len(result),
        luck=luck,
        unseen=unseen,
        errors=errors,
        others=sum(move.gains[seat] for move in moves if move.seat != seat),
        rest=sum(move.rest[seat] for move in moves),
        result=result[seat],
        adjusted=result[seat] - luck - unseen,
        decisions=len(own),
        per_decision=sum(each.error for each in own) / len(own) if own else 0.0,
    )
