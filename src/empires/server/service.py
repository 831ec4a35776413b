"""What routes and sockets ask for, in one place: find the seat, act, answer."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import structs

from empires.bots import LEVELS
from empires.server import actions, hosting
from empires.server.aside import Aside
from empires.server.bots.thinking import explain
from empires.server.bots.turns import task_of
from empires.server.entries import Entry, Setup
from empires.server.games import Games
from empires.server.limits import Limiter
from empires.server.live import LiveTable
from empires.server.messages import chat_line, last_seen, told_in
from empires.server.reading import checked_chat
from empires.server.refusals import Refusal
from empires.server.state import TableState
from empires.server.tables import Tables
from empires.server.tokens import (
    hashed,
    new_code,
    new_table_id,
    new_token,
    read_code,
    seat_of,
)
from empires.shapes.asking import AskJoin, AskMove
from empires.shapes.http import Advice, Arrival, Named, Play, Replacement, Standing
from empires.shapes.tables import ChatLine
from empires.table.record import SEED_BITS
from empires.text import hints

if TYPE_CHECKING:  # a table without a server has neither
    from empires.server.notices.sender import Sender
    from empires.server.storage.storage import Storage

STRONGEST: Final = list(LEVELS)[-1]
CODE_SECONDS: Final = 600.0


def seat_for(state: TableState, token: str | None) -> int:
    """The seat of a token; without one, or with a wrong one, a refusal."""
    seat = invited_to(state, token)
    if not state.seats[seat].joined:
        raise Refusal("invited")
    return seat


def invited_to(state: TableState, token: str | None) -> int:
    """The same, also for an invitation that nobody has accepted yet."""
    if token is None:
        raise Refusal("token_needed")
    seat = seat_of(token, (seat.tokens for seat in state.seats))
    if seat is None:
        raise Refusal("wrong_token")
    return seat


async def move(live: LiveTable, seat: int, wanted: Play | AskMove) -> Standing:
    """Play; a player who was away is back by it."""
    if live.state.seats[seat].away:
        await live.perform(partial(actions.back, seat=seat))
    return await live.perform(partial(actions.move, seat=seat, wanted=wanted))


async def undo(live: LiveTable, seat: int, *, whole: bool, ask: bool) -> Standing:
    """Take back, or ask for it; how many moves went, and how often that is still possible."""
    before = 0
    counts = live.state.setup.undo != "free"  # there nobody else waits
    if counts:
        live.undos.check(seat)

    def action(state: TableState) -> Entry:
        nonlocal before
        before = state.ply
        return actions.undo(state, seat, whole=whole, ask=ask)

    standing = await live.perform(action)
    standing.undone = before - standing.ply
    if counts:
        standing.left = live.undos.use(seat)
    return standing


async def hint(aside: Aside, games: Games, live: LiveTable, seat: int, lang: str | None) -> Advice:
    """What the strongest bot would do in the seat's place, with what the seat knows, and why."""
    async with live.steady() as state:
        if not state.setup.hints:
            raise Refusal("no_hints")
        if seat not in state.deciding():
            raise Refusal("not_your_turn")
        live.hints.check(seat)
        if seat in live.advised:
            raise Refusal("too_many", retry_after=1)  # one at a time
        who = f"{state.id}:{seat}:advice"
        ply, task = state.ply, task_of(who, state, seat, STRONGEST, games)
        assert state.table is not None
        view = state.table.view(seat)
        told = told_in(state.table, lang) if lang else None
    left = live.hints.use(seat)
    live.advised.add(seat)
    try:
        found = task if isinstance(task, int) else await aside.run(explain, *task)
    finally:
        live.advised.discard(seat)
    if isinstance(found, int):
        why = told.say("hint-only") if told else ""
        return Advice(code=found, ply=ply, left=left, why=why, beside=[])
    loses = {each.code: each.loses for each in found.choices}
    why = hints.word(found.beside, view, told, loses) if told else ""
    return Advice(code=found.code, ply=ply, left=left, why=why, beside=found.beside)


async def take(live: LiveTable, seat: int, wanted: Named) -> str:
    """Take an open seat; its secret."""
    token = wanted.secret or new_token()
    await live.perform(lambda state: actions.take(state, seat, wanted, hashed(token)))
    await live.forget_notices(seat)
    return token


async def sit(live: LiveTable, wanted: Named) -> tuple[int, str]:
    """Take the first open seat, whichever that is by then: the seat, and its secret."""
    token = wanted.secret or new_token()
    seat = -1

    def action(state: TableState) -> Entry:
        nonlocal seat
        free = [number for number, each in enumerate(state.seats) if each.kind == "open"]
        if not free:
            raise Refusal("no_seat")
        seat = free[0]
        return actions.take(state, seat, wanted, hashed(token))

    await live.perform(action)
    await live.forget_notices(seat)
    return seat, token


