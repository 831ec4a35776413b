"""Whatever one seat or one client does, the others go on playing."""

from __future__ import annotations

import asyncio
import random
import socket
import sqlite3
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.kit import (
    BOT,
    NO_LIMITS,
    WAIT_SECONDS,
    Api,
    Live,
    Made,
    Server,
    bearing,
    human,
    play_out,
    serving,
)

ELSEWHERE = "127.0.0.2"  # an address that no proxy has


def acting_together(api: Api, **more: object) -> Made:
    """Two players who both owe a decision, and neither waits for the other."""
    made = api.create("empires-end", human("Ada"), human(), options={"variant": "blitz"}, **more)
    made.join(1, "Bob")
    rng = random.Random(5)
    while True:
        deciding = made.deciding()
        if len(deciding) == 2:
            both = [made.view(seat)["view"]["prompt"]["choices"] for seat in (0, 1)]
            if all(len(choices) > 1 for choices in both):
                return made
        update = made.view(deciding[0])
        code = rng.choice(update["view"]["prompt"]["choices"])["id"]
        assert made.act(deciding[0], "moves", ply=update["ply"], code=code).status_code == 200


def play_undoable(made: Made, seat: int) -> bool:
    """Make a choice that can be taken back alone, if there is one."""
    update = made.view(seat)
    for choice in update["view"]["prompt"]["choices"]:
        if not choice["final"]:
            sent = {"ply": update["ply"], "code": choice["id"]}
            assert made.act(seat, "moves", **sent).status_code == 200
            return bool(made.view(seat)["undo"]["possible"])
    return False


def test_who_takes_back_again_and_again_changes_nothing_for_the_other(api: Api) -> None:
    made = acting_together(api, clock={"seconds": 600})
    asked = made.view(1)
    deadline = made.about()["seats"][1]["deadline"]
    for _ in range(100):
        assert play_undoable(made, 0)
        assert made.undo(0).status_code == 200
    assert made.about()["seats"][1]["deadline"] == deadline
    now = made.view(1)
    assert now["view"]["prompt"]["id"] == asked["view"]["prompt"]["id"]
    prompt, code = asked["view"]["prompt"]["id"], asked["view"]["prompt"]["choices"][0]["id"]
    answer = made.act(1, "moves", ply=asked["ply"], prompt=prompt, code=code)
    assert answer.status_code == 200, answer.text


def test_what_the_other_has_chosen_stays_when_an_earlier_choice_is_taken_back(api: Api) -> None:
    """The plies after it are counted anew, and the other's next question is still the same."""
    made = acting_together(api)
    assert play_undoable(made, 0)
    assert play_undoable(made, 1)
    asked = made.view(1)
    assert made.undo(0).status_code == 200
    if asked["view"]["prompt"] is None:
        return
    assert made.view(1)["view"]["prompt"]["id"] == asked["view"]["prompt"]["id"]
    prompt, code = asked["view"]["prompt"]["id"], asked["view"]["prompt"]["choices"][0]["id"]
    answer = made.act(1, "moves", ply=asked["ply"], prompt=prompt, code=code)
    assert answer.status_code == 200, answer.text


def test_taking_back_gives_no_time_back(api: Api) -> None:
    made = acting_together(api, clock={"seconds": 600})
    before = made.about()["seats"][0]["deadline"]
    assert play_undoable(made, 0)
    assert made.undo(0).status_code == 200
    after = made.about()["seats"][0]["deadline"]
    waited = made.about()["now"] - (before - 600)
    assert before <= after <= before + waited


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = ("undos=3", "hints=2", "tables=3", "connections=4")
    options = [*NO_LIMITS, *(f"--limit={limit}" for limit in limits)]
    with serving(folder / "tables.sqlite", *options, log=folder / "log") as running:
        yield running


def test_a_seat_may_take_back_only_so_often_and_is_told_how_often_still(strict: Server) -> None:
    made = acting_together(Api(strict))
    left = []
    for _ in range(3):
        assert play_undoable(made, 0)
        left.append(made.undo(0).json()["left"])
    assert left == [2, 1, 0]
    assert play_undoable(made, 0)
    refused = made.undo(0)
    assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many")
    assert 1 <= refused.json()["error"]["retry_after"] <= 200
    assert play_undoable(made, 1)
    assert made.undo(1).json()["left"] == 2  # the other has its own


def test_hints_are_counted_too(strict: Server) -> None:
    made = Api(strict).create("empires-end", human("Ada"), human("Bob"), seed="5")
    seat = made.deciding()[0]
    assert [made.act(seat, "hint").json()["left"] for _ in range(2)] == [1, 0]
    refused = made.act(seat, "hint")
    assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many")


def test_rematches_are_tables_too(tmp_path: Path) -> None:
    limits = (*NO_LIMITS, "--limit=tables=2")
    with serving(tmp_path / "tables.sqlite", *limits) as server:
        made = Api(server).create("empires-end", human("Ada"), human("Bob"))
        made.act(0, "concede")
        assert made.act(0, "rematch").status_code == 201
        assert made.act(0, "rematch").status_code == 201  # the same one
        again = Made(Api(server), {"id": made.about()["rematch"], "table": {}, "seats": []})
        again.tokens = made.tokens
        again.act(0, "concede")
        refused = again.act(0, "rematch")
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too_many")
        with again.socket(0) as live:
            assert live.ask("rematch")["error"]["code"] == "too_many"
        assert again.about()["rematch"] is None


