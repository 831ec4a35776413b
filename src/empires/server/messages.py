"""What clients are sent: a table's public facts, a seat's view with its events, chat.

Everything a seat or a spectator receives about a game is made here, out of views and filtered
events, never out of the position.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec
from msgspec.structs import replace

from empires.lessons import LEARNER
from empires.lessons import told as told_at
from empires.server.entries import BranchSetup
from empires.server.presence import Presence
from empires.server.seats import Seat
from empires.server.state import TableState
from empires.server.storage.rows import Remark
from empires.shapes.tables import (
    AnyUpdate,
    BranchAbout,
    ChatLine,
    Clock,
    SeatAbout,
    TableAbout,
    UndoState,
    Update,
)
from empires.table import Table
from empires.text.catalogue import words
from empires.text.telling import AnyTelling, telling

NOTHING_SENT: Final = -1

encode: Final = msgspec.json.Encoder().encode


def table_about(state: TableState, presence: Presence) -> TableAbout:
    """What everybody may know about a table and who sits at it."""
    deciding, here = state.deciding(), presence.here()
    clock = state.setup.clock
    return TableAbout(
        id=state.id,
        version=state.version,
        status=state.status,
        game=state.game.name,
        rules=state.game.rules_version,
        content=state.game.content,
        options=state.table.options if state.table else state.setup.options,
        commitment=state.commitment,
        seed=str(state.seed) if state.status == "over" or state.setup.seeded else None,
        nonces=[seat.nonce for seat in state.seats],
        clock=None if clock is None else Clock(seconds=clock),
        listed=state.listed,
        undo=state.setup.undo,
        hints=state.setup.hints,
        own_cards=None if state.setup.pack is None else state.game.pack.name,
        lesson=state.setup.lesson,
        recorded=state.setup.position is None and state.setup.branch is None,
        branch=branch_about(state.setup.branch),
        created=state.created,
        ply=state.ply,
        seats=[
            SeatAbout(
                seat=number,
                kind=seat.kind,
                level=seat.level,
                name=seat.name,
                joined=seat.joined,
                here=number in here,
                deciding=number in deciding,
                away=seat.away,
                conceded=seat.conceded,
                deadline=state.deadline_of(number),
                muted=seat.muted,
                seen=None if number in here else last_seen(seat, presence.left(number)),
                origin=state.origins[number],
            )
            for number, seat in enumerate(state.seats)
        ],
        host=state.host,
        watchers=presence.watchers(),
        request=state.request,
        vote=state.vote,
        result=state.result(),
        rematch=state.rematch,
        now=time.time(),
    )


def branch_about(branch: BranchSetup | None) -> BranchAbout | None:
    if branch is None:
        return None
    return BranchAbout(table=branch.table, ply=branch.ply, future=branch.future)


def last_seen(seat: Seat, left: float | None) -> float | None:
    """When a person was there last, by sockets or by what was done."""
    if not seat.is_human or not seat.joined:
        return None
    known = [at for at in (left, seat.acted_at) if at is not None]
    return max(known, default=None)


def lasting_part(table: TableAbout) -> TableAbout:
    """A table message without what every update tells too."""
    seats = [replace(seat, deciding=False) for seat in table.seats]
    return replace(table, version=0, ply=0, now=0.0, seats=seats)


def update_of(state: TableState, seat: int | None, lang: str | None, told: int) -> AnyUpdate:
    """A seat's view, and what happened after the ply up to which it was told."""
    assert state.table is not None
    message = moment_of(state.table, seat, lang, told)
    message.version, message.undos = state.version, state.undos
    message.times = state.times.since(told)
    if state.status == "over":
        message.view.prompt = None
    elif message.view.prompt is not None and seat is not None:
        message.view.prompt.id = state.prompts.name(seat)
    if seat is not None and state.status == "running":
        message.undo = undo_state(state, state.table, seat)
    walk = state.walk()
    if walk is not None and seat == LEARNER:
        message.lesson = told_at(walk, None if lang is None else words(lang))
    return message


def moment_of(table: Table, seat: int | None, lang: str | None, told: int) -> AnyUpdate:
    """A table at its ply, as that seat may see it."""
    message = Update(
        seat=seat,
        ply=table.ply,
        since=told,
        events=table.lines(seat, told + 1),
        view=table.view(seat),
    )
    if lang is not None:
        teller = told_in(table, lang)
        message.question = teller.question(message.view)
        for line in message.events:
            teller.word_line(line, seat)
        teller.word_prompt(message.view)
    return message


def told_in(table: Table, lang: str) -> AnyTelling:
    return telling(table.game.name, words(lang), names=table.names, pack=table.game.pack)


def undo_state(state: TableState, table: Table, seat: int) -> UndoState:
    """Whether ``undo`` would do something, and otherwise why not."""
    if walk := state.walk():
        to = walk.back()
        plies = 0 if to is None else table.ply - to
        return UndoState(to is not None, plies, reason=None, seat=None, to=to)
    asked = table.last_choice(seat)
    if state.setup.undo == "free" and asked is not None:
        plies = table.ply - asked
        return UndoState(possible=True, plies=plies, reason=None, seat=None, to=asked)
    undo = table.undo_state(seat)
    to = table.ply - undo.plies if undo.possible else asked
    return UndoState(undo.possible, undo.plies, undo.reason, undo.seat, to)


def chat_line(state: TableState, said: Remark) -> ChatLine:
    seat = state.seat_now(said.seat, said.at)
    return ChatLine(
        number=said.number,
        seat=seat,
        name=state.seats[seat].name,
        text=said.text,
        at=said.at,
    )
