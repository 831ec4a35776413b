"""What there is to play: games, their cards and places, their numbered rules."""

from __future__ import annotations

from asyncio import to_thread
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query

from empires.bots import LEVELS
from empires.server.answers import Answer
from empires.server.games import Games as Offered
from empires.server.messages import encode
from empires.server.openapi import described
from empires.server.routes.common import Server
from empires.shapes.http import Content, Games
from empires.shapes.library import Rules
from empires.shapes.words import Lang
from empires.text import library
from empires.text.catalogue import words
from empires.text.telling import telling

router = APIRouter(prefix="/api/games", tags=["games"])
GameName = Annotated[str, Path(max_length=40)]


@router.get("", **described("The games and bots there are", gives=Games))
async def games(server: Server) -> Answer:
    offered = server.games
    told = [library.about(offered.standard(name), offered.packs(name)) for name in offered.names()]
    return Answer(Games(games=told, levels=list(LEVELS)))


@router.get(
    "/{game}/content",
    **described("Every card and place, in words and as data", gives=Content, refuses=(404,)),
)
async def content(
    server: Server,
    game: GameName,
    lang: Lang = "en",
    content: Annotated[str | None, Query(max_length=64)] = None,
) -> Answer:
    found = server.games.find(game, content)
    made = await to_thread(content_json, server.games, game, found.content, lang)
    return Answer(made)


@router.get("/{game}/rules", **described("The numbered rules", gives=Rules, refuses=(404,)))
async def rules(server: Server, game: GameName, lang: Lang = "en") -> Answer:
    server.games.standard(game)
    return Answer(await to_thread(rules_json, game, lang))


@cache
def content_json(games: Offered, name: str, digest: str, lang: Lang) -> bytes:
    told = telling(name, words(lang), pack=games.find(name, digest).pack)
    return encode(Content(content=digest, things=library.things(told)))


@cache
def rules_json(name: str, lang: Lang) -> bytes:
    return encode(library.rules(name, lang))
