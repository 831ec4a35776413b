"""Playing at a table, over sockets and over HTTP."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from socket import SHUT_RDWR

import pytest
from websockets.exceptions import ConnectionClosed

import empires
from tests.server.kit import (
    BOT,
    NO_LIMITS,
    Api,
    Json,
    Live,
    Made,
    bearing,
    human,
    play_out,
    serving,
)
from tests.waiting import until


def begun(api: Api, game: str = "empires-end", **more: object) -> Made:
    """Two people who do not hold each other's seat."""
    made = api.create(game, human("Ada"), human(), **more)
    assert made.act(1, "join", name="Bob").status_code == 200
    return made


def mover(made: Made) -> int:
    return made.deciding()[0]


@pytest.mark.parametrize("game", empires.games())
def test_two_people_on_two_sockets_play_a_whole_game(api: Api, game: str) -> None:
    made = begun(api, game, options={"variant": "blitz"} if game == "empires-end" else {})
    rng = random.Random(1)
    with made.socket(0) as ada, made.socket(1, lang="de") as bob:
        sockets = {0: ada, 1: bob}
        for seat, live in sockets.items():
            live.until("update", seat=seat)
        while ada.table["status"] != "over":
            for seat, live in sockets.items():
                while live.owes(seat):
                    live.play(seat, rng)
            for live in sockets.values():
                catch_up(live)
        for live in sockets.values():
            while live.table["status"] != "over":
                live.receive()
        assert ada.table["result"] == bob.table["result"]
        assert ada.table["seed"] is not None
        assert [e["ply"] for e in ada.logs[0]] == [e["ply"] for e in bob.logs[1]]
        assert all(event["text"] for event in bob.logs[1])


def catch_up(live: Live) -> None:
    """Everything the server had to say before it answers."""
    live.ask("ping")


def test_a_person_plays_a_whole_game_against_bots(api: Api) -> None:
    made = api.create("first-empires", human("Ada"), BOT, BOT)
    with made.socket(0) as live:
        play_out(live, [0], random.Random(2))
        assert live.table["result"]["ranking"]


def test_bots_alone_play_to_the_end_before_a_spectator(api: Api) -> None:
    made = api.create("empires-end", BOT, BOT, options={"variant": "blitz"}, listed=True)
    with made.socket(lang="en") as live:
        while not live.updates or live.table["status"] != "over":
            live.receive()
        assert live.updates[None]["view"]["over"]


def test_a_hotseat_plays_all_seats_on_one_socket(api: Api) -> None:
    made = api.create("first-empires", human("Ada"), human("Bob"), human("Cem"))
    with made.socket(0, 1, 2) as live:
        play_out(live, [0, 1, 2], random.Random(3))
        assert sorted(seat for seat in live.updates if seat is not None) == [0, 1, 2]


def test_a_hotseat_has_to_say_which_seat_moves(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human("Bob"))
    with made.socket(0, 1) as live:
        live.until("update")
        answer = live.ask("move", ply=0, code=0)
        assert answer["error"]["field"] == "seat"


def test_a_move_over_http_reaches_the_sockets(api: Api) -> None:
    made = begun(api)
    seat = mover(made)
    with made.socket(1 - seat) as other:
        other.until("update")
        assert made.play_first(seat) == {"ply": 1, "undos": 0, "version": 2}
        update = other.until("update", ply=1)
        assert update["since"] == 0
        assert update["events"]


def test_a_readable_move_is_as_good_as_its_code(api: Api) -> None:
    made = begun(api)
    seat = mover(made)
    choice = made.view(seat)["view"]["prompt"]["choices"][-1]
    assert made.act(seat, "moves", ply=0, move=choice["move"]).status_code == 200


def test_a_move_for_an_earlier_ply_is_a_conflict_that_tells_the_current_one(api: Api) -> None:
    made = begun(api)
    seat = mover(made)
    made.play_first(seat)
    answer = made.act(seat, "moves", ply=0, code=0)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["ply"]) == (409, "conflict", 1)
    ahead = made.act(seat, "moves", ply=7, code=0)
    assert ahead.json()["error"]["code"] == "conflict"


def test_a_move_out_of_turn_is_refused(api: Api) -> None:
    made = begun(api)
    answer = made.act(1 - mover(made), "moves", ply=0, code=0)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_your_turn")


def test_an_illegal_move_is_explained_and_changes_nothing(api: Api) -> None:
    made = begun(api)
    seat = mover(made)
    answer = made.act(seat, "moves", ply=0, code=9999)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (422, "illegal_move")
    legal = [choice["id"] for choice in made.view(seat)["view"]["prompt"]["choices"]]
    assert error["legal"] == legal
    assert error["lines"][1].startswith("EE-")
    nonsense = made.act(seat, "moves", ply=0, move={"do": "fly"})
    assert nonsense.json()["error"]["code"] == "illegal_move"
    assert made.about()["ply"] == 0


