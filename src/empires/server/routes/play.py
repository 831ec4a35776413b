"""Playing over HTTP: what a seat sees, and everything it can do."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from empires.server import actions, service
from empires.server.answers import Answer
from empires.server.messages import NOTHING_TOLD, chat_message
from empires.server.models import (
    Advice,
    Another,
    ChatLine,
    ChatLog,
    Consent,
    Play,
    Said,
    Standing,
    TakeBack,
    Update,
)
from empires.server.refusals import Refusal, invalid
from empires.server.routes.common import Eyes, InLang, Live, OwnSeat, Server, refusals

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])
ACTING = refusals(401, 404, 409)


@router.get(
    "/view", response_model=Update, responses=ACTING, summary="See the table, and your choices"
)
async def view(live: Live, seat: Eyes, lang: InLang = None) -> Answer:
    async with live.steady() as state:
        if state.table is None:
            raise Refusal("not_started")
        return Answer(live.update(seat, lang, NOTHING_TOLD))


@router.post("/hint", response_model=Advice, responses=ACTING, summary="Ask a strong bot")
async def hint(server: Server, live: Live, seat: OwnSeat) -> Answer:
    async with live.steady() as state:
        if seat not in state.deciding():
            raise Refusal("not_your_turn")
        ply = state.ply
    return Answer({"code": await server.bots.advise(live.state, seat), "ply": ply})


@router.post("/moves", response_model=Standing, responses=ACTING, summary="Play a move")
async def move(live: Live, seat: OwnSeat, body: Play) -> Answer:
    if (body.code is None) == (body.move is None):
        raise invalid("code", "either code or move")
    return Answer(
        await service.move(
            live, seat, ply=body.ply, prompt=body.prompt, code=body.code, move=body.move
        )
    )


@router.post("/undo", response_model=Standing, responses=ACTING, summary="Take a choice back")
async def undo(live: Live, seat: OwnSeat, body: TakeBack) -> Answer:
    return Answer(await service.undo(live, seat, whole=body.whole, ask=body.ask))


@router.post(
    "/answer", response_model=Standing, responses=ACTING, summary="Agree to a takeback, or refuse"
)
async def answer(live: Live, seat: OwnSeat, body: Consent) -> Answer:
    return Answer(
        await service.act(live, lambda state: actions.answer(state, seat, agree=body.agree))
    )


@router.post("/concede", response_model=Standing, responses=ACTING, summary="Give up")
async def concede(live: Live, seat: OwnSeat) -> Answer:
    return Answer(await service.act(live, lambda state: actions.concede(state, seat)))


@router.post(
    "/leave", response_model=Standing, responses=ACTING, summary="Let a bot play on for you"
)
async def leave(live: Live, seat: OwnSeat) -> Answer:
    return Answer(await service.act(live, lambda state: actions.leave(state, seat)))


@router.post(
    "/back", response_model=Standing, responses=ACTING, summary="Take your seat back from the bot"
)
async def back(live: Live, seat: OwnSeat) -> Answer:
    return Answer(await service.act(live, lambda state: actions.back(state, seat)))


@router.post(
    "/rematch",
    status_code=201,
    response_model=Another,
    responses=ACTING,
    summary="Play again with the same seats",
)
async def rematch(server: Server, live: Live, seat: OwnSeat) -> Answer:
    return Answer({"id": await service.rematch(server.tables, live, seat)}, status_code=201)


@router.post(
    "/chat", status_code=201, response_model=ChatLine, responses=ACTING, summary="Say something"
)
async def say(server: Server, live: Live, seat: OwnSeat, body: Said) -> Answer:
    return Answer(await service.say(server.tables, live, seat, body.text), status_code=201)


@router.get("/chat", response_model=ChatLog, responses=ACTING, summary="Read what was said")
async def chat(
    server: Server, live: Live, since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Answer:
    said = await server.storage.said_since(live.id, since)
    return Answer({"chat": [chat_message(live.state, each) for each in said]})
