"""What there is to tell the player of a seat, each thing once; when and how is left to others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from empires.server.state import TableState
from empires.server.storage.notices import Mark, Notice
from empires.server.storage.rows import Remark
from empires.shapes.notices import NoticeKind
from empires.shapes.tables import Status

Kind: TypeAlias = Literal["turn", "late", "begins", "ends", "chat", "request"]
COURSE: Final[dict[Status, float]] = {"waiting": 0.0, "running": 1.0, "over": 2.0}
CHAT_SECONDS: Final = 600.0  # between two notices that somebody said something


class Occasion(NamedTuple):
    """Something to tell, and how it is noted that it was told."""

    kind: Kind
    mark: Mark
    value: float
    at: float
    """When it came about: whoever is there soon after need not be told."""


def occasions(
    state: TableState, notice: Notice, kinds: list[NoticeKind], now: float
) -> Iterator[Occasion]:
    """What one way has not told yet, the most pressing first."""
    if "turn" in kinds:
        yield from turns(state, notice, now)
    if "request" in kinds:
        yield from requests(state, notice)
    if "game" in kinds and notice.course is not None:
        course = COURSE[state.status]
        if course > notice.course:
            kind: Kind = "ends" if state.status == "over" else "begins"
            yield Occasion(kind, "course", course, 0.0)


def turns(state: TableState, notice: Notice, now: float) -> Iterator[Occasion]:
    seat = state.seats[notice.seat]
    if notice.seat not in state.deciding() or seat.bot is not None or seat.turn_since is None:
        return
    if notice.told != seat.turn_since:
        yield Occasion("turn", "told", seat.turn_since, seat.turn_since)
        return
    deadline = state.deadline_of(notice.seat)
    if deadline is None or state.remind_at(notice.seat, deadline) > now:
        return
    if notice.reminded != deadline:
        yield Occasion("late", "reminded", deadline, 0.0)


def requests(state: TableState, notice: Notice) -> Iterator[Occasion]:
    """Somebody waits for this seat's consent."""
    for request, what in ((state.request, "ask"), (state.vote, "propose")):
        if request is None or notice.seat not in request.needed or notice.seat in request.agreed:
            continue
        made = next((each.at for each in reversed(state.happenings) if each.what == what), 0.0)
        if notice.asked != made:
            yield Occasion("request", "asked", made, made)


def remarks(said: list[Remark], notice: Notice) -> Iterator[Occasion]:
    """What others have said since the last time."""
    others = [each for each in said if each.seat != notice.seat]
    if others and others[-1].number > (notice.heard or 0):
        yield Occasion("chat", "heard", float(others[-1].number), others[-1].at)
