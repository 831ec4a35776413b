"""Looking back at a game: any of its moments, its record, and what proves its shuffle."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from empires.server.answers import Answer
from empires.server.messages import moment_of
from empires.server.openapi import described, refusals
from empires.server.refusals import Refusal, invalid
from empires.server.routes.common import Eyes, InLang, Live
from empires.shapes.film import Film
from empires.shapes.http import Verification
from empires.shapes.tables import Update
from empires.shapes.words import Lang
from empires.text.catalogue import words
from empires.text.film import film

router = APIRouter(prefix="/api/tables/{id}", tags=["looking back"])


@router.get(
    "/plies/{ply}",
    **described("The table after so many moves", gives=Update, refuses=(401, 404, 409)),
)
async def moment(
    live: Live,
    own: Eyes,
    ply: Annotated[int, Path(ge=0, le=100_000)],
    seat: Annotated[int | None, Query(ge=0, le=4, description="Once the game is over.")] = None,
    lang: InLang = None,
) -> Answer:
    async with live.steady() as state:
        if state.table is None:
            raise Refusal("not_started")
        if ply > state.ply:
            raise Refusal("no_ply", ply=ply)
        if seat is not None and seat >= len(state.seats):
            raise invalid("seat", f"0 to {len(state.seats) - 1}")
        if seat is not None and seat != own and state.status != "over":
            raise Refusal("not_over")
        whose = own if seat is None else seat
        return Answer(moment_of(state.table.at(ply), whose, lang, max(-1, ply - 1)))


@router.get(
    "/film",
    **described(
        "The whole game so far: the first view, then what each move changed",
        gives=Film,
        refuses=(401, 404, 409),
    ),
)
async def whole_game(
    live: Live,
    own: Eyes,
    seat: Annotated[
        Literal["all", "none", "0", "1", "2", "3", "4"] | None,
        Query(description="Whose eyes; other than your own only once the game is over."),
    ] = None,
    lang: Lang = "en",
) -> Answer:
    async with live.steady() as state:
        if state.table is None:
            raise Refusal("not_started")
        if seat is not None and seat.isdecimal() and int(seat) >= len(state.seats):
            raise invalid("seat", f"0 to {len(state.seats) - 1}")
        if seat not in (None, "none", str(own)) and state.status != "over":
            raise Refusal("not_over")
        record, game = state.table.record(), state.game
    eyes = own if seat is None else None if seat == "none" else seat if seat == "all" else int(seat)
    return Answer(await to_thread(film, record, game, eyes, words(lang)))


@router.get(
    "/record",
    response_class=Response,
    responses={
        **refusals(404, 409),
        200: {"content": {"application/jsonl": {}}, "description": "The record, a line a move."},
    },
    summary="The record: sealed while the game runs, whole when it is over",
)
async def record(live: Live) -> Response:
    async with live.steady() as state:
        if state.table is None:
            raise Refusal("not_started")
        written = state.table.record(public=state.status != "over").text()
    name = f'attachment; filename="{live.id}.jsonl"'
    headers = {"content-disposition": name}
    return Response(written, media_type="application/jsonl", headers=headers)


@router.get(
    "/verification",
    **described(
        "What proves that the shuffle was settled before the first move",
        gives=Verification,
        refuses=(404, 409),
    ),
)
async def verification(live: Live) -> Answer:
    async with live.steady() as state:
        over = state.status == "over"
        proof = Verification(
            commitment=state.commitment,
            seed=str(state.seed) if over else None,
            game=state.game.name,
            rules=state.game.rules_version,
            content=state.game.content,
            over=over,
        )
    return Answer(proof)
