"""What if: a finished game is left at a move and played on, and stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

from empires.table import Table
from tests.server.kit import Api, Json, Made, human
from tests.server.test_records import brought, played
from tests.server.test_reviews import SHORT

OURS = ["empires-end", "first-empires"]
LEFT = 12  # the ply at which games are left here


def finished(api: Api, name: str) -> tuple[Table, str]:
    table = played(name, **SHORT[name])
    id: str = brought(api, table.record().text().decode()).json()["id"]
    return table, f"/api/tables/{id}"


def branched(api: Api, path: str, **wanted: Any) -> Made:
    answer = api.post(f"{path}/branches", wanted)
    assert answer.status_code == 201, answer.text
    return Made(api, answer.json())


def seat_at(table: Table, ply: int) -> int:
    return table.moves[ply].seat


@pytest.mark.parametrize("name", OURS)
def test_a_branch_changes_neither_record_nor_result(api: Api, name: str) -> None:
    table, path = finished(api, name)
    before = (api.get(f"{path}/record").text, api.get(path).json()["result"])
    seat = seat_at(table, LEFT)
    made = branched(api, path, ply=LEFT, seat=seat)
    about = made.about()
    assert (about["status"], about["listed"], about["recorded"]) == ("running", False, False)
    assert (about["branch"]["table"], about["branch"]["ply"]) == (path.rsplit("/", 1)[1], LEFT)
    assert [each["name"] for each in about["seats"]] == table.names
    kinds = {each["seat"]: (each["kind"], each["level"]) for each in about["seats"]}
    assert kinds == {0: ("bot", "consul"), 1: ("bot", "consul"), seat: ("human", None)}
    there = table.at(LEFT).legal(seat)
    assert [c["id"] for c in made.view(seat)["view"]["prompt"]["choices"]] == there
    made.play_first(seat)
    assert (api.get(f"{path}/record").text, api.get(path).json()["result"]) == before
    assert made.undo(seat).status_code == 200
    refused = api.get(made.path("/record"))
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no_record")


@pytest.mark.parametrize("name", OURS)
def test_same_cards_are_those_of_the_game_and_others_are_not(api: Api, name: str) -> None:
    """The game's own moves lead to its end with its own cards; with others they lead elsewhere."""
    table, path = finished(api, name)
    rest = [list(move) for move in table.moves[LEFT:]]
    seat = seat_at(table, LEFT)
    same = branched(api, path, ply=LEFT, seat=seat, same=True, moves=rest)
    assert same.about()["result"]["scores"] == table.scores()
    assert same.about()["branch"]["future"] is None
    ends = []
    for future in ("1", "2", "3"):
        wanted = {"ply": LEFT, "seat": seat, "future": future, "moves": rest}
        answer = api.post(f"{path}/branches", wanted)
        if answer.status_code == 201:
            ends.append(answer.json()["table"]["result"])
        else:  # what was drawn does not allow what was played then
            assert answer.json()["error"]["field"] == "moves"
            ends.append(None)
    assert any(end is None or end["scores"] != table.scores() for end in ends)


def test_the_same_future_gives_the_same_branch_to_somebody_else(api: Api) -> None:
    table, path = finished(api, "first-empires")
    seat = seat_at(table, LEFT)
    one = branched(api, path, ply=LEFT, seat=seat)
    future = one.about()["branch"]["future"]
    other = branched(api, path, ply=LEFT, seat=seat, future=future)
    for made in (one, other):
        made.play_first(seat)
    now = [api.get(made.path("/branch"), made.tokens[seat]).json() for made in (one, other)]
    assert now[0]["moves"][0] == now[1]["moves"][0]
    again = branched(api, path, ply=LEFT, seat=seat, future=future, moves=now[0]["moves"])
    assert again.about()["ply"] >= now[0]["ply"]


def test_a_game_that_is_played_has_no_branches(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), {"kind": "bot", "level": "settler"})
    answer = api.post(made.path("/branches"), {"ply": 0, "seat": 0})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_over")


@pytest.mark.parametrize(
    ("wanted", "code", "field"),
    [
        ({"ply": 90_000, "seat": 0}, "no_ply", None),
        ({"ply": 3, "seat": 4}, "invalid", "seat"),
        ({"ply": 3, "seat": 0, "moves": [[0, 999_999]]}, "invalid", "moves"),
        ({"ply": 3, "seat": 0, "same": True, "future": "7"}, "invalid", "future"),
    ],
)
def test_what_can_not_be_is_told(api: Api, wanted: Json, code: str, field: str | None) -> None:
    _, path = finished(api, "first-empires")
    error = api.post(f"{path}/branches", wanted).json()["error"]
    assert (error["code"], error.get("field")) == (code, field)


@pytest.mark.parametrize("name", OURS)
def test_chances_of_a_branch_stand_beside_those_of_the_game(api: Api, name: str) -> None:
    """Where the same was played with the same cards, it is the game after that move."""
    table, path = finished(api, name)
    seat = seat_at(table, LEFT)
    made = branched(api, path, ply=LEFT, seat=seat, same=True, moves=[list(table.moves[LEFT])])
    now = api.get(made.path("/branch"), made.tokens[seat]).json()
    assert sum(now["chances"]) == pytest.approx(100)
    # The bots may have moved on since; the game's own chance is after the very same move.
    if now["ply"] == 1:
        assert now["chances"] == now["game"]
    assert now["moves"][0] == list(table.moves[LEFT])
    for other in ("/branch", "/playouts"):
        assert api.get(made.path(other)).status_code == 401
    left = api.create("empires-end", human("Ada"), human("Bob"))
    refused = api.get(left.path("/branch"), left.tokens[0])
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no_branch")


def test_bots_play_a_branch_out_and_its_table_stays(api: Api) -> None:
    table, path = finished(api, "first-empires")
    ply = table.ply - 10
    seat = seat_at(table, ply)
    made = branched(api, path, ply=ply, seat=seat)
    standing = made.about()["ply"]
    first = api.get(made.path("/playouts"), made.tokens[seat], first=0, count=3).json()
    assert len(first["scores"]) == len(first["rankings"]) == 3
    again = api.get(made.path("/playouts"), made.tokens[seat], first=2, count=1).json()
    assert again["scores"] == first["scores"][2:]
    assert made.about()["ply"] == standing
