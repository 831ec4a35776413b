"""Who plays while a server's load is measured: players of both seats, and clients beside them."""

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
ASKING: Final = 200  # hints that one client keeps waiting
BOTS: Final = 4  # tables at which somebody plays against a bot, while hints wait
WARM: Final = 10  # tables that are played before anything is measured
WARM_MOVES: Final = 30  # moves at each
PERSON: Final = {"kind": "human", "name": "Ada"}
OTHER: Final = {"kind": "human", "name": "Bob"}
BOT: Final = {"kind": "bot", "level": "settler"}


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


@dataclass
class Work:
    """What the clients beside the players got."""

    films: int = 0
    hints: int = 0


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


async def play_a_bot(http: httpx.AsyncClient, url: str, figures: Figures) -> None:
    """Game after game against a bot: how long it takes until it is one's turn again."""
    dice = random.Random(1)
    while True:
        made = await created(http, "empires-end", BOT)
        me = await opened(url, made, 0, "en")
        listening = asyncio.create_task(me.listen())
        try:
            await me.asked()
            while not me.over:
                await asyncio.sleep(PAUSE / 4)
                await me.reached(await me.move(dice))
                if not me.owes and not me.over:
                    began = time.perf_counter()
                    async with asyncio.timeout(PATIENCE):
                        await me.asked()
                    figures.seconds.append(time.perf_counter() - began)
        except TimeoutError:
            figures.errors += 1
        finally:
            listening.cancel()
            await me.socket.close()


async def fetch_films(url: str, made: list[dict[str, Any]], work: Work) -> None:
    """One client that looks at one whole game after the other, and at the list of tables."""
    async with httpx.AsyncClient(base_url=url, timeout=600) as http:
        while True:
            for each in made:
                work.films += (await http.get(f"/api/tables/{each['id']}/film")).is_success
                await http.get("/api/tables?limit=100")


async def flood_hints(http: httpx.AsyncClient, made: list[dict[str, Any]], work: Work) -> None:
    """Always wait for a hint, for whichever seat may ask."""
    while True:
        for each in made:
            for seat in each["seats"]:
                headers = {"Authorization": f"Bearer {seat['token']}"}
                answer = await http.post(f"/api/tables/{each['id']}/hint", headers=headers)
                work.hints += answer.is_success


@dataclass(frozen=True)
class Beside:
    """Which clients make work beside the players."""

    films: bool
    hints: bool

    def __bool__(self) -> bool:
        return self.films or self.hints

    def begun(
        self, http: httpx.AsyncClient, made: list[dict[str, Any]], work: Work, bots: Figures
    ) -> list[asyncio.Task[None]]:
        url = str(http.base_url).rstrip("/")
        films = [fetch_films(url, made, work)] if self.films else []
        waiting = min(ASKING, len(made)) if self.hints else 0
        hints = [flood_hints(http, made[n::waiting], work) for n in range(waiting)]
        played = [play_a_bot(http, url, bots) for _ in range(BOTS if self.hints else 0)]
        return [asyncio.create_task(each) for each in (*films, *hints, *played)]


async def play_all(
    all_clients: list[list[Client]], figures: Figures, seconds: float, dice: random.Random
) -> None:
    until = time.perf_counter() + seconds
    await asyncio.gather(
        *(play(clients, figures, until, random.Random(dice.random())) for clients in all_clients)
    )
