"""Playing over HTTP: what a seat sees, and everything it can do."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from empires.server import actions, hosting, service
from empires.server.answers import Answer
from empires.server.happenings import in_words
from empires.server.messages import NOTHING_SENT, chat_line
from empires.server.openapi import Document, described
from empires.server.refusals import Refusal
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
from empires.shapes.http import (
    Advice,
    Another,
    ChatLog,
    Consent,
    HappenedLog,
    Play,
    Said,
    Standing,
    TakeBack,
)
from empires.shapes.tables import ChatLine, Update
from empires.text.catalogue import words

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])


def acting(
    summary: str, *, gives: type = Standing, takes: type | None = None, status: int = 200
) -> Document:
    refuses = (401, 404, 409)
    return described(summary, gives=gives, takes=takes, status=status, refuses=refuses)


@router.get("/view", **acting("See the table, and your choices", gives=Update))
async def view(live: Live, seat: Eyes, lang: InLang = None) -> Answer:
    async with live.steady() as state:
        if state.table is None:
            raise Refusal("not_started")
        return Answer(live.update(seat, lang, NOTHING_SENT))


@router.post("/hint", **acting("Ask a strong bot", gives=Advice))
async def hint(
    request: Request, server: Server, live: Live, seat: OwnSeat, lang: InLang = None
) -> Answer:
    advice = service.hint(server.aside, server.games, live, seat, lang)
    return Answer(await while_waited_for(request, advice))


@router.post("/moves", **acting("Play a move", takes=Play))
async def move(wanted: Annotated[Play, Depends(body(Play))], live: Live, seat: OwnSeat) -> Answer:
    return Answer(await service.move(live, seat, wanted))


@router.post("/undo", **acting("Take a choice back", takes=TakeBack))
async def undo(
    wanted: Annotated[TakeBack, Depends(body(TakeBack))], live: Live, seat: OwnSeat
) -> Answer:
    return Answer(await service.undo(live, seat, whole=wanted.whole, ask=wanted.ask))


@router.post("/answer", **acting("Agree to a request, or refuse", takes=Consent))
async def answer(
    said: Annotated[Consent, Depends(body(Consent))], live: Live, seat: OwnSeat
) -> Answer:
    answer = actions.answer if said.to == "takeback" else hosting.vote
    return Answer(await live.perform(partial(answer, seat=seat, agree=said.agree)))


@router.post("/concede", **acting("Give up"))
async def concede(live: Live, seat: OwnSeat) -> Answer:
    return Answer(await live.perform(partial(actions.concede, seat=seat)))


@router.post("/leave", **acting("Let a bot play on for you"))
async def leave(live: Live, seat: OwnSeat) -> Answer:
    return Answer(await live.perform(partial(actions.leave, seat=seat)))


@router.post("/back", **acting("Take your seat back from the bot"))
async def back(live: Live, seat: OwnSeat) -> Answer:
    return Answer(await live.perform(partial(actions.back, seat=seat)))


@router.post("/rematch", **acting("Play again with the same seats", gives=Another, status=201))
async def rematch(server: Server, live: Live, seat: OwnSeat, address: Address) -> Answer:
    id = await service.rematch(server.tables, server.limiter, live, seat, address)
    return Answer(Another(id=id), status_code=201)


@router.post("/chat", **acting("Say something", takes=Said, gives=ChatLine, status=201))
async def say(
    said: Annotated[Said, Depends(body(Said))], server: Server, live: Live, seat: OwnSeat
) -> Answer:
    line = await service.say(server.tables, live, seat, said.text)
    return Answer(line, status_code=201)


@router.get("/log", **acting("Read what people did besides moving", gives=HappenedLog))
async def log(
    live: Live,
    since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    lang: InLang = None,
) -> Answer:
    async with live.steady() as state:
        told = state.happenings_since(since)
        if lang is not None:
            told = [in_words(each, words(lang)) for each in told]
    return Answer(HappenedLog(happened=told))


@router.get("/chat", **acting("Read what was said", gives=ChatLog))
async def chat(
    server: Server, live: Live, since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Answer:
    said = await server.storage.said_since(live.id, since)
    return Answer(ChatLog(chat=[chat_line(live.state, each) for each in said]))
