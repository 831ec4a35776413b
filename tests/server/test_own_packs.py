"""A pack of one's own: checked while it is made, played at a table, carried by its record."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from empires.content.empires_end import PACKS
from empires.content.first_empires import PACKS as FIRST_PACKS
from empires.table import Table, parse_record, verify
from empires.table.game import open_game
from tests.server.kit import Api, Json

ADA = {"kind": "human", "name": "Ada"}
FIRE_9 = 8  # the ninth row of disasters in the file
STANDARD = {"empires-end": PACKS.standard_text(), "first-empires": FIRST_PACKS.standard_text()}


def edited(api: Api, toml: str, *edits: Json, game: str = "empires-end", **more: Any) -> Json:
    answer = api.post(f"/api/games/{game}/pack", {"toml": toml, "edits": list(edits), **more})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def cost(value: Any) -> Json:
    return {"path": ["disaster", FIRE_9, "cost"], "value": value}


def my_box(api: Api) -> str:
    name = {"path": ["pack", "name"], "value": "My box"}
    toml: str = edited(api, STANDARD["empires-end"], name, cost(2))["toml"]
    return toml


@pytest.mark.parametrize("game", STANDARD)
def test_a_pack_that_nobody_changed_is_told_back_as_it_was(api: Api, game: str) -> None:
    found = edited(api, STANDARD[game], game=game)
    assert found["toml"] == STANDARD[game]
    assert (found["problems"], found["changes"]) == ([], [])
    form = api.get(f"/api/games/{game}/form", lang="de").json()
    assert (form["content"], form["toml"]) == (found["content"], STANDARD[game])


def test_a_change_keeps_comments_and_is_told_in_words(api: Api) -> None:
    row = ["disaster", FIRE_9]
    found = edited(api, STANDARD["empires-end"], cost(2), row=row)
    before, after = STANDARD["empires-end"].splitlines(), found["toml"].splitlines()
    assert [line for line in after if line not in before] == []  # another card costs 2 as well
    assert len([1 for old, new in zip(before, after, strict=True) if old != new]) == 1
    assert found["text"]["en"]["name"] == "Fire 9"
    assert "2 hammers" in " ".join(found["text"]["en"]["lines"])
    assert found["text"]["de"]["ability"] != found["text"]["en"]["ability"]
    (change,) = found["changes"]
    assert change["name"] == "Fire 9"
    assert "1 hammer" in change["before"][0]


def test_every_problem_stands_at_its_field(api: Api) -> None:
    wrong = {"path": ["disaster", 0, "ability", "kind"], "value": "gian"}
    found = edited(api, STANDARD["empires-end"], cost(3), wrong, row=["disaster", FIRE_9])
    assert found["content"] is None
    assert [(each["row"], each["field"], each["rule"]) for each in found["problems"]] == [
        (["disaster", 0], "ability.kind", ""),
        (["disaster", FIRE_9], "cost", "EE-IND-2"),
    ]
    assert found["problems"][1]["what"] == "expected 1 or 2, got 3"


def test_a_card_has_its_text_while_another_is_wrong(api: Api) -> None:
    wrong = {"path": ["disaster", 0, "cost"], "value": "much"}
    found = edited(api, STANDARD["empires-end"], cost(2), wrong, row=["disaster", FIRE_9])
    assert "2 hammers" in " ".join(found["text"]["en"]["lines"])


@pytest.mark.parametrize("game", STANDARD)
def test_problems_within_maps_and_civilizations_are_found(api: Api, game: str) -> None:
    path = {
        "empires-end": ["conflict", 2, "high", "from"],
        "first-empires": ["civilization", 1, "card", 3, "points"],
    }[game]
    (problem,) = edited(api, STANDARD[game], {"path": path, "value": 1000}, game=game)["problems"]
    assert [*problem["row"], *problem["field"].split(".")] == path


@pytest.mark.parametrize(
    "path", [["disaster", 88, "cost"], ["disaster", "x", "cost"], ["pack", "name", "x"], [True]]
)
def test_a_change_of_what_is_not_there_is_refused(api: Api, path: Json) -> None:
    body = {"toml": STANDARD["empires-end"], "edits": [{"path": path, "value": 1}]}
    assert api.post("/api/games/empires-end/pack", body).status_code == 422


def test_what_toml_can_not_say_is_refused(api: Api) -> None:
    body = {"toml": STANDARD["empires-end"], "edits": [cost({"wheat": [None]})]}
    answer = api.post("/api/games/empires-end/pack", body)
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, "edits[0].value")


def test_what_is_no_toml_is_told_with_its_line(api: Api) -> None:
    (problem,) = edited(api, "[pack]\nname =\n")["problems"]
    assert problem["row"] == []
    assert problem["what"].startswith("line 2")


def test_a_table_with_own_cards_tells_everybody_and_its_record_replays_anywhere(
    api: Api, tmp_path: Path
) -> None:
    wanted = {"game": "empires-end", "seats": [ADA, {"kind": "open"}], "pack": my_box(api)}
    answer = api.post("/api/tables", wanted)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    path, (own, *_) = f"/api/tables/{made['id']}", made["seats"]
    # Who comes to look sees the cards before sitting down.
    assert api.get(path).json()["own_cards"] == "My box"
    told = api.get(f"{path}/pack", lang="de").json()
    assert [change["name"] for change in told["changes"]] == ["Brand 9"]
    things = {each["slug"]: each for each in api.get(f"{path}/content").json()["things"]}
    assert things["fire-9"]["data"]["cost"] == 2
    bob = api.post(f"{path}/seats/1/take", {"name": "Bob"}).json()["token"]
    play_out(api, path, [own["token"], bob])
    assert api.get(f"{path}/film", lang="en").status_code == 200
    text = api.get(f"{path}/record").text
    record = parse_record(text.encode())
    assert record.pack is not None
    assert record.content == api.get(path).json()["content"] != PACKS.load().digest
    # A machine that has only the program and the file.
    file = tmp_path / "game.jsonl"
    file.write_bytes(text.encode())
    found = verify(file, open_game)
    assert (found.ok, found.replay, found.result) == (True, True, True)
    brought = api.post("/api/records", {"record": text}).json()
    assert brought["table"]["own_cards"] == "My box"
    assert brought["table"]["content"] == record.content
    again = api.post(f"{path}/rematch", {}, own["token"]).json()["id"]
    assert api.get(f"/api/tables/{again}").json()["own_cards"] == "My box"


def play_out(api: Api, path: str, tokens: list[str]) -> None:
    chance = random.Random(3)
    while api.get(path).json()["status"] != "over":
        for token in tokens:
            told = api.get(f"{path}/view", token).json()
            if prompt := told["view"]["prompt"]:
                code = chance.choice(prompt["choices"])["id"]
                api.post(f"{path}/moves", {"ply": told["ply"], "code": code}, token)


def test_bots_play_with_own_cards(api: Api) -> None:
    seats = [{"kind": "bot", "level": "settler"}, ADA]
    wanted = {"game": "empires-end", "seats": seats, "pack": my_box(api)}
    made = api.post("/api/tables", wanted).json()
    path, token = f"/api/tables/{made['id']}", made["seats"][0]["token"]
    while not (told := api.get(f"{path}/view", token).json())["view"]["prompt"]:
        pass
    assert api.post(f"{path}/hint", {}, token).status_code == 200
    assert told["view"]["seats"]


def test_a_record_whose_pack_was_exchanged_is_refused(api: Api, tmp_path: Path) -> None:
    pack = my_box(api)
    game = open_game("empires-end", pack.encode())
    record = Table.new(game, names=["Ada", "Bob"], seed=5).record()
    fields = {name: getattr(record, name) for name in record.__slots__}
    forged = type(record)(**fields | {"pack": STANDARD["empires-end"]})
    file = tmp_path / "forged.jsonl"
    file.write_bytes(forged.text())
    problem = verify(file, open_game).problem
    assert problem is not None
    assert "not the one the game was played with" in str(problem)
    assert api.post("/api/records", {"record": forged.text().decode()}).status_code == 422


@pytest.mark.parametrize("pack", ["", "x", "[pack]\n", '{"a": 1}', "a = [" * 500])
def test_a_pack_that_can_not_be_played_makes_no_table(api: Api, pack: str) -> None:
    seats = [ADA, {"kind": "bot", "level": "settler"}]
    answer = api.post("/api/tables", {"game": "empires-end", "seats": seats, "pack": pack})
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, "pack")


def test_a_pack_that_is_too_long_is_refused(api: Api) -> None:
    pack = STANDARD["empires-end"] + "#" * 64_000
    answer = api.post("/api/games/empires-end/pack", {"toml": pack})
    assert answer.status_code == 422
    assert json.loads(answer.text)["error"]["field"] == "toml"


def test_the_standard_pack_is_no_pack_of_ones_own(api: Api) -> None:
    seats = [ADA, {"kind": "bot", "level": "settler"}]
    wanted = {"game": "empires-end", "seats": seats, "pack": STANDARD["empires-end"]}
    assert api.post("/api/tables", wanted).json()["table"]["own_cards"] is None
