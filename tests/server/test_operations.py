"""Running a server: health, figures, pages, stopping, keeping, refusing to start."""

from __future__ import annotations

import io
import json
import logging
import signal
import sqlite3
import sys
import time
from pathlib import Path

import httpx
import psutil
import pytest

from empires.cli.serve import listener, listening
from empires.content.empires_end import standard_text
from empires.server.logs import JsonLines
from empires.server.settings import Settings
from tests.cli.kit import run
from tests.processes import spawned_by
from tests.server.kit import (
    BOT,
    NO_LIMITS,
    WAIT_SECONDS,
    Api,
    Made,
    Server,
    closing_code,
    human,
    serving,
)


def test_it_says_whether_it_is_well(api: Api) -> None:
    assert api.get("/healthz").json() == {"status": "ok"}


def test_prometheus_hears_of_tables_sockets_moves_and_bots(api: Api) -> None:
    made = api.create("first-empires", human("Ada"), BOT)
    with made.socket(0) as live:
        while not live.owes(0):
            live.receive()
        live.play(0)
        figures = api.get("/metrics").text
    for name in ("live_tables", "sockets", "moves_total", "move_seconds", "bot_think_seconds"):
        assert f"empires_{name}" in figures
    moves = next(line for line in figures.splitlines() if line.startswith("empires_moves_total"))
    assert float(moves.split()[1]) >= 1


def test_a_page_is_served_and_the_api_can_be_read(api: Api) -> None:
    for path in ("/", "/t/some-table", "/rules"):
        page = api.get(path)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
    assert "/api/tables/{id}/moves" in api.get("/docs").text
    assert api.get("/openapi.json").json()["info"]["title"] == "Empires"


def test_it_stops_when_asked_and_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite", *NO_LIMITS).start()
    made = Api(server).create("empires-end", human("Ada"), human("Bob"))
    made.play_first(made.deciding()[0])
    live = made.socket(0)
    live.until("update")
    before = made.view(0)
    assert server.stop() in (0, -signal.SIGTERM)
    assert closing_code(live.raw) == 1012
    server.start()
    try:
        assert Made(Api(server), {"id": made.id, "table": {}, "seats": []}).about()["ply"] == 1
        assert made.view(0) == before
    finally:
        server.stop()


