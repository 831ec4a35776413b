"""Replays, records and verification of games on a server."""

from __future__ import annotations

import json
import random
from hashlib import sha256

import msgspec
import pytest

import empires
from empires.table import parse_record, verify_record
from empires.table.replay import position_at
from tests.server.kit import Api, Json, Made, Server, human, play_out


@pytest.fixture(scope="module")
def finished(server: Server) -> Made:
    api = Api(server)
    made = api.create("empires-end", human("Ada"), human("Bob"), options={"variant": "blitz"})
    with made.socket(0, 1) as live:
        play_out(live, [0, 1], random.Random(1))
    return made


def test_the_record_of_a_game_that_is_over_is_in_order(finished: Made) -> None:
    answer = finished.api.get(finished.path("/record"))
    assert answer.headers["content-type"] == "application/jsonl"
    record = parse_record(answer.content)
    checked = verify_record(record, empires.game("empires-end"))
    assert checked.ok
    assert record.names == ("Ada", "Bob")


def test_the_seed_told_at_the_end_is_the_one_committed_to_at_the_start(finished: Made) -> None:
    proof = finished.api.get(finished.path("/verification")).json()
    assert proof["over"]
    assert sha256(proof["seed"].encode()).hexdigest() == finished.table["commitment"]


def test_every_moment_of_a_finished_game_can_be_seen_with_any_seats_eyes(finished: Made) -> None:
    record = parse_record(finished.api.get(finished.path("/record")).content)
    game = empires.game("empires-end")
    for ply in (0, 10, len(record.moves)):
        p = position_at(record, game, ply)
        for seat in (None, 0, 1):
            params: Json = {} if seat is None else {"seat": seat}
            seen = finished.api.get(finished.path(f"/plies/{ply}"), **params).json()["view"]
            view = game.view(p, seat)
            view.ply, view.names = ply, ["Ada", "Bob"]
            assert seen == json.loads(msgspec.json.encode(view))


def test_while_a_game_runs_a_replay_shows_only_what_the_seat_knew(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human())
    made.act(1, "join", name="Bob")
    seat = next(seat["seat"] for seat in made.about()["seats"] if seat["deciding"])
    made.play_first(seat)
    at_first = api.get(made.path("/plies/0"), made.tokens[0]).json()["view"]
    assert at_first["seats"][0]["hand"] is not None
    assert at_first["seats"][1]["hand"] is None
    watched = api.get(made.path("/plies/0")).json()["view"]
    assert watched["seats"][0]["hand"] is None
    peeking = api.get(made.path("/plies/0"), made.tokens[0], seat=1)
    assert (peeking.status_code, peeking.json()["error"]["code"]) == (409, "not_over")
    beyond = api.get(made.path("/plies/2"))
    assert (beyond.status_code, beyond.json()["error"]["code"]) == (404, "no_ply")


def test_while_a_game_runs_the_record_is_sealed_and_the_seed_secret(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human("Bob"))
    record = parse_record(api.get(made.path("/record")).content)
    assert record.is_sealed
    proof = api.get(made.path("/verification")).json()
    assert proof["seed"] is None
    assert proof["commitment"] == record.commitment
