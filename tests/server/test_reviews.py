"""A finished game is looked at again: in parts, once, and never while it is played."""

from __future__ import annotations

from typing import Any

import pytest

import empires
from empires.review import review
from empires.shapes.review import ReviewedMove
from tests.server.kit import Api, human
from tests.server.test_records import brought, played

SHORT: dict[str, dict[str, Any]] = {
    "empires-end": {"variant": "blitz"},
    "first-empires": {"short": True},
}


def gathered(api: Api, path: str, lang: str = "en") -> tuple[dict[str, Any], dict[str, list[Any]]]:
    """The last answer, and all that came with the parts."""
    told = api.post(f"{path}/review?lang={lang}", {}).json()
    lists = {name: told[name] for name in ("chances", "moves", "told")}
    while told["state"] != "done":
        assert told["state"] in ("running", "waiting")
        told = api.get(f"{path}/review", since=told["parts"], lang=lang).json()
        lists = {name: lists[name] + told[name] for name in lists}
    return told, lists


@pytest.mark.parametrize("name", ["empires-end", "first-empires"])
def test_a_game_that_was_brought_along_is_reviewed_once(api: Api, name: str) -> None:
    table = played(name, **SHORT[name])
    id = brought(api, table.record().text().decode()).json()["id"]
    path = f"/api/tables/{id}"
    assert api.get(f"{path}/review").json()["state"] in ("none", "done")
    told, lists = gathered(api, path)
    whole = review(table.record(), empires.game(name))
    assert lists["chances"] == whole.chances
    assert [move["ply"] for move in lists["moves"]] == [move.ply for move in whole.moves]
    assert told["keys"] == whole.keys
    assert [seat["adjusted"] for seat in told["seats"]] == [s.adjusted for s in whole.seats]
    again = api.post(f"{path}/review", {}).json()
    assert again["state"] == "done"  # nothing is made a second time
    assert again["chances"] == whole.chances
    for move, words in zip(whole.moves, lists["told"], strict=True):
        check_words(move, words)
    _, german = gathered(api, path, "de")
    assert [each["played"] for each in german["told"]] != [e["played"] for e in lists["told"]]


def check_words(move: ReviewedMove, words: dict[str, Any]) -> None:
    """Every choice has its words, and every error a reason."""
    assert len(words["choices"]) == len(move.choices)
    assert all(words["choices"])
    if move.choices:
        assert words["played"] in words["choices"]
    if move.band in ("doubtful", "mistake", "blunder"):
        assert words["why"]


def test_a_game_that_is_played_has_no_review(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), {"kind": "bot", "level": "settler"})
    for answer in (api.get(made.path("/review")), api.post(made.path("/review"), {})):
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "not_over"


def test_a_game_that_was_given_up_has_no_review(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), {"kind": "bot", "level": "settler"})
    assert made.act(0, "concede").status_code == 200
    answer = api.post(made.path("/review"), {})
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "no_review"