def test_logs_are_json_with_the_route_and_not_the_path(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(tmp_path / "tables.sqlite", "--log-level", "info", log=log) as server:
        httpx.get(f"{server.url}/api/tables/some-id")
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    requests = [line for line in lines if line["message"] == "request"]
    paths = {(line["path"], line["status"]) for line in requests}
    assert ("/api/tables/{id}", 404) in paths
    assert "some-id" not in log.read_text()


def test_an_error_is_told_by_its_kind_and_its_place_and_never_in_its_words() -> None:
    said = "Key (name)=(Zenobia) exists"

    def fails() -> None:
        try:
            raise KeyError(said)
        except KeyError as error:
            raise ExceptionGroup(said, [ValueError(said)]) from error

    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    try:
        fails()
    except ExceptionGroup:
        what = (f"Task exception was never retrieved\nfuture: {said}", (), sys.exc_info())
        handler.emit(logging.LogRecord("asyncio", logging.ERROR, "", 0, *what))
    line = json.loads(written.getvalue())
    assert line["message"] == "Task exception was never retrieved"
    assert "builtins.KeyError" in line["traceback"]
    assert "builtins.ValueError" in line["traceback"]
    assert any(" fails" in place for place in line["traceback"])
    assert "Zenobia" not in written.getvalue()


@pytest.mark.slow
def test_old_tables_are_removed(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(file, *NO_LIMITS) as server:
        api = Api(server)
        old = api.create("empires-end", human("Ada"), human("Bob"))
        new = api.create("empires-end", human("Ada"), human("Bob"))
        old.play_first(old.deciding()[0])
    with sqlite3.connect(file) as database:
        long_ago = time.time() - 31 * 86400
        database.execute("UPDATE tables SET updated = ? WHERE id = ?", (long_ago, old.id))
    with serving(file, *NO_LIMITS, "--keep-days", "30") as server:
        api = Api(server)
        while api.get(f"/api/tables/{old.id}").status_code != 404:
            pass
        assert api.get(f"/api/tables/{new.id}").status_code == 200
    with sqlite3.connect(file) as database:
        (left,) = database.execute("SELECT count(*) FROM entries").fetchone()
        assert left == 0


@pytest.mark.slow
def test_a_table_of_other_rules_is_kept_but_not_played(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(file, *NO_LIMITS) as server:
        made = Api(server).create("empires-end", human("Ada"), human("Bob"))
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET rules = 99")
    with serving(file, *NO_LIMITS) as server:
        answer = Api(server).get(f"/api/tables/{made.id}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "other_rules")
        assert "99" in answer.json()["error"]["message"]


@pytest.mark.slow
def test_a_pack_of_ones_own_can_be_chosen(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(standard_text().replace("rebuild = 9", "rebuild = 8", 1), encoding="utf-8")
    with serving(tmp_path / "tables.sqlite", "--content", str(pack), *NO_LIMITS) as server:
        api = Api(server)
        games = api.get("/api/games").json()["games"]
        offered = {found["name"]: found["content"] for found in games[0]["packs"]}
        assert list(offered) == ["standard", "mine"]
        made = api.create("empires-end", human("Ada"), BOT, content=offered["mine"])
        assert made.about()["content"] == offered["mine"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--workers", "2"), "--workers: more than one needs --database postgresql://"),
        (("--database", "mysql://x/y"), "--database: expected the path of a SQLite file"),
        (("--database", "postgresql://nobody@127.0.0.1:1/none"), "--database: "),
        (("--database", "/proc/nothing/here.sqlite"), "--database: "),
        (("--limit", "tables"), "--limit: expected NAME=N with N from 1"),
        (("--limit", "cows=3"), "--limit: expected NAME=N"),
        (("--content", "/nothing.toml"), "/nothing.toml"),
        (("--solo", "/nothing"), "--solo: no page that needs no server in /nothing; `make site`"),
        (("--host", "192.0.2.1"), "--port: can't listen on 192.0.2.1:8000"),
        (("--port", "99999"), "99999"),
    ],
)
def test_a_server_that_cannot_be_says_why_in_one_line(
    tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    database = () if "--database" in args else ("--database", tmp_path / "tables.sqlite")
    found = run("serve", *args, *database)
    assert found.code == 2
    assert said in found.err
    assert len(found.err.splitlines()) == 1


def test_a_taken_port_is_told_or_another_one_found(tmp_path: Path) -> None:
    """Whoever names a port means it; whoever only wants to play gets one that is free."""
    with listener("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        told = run("serve", "--port", str(port), "--database", tmp_path / "tables.sqlite")
        assert told.code == 2
        assert f"--port: can't listen on 127.0.0.1:{port}" in told.err
        settings = Settings(database="", host="127.0.0.1", port=port)
        with listening(settings, any_port=True) as found:
            assert found.getsockname()[1] not in (0, port)


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite"):
        found = run("serve", "--port", "0", "--database", tmp_path / "tables.sqlite")
    assert found.code == 2
    assert "in use by another server" in found.err


@pytest.mark.slow
def test_a_bot_whose_process_died_is_asked_again(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *NO_LIMITS) as server:
        made = Api(server).create("empires-end", human("Ada"), BOT, options={"variant": "blitz"})
        killed: set[psutil.Process] = set()
        with made.socket(0) as live:
            live.until("update")
            while live.table["status"] != "over":
                if not live.owes(0):
                    live.receive()
                    continue
                if len(killed) < 3:
                    for thinking in thinking_at(server):
                        thinking.kill()
                        killed.add(thinking)
                live.play(0)
        assert len(killed) >= 3
        _, left = psutil.wait_procs(killed, WAIT_SECONDS)
        assert not left, "the server has not taken note of their end"


def thinking_at(server: Server) -> list[psutil.Process]:
    """The processes in which its bots think."""
    assert server.process is not None
    return spawned_by(server.process.pid, deep=True)
