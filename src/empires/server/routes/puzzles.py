"""Puzzles: a list, a position with its question, and the answer to a try."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query

from empires.server import puzzling
from empires.server.answers import Answer
from empires.server.openapi import described
from empires.server.routes.common import Server, body
from empires.shapes.puzzles import PuzzleAnswer, PuzzleList, PuzzleTry
from empires.shapes.tables import Update
from empires.shapes.words import Lang

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
PuzzleId = Annotated[str, Path(max_length=16, pattern=r"^[a-z0-9]+$")]


@router.get("", **described("The puzzles, without their answers", gives=PuzzleList, refuses=(404,)))
async def listed(
    server: Server, game: Annotated[str | None, Query(max_length=40)] = None
) -> Answer:
    return Answer(puzzling.listed(server.games, game))


@router.get(
    "/{id}",
    **described(
        "A position, as its seat sees it, and what is asked", gives=Update, refuses=(404, 409)
    ),
)
async def shown(id: PuzzleId, server: Server, lang: Lang = "en") -> Answer:
    return Answer(puzzling.shown(server.games, id, lang))


@router.post(
    "/{id}/answer",
    **described(
        "Whether a choice is right, and what every one of them is worth",
        takes=PuzzleTry,
        gives=PuzzleAnswer,
        refuses=(404, 409),
    ),
)
async def answer(
    tried: Annotated[PuzzleTry, Depends(body(PuzzleTry))],
    id: PuzzleId,
    server: Server,
    lang: Lang = "en",
) -> Answer:
    return Answer(puzzling.answered(server.games, id, tried.code, lang))
