"""Nobody is stuck when one goes missing: seats are taken, handed on, and given to bots."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from tests.server.kit import BOT, NO_LIMITS, Api, Json, Made, Server, human, serving
from tests.server.test_outages import long_ago, reached
from tests.server.test_taking_back import begun

OPEN: Json = {"kind": "open"}


def error_of(answer: httpx.Response) -> str:
    code: str = answer.json()["error"]["code"]
    return code


# --- one link for everybody --------------------------------------------------------------------


def test_one_link_seats_three_people_and_a_fourth_watches(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), OPEN, OPEN)
    for name, seat in (("Bob", 1), ("Cem", 2)):
        answer = api.post(made.path("/sit"), {"name": name})
        assert (answer.status_code, answer.json()["seat"]) == (201, seat)
        made.tokens[seat] = answer.json()["token"]
    assert made.about()["status"] == "running"
    assert made.view(2)["seat"] == 2
    late = api.post(made.path("/sit"), {"name": "Dee"})
    assert (late.status_code, error_of(late)) == (409, "no_seat")
    with made.socket() as dee:
        assert dee.until("update")["seat"] is None


# --- before the game ---------------------------------------------------------------------------


def test_the_host_frees_seats_hands_them_to_bots_and_invites_anew(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human(), OPEN)
    old = made.tokens[1]
    invited = made.act(0, "replace", seat=1, by="invite").json()
    assert invited["link"] == f"/t/{made.id}#seat={invited['token']}"
    refused = api.post(made.path("/join"), {"name": "Bob"}, old)
    assert (refused.status_code, error_of(refused)) == (401, "wrong_token")
    made.tokens[1] = invited["token"]
    made.join(1, "Bob")
    freed = made.act(0, "replace", seat=1, by="open").json()["table"]["seats"][1]
    assert (freed["kind"], freed["name"], freed["joined"]) == ("open", None, False)
    assert made.act(1, "chat", text="Hey!").status_code == 401
    with_bot = made.act(0, "replace", seat=1, by="bot", level="settler").json()["table"]["seats"][1]
    assert (with_bot["kind"], with_bot["level"]) == ("bot", "settler")
    begun = made.act(0, "replace", seat=2, by="bot").json()["table"]
    assert begun["status"] == "running"
    assert len({seat["name"] for seat in begun["seats"]}) == 3


def test_the_host_changes_how_it_will_be_played(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human(), clock={"seconds": 60})
    changed = made.change(0, options={"variant": "blitz"}, hints=True).json()
    assert (changed["options"]["variant"], changed["hints"]) == ("blitz", True)
    assert changed["clock"] == {"seconds": 60}
    assert made.change(0, clock=None).json()["clock"] is None
    assert made.change(0, options={"variant": "long"}).json()["error"]["field"] == "variant"
    made.join(1, "Bob")
    assert made.view(0)["view"]["variant"] == "blitz"
    assert error_of(made.change(0, hints=False)) == "started"
    assert error_of(made.change(1, hints=False)) == "not_the_host"


# --- somebody is missing -----------------------------------------------------------------------


def test_the_host_lets_a_bot_play_and_who_was_replaced_comes_back(api: Api) -> None:
    made = begun(api)
    about = made.act(0, "replace", seat=1, by="bot").json()["table"]
    assert about["seats"][1]["away"]
    assert made.act(1, "back").status_code == 200
    assert not made.about()["seats"][1]["away"]


def test_a_new_person_gets_a_new_secret_and_the_old_one_watches(api: Api) -> None:
    made = begun(api)
    old = made.tokens[1]
    with made.socket(1) as bob:
        bob.until("update")
        made.tokens[1] = made.act(0, "replace", seat=1, by="invite").json()["token"]
        while bob.until("error")["error"]["code"] != "wrong_token":
            pass
        assert bob.ask("move", ply=0, code=0)["error"]["code"] == "token_needed"
    refused = api.post(made.path("/moves"), {"ply": 0, "code": 0}, old)
    assert (refused.status_code, error_of(refused)) == (401, "wrong_token")
    seat = made.about()["seats"][1]
    assert (seat["joined"], seat["away"]) == (False, True)
    made.join(1, "Dee")
    seat = made.about()["seats"][1]
    assert (seat["name"], seat["joined"], seat["away"]) == ("Dee", True, False)
    assert made.view(1)["view"]["names"][1] == "Dee"


def test_who_watches_takes_a_seat_that_was_opened(api: Api) -> None:
    made = begun(api)
    made.act(0, "replace", seat=2, by="open")
    assert made.about()["seats"][2]["kind"] == "open"
    taken = api.post(made.path("/sit"), {"name": "Dee"}).json()
    made.tokens[2] = taken["token"]
    assert taken["seat"] == 2
    assert made.view(2)["view"]["names"][2] == "Dee"
    assert error_of(api.post(made.path("/seats/2/take"), {"name": "Eve"})) == "seat_taken"


def test_the_others_agree_to_replace_somebody_who_is_away(api: Api) -> None:
    made = begun(api)
    made.act(0, "leave")
    with made.socket(1) as bob, made.socket(2) as cem:
        bob.until("table")
        cem.until("table")
        assert error_of(made.act(1, "replace", seat=2)) == "present"
        assert made.act(1, "replace", seat=0, by="invite").json()["error"]["field"] == "by"
        assert made.act(1, "replace", seat=0, by="open").status_code == 200
        while cem.table["vote"] is None:
            cem.receive()
        vote = cem.table["vote"]
        assert (vote["seat"], vote["target"], vote["needed"]) == (1, 0, [2])
        assert error_of(made.act(2, "replace", seat=0)) == "vote_open"
        assert cem.ask("answer", agree=True)["error"]["code"] == "no_request"  # to take back
        assert cem.ask("answer", agree=True, to="replace")["type"] == "ok"
        while bob.table["seats"][0]["kind"] != "open":
            bob.receive()
    assert made.about()["vote"] is None
    assert api.get(made.path("/view"), made.tokens[0]).status_code == 401


def test_one_who_does_not_agree_is_enough(api: Api) -> None:
    made = begun(api)
    made.act(0, "leave")
    with made.socket(1) as bob, made.socket(2) as cem:
        bob.until("table")
        cem.until("table")
        made.act(1, "replace", seat=0, by="open")
        assert made.act(2, "answer", agree=False, to="replace").status_code == 200
    assert made.about()["vote"] is None
    assert made.view(0)["seat"] == 0


def test_alone_with_somebody_absent_only_a_bot_can_help(api: Api) -> None:
    """Otherwise whoever is left could give the other's seat away."""
    made = api.create("empires-end", human("Ada"), human())
    made.join(1, "Bob")
    assert error_of(made.act(1, "replace", seat=0)) == "present"  # was there a moment ago
    made.act(0, "leave")
    assert made.act(1, "replace", seat=0, by="open").json()["error"]["field"] == "by"
    assert made.act(1, "replace", seat=0, by="bot").status_code == 200
    assert made.act(0, "back").status_code == 200


