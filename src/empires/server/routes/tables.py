"""Making, finding and joining tables."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from empires.server import actions, service
from empires.server.answers import Answer
from empires.server.creating import prepared
from empires.server.models import (
    Beginning,
    Created,
    Named,
    NewTable,
    TableAbout,
    TableList,
    Taken,
)
from empires.server.refusals import Refusal
from empires.server.routes.common import Live, OwnSeat, Server, refusals

router = APIRouter(prefix="/api/tables", tags=["tables"])


def link(id: str, token: str) -> str:
    # Behind the # nothing is sent to any server, so the secret is in no log and no referrer.
    return f"/t/{id}#seat={token}"


@router.post(
    "", status_code=201, response_model=Created, responses=refusals(404), summary="Create a table"
)
async def create(server: Server, request: Request, wanted: NewTable) -> Answer:
    setup, seed, tokens = prepared(server.games, wanted)
    server.limiter.tables.take(request.client.host if request.client else "")
    if await server.storage.going_on() >= server.settings.limits.all_tables:
        raise Refusal("full")
    live = await server.tables.create(
        wanted.game, wanted.content, setup, seed=seed, listed=wanted.listed
    )
    links = [
        {"seat": seat, "token": token, "link": link(live.id, token)}
        for seat, token in tokens.items()
    ]
    made = {
        "id": live.id,
        "watch": f"/t/{live.id}",
        "table": await live.about(),
        "seats": links,
    }
    return Answer(made, status_code=201)


@router.get("", response_model=TableList, responses=refusals(404), summary="Find listed tables")
async def listed(
    server: Server,
    status: Annotated[Literal["waiting", "running", "over"] | None, Query()] = None,
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
    return Answer({"tables": found})


@router.get(
    "/{id}", response_model=TableAbout, responses=refusals(404, 409), summary="Look at a table"
)
async def about(live: Live) -> Answer:
    return Answer(await live.about())


@router.post(
    "/{id}/seats/{seat}/take",
    status_code=201,
    response_model=Taken,
    responses=refusals(404, 409),
    summary="Take an open seat",
)
async def take(live: Live, seat: Annotated[int, Path(ge=0, le=4)], body: Named) -> Answer:
    token = await service.take(live, seat, body.name)
    taken = {"seat": seat, "token": token, "link": link(live.id, token)}
    return Answer({**taken, "table": await live.about()}, status_code=201)


@router.post(
    "/{id}/join",
    response_model=TableAbout,
    responses=refusals(401, 404, 409),
    summary="Join at the seat you were invited to",
)
async def join(live: Live, seat: OwnSeat, body: Named) -> Answer:
    await live.perform(lambda state: actions.join(state, seat, body.name))
    return Answer(await live.about())


@router.post(
    "/{id}/start",
    response_model=TableAbout,
    responses=refusals(401, 404, 409),
    summary="Begin without those who are missing",
)
async def start(live: Live, seat: OwnSeat, body: Beginning) -> Answer:
    await live.perform(lambda state: actions.start(state, seat, body.level))
    return Answer(await live.about())
