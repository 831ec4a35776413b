"""The socket's own tests, and those of bad requests, asked of the page's worker in a browser.

What is wrong gets from it the very errors that it gets from a server.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import BOT, Api, Json, Made, Server, human
from tests.server.test_bad_input import (
    BODIES,
    FRAMES,
    made,
    test_a_body_that_does_not_say_how_long_it_is_is_measured,
    test_a_body_that_is_no_json_is_told_where_it_stops_being_one,
    test_a_hotseat_of_wrong_size_is_refused,
    test_a_socket_without_a_proper_first_message_is_closed,
    test_a_wrong_token_opens_nothing,
)
from tests.server.test_play import (
    test_a_hotseat_has_to_say_which_seat_moves,
    test_a_move_for_an_earlier_ply_is_a_conflict_that_tells_the_current_one,
    test_a_move_out_of_turn_is_refused,
    test_a_move_over_http_reaches_the_sockets,
    test_a_readable_move_is_as_good_as_its_code,
    test_an_illegal_move_is_explained_and_changes_nothing,
    test_spectators_watch_but_do_not_act,
    test_whoever_reconnects_hears_what_was_missed_once,
)

pytestmark = pytest.mark.slow

__all__ = [
    "made",
    "test_a_body_that_does_not_say_how_long_it_is_is_measured",
    "test_a_body_that_is_no_json_is_told_where_it_stops_being_one",
    "test_a_hotseat_has_to_say_which_seat_moves",
    "test_a_hotseat_of_wrong_size_is_refused",
    "test_a_move_for_an_earlier_ply_is_a_conflict_that_tells_the_current_one",
    "test_a_move_out_of_turn_is_refused",
    "test_a_move_over_http_reaches_the_sockets",
    "test_a_readable_move_is_as_good_as_its_code",
    "test_a_socket_without_a_proper_first_message_is_closed",
    "test_a_wrong_token_opens_nothing",
    "test_an_illegal_move_is_explained_and_changes_nothing",
    "test_spectators_watch_but_do_not_act",
    "test_whoever_reconnects_hears_what_was_missed_once",
]

BAD_TABLES: list[Json] = [
    {},
    {"game": "chess", "seats": [human("Ada"), BOT]},
    {"game": "empires-end", "seats": [human("Ada")]},
    {"game": "empires-end", "seats": [human("Ada"), {"kind": "bot", "level": "god"}]},
    {"game": "empires-end", "seats": [human("Ada"), BOT], "options": {"variant": "long"}},
    {"game": "first-empires", "seats": [human("Ada"), BOT], "content": "mine"},
    {"game": "first-empires", "seats": [human("Ada"), BOT], "seed": "seven"},
]


class WorkerServer(Server):
    def command(self) -> list[str]:
        return ["tests.solo.worker", str(self.port)]


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One browser for all of them, in a process of its own."""
    folder = tmp_path_factory.mktemp("worker")
    worker = WorkerServer(folder, log=folder / "log")
    worker.sign = "/api/games"
    worker.environment["PULSE_RUNTIME_PATH"] = str(folder)  # else its sound leaves a folder behind
    with worker.running() as running:
        yield running


@pytest.fixture
def api(worker: Server) -> Api:
    return Api(worker)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_whatever_is_wrong_gets_the_very_error_that_a_server_gives(
    api: Api, server: Server, lang: str
) -> None:
    theirs, ours = errors(Api(server), lang), errors(api, lang)
    assert ours == theirs
    assert all(error["message"] for error in ours)


def errors(api: Api, lang: str) -> list[Json]:
    """What is said to all that is wrong, by socket and by request; then the table goes on."""
    seats = human("Ada"), human("Bob")
    api.http.headers["accept-language"] = lang
    made = api.create("empires-end", *seats, undo="consent", seed="7")
    seat = made.deciding()[0]
    said: list[Json] = []
    with made.socket(seat, lang=lang) as live:
        live.until("update")
        for frame, code in FRAMES:
            live.send(frame)
            said.append(live.until("error")["error"])
            assert said[-1]["code"] == code
        assert live.ask("ping")["type"] == "pong"
        for other in range(2):
            live.send({"type": "move", "ply": 0, "code": 9999, "seat": other})
            said.append(live.until("error")["error"])
        for body, status in BODIES:
            said.append(refused(made, seat, body, status))
        said += [api.post("/api/tables", wanted).json()["error"] for wanted in BAD_TABLES]
        assert live.play(seat)["type"] == "ok"
    return said


def refused(made: Made, seat: int, body: bytes, status: int) -> Json:
    headers = {
        "Authorization": f"Bearer {made.tokens[seat]}",
        "Content-Type": "application/json",
    }
    answer = made.api.http.post(made.path("/moves"), content=body, headers=headers)
    assert answer.status_code == status, answer.text
    error: Json = answer.json()["error"]
    return error