@pytest.mark.slow
def test_bots_play_on_while_many_hints_wait(tmp_path: Path) -> None:
    """Two hundred seats ask at once, each for a second of thinking; a bot elsewhere comes first."""
    with serving(tmp_path / "tables.sqlite", *NO_LIMITS, "--bot-processes=1") as server:
        api = Api(server)
        asking = [api.create("first-empires", human("Ada"), human("Bob")) for _ in range(200)]
        with api.create("empires-end", human("Ada"), BOT).socket(0) as live:
            while not live.owes(0):
                live.receive()
            hints = [
                partial(ask_for_a_hint, made, bearing(made.tokens[made.deciding()[0]]))
                for made in asking
            ]
            answered = asyncio.run(asked_meanwhile(server, hints, partial(play_a_bot, live)))
        assert answered < 100
        # All who asked are gone, and so is what they asked for: nobody has to wait for it.
        seat = asking[0].deciding()[0]
        assert asking[0].act(seat, "hint").status_code == 200


@pytest.mark.slow
def test_others_play_on_while_many_films_are_made(tmp_path: Path) -> None:
    """One client wants a whole game a hundred times; moves elsewhere are answered before."""
    with serving(tmp_path / "tables.sqlite", *NO_LIMITS) as server:
        api = Api(server)
        played = api.create("empires-end", human("Ada"), human("Bob"))
        with played.socket(0, 1) as live:
            play_out(live, [0, 1], random.Random(3))
        films = [partial(ask_for_the_film, played)] * 100
        with api.create("empires-end", human("Ada"), human("Bob")).socket(0, 1) as live:
            while len(live.updates) < 2:
                live.receive()
            assert asyncio.run(asked_meanwhile(server, films, partial(play_ten, live))) < 50


Asking = Callable[[httpx.AsyncClient], Coroutine[None, None, httpx.Response]]


async def ask_for_a_hint(
    made: Made, headers: dict[str, str], http: httpx.AsyncClient
) -> httpx.Response:
    return await http.post(made.path("/hint"), headers=headers)


async def ask_for_the_film(made: Made, http: httpx.AsyncClient) -> httpx.Response:
    return await http.get(made.path("/film"), params={"seat": "all", "lang": "en"})


def play_ten(live: Live) -> None:
    for _ in range(10):
        seat = next(seat for seat in (0, 1) if live.owes(seat))
        ply = live.play(seat)["ply"]
        while any(update["ply"] < ply for update in live.updates.values()):
            live.receive()


def play_a_bot(live: Live) -> None:
    """Play until a bot has answered."""
    ply = live.updates[0]["ply"]
    while live.updates[0]["ply"] < ply + 2:
        if live.owes(0):
            live.play(0)
        else:
            live.receive()


async def asked_meanwhile(
    server: Server, asking: Sequence[Asking], meanwhile: Callable[[], None]
) -> int:
    """Let all of them ask; how many were answered when that was done. Then they leave."""
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=server.url, timeout=None, limits=limits) as http:
        asked = [asyncio.create_task(ask(http)) for ask in asking]
        await asyncio.to_thread(meanwhile)
        answered = sum(each.done() for each in asked)
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
    return answered


def test_a_queue_that_is_full_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *NO_LIMITS, "--limit=waiting=1") as server:
        api = Api(server)
        asking = [api.create("first-empires", human("Ada"), human("Bob")) for _ in range(8)]
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda made: made.act(made.deciding()[0], "hint"), asking))
        assert {answer.status_code for answer in answers} == {200, 503}
        refused = next(answer for answer in answers if answer.status_code == 503)
        assert refused.json()["error"]["code"] == "busy"
        assert int(refused.headers["retry-after"]) >= 1


def closed(connection: socket.socket) -> bool:
    """Whether the server ends it before it has sent anything."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.slow  # it waits until the server has lost its patience
def test_half_a_request_is_not_waited_for(strict: Server) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\n"
    halves = ("", head[:20], f"{head}Content-Length: 100\r\n\r\n{{")
    connections = []
    with ExitStack() as stack:
        for half in halves:
            reached = socket.create_connection(("127.0.0.1", strict.port), WAIT_SECONDS)
            stack.enter_context(reached).sendall(half.encode())
            connections.append(reached)
        assert all(closed(each) for each in connections)


def test_one_address_holds_only_so_many_connections(strict: Server) -> None:
    def reached() -> socket.socket:
        target, source = ("127.0.0.1", strict.port), (ELSEWHERE, 0)
        return socket.create_connection(target, WAIT_SECONDS, source_address=source)

    with ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(reached())
        assert closed(stack.enter_context(reached()))
        # Others are let in meanwhile.
        assert Api(strict).get("/api/games").status_code == 200


def test_opening_sockets_counts_as_asking(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", "--limit=requests=1") as server:
        url = f"ws://127.0.0.1:{server.port}/api/tables/nowhere/live"

        def opened(_: int) -> int:
            try:
                with connect(url, open_timeout=WAIT_SECONDS):
                    return 101
            except InvalidStatus as refused:
                return refused.response.status_code

        # On a slow machine it takes more of them to be too quick.
        assert 403 in map(opened, range(1000))


def test_a_tool_that_holds_the_file_keeps_only_moves_waiting(tmp_path: Path) -> None:
    """Such as a shell in which somebody mends a row: whoever only looks is answered meanwhile."""
    file = tmp_path / "tables.sqlite"
    with serving(file, *NO_LIMITS) as server, ThreadPoolExecutor(1) as elsewhere:
        made, other = (
            Api(server).create("first-empires", human("Ada"), human("Bob")) for _ in range(2)
        )
        seat = made.deciding()[0]
        with closing(sqlite3.connect(file, isolation_level=None)) as tool:
            tool.execute("BEGIN IMMEDIATE")
            moving = elsewhere.submit(made.play_first, seat)
            for _ in range(3):
                other.view(seat)
                assert not moving.done()
            tool.execute("ROLLBACK")
        moving.result()
        assert made.about()["ply"] == 1
