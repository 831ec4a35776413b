"""Puzzles over the network: a list, a question without its answer, and the answer."""

from __future__ import annotations

import pytest

from empires.puzzles import shipped
from tests.server.kit import Api, Json


def listed(api: Api, **params: str) -> list[Json]:
    answer = api.get("/api/puzzles", **params)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["puzzles"]
    return found


def test_the_list_tells_nothing_of_the_answers(api: Api) -> None:
    of_one = listed(api, game="first-empires")
    assert [each["id"] for each in of_one] == [each.id for each in shipped("first-empires")]
    assert len(listed(api)) > len(of_one)
    about = {"id", "game", "content", "theme", "level", "players", "retired"}
    assert all(set(each) == about and not each["retired"] for each in of_one)
    assert api.get("/api/puzzles", game="chess").json()["error"]["code"] == "no_game"


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_question_is_answered_rightly_and_wrongly(api: Api, game: str) -> None:
    puzzle = shipped(game)[0]
    path = f"/api/puzzles/{puzzle.id}"
    update = api.get(path, lang="de").json()
    view = update["view"]
    assert (update["seat"], view["seat"]) == (puzzle.seat, puzzle.seat)
    codes = [choice["id"] for choice in view["prompt"]["choices"]]
    assert sorted(codes) == sorted(each.code for each in puzzle.choices)
    assert not any("chance" in choice for choice in view["prompt"]["choices"])
    hands = [seat.get("hand") for at, seat in enumerate(view["seats"]) if at != puzzle.seat]
    assert not any(hands), "a hand of somebody else"
    for each in puzzle.choices:
        told = api.post(f"{path}/answer?lang=de", {"code": each.code}).json()
        assert told["right"] == (each.code in puzzle.accepted)
        assert [choice["code"] for choice in told["choices"]] == [c.code for c in puzzle.choices]
        wrong = [choice for choice in told["choices"] if not choice["accepted"]]
        assert wrong
        assert told["why"]
        assert all(choice["text"] and choice["why"] for choice in wrong)


def test_what_is_no_choice_and_what_is_no_puzzle_is_refused(api: Api) -> None:
    path = f"/api/puzzles/{shipped('empires-end')[0].id}"
    assert api.post(f"{path}/answer", {"code": 99_999}).json()["error"]["code"] == "illegal_move"
    assert api.post(f"{path}/answer", {"code": "x"}).json()["error"]["code"] == "invalid"
    assert api.get("/api/puzzles/nothing").json()["error"]["code"] == "not_found"
