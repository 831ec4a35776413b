"""What there is to play: games, their cards and places, their numbered rules."""

from __future__ import annotations

from asyncio import to_thread
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from empires.bots import LEVELS
from empires.server.answers import Answer
from empires.server.games import Games as Offered
from empires.server.messages import encode
from empires.server.models import Content, Games, Lang, Rules
from empires.server.routes.common import Server, refusals
from empires.text import library
from empires.text.catalogue import words
from empires.text.telling import telling

router = APIRouter(prefix="/api/games", tags=["games"])
GameName = Annotated[str, Path(max_length=40)]


@router.get("", response_model=Games, responses=refusals(), summary="The games and bots there are")
async def games(server: Server) -> Answer:
    told = [about(server.games, name) for name in server.games.names()]
    return Answer({"games": told, "levels": list(LEVELS)})


@router.get(
    "/{game}/content",
    response_model=Content,
    responses=refusals(404),
    summary="Every card and place, in words and as data",
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


@router.get(
    "/{game}/rules", response_model=Rules, responses=refusals(404), summary="The numbered rules"
)
async def rules(server: Server, game: GameName, lang: Lang = "en") -> Answer:
    server.games.standard(game)
    return Answer(await to_thread(rules_json, game, lang))


def about(games: Offered, name: str) -> dict[str, Any]:
    game = games.standard(name)
    return {
        "name": name,
        "title": telling(name, words("en")).title,
        "players": [game.seats[0], game.seats[-1]],
        "rules": game.rules_version,
        "options": {option: list(values) for option, values in game.option_values.items()},
        "packs": games.packs(name),
    }


@cache
def content_json(games: Offered, name: str, digest: str, lang: str) -> bytes:
    told = telling(name, words(lang), pack=games.find(name, digest).pack)
    return encode({"content": digest, "things": library.things(told)})


@cache
def rules_json(name: str, lang: str) -> bytes:
    return encode(library.rules(name, lang))
