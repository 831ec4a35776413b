"""The table in words, as the terminal tells it: for text mode and for screen readers."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query

from empires.server import looking
from empires.server.answers import Answer
from empires.server.openapi import described
from empires.server.routes.common import Eyes, Live
from empires.shapes.http import Lines
from empires.shapes.words import Lang

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])


@router.get("/text", **described("The table in words", gives=Lines, refuses=(401, 404, 409)))
async def text(
    live: Live,
    eyes: Eyes,
    about: Annotated[Literal["table", "me", "seat", "place", "result"], Query()] = "table",
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
    name: Annotated[str, Query(max_length=80)] = "",
    lang: Lang = "en",
) -> Answer:
    return Answer(await looking.text(live, eyes, about, seat, name, lang))
