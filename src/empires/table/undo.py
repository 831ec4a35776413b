"""Taking moves back, as far as nobody has learnt anything from them that can't be unlearnt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from empires.rules.position import IllegalMove
from empires.shapes.events import Event, SeatEvent
from empires.table.course import Course, Step

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

    @classmethod
    def by(cls, event: Event) -> _Refused:
        """The event showed something that can't be unseen."""
        return cls(event.event, event.seat if isinstance(event, SeatEvent) else None)


def undo_state(course: Course, seat: int) -> Undo:
    """Whether ``undone`` would take something back, without doing it where that can be told."""
    try:
        taken = _last_choice(course, seat)
        if _kept(course, taken):  # only playing them again tells whether they stay the same
            _without(course, taken)
        return Undo(possible=True, plies=len(taken))
    except _Refused as refused:
        return Undo(possible=False, reason=refused.reason, seat=refused.seat)


def undone(course: Course, seat: int) -> tuple[Undo, Course]:
    """The course without the seat's last choice, or the same course and why not.

    Moves without an alternative go with the choice before them: taken back alone, they could only
    be played again. Where the seats act together, what others did since is kept.
    """
    try:
        taken = _last_choice(course, seat)
        return Undo(possible=True, plies=len(taken)), _without(course, taken)
    except _Refused as refused:
        return Undo(possible=False, reason=refused.reason, seat=refused.seat), course


def last_undone(course: Course) -> tuple[Undo, Course]:
    """The course without its very last move, whoever played it and whatever it showed."""
    if not course.steps:
        return Undo(possible=False, reason=NOTHING_YET), course
    moves = [step.played for step in course.steps[:-1]]
    return Undo(possible=True, plies=1), course.again(moves)


def _last_choice(course: Course, seat: int) -> list[int]:
    """The plies of the seat's last choice and of its moves since."""
    own = [ply for ply, step in enumerate(course.steps) if step.seat == seat]
    last = max((ply for ply in own if course.steps[ply].chosen), default=None)
    if last is None:
        raise _Refused(NOTHING_YET, None)
    return [ply for ply in own if ply >= last]


def _kept(course: Course, taken: Sequence[int]) -> list[Step]:
    """The other seats' moves since, if nothing that cannot be unseen stands in the way."""
    first = course.steps[taken[0]]
    kept: list[Step] = []
    for ply, step in enumerate(course.steps[taken[0] :], start=taken[0]):
        if ply in taken:
            for event in _barriers(course, step):
                raise _Refused.by(event)
        elif first.together and step.together:
            kept.append(step)
        else:
            raise _Refused(ANOTHER_SEAT, step.seat)
    return kept


def _without(course: Course, taken: Sequence[int]) -> Course:
    kept = _kept(course, taken)
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
            raise _Refused.by(event)
    if again is None or again.move != step.move or before != after:
        raise _Refused(ANOTHER_SEAT, step.seat)


def _barriers(course: Course, step: Step) -> Iterator[Event]:
    return (event for event in course.game.events(step.notes) if course.game.is_barrier(event))
