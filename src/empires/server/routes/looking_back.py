"""Looking back at a game: any of its moments, its record, and what proves its shuffle."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from empires.server import branching, looking
from empires.server.answers import Answer
from empires.server.looking import FilmOf
from empires.server.openapi import described, refusals
from empires.server.routes.common import (
    Address,
    Eyes,
    InLang,
    Live,
    OwnSeat,
    Server,
    body,
    while_waited_for,
)
from empires.shapes.film import Film
from empires.shapes.http import (
    BranchNow,
    Created,
    NewBranch,
    PlayedOut,
    ReviewWanted,
    Verification,
)
from empires.shapes.review import Depth, ReviewTold
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


@router.post(
    "/review",
    **described(
        "Have a finished game looked at again, with luck and errors apart",
        takes=ReviewWanted,
        gives=ReviewTold,
        status=202,
        refuses=(404, 409),
    ),
)
async def begin_review(
    wanted: Annotated[ReviewWanted, Depends(body(ReviewWanted))],
    server: Server,
    live: Live,
    address: Address,
    lang: Lang = "en",
) -> Answer:
    asked = await server.reviews.ask(live, wanted.depth, address)
    return Answer(await server.reviews.told(asked, 0, lang), status_code=202)


@router.get(
    "/review",
    **described("The review as far as it has come", gives=ReviewTold, refuses=(404, 409)),
)
async def review(
    request: Request,
    server: Server,
    live: Live,
    depth: Depth = "quick",
    since: Annotated[int, Query(ge=0, le=100_000, description="Parts that you have.")] = 0,
    lang: Lang = "en",
) -> Answer:
    wanted = await server.reviews.wanted(live, depth)
    told = server.reviews.told(wanted, since, lang)
    return Answer(await while_waited_for(request, told))


@router.post(
    "/branches",
    **described(
        "Leave a finished game at a move and try something else, at a private table",
        takes=NewBranch,
        gives=Created,
        status=201,
        refuses=(404, 409),
    ),
)
async def begin_branch(
    wanted: Annotated[NewBranch, Depends(body(NewBranch))],
    server: Server,
    live: Live,
    address: Address,
) -> Answer:
    made = await branching.branch(server.tables, server.limiter, live, wanted, address)
    return Answer(made, status_code=201)


@router.get(
    "/branch",
    **described(
        "How a branch stands beside the game that it left",
        gives=BranchNow,
        refuses=(401, 404, 409),
    ),
)
async def branch_now(request: Request, server: Server, live: Live, _: OwnSeat) -> Answer:
    found = branching.now(server.aside, server.games, live)
    return Answer(await while_waited_for(request, found))


@router.get(
    "/playouts",
    **described(
        "Let bots play a branch to its end, some games at a time",
        gives=PlayedOut,
        refuses=(401, 404, 409),
    ),
)
async def played_out(
    request: Request,
    server: Server,
    live: Live,
    _: OwnSeat,
    first: Annotated[int, Query(ge=0, lt=branching.ALL_GAMES)] = 0,
    count: Annotated[int, Query(ge=1, le=branching.MOST_GAMES)] = 1,
) -> Answer:
    found = branching.played_out(server.aside, server.games, live, first, count)
    return Answer(await while_waited_for(request, found))


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
