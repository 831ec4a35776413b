"""What routes and sockets ask for, in one place: find the seat, act, answer."""

from __future__ import annotations

import secrets
import time
from functools import partial

from msgspec.structs import replace

from empires.server import actions
from empires.server.entries import Entry, Setup
from empires.server.live import LiveTable
from empires.server.messages import chat_line
from empires.server.reading import checked_chat
from empires.server.refusals import Refusal
from empires.server.state import TableState
from empires.server.tables import Tables
from empires.server.tokens import hashed, new_table_id, new_token, seat_of
from empires.shapes.asking import AskMove
from empires.shapes.http import Play, Standing
from empires.shapes.tables import ChatLine
from empires.table.table import SEED_BITS


def seat_for(state: TableState, token: str | None) -> int:
    """The seat of a token; without one, or with a wrong one, a refusal."""
    if token is None:
        raise Refusal("token_needed")
    seat = seat_of(token, (seat.token for seat in state.seats))
    if seat is None:
        raise Refusal("wrong_token")
    return seat


async def move(live: LiveTable, seat: int, wanted: Play | AskMove) -> Standing:
    """Play; a player who was away is back by it."""
    if live.state.seats[seat].away:
        await live.perform(partial(actions.back, seat=seat))
    return await live.perform(partial(actions.move, seat=seat, wanted=wanted))


async def undo(live: LiveTable, seat: int, *, whole: bool, ask: bool) -> Standing:
    """Take back, or ask for it; how many moves went."""
    before = 0

    def action(state: TableState) -> Entry:
        nonlocal before
        before = state.ply
        return actions.undo(state, seat, whole=whole, ask=ask)

    standing = await live.perform(action)
    standing.undone = before - standing.ply
    return standing


async def take(live: LiveTable, seat: int, name: str) -> str:
    """Take an open seat; its secret."""
    token = new_token()
    await live.perform(lambda state: actions.take(state, seat, name, hashed(token)))
    return token


async def rematch(tables: Tables, live: LiveTable, seat: int) -> str:
    """The table where the same seats play again; made once, whoever asks."""
    state = live.state
    if state.rematch is not None:
        return state.rematch
    id = new_table_id()
    actions.check_rematch(state)
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


def rematch_setup(state: TableState) -> Setup:
    """The same players with the same secrets; who was invited once need not join again."""
    seats = tuple(
        replace(
            setup,
            kind="bot" if seat.kind == "bot" else "human",
            level=seat.level,
            name=seat.name,
            token=seat.token,
        )
        for setup, seat in zip(state.setup.seats, state.seats, strict=True)
    )
    return replace(state.setup, seats=seats)


async def say(tables: Tables, live: LiveTable, seat: int, text: str) -> ChatLine:
    """Chat: kept, then shown to everybody at the table."""
    said = await tables.storage.say(live.id, seat, checked_chat(text), time.time())
    await tables.storage.notify(f"said {live.id}")
    live.said = max(live.said, said.number)
    live.changed()
    return chat_line(live.state, said)
