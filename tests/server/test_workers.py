"""Several workers on one PostgreSQL: any of them serves any table, and bots move once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from empires.server.entries import SeatSetup, Setup
from empires.server.settings import database_url
from empires.server.storage.database import made as made_database
from empires.server.storage.database import open_database
from empires.server.storage.rows import Facts, Stored
from empires.server.storage.storage import Storage
from tests.server.kit import BOT, NO_LIMITS, Api, Live, Made, Server, human, play_out, serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pair(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two workers with addresses of their own, so that a test can choose between them."""
    folder: Path = tmp_path_factory.mktemp("pair")
    with (
        serving(postgresql, *NO_LIMITS, log=folder / "one") as one,
        serving(postgresql, *NO_LIMITS, log=folder / "two") as two,
    ):
        yield [one, two]


def seated(pair: list[Server], game: str, **more: object) -> tuple[Made, Live, Live]:
    """Ada on the first worker, Bob on the second."""
    made = Api(pair[0]).create(game, human("Ada"), human(), **more)
    joined = Api(pair[1]).post(made.path("/join"), {"name": "Bob"}, made.tokens[1])
    made.tokens[1] = joined.json()["token"]
    ada = Live(pair[0], made.id, [made.tokens[0]])
    bob = Live(pair[1], made.id, [made.tokens[1]], lang="en")
    ada.until("update")
    bob.until("update")
    return made, ada, bob


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_game_with_the_seats_on_different_workers(pair: list[Server], game: str) -> None:
    made, ada, bob = seated(pair, game)
    with ada, bob, ThreadPoolExecutor() as threads:
        playing = [
            threads.submit(play_out, live, [seat], random.Random(seat))
            for seat, live in enumerate((ada, bob))
        ]
        for each in playing:
            each.result()
        assert ada.table["result"] == bob.table["result"]
        assert [event["ply"] for event in ada.logs[0]] == [event["ply"] for event in bob.logs[1]]
    about = [Api(server).get(made.path()).json() for server in pair]
    assert about[0]["version"] == about[1]["version"]


def test_chat_and_presence_cross_from_worker_to_worker(pair: list[Server]) -> None:
    _, ada, bob = seated(pair, "empires-end")
    with ada:
        with bob:
            while not ada.table["seats"][1]["here"]:
                ada.receive()
            while not bob.table["seats"][0]["here"]:
                bob.receive()
            assert ada.ask("chat", text="Hello over there")["type"] == "ok"
            assert bob.until("chat")["text"] == "Hello over there"
        while ada.table["seats"][1]["here"]:
            ada.receive()


def test_a_request_made_on_one_worker_is_answered_on_the_other(pair: list[Server]) -> None:
    made, ada, bob = seated(pair, "empires-end")
    rng = random.Random(1)
    with ada, bob:
        while (
            ada.updates[0]["undo"]["possible"] or ada.updates[0]["undo"]["reason"] == "nothing_yet"
        ):
            seat = made.deciding()[0]
            live = (ada, bob)[seat]
            while not live.owes(seat):
                live.receive()
            live.play(seat, rng)
            ada.ask("ping")
        assert ada.ask("undo", ask=True)["type"] == "ok"
        while bob.table["request"] is None:
            bob.receive()
        before = made.about()["ply"]
        assert bob.ask("answer", agree=True)["type"] == "ok"
        update = ada.until("update", undos=1)
        assert update["ply"] < before


def test_bots_at_many_tables_are_played_by_whichever_worker_is_free(pair: list[Server]) -> None:
    options = {"variant": "blitz"}
    tables = [Api(pair[n % 2]).create("empires-end", BOT, BOT, options=options) for n in range(6)]
    for made in tables:
        with Live(pair[0], made.id, []) as live:
            while not live.updates or live.table["status"] != "over":
                live.receive()
            assert live.updates[None]["view"]["over"]


def test_the_claim_of_a_dead_worker_expires(pair: list[Server], postgresql: str) -> None:
    # The clock runs from when Bob comes, and by then the claim is there.
    made = Api(pair[0]).create("first-empires", human("Ada"), human(), clock={"seconds": 5})
    until = time.time() + 8

    async def claim() -> None:
        connection = await asyncpg.connect(postgresql)
        claimed = "UPDATE tables SET claimed_by = 'dead', claimed_until = $2 WHERE id = $1"
        await connection.execute(claimed, made.id, until)
        await connection.close()

    asyncio.run(claim())
    assert made.act(1, "join", name="Bob").status_code == 200
    with Live(pair[1], made.id, []) as live:
        while not live.updates or live.updates[None]["ply"] == 0:
            live.receive()
    assert time.time() > until


def test_a_table_of_other_rules_is_not_claimed_again_and_again(
    pair: list[Server], postgresql: str
) -> None:
    async def due() -> None:
        storage = Storage(open_database(database_url(postgresql)))
        await storage.create(
            bots_table("old", rules=-1), Facts(status="running", deadline=None, bot_due=True)
        )
        await storage.close()

    async def claimed_until() -> float | None:
        connection = await asyncpg.connect(postgresql)
        found = await connection.fetchval("SELECT claimed_until FROM tables WHERE id = 'old'")
        await connection.close()
        return None if found is None else float(found)

    asyncio.run(due())
    while not (until := asyncio.run(claimed_until())):
        pass
    # Meanwhile bots play a whole game elsewhere.
    other = Api(pair[1]).create("empires-end", BOT, BOT, options={"variant": "blitz"})
    with Live(pair[1], other.id, []) as live:
        while not live.updates or live.table["status"] != "over":
            live.receive()
    assert asyncio.run(claimed_until()) == until or time.time() > until


def bots_table(id: str, rules: int) -> Stored:
    bot = SeatSetup(kind="bot", level="settler", name="A")
    return Stored(
        id=id,
        game="empires-end",
        rules=rules,
        content="0" * 64,
        setup=Setup(seats=(bot, bot), options={}, clock=None, undo="consent"),
        seed=1,
        listed=False,
        created=time.time(),
    )


@pytest.fixture
def unserved(postgresql: str) -> Iterator[str]:
    """A database of its own, where no server claims turns and gives them back."""
    name = f"unserved_{uuid4().hex}"

    async def ask(command: str) -> None:
        connection = await asyncpg.connect(postgresql)
        await connection.execute(command)
        await connection.close()

    address, _, rest = postgresql.partition("?")
    asyncio.run(ask(f"CREATE DATABASE {name}"))
    try:
        yield f"{address.rpartition('/')[0]}/{name}?{rest}"
    finally:
        asyncio.run(ask(f"DROP DATABASE {name}"))


def test_two_workers_never_claim_the_same_turn(unserved: str) -> None:
    async def claims() -> tuple[set[str], list[str]]:
        url = database_url(unserved)
        await made_database(url)
        one, two = Storage(open_database(url)), Storage(open_database(url))
        ids = {f"claim-{n}" for n in range(40)}
        for id in sorted(ids):
            due = Facts(status="running", deadline=None, bot_due=True)
            await one.create(bots_table(id, rules=1), due)
        found = await asyncio.gather(
            *(
                storage.claim(name, 60, 4)
                for _ in range(8)
                for name, storage in (("1", one), ("2", two))
            )
        )
        # Whoever looked while others held what it would have had comes again.
        found.append(await one.claim("1", 60, 40))
        await one.close()
        await two.close()
        return ids, [id for batch in found for id in batch]

    ids, claimed = asyncio.run(claims())
    assert sorted(claimed) == sorted(ids)
