"""The table as text: what the terminal shows, for screen readers and other fronts of words."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query

from empires.server.answers import Answer
from empires.server.messages import told_in
from empires.server.models import Lang, Told
from empires.server.refusals import Refusal, invalid
from empires.server.routes.common import Eyes, Live, refusals
from empires.table import View
from empires.text.telling import Telling, plain

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])


@router.get(
    "/text",
    response_model=Told,
    responses=refusals(401, 404, 409),
    summary="The table or a part of it in words",
)
async def text(
    live: Live,
    seat: Eyes,
    what: Literal["look", "me", "seat", "place", "card"] = "look",
    of: Annotated[str, Query(max_length=60, description="A player, a place or a card.")] = "",
    lang: Lang = "en",
) -> Answer:
    async with live.steady() as state:
        if state.table is None:
            raise Refusal("not_started")
        view = state.table.view(seat)
        return Answer({"lines": lines(told_in(state.table, lang), view, what, of)})


def lines(told: Telling, view: View, what: str, of: str) -> list[str]:
    """Those that were asked for; a refusal where there is no such player, place or card."""
    if what == "me" and view["seat"] is not None:
        return told.me(view)
    if what == "seat":
        return told.seat(view, seat_called(told.names, of))
    if what == "place":
        return told.place(view, of) or nothing("of", "a region of the map")
    if what == "card":
        slug = told.find(of)
        return told.card(slug) if slug else nothing("of", f"a card or place such as {told.example}")
    return [*told.table(view), *told.result(view)]


def seat_called(names: list[str], name: str) -> int:
    for seat, full in enumerate(names):
        if plain(name) and plain(full).startswith(plain(name)):
            return seat
    raise invalid("of", ", ".join(names))


def nothing(field: str, expected: str) -> list[str]:
    raise invalid(field, expected)
