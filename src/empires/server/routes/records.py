"""Games that were played elsewhere, as tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from empires.server import receiving
from empires.server.answers import Answer
from empires.server.openapi import described
from empires.server.routes.common import Address, Server, body
from empires.server.settings import RECORDS
from empires.shapes.http import Created, NewRecord

router = APIRouter(prefix=RECORDS, tags=["tables"])


@router.post(
    "",
    **described("Bring a record", takes=NewRecord, gives=Created, status=201, refuses=(413, 422)),
)
async def bring(
    wanted: Annotated[NewRecord, Depends(body(NewRecord))], server: Server, address: Address
) -> Answer:
    made = await receiving.bring(server.tables, server.limiter, wanted, address)
    return Answer(made, status_code=201)