def test_where_seats_act_together_the_answer_to_an_open_question_counts(api: Api) -> None:
    """Another seat’s move leaves the question as it is, so it does not void the answer."""
    made = begun(api, options={"variant": "blitz"})
    rng = random.Random(5)
    while True:
        both = [seat["seat"] for seat in made.about()["seats"] if seat["deciding"]]
        if len(both) == 2:
            break
        update = made.view(both[0])
        code = rng.choice(update["view"]["prompt"]["choices"])["id"]
        assert made.act(both[0], "moves", ply=update["ply"], code=code).status_code == 200
    first, second = made.view(0), made.view(1)
    made.play_first(0)
    assert made.view(1)["view"]["prompt"]["id"] == second["view"]["prompt"]["id"]
    code = second["view"]["prompt"]["choices"][0]["id"]
    prompt = second["view"]["prompt"]["id"]
    answer = made.act(1, "moves", ply=second["ply"], prompt=prompt, code=code)
    assert answer.status_code == 200, answer.text
    again = made.act(0, "moves", ply=first["ply"], code=code)
    assert again.json()["error"]["code"] == "conflict"


def test_whoever_reconnects_hears_what_was_missed_once(api: Api) -> None:
    made = begun(api)
    seat = mover(made)
    with made.socket(seat) as live:
        live.until("update")
        before = live.logs[seat]
    made.play_first(seat)
    since = {"ply": 0, "undos": 0}
    with made.socket(seat, since=since) as again:
        update = again.until("update")
        assert update["since"] == 0
        assert {event["ply"] for event in update["events"]} == {1}
    with made.socket(seat) as fresh:
        assert fresh.until("update")["events"] == before + update["events"]
    with made.socket(seat, since={"ply": 1, "undos": 0}) as current:
        assert current.until("update")["events"] == []


def test_everybody_sees_who_is_there(api: Api) -> None:
    made = begun(api)
    with made.socket(0) as ada:
        ada.until("table")
        with made.socket(1), made.socket():
            while not (ada.table["seats"][1]["here"] and ada.table["watchers"] == 1):
                ada.receive()
        while ada.table["seats"][1]["here"] or ada.table["watchers"]:
            ada.receive()


def test_chat_reaches_everybody_and_waits_for_those_who_come_later(api: Api) -> None:
    made = begun(api)
    text = "<b>Hello</b> & good luck\u0000"
    with made.socket(0) as ada, made.socket(1) as bob:
        assert ada.ask("chat", text=text)["type"] == "ok"
        said = bob.until("chat")
        assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "<b>Hello</b> & good luck")
    with made.socket(1) as later:
        assert later.until("chat")["number"] == said["number"]
    assert len(api.get(made.path("/chat")).json()["chat"]) == 1
    too_long = made.act(0, "chat", text="x" * 501)
    assert too_long.status_code == 422


def test_spectators_watch_but_do_not_act(api: Api) -> None:
    made = begun(api)
    with made.socket() as watching:
        assert watching.until("update")["view"]["prompt"] is None
        assert watching.ask("move", ply=0, code=0)["error"]["code"] == "token_needed"
        assert watching.ask("chat", text="hi")["error"]["code"] == "token_needed"


@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_the_table_is_told_in_words(api: Api, game: str) -> None:
    made = begun(api, game)
    asked: list[Json] = [{"about": "table"}, {"about": "me"}, {"about": "seat", "seat": 1}]
    for params in (*asked, *([{"about": "place"}] if game == "first-empires" else [])):
        for lang in ("en", "de"):
            path = made.path("/text")
            lines = api.http.get(
                path, params={**params, "lang": lang}, headers=bearing(made.tokens[0])
            ).json()["lines"]
            assert lines
            assert all(isinstance(line, str) for line in lines)
    nobody = api.get(made.path("/text"), about="me")
    assert nobody.json()["error"]["code"] == "token_needed"


def test_a_line_that_is_cut_while_a_move_is_kept_is_no_fault(tmp_path: Path) -> None:
    """The move counts, whoever made it hears nothing, and neither does the log."""
    file, log = tmp_path / "tables.sqlite", tmp_path / "log"
    with serving(file, *NO_LIMITS, log=log) as server:
        made = Api(server).create("first-empires", human("Ada"), human("Bob"))
        seat = made.deciding()[0]
        with closing(sqlite3.connect(file, isolation_level=None)) as tool:
            with made.socket(seat) as live:
                update = live.until("update")
                code = update["view"]["prompt"]["choices"][0]["id"]
                tool.execute("BEGIN IMMEDIATE")  # so that it takes until both have happened
                live.send({"type": "move", "ply": 0, "code": code})
                live.raw.socket.shutdown(SHUT_RDWR)
                with pytest.raises(ConnectionClosed):
                    live.until("ok")
            for _ in range(3):
                made.api.get("/api/games")  # the server has heard of it by now
            tool.execute("ROLLBACK")
        until(lambda: made.about()["ply"] == 1)
        until(lambda: not made.about()["seats"][seat]["here"])
    assert log.read_text() == ""
