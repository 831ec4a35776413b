"""What a server sends is what is declared: nothing else is in it, and nothing is missing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from empires.shapes import http
from empires.shapes.errors import Refused
from empires.shapes.games import game_shapes
from empires.shapes.library import Rules
from empires.shapes.tables import ChatLine, TableAbout
from tests.server.kit import Api, Json, Live, Made, Server, human


def as_declared(sent: str | bytes, shape: Any) -> None:
    """Read by the declaration and written again, it is the same, byte by byte."""
    found = msgspec.json.decode(sent, type=shape)
    assert type(found).__module__.startswith("empires.shapes")
    written = msgspec.json.encode(found)
    assert written == (sent.encode() if isinstance(sent, str) else sent)


@pytest.fixture(scope="module", params=list(game_shapes()))
def played(server: Server, request: pytest.FixtureRequest) -> tuple[str, Made, list[Live]]:
    """A whole game of two and a spectator, with a mistake, an undo and a word now and then."""
    game: str = request.param
    made = Api(server).create(game, human("Ada"), human(), undo="consent")
    waiting = made.socket(0, lang="en", id=0)
    assert made.act(1, "join", name="Bob").status_code == 200
    sockets = [waiting, made.socket(1, lang="de", id=0), made.socket(lang="en"), made.socket()]
    dice = random.Random(3)
    for live in sockets:
        live.until("update")
        assert live.ask("move", ply=0, code=-5)["type"] == "error"
    assert sockets[0].ask("chat", text="Good luck!")["type"] == "ok"
    sockets[1].until("chat")
    while sockets[0].table["status"] != "over":
        for seat, live in enumerate(sockets[:2]):
            live.ask("ping")
            while live.owes(seat):
                live.play(seat, dice)
                if dice.random() < 0.02:
                    live.ask("undo", ask=True)
                if dice.random() < 0.02:
                    live.ask("chat", text="Well done!")
            if live.table["request"] and live.table["request"]["seat"] != seat:
                live.ask("answer", agree=dice.random() < 0.5)
    sockets[0].ask("rematch")
    for live in sockets:
        while live.table["rematch"] is None:
            live.receive()
        live.close()
    return game, made, sockets


def test_every_message_of_a_whole_game_is_as_declared(
    played: tuple[str, Made, list[Live]],
) -> None:
    game, _, sockets = played
    for live in sockets:
        assert len(live.texts) > 10
        for text in live.texts:
            as_declared(text, game_shapes()[game].message)
    heard = {message["type"] for live in sockets for message in live.heard}
    assert heard == {"table", "update", "chat", "ok", "error", "pong"}


@pytest.mark.parametrize("lang", [None, "en", "de"])
def test_looking_back_shows_what_is_declared(
    played: tuple[str, Made, list[Live]], lang: str | None
) -> None:
    game, made, _ = played
    shapes = game_shapes()[game]
    words: Json = {} if lang is None else {"lang": lang}
    eyes: list[Json] = [{}, {"seat": 1}]
    for ply in range(0, made.about()["ply"], 9):
        for whose in eyes:
            moment = made.api.get(made.path(f"/plies/{ply}"), **whose, **words)
            as_declared(moment.content, shapes.update)
    for seat in ("all", "none", "0"):
        as_declared(made.api.get(made.path("/film"), seat=seat, **words).content, shapes.film)
    as_declared(made.api.get(made.path("/view"), made.tokens[0], **words).content, shapes.update)


def test_all_that_can_be_read_about_a_table_and_its_game_is_as_declared(
    played: tuple[str, Made, list[Live]],
) -> None:
    game, made, _ = played
    for path, shape in {
        made.path(): TableAbout,
        made.path("/chat"): http.ChatLog,
        made.path("/text"): http.Lines,
        made.path("/verification"): http.Verification,
        made.path("/plies/9999"): Refused,
        "/api/tables": http.TableList,
        "/api/games": http.Games,
        f"/api/games/{game}/content": http.Content,
        f"/api/games/{game}/rules": Rules,
        "/api/games/chess/rules": Refused,
        "/healthz": http.Health,
    }.items():
        as_declared(made.api.get(path).content, shape)


@pytest.mark.parametrize("game", game_shapes())
def test_the_answer_to_whatever_is_done_is_as_declared(api: Api, game: str) -> None:
    seats = [human("Ada"), {"kind": "open"}, human()]
    wanted = {"game": game, "seats": seats, "clock": {"seconds": 600}, "hints": True}
    answer = api.post("/api/tables", wanted)
    as_declared(answer.content, http.Created)
    made = Made(api, answer.json())
    taken = api.post(made.path("/seats/1/take"), {"name": "Bob"})
    as_declared(taken.content, http.Taken)
    made.tokens[1] = taken.json()["token"]
    as_declared(made.act(0, "mix", nonce="0f" * 16).content, TableAbout)
    as_declared(made.act(0, "start", level="settler").content, TableAbout)
    as_declared(made.act(2, "join", name="Cem").content, http.Taken)
    seat = made.deciding()[0]
    update = made.view(seat)
    ply, code = update["ply"], update["view"]["prompt"]["choices"][0]["id"]
    as_declared(made.act(seat, "hint").content, http.Advice)
    as_declared(made.act(seat, "moves", ply=ply, code=-7).content, Refused)
    as_declared(made.act(seat, "moves", ply=ply).content, Refused)
    as_declared(made.act(seat, "moves", ply=ply, code=code).content, http.Standing)
    as_declared(made.undo(seat).content, http.Standing)
    as_declared(made.act(seat, "chat", text="Hello").content, ChatLine)
    for what in ("leave", "back", "concede"):
        as_declared(made.act(seat, what).content, http.Standing)
