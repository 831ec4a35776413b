"""Advice from the strongest bot: a legal choice, only for whoever owes one."""

from __future__ import annotations

import re

import pytest

from tests.server.kit import Api, human

MORE = {"empires-end": ["resource", "takes"], "first-empires": ["steps", "regions"]}
"""What the hints of each game tell besides points."""


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_hint_is_one_of_the_choices_and_plays_nothing(api: Api, game: str) -> None:
    made = api.create(game, human("Ada"), human("Bob"), seed="5")
    seat = made.deciding()[0]
    asked = made.view(seat)
    hint = made.act(seat, "hint").json()
    assert hint["code"] in [choice["id"] for choice in asked["view"]["prompt"]["choices"]]
    assert hint["ply"] == asked["ply"] == made.about()["ply"]


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_a_hint_says_why_and_what_others_would_cost(api: Api, game: str) -> None:
    made = api.create(game, human("Ada"), human("Bob"), seed="5")
    seat = made.deciding()[0]
    choices = {choice["id"] for choice in made.view(seat)["view"]["prompt"]["choices"]}
    for lang, words in (("en", "worth about|close|brings"), ("de", "wert|knapp|bringt")):
        told = made.act(seat, f"hint?lang={lang}").json()
        assert re.search(words, told["why"])
        others = {each["code"]: each["text"] for each in told["beside"]}
        assert set(others) == choices - {told["code"]}
        assert all(others.values())
        kinds = {effect["kind"] for each in told["beside"] for effect in each["effects"]}
        assert kinds == {"points", *MORE[game]}
    assert made.act(seat, "hint").json()["why"] == ""


def test_who_has_nothing_to_decide_gets_no_hint(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human("Bob"), seed="5")
    waits = next(seat for seat in (0, 1) if seat not in made.deciding())
    answer = made.act(waits, "hint")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_your_turn")
    stranger = api.post(made.path("/hint"), {})
    assert (stranger.status_code, stranger.json()["error"]["code"]) == (401, "token_needed")
