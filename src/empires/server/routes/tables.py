"""Making, finding and joining tables."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query

from empires.server import actions, receiving, service
from empires.server.answers import Answer
from empires.server.openapi import described
from empires.server.receiving import seated
from empires.server.refusals import Refusal
from empires.server.routes.common import Address, Live, OwnSeat, Server, Token, body
from empires.shapes.http import Beginning, Created, Mix, Named, NewTable, TableList, Taken
from empires.shapes.tables import Status, TableAbout

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post(
    "", **described("Create a table", takes=NewTable, gives=Created, status=201, refuses=(404,))
)
async def create(
    wanted: Annotated[NewTable, Depends(body(NewTable))], server: Server, address: Address
) -> Answer:
    made = await receiving.create(server.tables, server.limiter, wanted, address)
    return Answer(made, status_code=201)


@router.get("", **described("Find listed tables", gives=TableList, refuses=(404,)))
async def listed(
    server: Server,
    status: Annotated[Status | None, Query()] = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Answer:
    if game is not None:
        server.games.standard(game)
    found = []
    for id in await server.storage.listed(status, game, limit):
        try:
            found.append(await (await server.tables.current(id)).about())
        except Refusal:
            continue  # it has gone meanwhile, or has other rules than this program
    return Answer(TableList(found))


@router.get("/{id}", **described("Look at a table", gives=TableAbout, refuses=(404, 409)))
async def about(live: Live) -> Answer:
    return Answer(await live.about())


@router.post(
    "/{id}/seats/{seat}/take",
    **described("Take an open seat", takes=Named, gives=Taken, status=201, refuses=(404, 409)),
)
async def take(
    wanted: Annotated[Named, Depends(body(Named))],
    live: Live,
    seat: Annotated[int, Path(ge=0, le=4)],
) -> Answer:
    token = await service.take(live, seat, wanted)
    return Answer(await seated(live, seat, token), status_code=201)


@router.post(
    "/{id}/join",
    **described(
        "Join at the seat you were invited to",
        takes=Named,
        gives=Taken,
        refuses=(401, 404, 409),
    ),
)
async def join(wanted: Annotated[Named, Depends(body(Named))], live: Live, token: Token) -> Answer:
    if token is None:
        raise Refusal("token_needed")
    seat, fresh = await service.join(live, token, wanted)
    return Answer(await seated(live, seat, fresh))


@router.post(
    "/{id}/mix",
    **described(
        "Add to the shuffle, before the game begins",
        takes=Mix,
        gives=TableAbout,
        refuses=(401, 404, 409),
    ),
)
async def mix(wanted: Annotated[Mix, Depends(body(Mix))], live: Live, seat: OwnSeat) -> Answer:
    await live.perform(partial(actions.mix, seat=seat, nonce=wanted.nonce))
    return Answer(await live.about())


@router.post(
    "/{id}/start",
    **described(
        "Begin without those who are missing",
        takes=Beginning,
        gives=TableAbout,
        refuses=(401, 404, 409),
    ),
)
async def start(
    wanted: Annotated[Beginning, Depends(body(Beginning))], live: Live, seat: OwnSeat
) -> Answer:
    await live.perform(partial(actions.start, seat=seat, level=wanted.level))
    return Answer(await live.about())
