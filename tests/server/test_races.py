"""Many clients at once: one of them wins, and the others are told so."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.kit import Api, Made, bearing, human

CLIENTS = 50


async def answer_to(made: Made, seat: int, ready: asyncio.Barrier, code: int) -> dict[str, Any]:
    """What one of many clients hears when all send a move for the same ply."""
    url = f"ws://127.0.0.1:{made.api.server.port}/api/tables/{made.id}/live"
    async with connect(url, open_timeout=60) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [made.tokens[seat]]}))
        while json.loads(await socket.recv())["type"] != "update":
            pass
        await ready.wait()
        await socket.send(json.dumps({"type": "move", "id": 1, "ply": 0, "code": code}))
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] in ("ok", "error"):
                return message


def test_of_fifty_clients_that_play_the_same_ply_exactly_one_wins(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human("Bob"), undo="consent")
    seat = made.deciding()[0]
    code = made.view(seat)["view"]["prompt"]["choices"][0]["id"]

    async def race() -> list[dict[str, Any]]:
        ready = asyncio.Barrier(CLIENTS)
        return await asyncio.gather(*(answer_to(made, seat, ready, code) for _ in range(CLIENTS)))

    answers = asyncio.run(race())
    assert Counter(answer["type"] for answer in answers) == {"ok": 1, "error": CLIENTS - 1}
    errors = [answer["error"] for answer in answers if answer["type"] == "error"]
    assert {(error["code"], error["ply"]) for error in errors} == {("conflict", 1)}
    assert made.about()["ply"] == 1


def test_of_many_who_want_an_open_seat_exactly_one_gets_it(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), {"kind": "open"})

    async def take() -> list[int]:
        async with httpx.AsyncClient(base_url=api.server.url, timeout=60) as http:
            path = made.path("/seats/1/take")
            answers = await asyncio.gather(
                *(http.post(path, json={"name": f"Bob {n}"}) for n in range(CLIENTS))
            )
            return [answer.status_code for answer in answers]

    assert Counter(asyncio.run(take())) == {201: 1, 409: CLIENTS - 1}


def test_of_fifty_devices_with_the_same_code_exactly_one_gets_the_seat(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human("Bob"))
    code = api.post(made.path("/transfer"), {}, made.tokens[0]).json()["code"]

    async def take() -> list[int]:
        async with httpx.AsyncClient(base_url=api.server.url, timeout=60) as http:
            asked = (http.post("/api/transfer", json={"code": code}) for _ in range(CLIENTS))
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    assert Counter(asyncio.run(take())) == {201: 1, 404: CLIENTS - 1}


def test_of_fifty_who_want_to_play_again_all_come_to_one_table(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human("Bob"))
    made.act(0, "concede")

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=api.server.url, timeout=60) as http:
            path, tokens = made.path("/rematch"), [made.tokens[n % 2] for n in range(CLIENTS)]
            asked = (http.post(path, json={}, headers=bearing(token)) for token in tokens)
            return await asyncio.gather(*asked)

    answers = asyncio.run(ask())
    assert {answer.status_code for answer in answers} == {201}
    again = made.about()["rematch"]
    assert {answer.json()["id"] for answer in answers} == {again}
