"""What there is to play: games, their cards and places, their numbered rules."""

from __future__ import annotations

from asyncio import to_thread
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Header, Path, Query

from empires.server import offering
from empires.server.answers import Answer, Kept
from empires.server.games import Games as Offered
from empires.server.openapi import described
from empires.server.routes.common import Server
from empires.shapes.film import Film
from empires.shapes.http import Content, Games
from empires.shapes.library import Rules
from empires.shapes.words import Lang

router = APIRouter(prefix="/api/games", tags=["games"])
GameName = Annotated[str, Path(max_length=40)]
Codings = Annotated[str | None, Header(alias="accept-encoding", include_in_schema=False)]


@router.get("", **described("The games and bots there are", gives=Games))
async def games(server: Server) -> Answer:
    return Answer(offering.games(server.games, friends=True, solo=server.settings.solo is not None))


@router.get(
    "/{game}/content",
    **described("Every card and place, in words and as data", gives=Content, refuses=(404,)),
)
async def content(
    server: Server,
    game: GameName,
    lang: Lang = "en",
    content: Annotated[str | None, Query(max_length=64)] = None,
    accept_encoding: Codings = None,
) -> Answer:
    found = server.games.find(game, content)
    made = await to_thread(kept_content, server.games, game, found.content, lang)
    return made.answer(accept_encoding)


@router.get("/{game}/rules", **described("The numbered rules", gives=Rules, refuses=(404,)))
async def rules(
    server: Server, game: GameName, lang: Lang = "en", accept_encoding: Codings = None
) -> Answer:
    server.games.standard(game)
    made = await to_thread(kept_rules, game, lang)
    return made.answer(accept_encoding)


@router.get(
    "/{game}/scenarios/{scenario}",
    **described("What happens in a scenario, move by move", gives=Film, refuses=(404,)),
)
async def worked(
    server: Server,
    game: GameName,
    scenario: Annotated[str, Path(max_length=80)],
    lang: Lang = "en",
    accept_encoding: Codings = None,
) -> Answer:
    offering.check_worked(server.games, game, scenario)
    made = await to_thread(kept_worked, server.games, game, scenario, lang)
    return made.answer(accept_encoding)


@cache
def kept_worked(games: Offered, name: str, scenario: str, lang: Lang) -> Kept:
    return Kept(offering.worked_json(games, name, scenario, lang))


@cache
def kept_content(games: Offered, name: str, digest: str, lang: Lang) -> Kept:
    return Kept(offering.content_json(games, name, digest, lang))


@cache
def kept_rules(name: str, lang: Lang) -> Kept:
    return Kept(offering.rules_json(name, lang))
