"""Before a game begins players may be called otherwise, and the host says who sits where."""

from __future__ import annotations

import httpx
import pytest

from tests.server.kit import Api, Json, Made, human


def waiting(api: Api) -> Made:
    """Ada, Bob and Cid at a table for four."""
    made = api.create("empires-end", human("Ada"), *({"kind": "open"} for _ in range(3)))
    for seat, name in ((1, "Bob"), (2, "Cid")):
        taken = api.post(made.path("/sit"), {"name": name}).json()
        made.tokens[seat] = taken["token"]
    return made


def refused(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    code: str = answer.json()["error"]["code"]
    return code


def names(about: Json) -> list[str | None]:
    return [each["name"] for each in about["seats"]]


def test_a_player_is_called_otherwise(api: Api) -> None:
    made = waiting(api)
    renamed = made.act(1, "rename", seat=1, name="Robert")
    assert names(renamed.json()) == ["Ada", "Robert", "Cid", None]
    assert refused(made.act(1, "rename", seat=2, name="Sid"), 403) == "not_the_host"
    assert refused(made.act(2, "rename", seat=2, name="Ada"), 409) == "name_taken"
    assert refused(made.act(0, "rename", seat=3, name="Nobody"), 422) == "invalid"
    assert names(made.act(0, "rename", seat=2, name="Sid").json())[2] == "Sid"
    made.act(1, "rename", seat=1, name="Bert")
    told = api.get(made.path("/log"), lang="en").json()["happened"][-3:]
    assert [each["text"] for each in told] == [
        "Bob is called Robert now.",
        "Ada gives Sid this name.",
        "Robert is called Bert now.",
    ]


def test_a_guest_stands_up_and_the_seat_is_free(api: Api) -> None:
    made = waiting(api)
    assert made.act(1, "leave").status_code == 200
    seat = made.about()["seats"][1]
    assert (seat["kind"], seat["name"], seat["joined"]) == ("open", None, False)
    assert refused(made.act(1, "chat", text="Still here?"), 401) == "wrong_token"
    assert refused(made.act(0, "leave"), 409) == "not_started"
    taken = api.post(made.path("/sit"), {"name": "Dee"})
    assert taken.json()["seat"] == 1
    log = api.get(made.path("/log"), lang="en").json()["happened"]
    assert [each["text"] for each in log[-2:]] == [
        "Bob stands up: the seat is free.",
        "Dee takes a seat.",
    ]


def test_whose_seat_was_given_away_is_told_whoever_has_it_now(api: Api) -> None:
    made = waiting(api)
    made.act(0, "replace", seat=3, by="invite")
    made.act(0, "replace", seat=1, by="open")
    api.post(made.path("/sit"), {"name": "Dee"})
    log = api.get(made.path("/log"), lang="en").json()["happened"]
    assert [each["text"] for each in log[-3:]] == [
        "Ada gives a free seat to whoever gets the new invitation.",
        "Ada gives Bob’s seat to whoever takes it.",
        "Dee takes a seat.",
    ]


def test_the_host_changes_who_sits_where(api: Api) -> None:
    made = waiting(api)
    made.act(1, "chat", text="I am Bob")
    for seat in (0, 1, 2):
        made.act(seat, "mix", nonce=f"{seat}" * 32)
    assert refused(made.act(1, "order", order=[1, 0, 2, 3]), 403) == "not_the_host"
    assert refused(made.act(0, "order", order=[0, 0, 1, 2]), 422) == "invalid"
    with made.socket(1, happened=0) as bob:
        bob.until("table")
        about = made.act(0, "order", order=[2, 0, 3, 1]).json()
        assert names(about) == ["Cid", "Ada", None, "Bob"]
        assert [each["origin"] for each in about["seats"]] == [2, 0, 3, 1]
        assert about["host"] == 1
        assert [nonce and nonce[0] for nonce in about["nonces"]] == ["2", "0", None, "1"]
        assert [each["seat"] for each in about["seats"] if each["here"]] == [3]
        # Whoever is connected goes on at the new seat, and nowhere else.
        assert bob.ask("chat", seat=3, text="Still Bob")["type"] == "ok"
        assert bob.ask("chat", seat=1, text="As Ada?")["type"] == "error"
    said = api.get(made.path("/chat")).json()["chat"]
    assert [(each["seat"], each["name"]) for each in said] == [(3, "Bob"), (3, "Bob")]
    log = api.get(made.path("/log"), lang="en").json()["happened"]
    assert log[-1]["text"] == "Ada changes who sits where."
    assert {(each["seat"], each["name"]) for each in log} == {(1, "Ada"), (3, "Bob"), (0, "Cid")}
    # Secrets go with their players: Ada begins, at her new seat.
    cid, ada, bob_token = made.tokens[2], made.tokens[0], made.tokens[1]
    made.tokens = {0: cid, 1: ada, 3: bob_token}
    assert made.act(1, "start", level="settler").status_code == 200
    for seat in (0, 1, 3):
        seen = api.get(made.path("/view"), made.tokens[seat]).json()
        assert seen["seat"] == seat
    assert refused(made.act(1, "order", order=[0, 1, 2, 3]), 409) == "started"
    assert refused(made.act(1, "rename", seat=1, name="Eve"), 409) == "started"


def test_codes_and_notices_go_with_their_players(api: Api) -> None:
    made = waiting(api)
    code = made.act(1, "transfer", keep=True).json()["code"]
    wanted = {"kinds": ["chat"]}
    path = made.path("/notices")
    headers = {"Authorization": f"Bearer {made.tokens[1]}"}
    assert api.http.put(path, json=wanted, headers=headers).status_code == 200
    made.act(0, "order", order=[1, 0, 2, 3])
    assert api.get(path, made.tokens[1]).json()["kinds"] == ["chat"]
    assert api.get(path, made.tokens[0]).json()["kinds"] != ["chat"]
    arrived = api.post("/api/transfer", {"code": code}).json()
    assert arrived["seat"] == 0
    assert arrived["table"]["seats"][0]["name"] == "Bob"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_order_outlives_the_servers_memory(api: Api, lang: str) -> None:
    """Another reader of the same entries finds everybody at the same place."""
    made = waiting(api)
    made.act(0, "order", order=[1, 2, 0, 3])
    about = api.get(made.path()).json()
    assert names(about) == ["Bob", "Cid", "Ada", None]
    token = made.tokens[0]
    renamed = api.post(made.path("/rename"), {"seat": 0, "name": "Ben"}, token)
    assert names(renamed.json()) == ["Ben", "Cid", "Ada", None]
    told = api.get(made.path("/log"), lang=lang).json()["happened"]
    assert all(each["text"] for each in told)
