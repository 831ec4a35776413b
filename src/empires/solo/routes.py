"""What can be asked of a desk: the paths of a server's API, as far as one can use them alone."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from empires.server import (
    actions,
    branching,
    hosting,
    looking,
    mine,
    offering,
    packing,
    puzzling,
    receiving,
    service,
)
from empires.server.happenings import in_words
from empires.server.messages import NOTHING_SENT, chat_line
from empires.server.refusals import Refusal, invalid
from empires.shapes import http
from empires.shapes.puzzles import PuzzleTry
from empires.shapes.review import Depth
from empires.shapes.words import Lang
from empires.shapes.workshop import Measure, PackEdits
from empires.solo.asked import Asked
from empires.text.catalogue import words

Told: TypeAlias = Struct | bytes
Handler: TypeAlias = Callable[[Asked], Awaitable[Told]]
SEAT: Final = r"(?P<seat>[0-4])"
MOST_PLIES: Final = 100_000

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Since: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
TextOf: TypeAlias = Literal["table", "me", "seat", "place", "result"]


class InLang(Struct):
    lang: Lang = "en"


class PerhapsInLang(Struct):
    lang: Lang | None = None


class OfContent(InLang):
    content: Annotated[str, Meta(max_length=64)] | None = None


class OfGame(Struct):
    game: Annotated[str, Meta(max_length=40)] | None = None


class Logged(PerhapsInLang):
    since: Since = 0


class AsSeat(PerhapsInLang):
    seat: Seat | None = None


class AsEyes(InLang):
    seat: looking.FilmOf | None = None


class OfReview(InLang):
    depth: Depth = "quick"
    since: Since = 0


class OfPlayouts(Struct):
    first: Annotated[int, Meta(ge=0, lt=branching.ALL_GAMES)] = 0
    count: Annotated[int, Meta(ge=1, le=branching.MOST_GAMES)] = 1


class InText(InLang):
    about: TextOf = "table"
    seat: Seat | None = None
    name: Annotated[str, Meta(max_length=80)] = ""


# --- what there is to play ----------------------------------------------------------------------


async def games(asked: Asked) -> Told:
    return offering.games(asked.desk.games, friends=False, solo=False)


async def content(asked: Asked) -> Told:
    wanted, known = asked.query(OfContent), asked.desk.games
    found = known.find(asked.named["game"], wanted.content)
    return offering.content_json(known, asked.named["game"], found.content, wanted.lang)


async def rules(asked: Asked) -> Told:
    wanted = asked.query(InLang)
    asked.desk.games.standard(asked.named["game"])
    return offering.rules_json(asked.named["game"], wanted.lang)


async def worked(asked: Asked) -> Told:
    wanted, known = asked.query(InLang), asked.desk.games
    name, scenario = asked.named["game"], asked.named["scenario"]
    offering.check_worked(known, name, scenario)
    return offering.worked_json(known, name, scenario, wanted.lang)


async def form(asked: Asked) -> Told:
    wanted = asked.query(InLang)
    return packing.form_json(asked.desk.games, asked.named["game"], wanted.lang)


async def sheet(asked: Asked) -> Told:
    wanted, lang = asked.body(PackEdits), asked.query(InLang).lang
    return packing.sheet(asked.desk.games, asked.named["game"], wanted, lang)


async def measure(asked: Asked) -> Told:
    wanted, lang = asked.body(Measure), asked.query(InLang).lang
    return await asked.desk.measuring.measured(asked.named["game"], wanted, lang, "")


async def things(asked: Asked) -> Told:
    wanted = asked.query(InLang)
    return packing.things(asked.desk.games, await asked.live(), wanted.lang)


async def own_pack(asked: Asked) -> Told:
    return packing.own_pack(await asked.live(), asked.query(InLang).lang)


# --- puzzles ------------------------------------------------------------------------------------


async def puzzles(asked: Asked) -> Told:
    return puzzling.listed(asked.desk.games, asked.query(OfGame).game)


async def puzzle(asked: Asked) -> Told:
    return puzzling.shown(asked.desk.games, asked.named["puzzle"], asked.query(InLang).lang)


async def try_puzzle(asked: Asked) -> Told:
    tried, lang = asked.body(PuzzleTry), asked.query(InLang).lang
    return puzzling.answered(asked.desk.games, asked.named["puzzle"], tried.code, lang)


# --- tables and seats ---------------------------------------------------------------------------


async def create(asked: Asked) -> Told:
    wanted = asked.body(http.NewTable)
    if wanted.clock is not None:
        raise invalid("clock", "none, nobody waits for you here")
    return await receiving.create(asked.desk.tables, asked.desk.limiter, wanted, "")


async def begin_lesson(asked: Asked) -> Told:
    wanted = asked.body(http.NewLesson)
    return await receiving.begin_lesson(asked.desk.tables, asked.desk.limiter, wanted, "")


async def begin_scenario(asked: Asked) -> Told:
    wanted = asked.body(http.NewScenario)
    return await receiving.begin_scenario(asked.desk.tables, asked.desk.limiter, wanted, "")


async def bring(asked: Asked) -> Told:
    wanted = asked.body(http.NewRecord)
    return await receiving.bring(asked.desk.tables, asked.desk.limiter, wanted, "")


async def listed(asked: Asked) -> Told:
    return http.TableList([])


async def my_tables(asked: Asked) -> Told:
    wanted = asked.body(http.MineAsked)
    return http.MineList(games=[each async for each in mine.of(asked.desk.tables, wanted)])


async def addresses(asked: Asked) -> Told:
    return http.Addresses(addresses=[], only_here=True)


async def about(asked: Asked) -> Told:
    return await (await asked.live()).about()


async def change(asked: Asked) -> Told:
    wanted = asked.body(http.Change)
    live, seat = await asked.at_seat()
    await live.perform(partial(hosting.change, seat=seat, wanted=wanted))
    return await live.about()


async def take(asked: Asked) -> Told:
    wanted, seat = asked.body(http.Named), int(asked.named["seat"])
    live = await asked.live()
    return await receiving.seated(live, seat, await service.take(live, seat, wanted))


async def sit(asked: Asked) -> Told:
    wanted, live = asked.body(http.Named), await asked.live()
    return await receiving.seated(live, *await service.sit(live, wanted))


async def join(asked: Asked) -> Told:
    wanted, live = asked.body(http.Named), await asked.live()
    if asked.token is None:
        raise Refusal("token_needed")
    return await receiving.seated(live, *await service.join(live, asked.token, wanted))


async def mix(asked: Asked) -> Told:
    wanted = asked.body(http.Mix)
    live, seat = await asked.at_seat()
    await live.perform(partial(actions.mix, seat=seat, nonce=wanted.nonce))
    return await live.about()


async def start(asked: Asked) -> Told:
    wanted = asked.body(http.Beginning)
    live, seat = await asked.at_seat()
    await live.perform(partial(actions.start, seat=seat, level=wanted.level))
    return await live.about()


async def replace(asked: Asked) -> Told:
    wanted = asked.body(http.Replacement)
    live, seat = await asked.at_seat()
    token = await service.replace(asked.desk.limiter, live, seat, wanted, "")
    link = None if token is None else receiving.link(live.id, token)
    return http.SeatGiven(table=await live.about(), token=token, link=link)


async def mute(asked: Asked) -> Told:
    wanted = asked.body(http.Mute)
    live, seat = await asked.at_seat()
    action = partial(hosting.mute, seat=seat, target=wanted.seat, muted=wanted.muted)
    return await live.perform(action)


# --- playing ------------------------------------------------------------------------------------


async def view(asked: Asked) -> Told:
    wanted = asked.query(PerhapsInLang)
    live, eyes = await asked.looking()
    async with live.steady() as state:
        looking.begun(state)
        return live.update(eyes, wanted.lang, NOTHING_SENT)


async def hint(asked: Asked) -> Told:
    wanted = asked.query(PerhapsInLang)
    live, seat = await asked.at_seat()
    return await service.hint(asked.desk.aside, asked.desk.games, live, seat, wanted.lang)


async def move(asked: Asked) -> Told:
    wanted = asked.body(http.Play)
    return await service.move(*await asked.at_seat(), wanted)


async def undo(asked: Asked) -> Told:
    wanted = asked.body(http.TakeBack)
    live, seat = await asked.at_seat()
    return await service.undo(live, seat, whole=wanted.whole, ask=wanted.ask)


async def answer(asked: Asked) -> Told:
    said = asked.body(http.Consent)
    live, seat = await asked.at_seat()
    action = actions.answer if said.to == "takeback" else hosting.vote
    return await live.perform(partial(action, seat=seat, agree=said.agree))


async def concede(asked: Asked) -> Told:
    live, seat = await asked.at_seat()
    return await live.perform(partial(actions.concede, seat=seat))


async def leave(asked: Asked) -> Told:
    live, seat = await asked.at_seat()
    return await live.perform(partial(actions.leave, seat=seat))


async def back(asked: Asked) -> Told:
    live, seat = await asked.at_seat()
    return await live.perform(partial(actions.back, seat=seat))


async def rematch(asked: Asked) -> Told:
    live, seat = await asked.at_seat()
    id = await service.rematch(asked.desk.tables, asked.desk.limiter, live, seat, "")
    return http.Another(id=id)


async def say(asked: Asked) -> Told:
    said = asked.body(http.Said)
    live, seat = await asked.at_seat()
    return await service.say(asked.desk.tables, live, seat, said.text)


async def chat(asked: Asked) -> Told:
    wanted, live = asked.query(Logged), await asked.live()
    said = await asked.desk.storage.said_since(live.id, wanted.since)
    return http.ChatLog(chat=[chat_line(live.state, each) for each in said])


async def log(asked: Asked) -> Told:
    wanted, live = asked.query(Logged), await asked.live()
    async with live.steady() as state:
        told = state.happenings_since(wanted.since)
        if wanted.lang is not None:
            told = [in_words(each, words(wanted.lang)) for each in told]
    return http.HappenedLog(happened=told)


# --- looking ------------------------------------------------------------------------------------


async def text(asked: Asked) -> Told:
    wanted = asked.query(InText)
    live, eyes = await asked.looking()
    return await looking.text(live, eyes, wanted.about, wanted.seat, wanted.name, wanted.lang)


async def moment(asked: Asked) -> Told:
    wanted, ply = asked.query(AsSeat), int(asked.named["ply"])
    live, own = await asked.looking()
    if ply > MOST_PLIES:
        raise Refusal("not_found")
    return await looking.moment(live, own, ply, wanted.seat, wanted.lang)


async def film(asked: Asked) -> Told:
    wanted = asked.query(AsEyes)
    live, own = await asked.looking()
    desk = asked.desk
    return await looking.whole_game(desk.aside, desk.games, live, own, wanted.seat, wanted.lang)


async def begin_review(asked: Asked) -> Told:
    wanted, lang = asked.body(http.ReviewWanted), asked.query(InLang).lang
    reviews = asked.desk.reviews
    return await reviews.told(await reviews.ask(await asked.live(), wanted.depth, ""), 0, lang)


async def review(asked: Asked) -> Told:
    wanted, reviews = asked.query(OfReview), asked.desk.reviews
    found = await reviews.wanted(await asked.live(), wanted.depth)
    return await reviews.told(found, wanted.since, wanted.lang)


async def begin_branch(asked: Asked) -> Told:
    wanted, desk = asked.body(http.NewBranch), asked.desk
    return await branching.branch(desk.tables, desk.limiter, await asked.live(), wanted, "")


async def branch_now(asked: Asked) -> Told:
    live, _ = await asked.at_seat()
    return await branching.now(asked.desk.aside, asked.desk.games, live)


async def played_out(asked: Asked) -> Told:
    wanted, desk = asked.query(OfPlayouts), asked.desk
    live, _ = await asked.at_seat()
    return await branching.played_out(desk.aside, desk.games, live, wanted.first, wanted.count)


async def record(asked: Asked) -> Told:
    return await looking.record_text(await asked.live())


async def verification(asked: Asked) -> Told:
    return await looking.verification(await asked.live())


class Route(NamedTuple):
    """One path, and who answers there."""

    path: re.Pattern[str]
    method: str
    handler: Handler
    status: int


def route(path: str, method: str, handler: Handler, status: int = 200) -> Route:
    return Route(re.compile(f"/api{path}"), method, handler, status)


GAME: Final = r"/games/(?P<game>[^/]{1,40})"
PUZZLE: Final = r"/puzzles/(?P<puzzle>[a-z0-9]{1,16})"
TABLE: Final = r"/tables/(?P<id>[A-Za-z0-9_-]{1,16})"
ROUTES: Final = (
    route("/games", "GET", games),
    route(f"{GAME}/content", "GET", content),
    route(f"{GAME}/rules", "GET", rules),
    route(rf"{GAME}/scenarios/(?P<scenario>[^/]{{1,80}})", "GET", worked),
    route(f"{GAME}/form", "GET", form),
    route(f"{GAME}/pack", "POST", sheet),
    route(f"{GAME}/measure", "POST", measure),
    route("/tables", "POST", create, 201),
    route("/tables", "GET", listed),
    route("/lessons", "POST", begin_lesson, 201),
    route("/scenarios", "POST", begin_scenario, 201),
    route("/records", "POST", bring, 201),
    route("/puzzles", "GET", puzzles),
    route(PUZZLE, "GET", puzzle),
    route(f"{PUZZLE}/answer", "POST", try_puzzle),
    route("/mine", "POST", my_tables),
    route("/addresses", "GET", addresses),
    route(TABLE, "GET", about),
    route(TABLE, "PATCH", change),
    route(f"{TABLE}/seats/{SEAT}/take", "POST", take, 201),
    route(f"{TABLE}/sit", "POST", sit, 201),
    route(f"{TABLE}/join", "POST", join),
    route(f"{TABLE}/mix", "POST", mix),
    route(f"{TABLE}/start", "POST", start),
    route(f"{TABLE}/replace", "POST", replace),
    route(f"{TABLE}/mute", "POST", mute),
    route(f"{TABLE}/content", "GET", things),
    route(f"{TABLE}/pack", "GET", own_pack),
    route(f"{TABLE}/view", "GET", view),
    route(f"{TABLE}/hint", "POST", hint),
    route(f"{TABLE}/moves", "POST", move),
    route(f"{TABLE}/undo", "POST", undo),
    route(f"{TABLE}/answer", "POST", answer),
    route(f"{TABLE}/concede", "POST", concede),
    route(f"{TABLE}/leave", "POST", leave),
    route(f"{TABLE}/back", "POST", back),
    route(f"{TABLE}/rematch", "POST", rematch, 201),
    route(f"{TABLE}/chat", "POST", say, 201),
    route(f"{TABLE}/chat", "GET", chat),
    route(f"{TABLE}/log", "GET", log),
    route(f"{TABLE}/text", "GET", text),
    route(rf"{TABLE}/plies/(?P<ply>\d+)", "GET", moment),
    route(f"{TABLE}/film", "GET", film),
    route(f"{TABLE}/review", "POST", begin_review, 202),
    route(f"{TABLE}/review", "GET", review),
    route(f"{TABLE}/branches", "POST", begin_branch, 201),
    route(f"{TABLE}/branch", "GET", branch_now),
    route(f"{TABLE}/playouts", "GET", played_out),
    route(f"{TABLE}/record", "GET", record),
    route(f"{TABLE}/verification", "GET", verification),
)


def found(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """Who answers there, and what the path names; or a refusal."""
    matching = [(each, at) for each in ROUTES if (at := each.path.fullmatch(path))]
    for each, at in matching:
        if each.method == method:
            return each, at.groupdict()
    raise Refusal("method" if matching else "not_found")
