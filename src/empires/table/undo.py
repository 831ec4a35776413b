"""Taking moves back, as far as nobody has learnt anything from them that can't be unlearnt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from empires.rules.position import IllegalMove
from empires.table.course import Course, Step
from empires.table.game import Event

NOTHING_YET: Final = "nothing_yet"
ANOTHER_SEAT: Final = "another_seat"


@dataclass(frozen=True, slots=True)
class Undo:
    """Whether a seat can take its last choice back, and otherwise what stands in the way.

    ``reason`` is the name of the event that showed something, or ``another_seat``, or
    ``nothing_yet``; ``seat`` says whose event or move that was, if it was anybody's.
    """

    possible: bool
    plies: int = 0
    reason: str | None = None
    seat: int | None = None


class _Refused(Exception):
    def __init__(self, reason: str, seat: int | None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seat = seat


def undone(course: Course, seat: int) -> tuple[Undo, Course]:
    """The course without the seat's last choice, or the same course and why not.

    Moves without an alternative go with the choice before them: taken back alone, they could only
    be played again. Where the seats act together, what others did since is kept.
    """
    own = [ply for ply, step in enumerate(course.steps) if step.seat == seat]
    last = max((ply for ply in own if course.steps[ply].chosen), default=None)
    if last is None:
        return Undo(possible=False, reason=NOTHING_YET), course
    taken = [ply for ply in own if ply >= last]
    try:
        return Undo(possible=True, plies=len(taken)), _without(course, taken)
    except _Refused as refused:
        return Undo(possible=False, reason=refused.reason, seat=refused.seat), course


def last_undone(course: Course) -> tuple[Undo, Course]:
    """The course without its very last move, whoever played it and whatever it showed."""
    if not course.steps:
        return Undo(possible=False, reason=NOTHING_YET), course
    moves = [step.played for step in course.steps[:-1]]
    return Undo(possible=True, plies=1), course.again(moves)


def _without(course: Course, taken: Sequence[int]) -> Course:
    first = course.steps[taken[0]]
    kept: list[Step] = []
    for ply, step in enumerate(course.steps[taken[0] :], start=taken[0]):
        if ply in taken:
            for event in _barriers(course, step):
                raise _Refused(event["event"], event.get("seat"))
        elif first.together and step.together:
            kept.append(step)
        else:
            raise _Refused(ANOTHER_SEAT, step.seat)
    shorter = course.again(step.played for step in course.steps[: taken[0]])
    for step in kept:
        _replay_unchanged(shorter, step)
    return shorter


def _replay_unchanged(course: Course, step: Step) -> None:
    """Another seat's move must mean the same without the one taken back, and show the same."""
    try:
        again = course.play(step.seat, step.code)
    except IllegalMove:
        again = None
    before = list(_barriers(course, step))
    after = list(_barriers(course, again)) if again else []
    for event in before:
        if event not in after:
            raise _Refused(event["event"], event.get("seat"))
    if again is None or again.move != step.move or before != after:
        raise _Refused(ANOTHER_SEAT, step.seat)


def _barriers(course: Course, step: Step) -> Iterator[Event]:
    return (event for event in step.events if course.game.is_barrier(event))
