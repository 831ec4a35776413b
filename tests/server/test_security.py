"""Origins, headers, limits, and what must never be written down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.kit import BOT, NO_LIMITS, Api, Json, Live, Server, human, serving


def test_every_answer_has_the_headers_that_keep_a_page_to_itself(api: Api) -> None:
    for path in ("/", "/docs", "/api/games", "/api/nothing", "/healthz"):
        headers = api.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    assert api.get("/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_is_turned_away(api: Api, origin: str) -> None:
    made = api.create("empires-end", human("Ada"), BOT)
    answer = api.http.post("/api/tables", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
    url = f"{api.server.url.replace('http', 'ws')}{made.path('/live')}"
    with pytest.raises(InvalidStatus), connect(url, additional_headers={"Origin": origin}):
        pass


def test_a_page_from_here_is_let_in(api: Api) -> None:
    answer = api.http.get("/api/games", headers={"Origin": api.server.url})
    assert answer.status_code == 200


def test_another_name_for_this_machine_is_a_trick(api: Api) -> None:
    answer = api.http.get("/api/games", headers={"Host": "evil.example:8000"})
    assert answer.status_code == 403


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = ["requests=5", "messages=5", "sockets=3", "tables=4", "all_tables=2"]
    options = [f"--limit={limit}" for limit in limits]
    with serving(folder / "tables.sqlite", *options, log=folder / "log") as running:
        yield running


@pytest.mark.slow  # it waits until the limits let it in again
def test_limits_hold_and_say_when_to_come_back(strict: Server) -> None:
    api = Api(strict)
    made = api.create("empires-end", human("Ada"), human("Bob"))
    api.create("empires-end", human("Ada"), human("Bob"))
    wanted = {"game": "empires-end", "seats": [human("Ada"), human("Bob")]}
    full = api.post("/api/tables", wanted)
    assert (full.status_code, full.json()["error"]["code"]) == (503, "full")
    made.act(0, "concede")

    sockets = [made.socket(0) for _ in range(3)]
    for live in sockets:
        live.until("table")
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        made.socket(0).until("table")
    error = first_refused(sockets[0])
    assert (error["code"], error["retry_after"]) == ("too_many", 1)
    for live in sockets:
        live.close()

    # On a slow machine it takes more of them to be too quick.
    answers = (api.get("/api/games") for _ in range(1000))
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert int(refused.headers["retry-after"]) >= 1
    assert api.get("/healthz").status_code == 200


def first_refused(live: Live) -> Json:
    """Say more at once than may be said, until one message is refused."""
    while True:
        for _ in range(30):
            live.send({"type": "ping"})
        for message in [live.receive() for _ in range(30)]:
            if message["type"] == "error":
                refused: Json = message["error"]
                return refused


def test_no_token_and_no_hidden_thing_is_in_the_log_or_in_the_database(tmp_path: Path) -> None:
    log, database = tmp_path / "log", tmp_path / "tables.sqlite"
    with serving(database, *NO_LIMITS, "--log-level", "debug", log=log) as server:
        api = Api(server)
        made = api.create("empires-end", human("Ada"), human(), {"kind": "open"})
        made.act(1, "join", name="Bob")
        taken = api.post(made.path("/seats/2/take"), {"name": "Cem"}).json()["token"]
        made.tokens[2] = taken
        with made.socket(0) as live:
            live.until("update")
        made.play_first(made.deciding()[0])
        api.get(made.path("/view") + f"?seat={made.tokens[0]}")
        made.act(0, "moves", ply=0, code=12345)
    logged = log.read_text()
    assert '"message":"request"' in logged
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    for token in made.tokens.values():
        assert token not in logged
        assert token.encode() not in kept
    assert "Ada" not in logged