async def replace(
    limiter: Limiter, live: LiveTable, seat: int, wanted: Replacement, address: str
) -> str | None:
    """Let another have a seat, or propose it; the new invitation, if there is one."""
    if seat == live.state.host:
        token = None
        if wanted.by == "invite":
            limiter.invitations.take(address)
            token = new_token()
        kept = None if token is None else hashed(token)
        await live.perform(lambda state: hosting.replace(state, seat, wanted, kept))
        return token
    here = live.presence.here()
    if wanted.seat < len(live.state.seats):
        target = live.state.seats[wanted.seat]
        since = last_seen(target, live.presence.left(wanted.seat)) or live.state.created
        if wanted.seat in here or not hosting.is_absent(target, since, time.time()):
            raise Refusal("present")
    await live.perform(lambda state: hosting.propose(state, seat, wanted, here))
    return None


async def order(
    sender: Sender, storage: Storage, live: LiveTable, seat: int, wanted: list[int]
) -> None:
    """Everybody sits elsewhere, and is told there what they wanted to be told of."""
    await live.perform(partial(hosting.order, seat=seat, wanted=wanted))
    moved = []
    for notice in await storage.notices.of(live.id):
        to, hash = wanted.index(notice.seat), notice.hash
        if notice.way == "mail":
            hash = hashed(await sender.ending(live.id, to, notice.target))
        moved.append(structs.replace(notice, seat=to, hash=hash))
    await storage.notices.reseat(live.id, moved, wanted)


async def transfer(tables: Tables, live: LiveTable, seat: int, keep: bool) -> tuple[str, float]:
    """A code for another device, and until when it is good."""
    code, until = new_code(), time.time() + CODE_SECONDS
    await tables.storage.keep_code(hashed(code), live.id, seat, keep, until)
    return code, until


async def arrive(tables: Tables, wanted: Arrival) -> tuple[LiveTable, int, str]:
    """Another device comes with a code: the table, the seat, and the seat's secret there."""
    found = await tables.storage.use_code(hashed(read_code(wanted.code)), time.time())
    if found is None:
        raise Refusal("no_code")
    id, seat, keep, until = found
    live = await tables.current(id)
    seat = live.state.seat_now(seat, until - CODE_SECONDS)
    token = wanted.secret or new_token()
    await live.perform(lambda state: actions.move_seat(state, seat, hashed(token), keep=keep))
    return live, seat, token


async def join(live: LiveTable, invitation: str, wanted: Named | AskJoin) -> tuple[int, str]:
    """Accept an invitation: the seat, and its secret from now on. The invitation is used up."""
    token = wanted.secret or new_token()
    seat = -1

    def action(state: TableState) -> Entry:
        nonlocal seat
        seat = invited_to(state, invitation)
        return actions.join(state, seat, wanted, hashed(token))

    await live.perform(action)
    await live.forget_notices(seat)
    return seat, token


async def rematch(
    tables: Tables, limiter: Limiter, live: LiveTable, seat: int, address: str
) -> str:
    """The table where the same seats play again; made once, whoever asks."""
    # What is not stored yet may never be: another worker may have been sooner.
    async with live.steady() as state:
        if state.rematch is not None:
            return state.rematch
        actions.check_rematch(state)
    id = new_table_id()
    await check_room(tables, limiter, address)
    setup = rematch_setup(state)
    seed = secrets.randbits(SEED_BITS)
    await tables.create(
        state.game.name, state.game.content, setup, seed=seed, listed=state.listed, at_id=id
    )
    try:
        await live.perform(lambda state: actions.rematch(state, seat, id))
    except Refusal:
        await tables.remove(id)
        if live.state.rematch is None:
            raise
    assert live.state.rematch is not None
    return live.state.rematch


async def check_room(tables: Tables, limiter: Limiter, address: str) -> None:
    """Whether there may be another table, and from that address."""
    limiter.tables.take(address)
    if await tables.storage.going_on() >= limiter.limits.all_tables:
        raise Refusal("full")


def rematch_setup(state: TableState) -> Setup:
    """The same players with the same secrets; who was invited once need not join again."""
    seats = tuple(
        structs.replace(
            setup,
            kind="bot" if seat.kind == "bot" else "human",
            level=seat.level,
            name=seat.name,
            token=seat.token,
            copies=seat.copies,
        )
        for setup, seat in zip(state.setup.seats, state.seats, strict=True)
    )
    return structs.replace(state.setup, seats=seats, seeded=False, played=(), branch=None)


async def say(tables: Tables, live: LiveTable, seat: int, text: str) -> ChatLine:
    """Chat: kept, then shown to everybody at the table."""
    if live.state.seats[seat].muted:
        raise Refusal("muted")
    said = await tables.storage.say(live.id, seat, checked_chat(text), time.time())
    await tables.storage.notify(f"said {live.id}")
    live.said = max(live.said, said.number)
    tables.talked.add(live.id)
    live.changed()
    return chat_line(live.state, said)
