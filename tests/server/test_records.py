"""A record that somebody brings along becomes a table: to look at, or to play on."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import empires
from empires.table import Table
from tests.server.kit import Api


def played(name: str, moves: int | None = None, **more: Any) -> Table:
    """A game between two by chance, to its end or so far."""
    table = Table.new(empires.game(name), names=["Ada", "Bob"], seed=7, **more)
    chance = random.Random(7)
    while not table.over and table.ply != moves:
        seat = table.to_move[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return table


def brought(api: Api, record: str) -> httpx.Response:
    return api.http.post("/api/records", json={"record": record})


@pytest.mark.parametrize("name", ["empires-end", "first-empires"])
def test_a_finished_game_is_there_to_look_at_once(api: Api, name: str) -> None:
    table = played(name)
    text = table.record().text().decode()
    answer = brought(api, text)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["seats"] == []  # there is nothing left to play
    assert made["table"]["status"] == "over"
    assert made["table"]["result"]["scores"] == table.scores()
    path = f"/api/tables/{made['id']}"
    film = api.get(f"{path}/film", seat="all").json()
    assert len(film["frames"]) == table.ply + 1
    assert api.get(f"{path}/record").text == text
    assert brought(api, text).json()["id"] == made["id"]


def test_many_may_bring_the_same_game_at_once(api: Api) -> None:
    text = played("empires-end").record().text().decode()
    with ThreadPoolExecutor(4) as people:
        answers = list(people.map(lambda _: brought(api, text), range(8)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1


def test_a_running_game_goes_on_with_its_bots(api: Api) -> None:
    table = played("empires-end", 12)
    table.seat_bots([None, "settler"])
    made = brought(api, table.record().text().decode()).json()
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["human", "bot"]
    assert made["table"]["status"] == "running"
    (own,) = made["seats"]
    path, ply = f"/api/tables/{made['id']}", -1
    while True:
        told = api.get(f"{path}/view", own["token"], lang="en").json()
        ply, prompt = told["ply"], told["view"]["prompt"]
        assert ply >= table.ply
        if prompt:
            break
    body = {"ply": ply, "code": prompt["choices"][0]["id"]}
    assert api.post(f"{path}/moves", body, own["token"]).status_code == 200
    assert api.post(f"{path}/undo", {}, own["token"]).status_code == 200


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda text: text.replace("Ada", "Eve"), "line 1: was changed after it was written"),
        (lambda text: text[:-30], "cut off"),
        (lambda text: "no record", "expected the header of a record"),
        (lambda text: "", "expected the header of a record"),
        (lambda text: text * 20, "Expected `str` of length"),
    ],
    ids=["changed", "cut off", "something else", "nothing", "too long"],
)
def test_what_is_no_record_is_refused_with_the_reason(api: Api, change: Any, wrong: str) -> None:
    answer = brought(api, change(played("first-empires").record().text().decode()))
    error = answer.json()["error"]
    if wrong.startswith("Expected"):  # the whole body, or the text in it
        assert answer.status_code in (413, 422)
    else:
        assert (answer.status_code, error["code"], error["field"]) == (422, "invalid", "record")
        assert wrong in error["message"]


def test_the_public_record_of_a_running_game_tells_nothing_more(api: Api) -> None:
    answer = brought(api, played("empires-end", 12).record(public=True).text().decode())
    assert answer.status_code == 422
    assert "public record of a game that was still running" in answer.json()["error"]["message"]


def test_other_content_and_rules_are_refused(api: Api) -> None:
    record = played("empires-end", 3).record()
    for change in ({"content": "0" * 64}, {"rules": 99}, {"game": "chess"}):
        fields = {name: getattr(record, name) for name in record.__slots__} | change
        answer = brought(api, type(record)(**fields).text().decode())
        assert (answer.status_code, answer.json()["error"]["field"]) == (422, "record")
