"""A scenario from the rules page becomes a table where one plays on."""

from __future__ import annotations

import pytest

from empires.table.shipped import shipped
from tests.server.kit import Api, Json


def begun(api: Api, game: str, scenario: str, name: str = "Ada") -> Json:
    body = {"game": game, "scenario": scenario, "name": name}
    answer = api.http.post("/api/scenarios", json=body)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_every_scenario_becomes_a_table(api: Api, game: str) -> None:
    for scenario in shipped(game):
        made = begun(api, game, scenario)
        assert made["table"]["status"] == "running"
        assert made["seats"]


def test_one_sits_where_the_scenario_looks_from_and_plays_on(api: Api) -> None:
    made = begun(api, "empires-end", "example-1-marcus-takes-the-fire")
    (own,) = made["seats"]
    headers = {"authorization": f"Bearer {own['token']}"}
    path = f"/api/tables/{made['id']}"
    view = api.http.get(f"{path}/view?lang=en", headers=headers).json()["view"]
    assert view["names"] == ["Ada", "Aurelia"]
    assert view["disasters"][0]["card"] == "fire-9"
    take = next(c for c in view["prompt"]["choices"] if c["move"]["do"] == "take")
    played = api.http.post(f"{path}/moves", json={"ply": 0, "code": take["id"]}, headers=headers)
    assert played.status_code == 200
    refused = api.http.get(f"{path}/record")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no_record")


def test_a_namesake_of_the_story_is_told_apart(api: Api) -> None:
    made = begun(api, "empires-end", "example-1-marcus-takes-the-fire", name="Aurelia")
    names = [seat["name"] for seat in made["table"]["seats"]]
    assert names[0] == "Aurelia"
    assert len(set(names)) == 2


def test_an_unknown_scenario_is_refused(api: Api) -> None:
    body = {"game": "empires-end", "scenario": "nobody-wrote-this", "name": "Ada"}
    answer = api.http.post("/api/scenarios", json=body)
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, "scenario")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_worked_example_is_a_film_in_words(api: Api, lang: str) -> None:
    path = f"/api/games/empires-end/scenarios/example-1-marcus-takes-the-fire?lang={lang}"
    film = api.http.get(path).json()
    assert (film["names"], film["eyes"]) == (["Marcus", "Aurelia"], 0)
    assert [frame["seat"] for frame in film["frames"]] == [None, 0, 1, 0, 0]
    assert all(line["text"] for frame in film["frames"] for line in frame["events"])


def test_a_film_of_what_nobody_wrote_is_not_there(api: Api) -> None:
    assert api.http.get("/api/games/empires-end/scenarios/nothing").status_code == 404
