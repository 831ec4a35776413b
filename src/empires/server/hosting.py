"""What a host can do about a table and its seats, and what the others can agree on."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from empires.server import entries
from empires.server.actions import check_free_name, check_level, happened, running
from empires.server.creating import BOT_NAMES, check_options
from empires.server.entries import Entry
from empires.server.refusals import Refusal, invalid
from empires.server.seats import Seat
from empires.server.state import TableState
from empires.shapes.http import Change, Replacement

ABSENT: Final = 120.0  # seconds without a socket after which the others may talk about a seat


def check_host(state: TableState, seat: int) -> None:
    if seat != state.host:
        raise Refusal("not_the_host")


def replace(state: TableState, seat: int, wanted: Replacement, token_hash: str | None) -> Entry:
    """The host gives another's seat to a bot, to whoever takes it, or to a new guest."""
    check_host(state, seat)
    check_target(state, seat, wanted.seat)
    level = name = None
    if wanted.by == "bot" and state.table is None:
        check_level(wanted.level)
        taken = [each.name for number, each in enumerate(state.seats) if number != wanted.seat]
        level, name = wanted.level, next(each for each in BOT_NAMES if each not in taken)
    act = entries.Replaced(
        target=wanted.seat, by=wanted.by, token=token_hash, level=level, name=name
    )
    return happened(state, seat, act)


def propose(state: TableState, seat: int, wanted: Replacement, here: set[int]) -> Entry:
    """Anybody else asks those who are there; if there is nobody to ask, a bot plays for now."""
    running(state)
    check_target(state, seat, wanted.seat)
    if wanted.by == "invite":
        raise invalid("by", "bot or open, unless you are the host")
    if state.vote is not None:
        raise Refusal("vote_open")
    others = [
        number
        for number, each in enumerate(state.seats)
        if each.is_playing and number in here and number not in (seat, wanted.seat)
    ]
    if not others:
        if wanted.by != "bot":
            raise invalid("by", "bot, as nobody is there who could agree")
        return happened(state, seat, entries.Replaced(target=wanted.seat, by="bot"))
    act = entries.Proposed(target=wanted.seat, by=wanted.by, needed=tuple(others))
    return happened(state, seat, act)


def vote(state: TableState, seat: int, *, agree: bool) -> Entry:
    """Say yes or no to that."""
    running(state)
    if state.vote is None or seat not in state.vote.needed or seat in state.vote.agreed:
        raise Refusal("no_request")
    return happened(state, seat, entries.Voted(agree=agree))


def mute(state: TableState, seat: int, target: int, *, muted: bool) -> Entry:
    """The host lets somebody say nothing, or speak again."""
    check_host(state, seat)
    check_target(state, seat, target)
    return happened(state, seat, entries.Muted(target=target, muted=muted))


def change(state: TableState, seat: int, wanted: Change) -> Entry:
    """The host has thought again about how it shall be played."""
    check_host(state, seat)
    if state.table is not None:
        raise Refusal("started")
    if wanted.options is not None:
        check_options(state.game, len(state.seats), wanted.options)
    clock = state.setup.clock
    if wanted.clock is not UNSET:
        clock = None if wanted.clock is None else wanted.clock.seconds
    hints = state.setup.hints if wanted.hints is None else wanted.hints
    act = entries.Changed(options=wanted.options, clock=clock, hints=hints)
    return happened(state, seat, act)


def rename(state: TableState, seat: int, target: int, name: str) -> Entry:
    """Somebody wants to be called otherwise, or the host calls another so, before the game."""
    if target != seat:
        check_host(state, seat)
    if state.table is not None:
        raise Refusal("started")
    if target >= len(state.seats) or not state.seats[target].joined:
        raise invalid("seat", "one that somebody has")
    check_free_name(state, name, target)
    return happened(state, seat, entries.Renamed(target=target, name=name))


def order(state: TableState, seat: int, wanted: list[int]) -> Entry:
    """The host changes who sits where."""
    check_host(state, seat)
    if state.table is not None:
        raise Refusal("started")
    if sorted(wanted) != list(range(len(state.seats))):
        raise invalid("order", f"each seat once, 0 to {len(state.seats) - 1}")
    return happened(state, seat, entries.Ordered(order=tuple(wanted)))


def check_target(state: TableState, seat: int, target: int) -> None:
    """Another seat at this table that a person has, or might have."""
    if target >= len(state.seats) or target == seat:
        raise invalid("seat", f"another one, 0 to {len(state.seats) - 1}")
    if state.status == "over":
        raise Refusal("over")
    if state.seats[target].conceded:
        raise Refusal("conceded")
    if state.table is not None and not state.seats[target].is_human:
        raise invalid("seat", "one that no bot has")


def is_absent(seat: Seat, since: float, now: float) -> bool:
    """Whether nobody has been there for a while; who never came counts from the table's making."""
    return seat.away or not seat.joined or now - since > ABSENT
