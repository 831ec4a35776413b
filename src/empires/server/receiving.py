"""Whoever makes a table or sits down at one is told how to come back."""

from __future__ import annotations

from contextlib import suppress

from empires.server import service
from empires.server.bringing import id_of, read, record_setup
from empires.server.creating import lesson_setup, prepared
from empires.server.limits import Limiter
from empires.server.live import LiveTable
from empires.server.proving import scenario_setup
from empires.server.refusals import Refusal
from empires.server.tables import Tables
from empires.shapes.http import (
    Created,
    NewLesson,
    NewRecord,
    NewScenario,
    NewTable,
    SeatLink,
    Taken,
)


async def create(tables: Tables, limiter: Limiter, wanted: NewTable, address: str) -> Created:
    setup, seed, tokens = prepared(tables.games, wanted)
    await service.check_room(tables, limiter, address)
    live = await tables.create(wanted.game, wanted.content, setup, seed=seed, listed=wanted.listed)
    return await created(live, tokens)


async def begin_lesson(
    tables: Tables, limiter: Limiter, wanted: NewLesson, address: str
) -> Created:
    setup, tokens = lesson_setup(tables.games, wanted)
    await service.check_room(tables, limiter, address)
    live = await tables.create(wanted.game, None, setup, seed=0, listed=False)
    return await created(live, tokens)


async def begin_scenario(
    tables: Tables, limiter: Limiter, wanted: NewScenario, address: str
) -> Created:
    setup, seed, tokens = scenario_setup(tables.games, wanted)
    await service.check_room(tables, limiter, address)
    live = await tables.create(wanted.game, None, setup, seed=seed, listed=False)
    return await created(live, tokens)


async def bring(tables: Tables, limiter: Limiter, wanted: NewRecord, address: str) -> Created:
    """A table with a game that was played elsewhere; one that is over is there only once."""
    await service.check_room(tables, limiter, address)
    record = read(wanted.record)
    setup, seed, tokens = record_setup(tables.games, record)
    id = id_of(wanted.record) if record.result else None
    if id is not None:
        with suppress(Refusal):
            return await created(await tables.current(id), {})
    try:
        live = await tables.create(
            record.game, record.content, setup, seed=seed, listed=False, at_id=id
        )
    except Exception:
        if id is None or await tables.storage.find(id) is None:
            raise
        live = await tables.current(id)  # somebody else brought it along in between
    return await created(live, tokens)


async def created(live: LiveTable, tokens: dict[int, str]) -> Created:
    return Created(
        id=live.id,
        watch=f"/t/{live.id}",
        table=await live.about(),
        seats=[
            SeatLink(seat=seat, token=token, link=link(live.id, token))
            for seat, token in tokens.items()
        ],
    )


async def seated(live: LiveTable, seat: int, token: str) -> Taken:
    return Taken(seat=seat, token=token, link=link(live.id, token), table=await live.about())


def link(id: str, token: str) -> str:
    # Behind the # nothing is sent to any server, so the secret is in no log and no referrer.
    return f"/t/{id}#seat={token}"
