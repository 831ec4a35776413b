"""First games that teach: a table with a script."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from empires.server import receiving
from empires.server.answers import Answer
from empires.server.openapi import described
from empires.server.routes.common import Address, Server, body
from empires.shapes.http import Created, NewLesson

router = APIRouter(prefix="/api/lessons", tags=["tables"])


@router.post(
    "",
    **described("Begin a first game", takes=NewLesson, gives=Created, status=201, refuses=(404,)),
)
async def begin(
    wanted: Annotated[NewLesson, Depends(body(NewLesson))], server: Server, address: Address
) -> Answer:
    made = await receiving.begin_lesson(server.tables, server.limiter, wanted, address)
    return Answer(made, status_code=201)
