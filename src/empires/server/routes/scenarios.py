"""Scenarios that prove rules, as tables to play on at."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from empires.server import receiving
from empires.server.answers import Answer
from empires.server.openapi import described
from empires.server.routes.common import Address, Server, body
from empires.shapes.http import Created, NewScenario

router = APIRouter(prefix="/api/scenarios", tags=["tables"])


@router.post(
    "",
    **described(
        "Set up a scenario", takes=NewScenario, gives=Created, status=201, refuses=(404, 422)
    ),
)
async def begin(
    wanted: Annotated[NewScenario, Depends(body(NewScenario))], server: Server, address: Address
) -> Answer:
    made = await receiving.begin_scenario(server.tables, server.limiter, wanted, address)
    return Answer(made, status_code=201)
