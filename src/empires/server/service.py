"""What routes and sockets ask for, in one place: find the seat, act, answer."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from empires.server import actions
from empires.server.entries import Entry, Setup
from empires.server.frames import checked_chat
from empires.server.live import LiveTable
from empires.server.messages import Json, chat_message
from empires.server.refusals import Refusal
from empires.server.state import TableState
from empires.server.storage.rows import Message
from empires.server.tables import Tables
from empires.server.tokens import hashed, new_table_id, new_token, seat_of
from empires.table.table import SEED_BITS


def seat_for(state: TableState, token: str | None) -> int:
    """The seat of a token; without one, or with a wrong one, a refusal."""
    if token is None:
        raise Refusal("token_needed")
    seat = seat_of(token, (seat.token for seat in state.seats))
    if seat is None:
        raise Refusal("wrong_token")
    return seat


async def act(live: LiveTable, action: Callable[[TableState], Entry]) -> Json:
    """Let it happen, and say where the table stands."""
    return (await live.perform(action))._asdict()


async def move(
    live: LiveTable,
    seat: int,
    *,
    ply: int,
    prompt: str | None,
    code: int | None,
    move: Mapping[str, Any] | None,
) -> Json:
    """Play; a player who was away is back by it."""
    if live.state.seats[seat].away:
        await live.perform(partial(actions.back, seat=seat))
    return await act(
        live,
        lambda state: actions.move(state, seat, ply=ply, prompt=prompt, code=code, move=move),
    )


async def undo(live: LiveTable, seat: int, *, whole: bool, ask: bool) -> Json:
    """Take back, or ask for it; how many moves went."""
    before = 0

    def action(state: TableState) -> Entry:
        nonlocal before
        before = state.ply
        return actions.undo(state, seat, whole=whole, ask=ask)

    answer = await act(live, action)
    return answer | {"undone": before - answer["ply"]}


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
    actions.rematch(state, seat, id)
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


async def say(tables: Tables, live: LiveTable, seat: int, text: str) -> Json:
    """Chat: kept, then shown to everybody at the table."""
    said: Message = await tables.storage.say(live.id, seat, checked_chat(text), time.time())
    await tables.storage.notify(f"said {live.id}")
    live.said = max(live.said, said.number)
    live.changed()
    return chat_message(live.state, said)
