"""Who sits where: the one link for everybody, and what the host or the others do about seats."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends

from empires.server import hosting, service
from empires.server.answers import Answer
from empires.server.openapi import described
from empires.server.receiving import link, seated
from empires.server.routes.common import Address, Live, OwnSeat, Server, body
from empires.shapes.http import (
    Change,
    Mute,
    Named,
    Rename,
    Replacement,
    SeatGiven,
    Seating,
    Standing,
    Taken,
)
from empires.shapes.tables import TableAbout

router = APIRouter(prefix="/api/tables/{id}", tags=["seats"])


@router.post(
    "/sit",
    **described(
        "Take the first open seat", takes=Named, gives=Taken, status=201, refuses=(404, 409)
    ),
)
async def sit(wanted: Annotated[Named, Depends(body(Named))], live: Live) -> Answer:
    seat, token = await service.sit(live, wanted)
    return Answer(await seated(live, seat, token), status_code=201)


@router.post(
    "/replace",
    **described(
        "Give another's seat to a bot, to whoever takes it, or to a new guest",
        takes=Replacement,
        gives=SeatGiven,
        refuses=(401, 404, 409),
    ),
)
async def replace(
    wanted: Annotated[Replacement, Depends(body(Replacement))],
    server: Server,
    live: Live,
    seat: OwnSeat,
    address: Address,
) -> Answer:
    token = await service.replace(server.limiter, live, seat, wanted, address)
    invitation = None if token is None else link(live.id, token)
    return Answer(SeatGiven(table=await live.about(), token=token, link=invitation))


@router.post(
    "/mute",
    **described(
        "Let somebody say nothing, or speak again",
        takes=Mute,
        gives=Standing,
        refuses=(401, 404, 409),
    ),
)
async def mute(wanted: Annotated[Mute, Depends(body(Mute))], live: Live, seat: OwnSeat) -> Answer:
    action = partial(hosting.mute, seat=seat, target=wanted.seat, muted=wanted.muted)
    return Answer(await live.perform(action))


@router.patch(
    "",
    **described(
        "Change how it will be played, before it begins",
        takes=Change,
        gives=TableAbout,
        refuses=(401, 404, 409),
    ),
)
async def change(
    wanted: Annotated[Change, Depends(body(Change))], live: Live, seat: OwnSeat
) -> Answer:
    await live.perform(partial(hosting.change, seat=seat, wanted=wanted))
    return Answer(await live.about())


@router.post(
    "/rename",
    **described(
        "Be called otherwise, or call another so, before it begins",
        takes=Rename,
        gives=TableAbout,
        refuses=(401, 404, 409),
    ),
)
async def rename(
    wanted: Annotated[Rename, Depends(body(Rename))], live: Live, seat: OwnSeat
) -> Answer:
    action = partial(hosting.rename, seat=seat, target=wanted.seat, name=wanted.name)
    await live.perform(action)
    return Answer(await live.about())


@router.post(
    "/order",
    **described(
        "Change who sits where, before it begins",
        takes=Seating,
        gives=TableAbout,
        refuses=(401, 404, 409),
    ),
)
async def order(
    wanted: Annotated[Seating, Depends(body(Seating))], server: Server, live: Live, seat: OwnSeat
) -> Answer:
    await service.order(server.sender, server.storage, live, seat, wanted.order)
    return Answer(await live.about())
