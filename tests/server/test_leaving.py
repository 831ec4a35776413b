"""Those who give up, stay away, come back, and play again."""

from __future__ import annotations

import random

import pytest

from tests.server.kit import BOT, Api, Made, human, play_out


def begun(api: Api, seats: int = 2, **more: object) -> Made:
    made = api.create("empires-end", human("Ada"), *[human()] * (seats - 1), **more)
    for seat, name in enumerate(["Bob", "Cem"][: seats - 1], start=1):
        made.act(seat, "join", name=name)
    return made


def test_of_two_players_the_other_wins_when_one_concedes(api: Api) -> None:
    made = begun(api)
    assert made.act(0, "concede").status_code == 200
    about = made.about()
    assert about["status"] == "over"
    assert about["result"]["ranking"] == [2, 1]
    assert about["result"]["conceded"] == [0]
    assert made.act(1, "moves", ply=0, code=0).json()["error"]["code"] == "over"


def test_of_three_players_a_bot_plays_on_for_the_one_who_concedes(api: Api) -> None:
    made = begun(api, 3, options={"variant": "blitz"})
    with made.socket(1) as bob, made.socket(2) as cem:
        bob.until("update")
        cem.until("update")
        made.act(0, "concede")
        assert made.about()["status"] == "running"
        rng = random.Random(1)
        while bob.table["status"] != "over":
            for seat, live in ((1, bob), (2, cem)):
                while live.owes(seat):
                    live.play(seat, rng)
            bob.ask("ping")
            cem.ask("ping")
        assert bob.table["result"]["ranking"][0] == 3


@pytest.mark.slow  # it waits until the clock has run down
def test_who_stays_away_past_the_clock_is_played_by_a_bot_and_can_come_back(api: Api) -> None:
    made = begun(api, clock={"seconds": 5})
    first = next(seat["seat"] for seat in made.about()["seats"] if seat["deciding"])
    with made.socket(1 - first) as other:
        other.until("table")
        assert other.table["seats"][first]["deadline"] is not None
        while not other.table["seats"][first]["away"]:
            other.receive()
        while not other.updates or other.updates[1 - first]["ply"] < 1:
            other.receive()
        assert made.act(first, "back").status_code == 200
        while other.table["seats"][first]["away"]:
            other.receive()
    assert made.act(first, "back").json()["error"]["code"] == "not_away"


def test_who_leaves_is_played_by_a_bot_and_can_come_back(api: Api) -> None:
    """Without a clock too: nobody has to wait for somebody who said that they go."""
    made = begun(api)
    first = made.deciding()[0]
    with made.socket(1 - first) as other:
        other.until("update")
        assert made.act(first, "leave").status_code == 200
        while not other.updates or other.updates[1 - first]["ply"] < 1:
            other.receive()
        assert other.table["seats"][first]["away"]
        assert other.table["status"] == "running"
        assert made.act(first, "leave").json()["error"]["code"] == "away"
        assert made.act(first, "back").status_code == 200
        while other.table["seats"][first]["away"]:
            other.receive()


def test_who_has_given_up_cannot_leave_any_more(api: Api) -> None:
    made = begun(api, 3)
    made.act(0, "concede")
    assert made.act(0, "leave").json()["error"]["code"] == "conceded"


def test_who_is_away_can_still_give_up(api: Api) -> None:
    made = begun(api)
    with made.socket(0) as live:
        live.until("table")
        assert live.ask("leave")["type"] == "ok"
        assert live.ask("concede")["type"] == "ok"
    assert made.about()["result"]["conceded"] == [0]


def test_without_a_clock_nobody_is_hurried(api: Api) -> None:
    made = begun(api)
    assert {seat["deadline"] for seat in made.about()["seats"]} == {None}


def test_a_rematch_has_the_same_players_with_the_same_links(api: Api) -> None:
    made = begun(api)
    assert made.act(0, "rematch").json()["error"]["code"] == "not_over"
    made.act(0, "concede")
    with made.socket(1) as bob:
        bob.until("table")
        first = made.act(0, "rematch")
        assert first.status_code == 201
        while bob.table["rematch"] is None:
            bob.receive()
        assert bob.table["rematch"] == first.json()["id"]
    assert made.act(1, "rematch").json() == first.json()
    again = Made(api, {"id": first.json()["id"], "table": {}, "seats": []})
    again.tokens = made.tokens
    about = again.about()
    assert about["status"] == "running"
    assert about["commitment"] != made.about()["commitment"]
    assert [seat["name"] for seat in about["seats"]] == ["Ada", "Bob"]
    assert again.view(1)["seat"] == 1


def test_a_table_with_nobody_but_bots_left_ends(api: Api) -> None:
    made = api.create("first-empires", human("Ada"), BOT, BOT)
    with made.socket(0) as live:
        live.until("update")
        assert live.ask("concede")["type"] == "ok"
        play_out(live, [0], random.Random(1))
        assert live.table["result"]["conceded"] == [0]
