"""Making, finding, joining and beginning tables."""

from __future__ import annotations

import pytest

from tests.server.kit import BOT, Api, human


def test_a_table_whose_seats_are_all_there_begins_at_once(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), BOT)
    assert made.table["status"] == "running"
    assert list(made.tokens) == [0]
    assert [seat["name"] for seat in made.table["seats"]] == ["Ada", "Tiberius"]


def test_an_invited_player_joins_by_the_link_and_the_game_begins(api: Api) -> None:
    made = api.create("first-empires", human("Ada"), human())
    assert made.table["status"] == "waiting"
    assert api.get(made.path("/view")).json()["error"]["code"] == "not_started"
    joined = made.act(1, "join", name="Bob").json()["table"]
    assert joined["status"] == "running"
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Bob"]
    assert made.view(1)["view"]["seat"] == 1


def test_an_open_seat_goes_to_the_first_who_takes_it(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), {"kind": "open"}, listed=True)
    assert made.id in [t["id"] for t in api.get("/api/tables", status="waiting").json()["tables"]]
    taken = api.post(made.path("/seats/1/take"), {"name": "Bob"})
    assert taken.status_code == 201
    made.tokens[1] = taken.json()["token"]
    assert taken.json()["link"] == f"/t/{made.id}#seat={made.tokens[1]}"
    late = api.post(made.path("/seats/1/take"), {"name": "Cem"})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "seat_taken")
    assert made.view(1)["seat"] == 1


def test_the_host_begins_without_those_who_are_missing(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), {"kind": "open"}, human())
    refused = made.act(2, "start", level="settler")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "invited")
    made.join(2, "Cem")
    refused = made.act(2, "start", level="settler")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not_the_host")
    begun = made.act(0, "start", level="settler").json()
    assert begun["status"] == "running"
    assert [seat["kind"] for seat in begun["seats"]] == ["human", "bot", "human"]


def test_a_private_table_is_not_listed(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human(), listed=False)
    assert made.id not in [table["id"] for table in api.get("/api/tables").json()["tables"]]


def test_two_players_at_a_table_cannot_have_the_same_name(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human())
    answer = made.act(1, "join", name="Ada")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "name_taken")


def test_the_options_of_the_game_are_the_tables(api: Api) -> None:
    options = {"variant": "blitz", "ruleset": "manual", "open_resources": True}
    made = api.create("empires-end", human("Ada"), BOT, BOT, options=options)
    assert made.about()["options"] == options
    assert made.view()["view"]["variant"] == "blitz"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, None),
        ({"seats": [human("Ada")]}, "seats"),
        ({"seats": [human("Ada")] + [BOT] * 4}, "seats"),
        ({"seats": [human("Ada"), human("Ada")]}, "names"),
        ({"seats": [human("Ada"), {"kind": "bot"}]}, "seats[1].level"),
        ({"seats": [human("Ada"), {"kind": "bot", "level": "greedy:file=/etc"}]}, "level"),
        ({"seats": [human("Ada"), {"kind": "ghost"}]}, "seats[1].kind"),
        ({"seats": [human("A\u0007"), BOT]}, "name"),
        ({"options": {"variant": "long"}}, "variant"),
        ({"options": {"players": 3}}, "options"),
        ({"options": {"journal": True}}, "options"),
        ({"clock": {"seconds": 1}}, "clock.seconds"),
        ({"seats": [human("Ada"), human()], "seed": "7"}, "seed"),
        ({"seats": [human("Ada"), human()], "undo": "free"}, "undo"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_field(
    api: Api, change: dict[str, object], field: str | None
) -> None:
    wanted = {"game": "empires-end", "seats": [human("Ada"), BOT], **change}
    answer = api.post("/api/tables", wanted)
    error = answer.json()["error"]
    if field is None:
        assert (answer.status_code, error["code"]) == (404, "no_game")
    else:
        assert (answer.status_code, error["code"], error["field"]) == (422, "invalid", field)
        assert error["message"]


def test_what_goes_wrong_is_told_in_german_too(api: Api) -> None:
    headers = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.8"}
    answer = api.http.get("/api/tables/nowhere", headers=headers)
    assert answer.json()["error"]["message"] == "Diesen Tisch gibt es nicht."


def test_the_games_their_cards_and_rules_can_be_read(api: Api) -> None:
    answer = api.get("/api/games").json()
    assert [game["name"] for game in answer["games"]][:2] == ["empires-end", "first-empires"]
    assert answer["levels"][0] == "settler"
    for game in answer["games"]:
        content = api.get(f"/api/games/{game['name']}/content", lang="de").json()
        assert content["content"] == game["packs"][0]["content"]
        assert all(thing["name"] and thing["lines"] for thing in content["things"])
        rules = api.get(f"/api/games/{game['name']}/rules", lang="de").json()["rules"]
        assert len(rules) > 5
