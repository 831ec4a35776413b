"""What players want to hear of, and the hours in which they want to hear of nothing."""

from __future__ import annotations

import json
import time
from datetime import datetime, timedelta, timezone

import pytest

from empires.server.notices.quiet import quiet_until
from empires.shapes.notices import Quiet
from tests.server.kit import Json, human
from tests.server.test_notices import Post, begun, play_until, post_town, put, webhook

__all__ = ["post_town"]


def told(post: Post, name: str) -> str:
    """What comes there next; nothing comes anywhere else."""
    path, _, body = post.office.next()
    assert path == f"/{name}"
    said: str = json.loads(body)["text"]
    return said


def test_a_player_says_what_to_be_told_of(post_town: Post) -> None:
    made = begun(post_town.api)
    usual = put(made, 0)
    assert (usual["kinds"], usual["quiet"], usual["daily"]) == (
        ["turn", "game", "request"],
        None,
        False,
    )
    night: Json = {"from": 22, "to": 7, "offset": 60, "zone": "Europe/Berlin"}
    put(made, 0, kinds=["chat"], quiet=night, daily=True)
    kept = put(made, 0)
    assert (kept["kinds"], kept["quiet"], kept["daily"]) == (["chat"], night, True)
    assert put(made, 0, quiet=None)["quiet"] is None
    assert put(made, 1)["kinds"] == usual["kinds"]  # everybody for themselves


def test_requests_remarks_and_the_end_are_told_to_who_wants_to_hear_of_them(
    post_town: Post,
) -> None:
    post = post_town
    made = begun(post.api)
    first = made.deciding()[0]
    other = 1 - first
    put(made, other, webhook=webhook(post, "news"), kinds=["game", "chat", "request"])

    made.act(first, "chat", text="A secret plan")
    said = told(post, "news")
    assert said == "Somebody has written to the table."
    made.act(other, "chat", text="My own words")  # of which nobody has to tell me
    made.act(first, "chat", text="More at once")  # too soon after the last
    play_until(made, other)  # not wanted
    made.play_first(other)
    play_until(made, first)
    asked = made.act(other, "undo", ask=True)
    assert asked.status_code == 200, asked.text
    put(made, first, webhook=webhook(post, "asked"), kinds=["request"])
    assert told(post, "asked") == "Somebody asks for your consent."
    made.act(first, "concede")
    assert told(post, "news") == "The game is over."
    assert post.office.came.empty()


def test_the_beginning_is_told_and_not_twice_to_who_moves_first(post_town: Post) -> None:
    post = post_town
    made = post.api.create("first-empires", human("Ada"), {"kind": "open"})
    put(made, 0, webhook=webhook(post, "begins"))
    taken = post.api.post(made.path("/sit"), {"name": "Bob"}).json()
    made.tokens[1] = taken["token"]
    expected = "It is your turn." if made.deciding() == [0] else "The game has begun."
    assert told(post, "begins") == expected
    assert post.office.came.empty()


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-01-10 21:59", None),
        ("2026-01-10 22:00", "2026-01-11 07:00"),
        ("2026-01-11 06:59", "2026-01-11 07:00"),
        ("2026-01-11 07:00", None),
    ],
)
def test_quiet_hours_are_those_of_the_players_own_clock(now: str, until: str | None) -> None:
    there = timezone(timedelta(hours=2))

    def at(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=there).timestamp()

    found = quiet_until(Quiet(begin=22, end=7, offset=120), at(now))
    assert found == (None if until is None else at(until))


def test_a_time_zone_that_nobody_knows_is_no_hindrance() -> None:
    known = Quiet(begin=0, end=23, offset=0, zone="Nowhere/At_All")
    assert quiet_until(known, 3600.0) == 23 * 3600.0
    assert quiet_until(Quiet(begin=8, end=8), time.time()) is None
