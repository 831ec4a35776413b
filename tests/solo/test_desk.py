"""What only a desk has: a shelf that outlives it and that others share, and nothing outside."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any, Final

import empires
from empires.server.lines import Cut
from empires.solo.desk import Desk
from empires.solo.shelf import Memory
from tests.server.kit import BOT, Json, bearing

FRAMEWORKS: Final = (
    "alembic, asyncpg, fastapi, multiprocessing, prometheus_client, pydantic, sqlalchemy, "
    "starlette, uvicorn, websockets"
)
JSON: Final = {"content-type": "application/json"}
TWO: Final[list[Json]] = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]


class Client:
    """Somebody at a desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        head = {name.lower(): value for name, value in bearing(token or None).items()}
        sent = b"" if body is None else json.dumps(body).encode()
        answer = await self.desk.request(method, f"/api{path}", {**head, **JSON}, sent)
        return json.loads(answer.body) | {"status_code": answer.status}

    async def sits_down(self, *seats: Json, **more: Any) -> tuple[str, list[str]]:
        wanted = {"game": "first-empires", "seats": list(seats), "seed": "3", **more}
        made = await self.ask("POST", "/tables", wanted)
        return made["id"], [seat["token"] for seat in made["seats"]]

    async def play(self, id: str, token: str) -> Json:
        """The first choice there is."""
        update = await self.ask("GET", f"/tables/{id}/view", token=token)
        wanted = {"ply": update["ply"], "code": update["view"]["prompt"]["choices"][0]["id"]}
        played: Json = await self.ask("POST", f"/tables/{id}/moves", wanted, token)
        return played


class SlowLine:
    """Takes nothing before all it says is answered, and is cut when it has heard the answer."""

    address = ""

    def __init__(self, *said: Json) -> None:
        self._said = [json.dumps(each) for each in said]
        self.gate = asyncio.Event()
        self.heard: list[Json] = []
        self.told = asyncio.Event()

    async def receive(self) -> str:
        if not self._said:
            self.gate.set()
            await self.told.wait()
            raise Cut
        return self._said.pop(0)

    async def send(self, text: str) -> None:
        await self.gate.wait()
        self.heard.append(json.loads(text))
        if self.heard[-1]["type"] == "ok" and self.heard[-1]["id"] == 2:
            self.told.set()

    async def close(self, code: int) -> None:
        raise AssertionError(code)


def test_a_desk_needs_nothing_that_a_browser_does_not_have() -> None:
    code = f"""
import sys
for name in "{FRAMEWORKS}".split(", "): sys.modules[name] = None
import empires.solo.desk
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_game_goes_on_at_another_desk_with_the_same_shelf() -> None:
    async def story() -> None:
        shelf = Memory()
        before = Client(Desk(shelf))
        id, tokens = await before.sits_down(*TWO)
        mover = (await before.ask("GET", f"/tables/{id}"))["seats"][0]["deciding"]
        assert (await before.play(id, tokens[0 if mover else 1]))["ply"] == 1
        after = Client(Desk(shelf))
        seen = [
            await each.ask("GET", f"/tables/{id}/view", token=tokens[0]) for each in (before, after)
        ]
        assert seen[0] == seen[1]

    asyncio.run(story())


def test_a_bot_whose_turn_it_was_moves_when_its_table_is_opened_again() -> None:
    async def story() -> None:
        shelf = Memory()
        asleep = Client(Desk(shelf))  # its bots do not play before it is opened
        id, tokens = await asleep.sits_down({"kind": "human", "name": "Ada"}, BOT, seed="4")
        while (await asleep.ask("GET", f"/tables/{id}"))["seats"][0]["deciding"]:
            await asleep.play(id, tokens[0])
        awake = Desk(shelf)
        awake.open()
        client = Client(awake)
        async with asyncio.timeout(60):
            while not (await client.ask("GET", f"/tables/{id}"))["seats"][0]["deciding"]:
                await asyncio.sleep(0)
        await awake.close()

    asyncio.run(story())


def test_of_two_desks_that_share_a_shelf_one_plays_and_the_other_hears_of_it() -> None:
    async def story() -> None:
        shelf = Memory()
        here, there = Client(Desk(shelf)), Client(Desk(shelf))
        id, tokens = await here.sits_down(*TWO)
        views = [
            await each.ask("GET", f"/tables/{id}/view", token=tokens[0]) for each in (here, there)
        ]
        seat = 0 if views[0]["view"]["prompt"] else 1
        told = await here.ask("GET", f"/tables/{id}/view", token=tokens[seat])
        wanted = {"ply": 0, "code": told["view"]["prompt"]["choices"][0]["id"]}
        answers = await asyncio.gather(
            *(
                each.ask("POST", f"/tables/{id}/moves", wanted, tokens[seat])
                for each in (here, there)
            )
        )
        assert sorted(answer["status_code"] for answer in answers) == [200, 409]
        for each in (here, there):
            assert (await each.ask("GET", f"/tables/{id}"))["ply"] == 1

    asyncio.run(story())


def test_a_move_is_answered_after_what_it_led_to_even_to_a_slow_reader() -> None:
    """Else a page would take an older position for what became of its move."""

    async def story() -> None:
        desk = Desk(Memory())
        client = Client(desk)
        id, tokens = await client.sits_down(*TWO)
        seats = (await client.ask("GET", f"/tables/{id}"))["seats"]
        token = tokens[0 if seats[0]["deciding"] else 1]
        view = await client.ask("GET", f"/tables/{id}/view", token=token)
        code = view["view"]["prompt"]["choices"][0]["id"]
        line = SlowLine(
            {"type": "hello", "id": 1, "tokens": [token]},
            {"type": "move", "id": 2, "ply": 0, "code": code},
        )
        await desk.attend(id, line)
        told = [(each["type"], each["ply"]) for each in line.heard if each.get("ply") is not None]
        assert [each for each in told if each[0] != "table"][-2:] == [("update", 1), ("ok", 1)]
        await desk.close()

    asyncio.run(story())


def test_what_only_friends_need_is_not_offered() -> None:
    async def story() -> None:
        client = Client(Desk(Memory()))
        offered = await client.ask("GET", "/games")
        assert offered["friends"] is False
        assert [game["name"] for game in offered["games"]] == list(empires.games())
        assert (await client.ask("GET", "/notices"))["error"]["code"] == "not_found"
        refused = await client.ask(
            "POST", "/tables", {"game": "first-empires", "seats": TWO, "clock": {"seconds": 60}}
        )
        assert refused["error"]["field"] == "clock"

    asyncio.run(story())
