"""Clients that make work beside the players: one fetches films, one floods the server with hints.

They run in a process of their own, as they would on another machine: what they do with an answer
must not delay the players, whose time is measured.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Final

import httpx
from players import PATIENCE, PAUSE, Figures, created, opened

ASKING: Final = 200  # hints that one client keeps waiting
BOTS: Final = 4  # tables at which somebody plays against a bot, while hints wait
BOT: Final = {"kind": "bot", "level": "settler"}


@dataclass
class Work:
    """What the clients beside the players got."""

    films: int = 0
    hints: int = 0
    bots: Figures = field(default_factory=Figures)
    failed: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Beside:
    """Which clients make work beside the players."""

    films: bool
    hints: bool

    def __bool__(self) -> bool:
        return self.films or self.hints

    def tasks(
        self, http: httpx.AsyncClient, made: list[dict[str, Any]], work: Work
    ) -> list[asyncio.Task[None]]:
        url = str(http.base_url).rstrip("/")
        films = [fetch_films(url, made, work)] if self.films else []
        waiting = min(ASKING, len(made)) if self.hints else 0
        hints = [flood_hints(http, made[n::waiting], work) for n in range(waiting)]
        played = [play_a_bot(http, url, work.bots) for _ in range(BOTS if self.hints else 0)]
        return [asyncio.create_task(each) for each in (*films, *hints, *played)]


class Others:
    """The process that they run in."""

    def __init__(self, beside: Beside, url: str, made: list[dict[str, Any]]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._talk, theirs = spawn.Pipe()
        # A bench that fails must not wait for them.
        self._process = spawn.Process(target=at_work, args=(beside, url, made, theirs), daemon=True)
        self._process.start()

    async def ended(self) -> Work:
        """Stop them, and hear what they got."""
        self._talk.send("stop")
        work: Work = await asyncio.to_thread(self._talk.recv)
        await asyncio.to_thread(self._process.join)
        return work


def at_work(beside: Beside, url: str, made: list[dict[str, Any]], talk: Connection) -> None:
    talk.send(asyncio.run(until_stopped(beside, url, made, talk)))


async def until_stopped(
    beside: Beside, url: str, made: list[dict[str, Any]], talk: Connection
) -> Work:
    work = Work()
    many = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=url, timeout=600, limits=many) as http:
        tasks = beside.tasks(http, made, work)
        await asyncio.to_thread(talk.recv)
        work.failed = [repr(each.exception()) for each in tasks if each.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return work


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
