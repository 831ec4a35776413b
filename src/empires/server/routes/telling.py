"""The table in words, as the terminal tells it: for text mode and for screen readers."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query

from empires.server.answers import Answer
from empires.server.messages import told_in
from empires.server.openapi import described
from empires.server.refusals import Refusal, invalid
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
    async with live.steady() as state:
        if state.table is None:
            raise Refusal("not_started")
        view, teller = state.table.view(eyes), told_in(state.table, lang)
        if about == "me":
            if eyes is None:
                raise Refusal("token_needed")
            return Answer(Lines(teller.me(view)))
        if about == "seat":
            if seat is None or seat >= len(state.seats):
                raise invalid("seat", f"0 to {len(state.seats) - 1}")
            return Answer(Lines(teller.seat(view, seat)))
        if about == "place":
            return Answer(Lines(teller.place(view, name)))
        if about == "result":
            return Answer(Lines(teller.result(view)))
        return Answer(Lines(teller.table(view)))