@pytest.mark.slow
def test_who_never_came_is_absent_too(tmp_path: Path) -> None:
    """As at a rematch that somebody did not notice; and it outlives the server's memory."""
    file = tmp_path / "tables.sqlite"
    with serving(file, *NO_LIMITS) as server:
        made = begun(Api(server))
        assert error_of(made.act(1, "replace", seat=0, by="bot")) == "present"
    long_ago(file)
    with serving(file, *NO_LIMITS) as server:
        made = reached(server, made)
        assert made.act(1, "replace", seat=0, by="bot").status_code == 200
        assert made.about()["seats"][0]["away"]


# --- who is there, and what they did -----------------------------------------------------------


def test_everybody_knows_since_when_somebody_is_missing(api: Api) -> None:
    made = begun(api)
    with made.socket(0) as ada:
        with made.socket(1):
            while not (ada.table and ada.table["seats"][1]["here"]):
                ada.receive()
            assert ada.table["seats"][1]["seen"] is None
        while ada.table["seats"][1]["here"]:
            ada.receive()
        assert 0 <= ada.table["now"] - ada.table["seats"][1]["seen"] < 60


def test_what_is_taken_back_alone_is_told_to_all_and_stays_in_the_log(api: Api) -> None:
    made = begun(api)
    seat = made.deciding()[0]
    other = (seat + 1) % 3
    with made.socket(other, lang="en", happened=0) as live:
        live.until("update")
        made.play_first(seat)
        assert made.undo(seat).status_code == 200
        told = live.until("happened", what="undo")
        assert (told["seat"], told["plies"], told["ply"]) == (seat, 1, 0)
        name = made.about()["seats"][seat]["name"]
        assert told["text"] == f"{name} takes back a move."
    log = api.get(made.path("/log"), lang="de").json()["happened"]
    assert [each["what"] for each in log] == ["join", "join", "undo"]
    assert log[-1]["text"] == f"{name} nimmt einen Zug zurück."
    with made.socket(other, happened=log[-2]["number"]) as again:
        assert again.until("happened")["what"] == "undo"


