"""Content packs of people's own: checked while they are made, told at the tables that use them."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request

from empires.server import packing
from empires.server.answers import Answer
from empires.server.openapi import described
from empires.server.routes.common import Address, Live, Server, body, while_waited_for
from empires.shapes.http import Content
from empires.shapes.words import Lang
from empires.shapes.workshop import Form, Measure, Measured, OwnPack, PackEdits, PackSheet

router = APIRouter(prefix="/api", tags=["packs"])
GameName = Annotated[str, Path(max_length=40)]


@router.get(
    "/games/{game}/form",
    **described("What can be changed in a pack", gives=Form, refuses=(404,)),
)
async def form(server: Server, game: GameName, lang: Lang = "en") -> Answer:
    return Answer(await to_thread(packing.form_json, server.games, game, lang))


@router.post(
    "/games/{game}/pack",
    **described(
        "Change a pack, and hear everything that is wrong with it",
        takes=PackEdits,
        gives=PackSheet,
        refuses=(404, 413),
    ),
)
async def sheet(
    wanted: Annotated[PackEdits, Depends(body(PackEdits))],
    server: Server,
    game: GameName,
    lang: Lang = "en",
) -> Answer:
    return Answer(await to_thread(packing.sheet, server.games, game, wanted, lang))


@router.post(
    "/games/{game}/measure",
    **described(
        "Play some more games with a pack, and hear what they say so far",
        takes=Measure,
        gives=Measured,
        refuses=(404, 413, 429, 503),
    ),
)
async def measure(
    wanted: Annotated[Measure, Depends(body(Measure))],
    request: Request,
    server: Server,
    address: Address,
    game: GameName,
    lang: Lang = "en",
) -> Answer:
    made = server.measuring.measured(game, wanted, lang, address)
    return Answer(await while_waited_for(request, made))


@router.get(
    "/tables/{id}/content",
    **described("Every card and place at a table", gives=Content, refuses=(404, 409)),
)
async def things(server: Server, live: Live, lang: Lang = "en") -> Answer:
    return Answer(await to_thread(packing.things, server.games, live, lang))


@router.get(
    "/tables/{id}/pack",
    **described(
        "The pack that somebody brought, and what it changes", gives=OwnPack, refuses=(404, 409)
    ),
)
async def own_pack(live: Live, lang: Lang = "en") -> Answer:
    return Answer(await to_thread(packing.own_pack, live, lang))
