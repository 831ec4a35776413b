"""Advice from the strongest bot: a legal choice, only for whoever owes one."""

from __future__ import annotations

import pytest

from tests.server.kit import Api, human


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_hint_is_one_of_the_choices_and_plays_nothing(api: Api, game: str) -> None:
    made = api.create(game, human("Ada"), human("Bob"), seed="5")
    seat = made.deciding()[0]
    asked = made.view(seat)
    hint = made.act(seat, "hint").json()
    assert hint["code"] in [choice["id"] for choice in asked["view"]["prompt"]["choices"]]
    assert hint["ply"] == asked["ply"] == made.about()["ply"]


def test_who_has_nothing_to_decide_gets_no_hint(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human("Bob"), seed="5")
    waits = next(seat for seat in (0, 1) if seat not in made.deciding())
    answer = made.act(waits, "hint")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_your_turn")
    stranger = api.post(made.path("/hint"), {})
    assert (stranger.status_code, stranger.json()["error"]["code"]) == (401, "token_needed")