def test_log_and_chat_have_the_servers_time(api: Api) -> None:
    made = begun(api)
    seat = made.deciding()[0]
    made.act(seat, "chat", text="Good luck")
    made.play_first(seat)
    made.act(seat, "chat", text="Well")
    made.act((seat + 1) % 3, "leave")
    chat = [line["at"] for line in api.get(made.path("/chat")).json()["chat"]]
    update = made.view(seat)
    assert len(update["times"]) == update["ply"] == 1
    left = api.get(made.path("/log")).json()["happened"][-1]["at"]
    assert chat[0] <= update["times"][0] + 0.001
    assert update["times"][0] - 0.001 <= chat[1] <= left


@pytest.mark.parametrize("lang", ["en", "de"])
def test_whatever_people_do_is_told_in_words(api: Api, lang: str) -> None:
    made = api.create("empires-end", human("Ada"), human(), OPEN, OPEN)
    made.change(0, hints=True)
    made.join(1, "Bob")
    made.tokens[2] = api.post(made.path("/sit"), {"name": "Cem"}).json()["token"]
    made.act(0, "start", level="settler")
    made.act(0, "mute", seat=1)
    made.act(0, "mute", seat=1, muted=False)
    for seat, what in ((1, "leave"), (1, "back")):
        made.act(seat, what)
    made.act(0, "replace", seat=1, by="bot")
    made.act(1, "back")
    for by in ("open", "invite"):
        made.act(0, "replace", seat=1, by=by)
    made.act(2, "concede")
    made.act(0, "concede")
    made.act(0, "rematch")
    log = api.get(made.path("/log"), lang=lang).json()["happened"]
    expected = "change join take start mute unmute leave back replace back replace replace"
    assert " ".join(each["what"] for each in log) == f"{expected} concede concede rematch"
    for each in log:
        assert re.search(r"Ada|Bob|Cem", each["text"]), each
        assert "{" not in each["text"]


# --- the host's own ----------------------------------------------------------------------------


def test_the_host_lets_somebody_say_nothing(api: Api) -> None:
    made = begun(api)
    assert error_of(made.act(1, "mute", seat=0)) == "not_the_host"
    made.act(0, "mute", seat=1)
    assert made.about()["seats"][1]["muted"]
    refused = made.act(1, "chat", text="But …")
    assert (refused.status_code, error_of(refused)) == (403, "muted")
    made.act(0, "mute", seat=1, muted=False)
    assert made.act(1, "chat", text="Thanks").status_code == 201


def test_among_several_people_nobody_asks_a_bot_unless_all_know(api: Api) -> None:
    made = begun(api)
    seat = made.deciding()[0]
    assert made.about()["hints"] is False
    refused = made.act(seat, "hint")
    assert (refused.status_code, error_of(refused)) == (403, "no_hints")
    allowed = begun(api, hints=True)
    assert allowed.act(allowed.deciding()[0], "hint").status_code == 200
    assert api.create("empires-end", human("Ada"), BOT).about()["hints"] is True


def test_invitations_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *NO_LIMITS, "--limit=invitations=2") as server:
        made = invited_to(server)
        for _ in range(2):
            assert made.act(0, "replace", seat=1, by="invite").status_code == 200
        refused = made.act(0, "replace", seat=1, by="invite")
        assert (refused.status_code, error_of(refused)) == (429, "too_many")


def invited_to(server: Server) -> Made:
    return Api(server).create("empires-end", human("Ada"), human())
