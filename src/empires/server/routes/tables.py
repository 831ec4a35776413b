"""Making, finding and joining tables."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request

from empires.server import actions, service
from empires.server.answers import Answer
from empires.server.creating import prepared
from empires.server.openapi import described
from empires.server.refusals import Refusal
from empires.server.routes.common import Live, OwnSeat, Server, body
from empires.shapes.http import Beginning, Created, Named, NewTable, SeatLink, TableList, Taken
from empires.shapes.tables import Status, TableAbout

router = APIRouter(prefix="/api/tables", tags=["tables"])


def link(id: str, token: str) -> str:
    # Behind the # nothing is sent to any server, so the secret is in no log and no referrer.
    return f"/t/{id}#seat={token}"


@router.post(
    "", **described("Create a table", takes=NewTable, gives=Created, status=201, refuses=(404,))
)
async def create(
    wanted: Annotated[NewTable, Depends(body(NewTable))], server: Server, request: Request
) -> Answer:
    setup, seed, tokens = prepared(server.games, wanted)
    server.limiter.tables.take(request.client.host if request.client else "")
    if await server.storage.going_on() >= server.settings.limits.all_tables:
        raise Refusal("full")
    live = await server.tables.create(
        wanted.game, wanted.content, setup, seed=seed, listed=wanted.listed
    )
    made = Created(
        id=live.id,
        watch=f"/t/{live.id}",
        table=await live.about(),
        seats=[
            SeatLink(seat=seat, token=token, link=link(live.id, token))
            for seat, token in tokens.items()
        ],
    )
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
    token = await service.take(live, seat, wanted.name)
    taken = Taken(seat=seat, token=token, link=link(live.id, token), table=await live.about())
    return Answer(taken, status_code=201)


@router.post(
    "/{id}/join",
    **described(
        "Join at the seat you were invited to",
        takes=Named,
        gives=TableAbout,
        refuses=(401, 404, 409),
    ),
)
async def join(wanted: Annotated[Named, Depends(body(Named))], live: Live, seat: OwnSeat) -> Answer:
    await live.perform(partial(actions.join, seat=seat, name=wanted.name))
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
