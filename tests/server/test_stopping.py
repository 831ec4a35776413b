"""A server that is asked to end does so soon, whatever is going on, and keeps what it has said."""

from __future__ import annotations

import asyncio
import random
import socket
from pathlib import Path

import pytest

from empires.server.bots.pool import Pool
from empires.server.bots.turns import BotTurns
from empires.server.games import Games
from empires.server.settings import Limits, database_url
from empires.server.storage.database import made as made_database
from empires.server.storage.database import open_database
from empires.server.storage.storage import Storage
from empires.server.tables import Tables
from tests.server.kit import BOT, NO_LIMITS, Api, Server, human, workers_of


@pytest.mark.parametrize("moments", range(6))
def test_bots_that_are_wanted_at_that_very_moment_do_not_keep_it(
    tmp_path: Path, moments: int
) -> None:
    async def wanted_and_closed() -> None:
        url = database_url(str(tmp_path / "tables.sqlite"))
        await made_database(url)
        storage = Storage(open_database(url))
        tables = Tables(storage, Games(()), Limits())
        bots = BotTurns(tables, "worker", Pool(1))
        bots.open()
        await asyncio.sleep(0)
        tables.bots_wanted.set()
        for _ in range(moments):
            await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await bots.close()
        await storage.close()

    asyncio.run(wanted_and_closed())


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_it_ends_in_the_middle_of_everything(postgresql: str, tmp_path: Path, workers: int) -> None:
    """Bots play at many tables, sockets are open, and moves are made; again and again."""
    database = postgresql if workers > 1 else tmp_path / "tables.sqlite"
    options = (*NO_LIMITS, "--workers", str(workers), "--bot-processes", "1")
    server = Server(database, *options, log=tmp_path / "log")
    rng = random.Random(workers)
    made, acknowledged = None, 0
    for _ in range(3):
        server.start()
        if made is not None:
            assert made.about()["ply"] >= acknowledged
        api = Api(server)
        for _ in range(6):
            api.create("empires-end", BOT, BOT, options={"variant": "blitz"}).socket()
        made = api.create("first-empires", human("Ada"), human("Bob"))
        with made.socket(0, 1) as live:
            live.until("update", seat=1)
            for _ in range(rng.randrange(12)):
                live.play(0 if live.owes(0) else 1)
                live.ask("ping")
            acknowledged = max(live.updates[seat]["ply"] for seat in (0, 1))
            server.stop()


@pytest.mark.slow
def test_it_does_not_wait_for_those_who_never_finish(tmp_path: Path) -> None:
    """Somebody who says nothing, who stops in the middle, and who reads nothing."""
    with (
        socket.socket() as silent,
        socket.socket() as half,
        socket.socket() as deaf,
    ):
        server = Server(tmp_path / "tables.sqlite", *NO_LIMITS, log=tmp_path / "log").start()
        for each in (silent, half, deaf):
            each.connect(("127.0.0.1", server.port))
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        for _ in range(2000):
            deaf.sendall(b"GET /api/games/empires-end/content HTTP/1.1\r\nHost: x\r\n\r\n")
        server.stop()


@pytest.mark.slow
def test_a_worker_that_does_not_move_is_ended_by_force(postgresql: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Server(postgresql, *NO_LIMITS, "--workers", "2", log=log).start()
    workers = workers_of(server)
    workers[0].suspend()
    assert server.stop() == 0
    assert not any(worker.is_running() for worker in workers)
    assert "a worker did not end in time" in log.read_text()
