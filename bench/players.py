"""Who plays while a server's load is measured: players of both seats of each table."""

from __future__ import annotations

import asyncio
import math
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PAUSE: Final = 2.0  # seconds between two moves at a table
PATIENCE: Final = 30.0  # seconds after which a move counts as lost
WARM: Final = 10  # tables that are played before anything is measured
WARM_MOVES: Final = 30  # moves at each
PERSON: Final = {"kind": "human", "name": "Ada"}
OTHER: Final = {"kind": "human", "name": "Bob"}


@dataclass
class Client:
    """One of the two players of a table."""

    socket: ClientConnection
    update: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    news: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def listen(self) -> None:
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] == "table":
                self.over = message["status"] == "over"
            elif message["type"] == "update":
                self.update = message
                self.over = message["view"]["over"]
                async with self.news:
                    self.news.notify_all()

    async def reached(self, ply: int) -> None:
        async with self.news:
            await self.news.wait_for(lambda: self.update.get("ply", -1) >= ply)

    async def asked(self) -> None:
        """Until it is this player's turn, or the game is over."""
        async with self.news:
            await self.news.wait_for(lambda: self.over or self.owes)

    @property
    def owes(self) -> bool:
        return bool(self.update and self.update["view"]["prompt"])

    async def move(self, dice: random.Random) -> int:
        """Play any choice; the ply after it."""
        prompt, ply = self.update["view"]["prompt"], self.update["ply"]
        code = dice.choice(prompt["choices"])["id"]
        sent = {"type": "move", "id": ply, "ply": ply, "prompt": prompt["id"], "code": code}
        await self.socket.send(msgspec.json.encode(sent).decode())
        return int(ply) + 1


@dataclass
class Figures:
    seconds: list[float] = field(default_factory=list)
    errors: int = 0
    finished: int = 0

    def at(self, share: float) -> float:
        """So many milliseconds were enough for that share of all moves."""
        times = sorted(self.seconds)
        if not times:
            return math.inf
        return round(times[min(int(len(times) * share), len(times) - 1)] * 1000, 1)


async def opened(url: str, made: dict[str, Any], seat: int, lang: str) -> Client:
    live = f"ws{url.removeprefix('http')}/api/tables/{made['id']}/live"
    socket = await connect(live, compression=None, max_size=None, open_timeout=60).__aenter__()
    hello = {"type": "hello", "tokens": [made["seats"][seat]["token"]], "lang": lang}
    await socket.send(msgspec.json.encode(hello).decode())
    return Client(socket)


async def created(
    http: httpx.AsyncClient, game: str, second: dict[str, str] = OTHER
) -> dict[str, Any]:
    answer = await http.post("/api/tables", json={"game": game, "seats": [PERSON, second]})
    answer.raise_for_status()
    made: dict[str, Any] = answer.json()
    return made


async def warm_up(http: httpx.AsyncClient, url: str) -> None:
    """Some games at once, so that the server has read what it reads only once."""
    dice = random.Random(2)
    for number in range(WARM):
        made = await created(http, ("empires-end", "first-empires")[number % 2])
        clients = [await opened(url, made, seat, ("en", "de")[seat]) for seat in (0, 1)]
        listening = [asyncio.create_task(client.listen()) for client in clients]
        for client in clients:
            await client.reached(0)
        for _ in range(WARM_MOVES):
            owing = [client for client in clients if client.owes]
            if not owing:
                break
            ply = await owing[0].move(dice)
            for client in clients:
                await client.reached(ply)
        for task in listening:
            task.cancel()
        for client in clients:
            await client.socket.close()


async def play(clients: list[Client], figures: Figures, until: float, dice: random.Random) -> None:
    """A move every two seconds; each table begins somewhere within the first two."""
    at = time.perf_counter() + dice.uniform(0, PAUSE)
    while at < until:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        at += PAUSE
        owing = [client for client in clients if client.owes]
        if clients[0].over or not owing:
            figures.finished += clients[0].over
            return
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                ply = await owing[0].move(dice)
                for client in clients:
                    await client.reached(ply)
            figures.seconds.append(time.perf_counter() - began)
        except (TimeoutError, WebSocketException):
            figures.errors += 1


async def play_all(
    all_clients: list[list[Client]], figures: Figures, seconds: float, dice: random.Random
) -> None:
    until = time.perf_counter() + seconds
    await asyncio.gather(
        *(play(clients, figures, until, random.Random(dice.random())) for clients in all_clients)
    )
