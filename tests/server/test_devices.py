"""One player on several devices, and links that work where friends are."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from empires.server.addresses import reachable_at
from empires.server.settings import Settings
from tests.server.kit import NO_LIMITS, Api, Made, human, serving


def begun(api: Api) -> Made:
    made = api.create("empires-end", human("Ada"), human())
    made.join(1, "Bob")
    return made


def code_for(made: Made, seat: int, **body: object) -> str:
    answer = made.api.post(made.path("/transfer"), dict(body), made.tokens[seat])
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    assert answer.json()["link"] == f"/#code={code}"
    assert 590 < answer.json()["until"] - made.about()["now"] <= 600
    return code


def test_a_seat_moves_to_another_device_and_the_old_one_watches(api: Api) -> None:
    made = begun(api)
    code = code_for(made, 1)
    with made.socket(1) as old:
        old.until("update")
        typed = f" {code[:4].lower()}-{code[4:].lower()}"
        taken = api.post("/api/transfer", {"code": typed})
        assert (taken.status_code, taken.json()["seat"]) == (201, 1)
        assert old.until("error")["error"]["code"] == "wrong_token"
        assert old.ask("chat", text="hi")["error"]["code"] == "token_needed"
    for what in ("moves", "chat"):
        body = {"ply": 0, "code": 0} if what == "moves" else {"text": "hi"}
        assert api.post(made.path(f"/{what}"), body, made.tokens[1]).status_code == 401
    made.tokens[1] = taken.json()["token"]
    assert made.view(1)["seat"] == 1


def test_a_seat_is_copied_to_another_device_and_both_play(api: Api) -> None:
    made = begun(api)
    taken = api.post("/api/transfer", {"code": code_for(made, 1, keep=True)}).json()
    assert made.view(1) == api.get(made.path("/view"), taken["token"]).json()
    # Moved on from there, all others are let go of.
    made.tokens[1] = taken["token"]
    moved = api.post("/api/transfer", {"code": code_for(made, 1)}).json()
    assert api.get(made.path("/view"), taken["token"]).status_code == 401
    assert api.get(made.path("/view"), moved["token"]).status_code == 200


def test_a_code_works_once(api: Api) -> None:
    made = begun(api)
    code = code_for(made, 0)
    assert api.post("/api/transfer", {"code": code}).status_code == 201
    again = api.post("/api/transfer", {"code": code})
    assert (again.status_code, again.json()["error"]["code"]) == (404, "no_code")


def test_a_code_is_not_good_for_ever_and_cannot_be_found_by_trying(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(file, *NO_LIMITS, "--limit=codes=3") as server:
        made = begun(Api(server))
        code = code_for(made, 0)
        with sqlite3.connect(file) as database:
            database.execute("UPDATE codes SET until = until - 601")
        assert code.encode() not in file.read_bytes()
        late = Api(server).post("/api/transfer", {"code": code})
        assert (late.status_code, late.json()["error"]["code"]) == (404, "no_code")
        tries = [Api(server).post("/api/transfer", {"code": "0" * 8}) for _ in range(3)]
        assert [each.status_code for each in tries] == [404, 404, 429]
        made_too = [
            made.api.post(made.path("/transfer"), {}, made.tokens[0]).status_code for _ in range(3)
        ]
        assert made_too == [201, 201, 429]


def test_the_secret_is_good_at_the_rematch_too(api: Api) -> None:
    made = begun(api)
    copied = api.post("/api/transfer", {"code": code_for(made, 1, keep=True)}).json()["token"]
    made.act(0, "concede")
    again = made.act(0, "rematch").json()["id"]
    for token in (made.tokens[1], copied):
        assert api.get(f"/api/tables/{again}/view", token).json()["seat"] == 1


def test_a_server_for_this_machine_alone_says_so(api: Api) -> None:
    assert api.get("/api/addresses").json() == {"addresses": [], "only_here": True}


@pytest.mark.parametrize(
    ("host", "origins", "expected"),
    [
        ("0.0.0.0", ("https://play.example.org",), ["https://play.example.org"]),
        ("192.168.7.7", (), ["http://192.168.7.7:8000"]),
        ("fd00::7", (), ["http://[fd00::7]:8000"]),
    ],
)
def test_friends_are_told_an_address_that_they_can_reach(
    host: str, origins: tuple[str, ...], expected: list[str]
) -> None:
    found = reachable_at(Settings(database="", host=host, origins=origins))
    assert (found.addresses, found.only_here) == (expected, False)


def test_everywhere_means_no_address_of_this_machine_alone() -> None:
    found = reachable_at(Settings(database="", host="0.0.0.0", port=8123))
    assert not found.only_here
    assert all(each.endswith(":8123") and "127.0.0.1" not in each for each in found.addresses)
