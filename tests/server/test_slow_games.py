"""Games that take days: reminders, quiet nights, a letter a day, one's own tables at a glance."""

from __future__ import annotations

import json
import re
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.server.kit import NO_LIMITS, Api, Json, Made, serving
from tests.server.post_office import MailBox, Office, text_of
from tests.server.test_notices import begun, play_until, put


@pytest.mark.slow
def test_a_player_is_reminded_before_the_clock_runs_out(tmp_path: Path) -> None:
    file, office = tmp_path / "tables.sqlite", Office()
    options = (*NO_LIMITS, "--notice-after=0", "--local-notices")
    with office.opened():
        with serving(file, *options) as server:
            made = begun(Api(server), clock={"seconds": 4000})
            put(made, made.deciding()[0], webhook={"url": f"{office.url}/clock"})
            assert json.loads(office.next()[2])["text"] == "It is your turn."
        with sqlite3.connect(file) as database:
            for table, columns in {
                "tables": ("created", "updated", "deadline", "remind_at"),
                "entries": ("at",),
                "notices": ("told",),
            }.items():
                for column in columns:
                    database.execute(f"UPDATE {table} SET {column} = {column} - 3500")
        with serving(file, *options):
            said = json.loads(office.next()[2])["text"]
            assert said == "Your time is running out: it is your turn."
        assert office.came.empty()


def test_my_tables_say_whose_turn_it_is_and_since_when(api: Api) -> None:
    mine = begun(api)
    seat = mine.deciding()[0]
    seats = [
        {"table": mine.id, "token": mine.tokens[seat]},
        {"table": mine.id, "token": mine.tokens[1 - seat]},
        {"table": mine.id, "token": "x" * 43},
        {"table": "nowhere", "token": mine.tokens[seat]},
    ]
    games = api.post("/api/mine", {"seats": seats}).json()["games"]
    assert [(each["seat"], each["turn"]) for each in games] == [(seat, True), (1 - seat, False)]
    assert {each["table"]["id"] for each in games} == {mine.id}
    assert 0 <= games[0]["table"]["now"] - games[0]["since"] < 600


def hours_around_now() -> Json:
    """Quiet hours that it is in the middle of."""
    hour = datetime.now(UTC).hour
    return {"from": (hour - 3) % 24, "to": (hour + 3) % 24}


def moved_by(file: Path, seconds: float) -> None:
    """As if so much time had gone by for what waits to be told."""
    with sqlite3.connect(file) as database:
        for column in ("held", "mailed", "heard_at"):
            database.execute(f"UPDATE notices SET {column} = {column} - {seconds}")


@pytest.mark.slow
def test_at_night_nothing_is_told_until_the_morning(tmp_path: Path) -> None:
    file, office = tmp_path / "tables.sqlite", Office()
    options = (*NO_LIMITS, "--notice-after=0", "--local-notices")
    with office.opened():
        with serving(file, *options) as server:
            api = Api(server)
            sleeps = begun(api)
            seat = sleeps.deciding()[0]
            put(sleeps, seat, webhook={"url": f"{office.url}/night"}, quiet=hours_around_now())
            awake = begun(api)
            put(awake, awake.deciding()[0], webhook={"url": f"{office.url}/day"})
            assert office.next()[0] == "/day"  # so there was an occasion
            assert office.came.empty()
            put(sleeps, seat, quiet=None)  # as if the hours were over
        moved_by(file, 86_400)
        with serving(file, *options):
            path, _, body = office.next()
            assert (path, json.loads(body)["text"]) == ("/night", "It is your turn.")
        assert office.came.empty()


def confirmed_mail(made: Made, box: MailBox, seat: int, **wish: object) -> None:
    put(made, seat, mail="ada@example.org", daily=True, **wish)
    found = re.search(r"/mail/([\w-]+)", text_of(box.next()))
    assert found is not None
    assert made.api.post("/api/mail/confirm", {"code": found[1]}).status_code == 200


@pytest.mark.slow
def test_one_letter_a_day_tells_of_all_tables(tmp_path: Path) -> None:
    file, box, office = tmp_path / "tables.sqlite", MailBox(), Office()
    with office.opened(), box.opened() as mail:
        options = (*NO_LIMITS, "--notice-after=0", "--local-notices", f"--mail={mail}")
        with serving(file, *options) as server:
            api = Api(server)
            tables = [begun(api) for _ in range(3)]
            for made in tables[:1]:
                confirmed_mail(made, box, made.deciding()[0])
            assert tables[0].id in text_of(box.next())
            for made in tables[1:]:
                confirmed_mail(made, box, made.deciding()[0])
            # What is told at once elsewhere shows that there was an occasion for mail, too.
            last = tables[2]
            put(last, last.deciding()[0], webhook={"url": f"{office.url}/at-once"})
            last.play_first(last.deciding()[0])
            play_until(last, int(last.deciding()[0]))
            office.next()
            assert box.letters.empty()
        moved_by(file, 86_400)
        with serving(file, *options) as server:
            letter = box.next()
            text = text_of(letter)
            assert letter["Subject"] == "Empires: news of 2 tables"
            assert tables[1].id in text
            assert tables[2].id in text
            assert tables[0].id not in text  # of this turn it was told yesterday
            end = letter["List-Unsubscribe"].strip("<>")
            gone = Api(server).http.post(server.url + end[end.index("/mail/") :])
            assert gone.status_code == 200
            for made in tables:
                answer = Api(server).get(
                    made.path("/notices"), made.tokens[int(seat_with_mail(file, made))]
                )
                assert answer.json()["mail"] == "off"
        assert box.letters.empty()


def seat_with_mail(file: Path, made: Made) -> int:
    with sqlite3.connect(file) as database:
        found = database.execute("SELECT seat FROM wishes WHERE table_id = ?", (made.id,))
        return int(found.fetchone()[0])
