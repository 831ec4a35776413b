"""One player, several devices; and where others can reach this server at all."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from empires.server import service
from empires.server.addresses import reachable_at
from empires.server.answers import Answer
from empires.server.openapi import described
from empires.server.receiving import seated
from empires.server.routes.common import Address, Live, OwnSeat, Server, body
from empires.shapes.http import Addresses, Arrival, Taken, Transfer, TransferCode

router = APIRouter(prefix="/api", tags=["devices"])


@router.get("/addresses", **described("Where friends can reach this server", gives=Addresses))
async def addresses(server: Server) -> Answer:
    return Answer(reachable_at(server.settings))


@router.post(
    "/tables/{id}/transfer",
    **described(
        "A code that lets another device have your seat",
        takes=Transfer,
        gives=TransferCode,
        status=201,
        refuses=(401, 404, 409),
    ),
)
async def transfer(
    wanted: Annotated[Transfer, Depends(body(Transfer))],
    server: Server,
    live: Live,
    seat: OwnSeat,
    address: Address,
) -> Answer:
    server.limiter.codes.take(address)
    code, until = await service.transfer(server.tables, live, seat, wanted.keep)
    # Behind the # nothing is sent to any server.
    made = TransferCode(code=code, link=f"/#code={code}", until=until)
    return Answer(made, status_code=201)


@router.post(
    "/transfer",
    **described(
        "Come with a code from another device",
        takes=Arrival,
        gives=Taken,
        status=201,
        refuses=(404, 409),
    ),
)
async def arrive(
    wanted: Annotated[Arrival, Depends(body(Arrival))], server: Server, address: Address
) -> Answer:
    server.limiter.tries.take(address)
    live, seat, token = await service.arrive(server.tables, wanted)
    return Answer(await seated(live, seat, token), status_code=201)
