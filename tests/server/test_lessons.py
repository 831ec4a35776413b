"""A lesson over the network: only what it asks for is played, the others follow the script."""

from __future__ import annotations

from typing import Any

import pytest

from empires.lessons import LEARNER, lesson_of
from empires.server.happenings import in_words
from empires.shapes.tables import Happened
from empires.text.catalogue import words
from tests.server.kit import Api, Json, Made
from tests.waiting import until

GAMES = ("empires-end", "first-empires")


def begun(api: Api, game: str, name: str = "Ada") -> Made:
    answer = api.post("/api/lessons", {"game": game, "name": name})
    assert answer.status_code == 201, answer.text
    return Made(api, answer.json())


def asked(made: Made) -> Json:
    """When the learner is asked, or nothing is left to play."""

    found: list[Json] = []

    def is_asked() -> bool:
        update = made.view(LEARNER, lang="en")
        lesson = update["lesson"]
        found[:] = [update]
        return bool(lesson["accepted"]) or all(step["reads"] for step in lesson["steps"])

    until(is_asked)
    return found[0]


def play(made: Made, update: Json, code: int) -> Any:
    return made.act(LEARNER, "moves", ply=update["ply"], code=code)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_to_its_end_and_nobody_goes_on_behind_the_learners_back(
    api: Api, game: str
) -> None:
    made = begun(api, game)
    lesson = lesson_of(game)
    assert lesson is not None
    seen: list[str] = []
    while (update := asked(made))["lesson"]["accepted"]:
        seen += [step["name"] for step in update["lesson"]["steps"] if step["name"] not in seen]
        assert play(made, update, update["lesson"]["accepted"][0]).status_code == 200
    seen += [step["name"] for step in update["lesson"]["steps"]]
    assert seen == [step.name for step in lesson.steps]
    about = made.about()
    assert about["lesson"] is True
    assert about["status"] == "running"
    assert made.view(LEARNER)["ply"] == update["ply"]


def test_another_move_is_refused_with_a_kind_answer_and_changes_nothing(api: Api) -> None:
    made = begun(api, "empires-end")
    update = asked(made)
    accepted = update["lesson"]["accepted"]
    others = [
        each["id"] for each in update["view"]["prompt"]["choices"] if each["id"] not in accepted
    ]
    assert len(others) == 3
    for code in others:
        answer = play(made, update, code)
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "not_asked"
        assert answer.json()["error"]["message"].endswith(".")
        assert answer.json()["error"]["message"] == update["lesson"]["answers"][str(code)]
    assert made.about()["ply"] == 0


def test_taking_back_goes_a_step_back_and_the_others_play_the_same_again(api: Api) -> None:
    made = begun(api, "empires-end")
    first = asked(made)
    assert made.undo(LEARNER).json()["error"]["code"] == "cannot_undo"
    play(made, first, first["lesson"]["accepted"][0])
    second = asked(made)
    assert second["lesson"]["steps"][0]["name"] == "take"
    assert made.undo(LEARNER).json()["undone"] == 2
    again = asked(made)
    assert again["lesson"] == first["lesson"]
    play(made, again, again["lesson"]["accepted"][0])
    assert asked(made)["view"]["disasters"] == second["view"]["disasters"]


@pytest.mark.parametrize(
    ("lang", "name", "said"),
    [
        ("en", "You", "You take back a move."),
        ("de", "Du", "Du nimmst einen Zug zurück."),
        ("en", "Ada", "Ada takes back a move."),
        ("de", "Ada", "Ada nimmt einen Zug zurück."),
    ],
)
def test_whoever_learns_without_a_name_takes_back_as_you(lang: str, name: str, said: str) -> None:
    told = Happened(number=1, at=0.0, ply=1, seat=0, name=name, what="undo", plies=1)
    assert in_words(told, words(lang)).text == said


def test_it_has_no_record_and_a_stranger_is_not_taught(api: Api) -> None:
    made = begun(api, "first-empires")
    assert api.get(made.path("/record")).json()["error"]["code"] == "no_record"
    assert api.get(made.path("/film")).json()["error"]["code"] == "no_record"
    assert made.view()["lesson"] is None
    assert api.get(made.path("/plies/0")).status_code == 200


def test_only_games_with_a_lesson_have_one_and_names_stay_apart(api: Api) -> None:
    taught = {game["name"]: game["lesson"] for game in api.get("/api/games").json()["games"]}
    assert {name for name, lesson in taught.items() if lesson is not None} == set(GAMES)
    others = [name for name, lesson in taught.items() if lesson is None]
    for game in (*others, "no-such-game"):
        answer = api.post("/api/lessons", {"game": game, "name": "Ada"})
        assert answer.status_code == 404
    made = begun(api, "empires-end", "Livia")
    assert [seat["name"] for seat in made.about()["seats"]] == ["Livia II", "Livia"]
