"""Names at a table can be told apart, and read as what they are."""

from __future__ import annotations

import pytest

from empires.server.names import look_alike
from tests.server.kit import Api, bearing, human


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Ångström",
        "Đặng Thị Hồng",
        "Ἀθηνᾶ",
        "Владимир",
        "שָׁלוֹם",
        "नमस्ते",
        "山田ロボ太",
        "한국사람",
        "O’Brien-Müller",
        "Ada 2",
    ],
)
def test_names_of_all_scripts_are_names(api: Api, name: str) -> None:
    made = api.create("empires-end", human("Quintus"), human())
    assert made.join(1, name)["table"]["seats"][1]["name"] == name


@pytest.mark.parametrize(
    "name",
    [
        "\u0410da",  # a Cyrillic letter among Latin ones
        "Ad\u0430",
        "p\u0430ypal",
        "A" + "\u0301" * 12,  # a tower of accents
        "Z\u0351\u036b\u0343algo",
        "\u0301Ada",
        "A\u200bda",  # a space that nobody sees
        "A\u202eda",  # turns what follows around
        "",
    ],
)
def test_a_name_that_is_not_what_it_seems_is_refused(api: Api, name: str) -> None:
    made = api.create("empires-end", human("Quintus"), human())
    answer = made.act(1, "join", name=name)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid")
    assert answer.json()["error"]["field"] == "name"
    german = {"Accept-Language": "de", **bearing(made.tokens[1])}
    told = api.http.post(made.path("/join"), json={"name": name}, headers=german).json()["error"]
    assert told["message"].startswith("Ein Name hat")


@pytest.mark.parametrize("name", ["ada", "ADA", "Áda", "A d a", "Ada"])
def test_a_name_that_is_taken_for_anothers_is_taken(api: Api, name: str) -> None:
    made = api.create("empires-end", human("Ada"), human())
    answer = made.act(1, "join", name=name)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "name_taken")


def test_other_letters_that_look_the_same_make_no_other_name() -> None:
    assert look_alike("scope", "\u0455\u0441\u043e\u0440\u0435")  # all of it Cyrillic
    assert look_alike("Il", "ll")
    assert not look_alike("Ada", "Ida")
    assert not look_alike("Bob", "Bobo")


def test_nor_does_a_table_begin_with_such(api: Api) -> None:
    seats = [human("Ada"), human("ADA")]
    answer = api.post("/api/tables", {"game": "empires-end", "seats": seats})
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, "names")
