"""Looking back at a game: any of its moments, its record, and what proves its shuffle."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from empires.server import looking
from empires.server.answers import Answer
from empires.server.looking import FilmOf
from empires.server.openapi import described, refusals
from empires.server.routes.common import Eyes, InLang, Live, Server, while_waited_for
from empires.shapes.film import Film
from empires.shapes.http import Verification
from empires.shapes.tables import Update
from empires.shapes.words import Lang

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
    return Answer(await looking.moment(live, own, ply, seat, lang))


@router.get(
    "/film",
    **described(
        "The whole game so far: the first view, then what each move changed",
        gives=Film,
        refuses=(401, 404, 409),
    ),
)
async def whole_game(
    request: Request,
    server: Server,
    live: Live,
    own: Eyes,
    seat: Annotated[
        FilmOf | None,
        Query(description="Whose eyes; other than your own only once the game is over."),
    ] = None,
    lang: Lang = "en",
) -> Answer:
    made = looking.whole_game(server.aside, server.games, live, own, seat, lang)
    return Answer(await while_waited_for(request, made))


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
    written = await looking.record_text(live)
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
    return Answer(await looking.verification(live))
