"""Whatever is sent: a clear error, and socket, table and server go on."""

from __future__ import annotations

import struct

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.kit import Api, Live, Made, closing_code, human


@pytest.fixture
def made(api: Api) -> Made:
    return api.create("empires-end", human("Ada"), human("Bob"), undo="consent")


FRAMES: list[tuple[str | bytes, str]] = [
    ("", "bad_request"),
    ("nonsense", "bad_request"),
    ('{"type": "move"', "bad_request"),
    (b"\xff\xfe\x00", "bad_request"),
    ("[" * 5000, "invalid"),
    ("null", "invalid"),
    ("{}", "invalid"),
    ('{"type": "fly"}', "invalid"),
    ('{"type": "move", "code": 1}', "invalid"),
    ('{"type": "move", "ply": -1, "code": 1}', "invalid"),
    ('{"type": "move", "ply": 1e999, "code": 1}', "invalid"),
    ('{"type": "move", "ply": 99999999999999999999, "code": 1}', "invalid"),
    ('{"type": "move", "ply": 0}', "invalid"),
    ('{"type": "move", "ply": 0, "code": 1, "move": {}}', "invalid"),
    ('{"type": "move", "ply": 0, "code": 1, "seat": 4}', "invalid"),
    ('{"type": "move", "ply": 0, "code": 1, "extra": 1}', "invalid"),
    ('{"type": "move", "ply": 0, "move": {"do": {"do": []}}}', "illegal_move"),
    ('{"type": "move", "ply": 0, "move": {"do": ' + "[" * 200 + "]" * 200 + "}}", "invalid"),
    ('{"type": "move", "ply": 0, "code": -5}', "illegal_move"),
    ('{"type": "chat", "text": ""}', "invalid"),
    ('{"type": "chat", "text": 5}', "invalid"),
    ('{"type": "hello"}', "invalid"),
    ('{"type": "chat", "text": "' + "x" * 20_000 + '"}', "too_large"),
]

BODIES: list[tuple[bytes, int]] = [
    (b"", 422),
    (b"nonsense", 422),
    (b'{"ply": 0, "code": 1', 422),
    (b"[" * 3000, 422),
    (b'{"ply": 0, "move": {"do": ' + b"[" * 3000, 422),
    (b'{"ply": 0, "move": {"do": ' + b"[" * 200 + b"]" * 200 + b"}}", 422),
    (b'{"ply": 0, "code": 1e400}', 422),
    (b'"' + b"x" * 100_000 + b'"', 413),
    (b"\xff\xfe", 422),
]


@pytest.mark.parametrize(("frame", "code"), FRAMES, ids=range(len(FRAMES)))
def test_a_bad_frame_gets_a_clear_error_and_the_socket_goes_on(
    made: Made, frame: str | bytes, code: str
) -> None:
    seat = made.deciding()[0]
    with made.socket(seat) as live:
        live.until("update")
        live.send(frame)
        error = live.until("error")["error"]
        assert error["code"] == code
        assert error["message"]
        assert live.ask("ping")["type"] == "pong"
        assert live.play(seat)["type"] == "ok"


def test_a_body_that_is_no_json_is_told_where_it_stops_being_one(api: Api) -> None:
    sent = api.http.post(
        "/api/tables", content='{"game": "chess"', headers={"content-type": "application/json"}
    )
    assert sent.status_code == 422
    error = sent.json()["error"]
    assert error["field"] == "body"
    assert error["message"] == "body: JSON; this is none from character 16 on."


def closed_with(server_url: str, id: str, *frames: str) -> int | None:
    """The code with which the server closes a socket after these frames."""
    url = f"{server_url.replace('http', 'ws')}/api/tables/{id}/live"
    with connect(url, open_timeout=30, max_size=None) as socket:
        for frame in frames:
            socket.send(frame)
        return closing_code(socket)


def test_a_socket_without_a_proper_first_message_is_closed(api: Api, made: Made) -> None:
    url = api.server.url
    assert closed_with(url, made.id, '{"type": "ping"}') == 4400
    assert closed_with(url, made.id, "nonsense") == 4400
    assert closed_with(url, made.id, '{"type": "hello", "tokens": ["wrong"]}') == 4401
    assert closed_with(url, "nowhere", '{"type": "hello"}') == 4404


def test_a_gigantic_frame_closes_only_its_own_socket(api: Api, made: Made) -> None:
    with made.socket(0) as other:
        other.until("update")
        url = f"{api.server.url.replace('http', 'ws')}/api/tables/{made.id}/live"
        with connect(url, open_timeout=30) as socket:
            socket.send('{"type": "hello"}')
            # A frame of text, masked, of three megabytes, is only announced: whoever still sends
            # when the other side closes may never hear why.
            socket.socket.sendall(struct.pack("!BBQ4x", 0x81, 0xFF, 3_000_000))
            assert closing_code(socket) == 1009
        assert other.ask("ping")["type"] == "pong"


def test_a_wrong_token_opens_nothing(api: Api, made: Made) -> None:
    other = api.create("empires-end", human("Eve"), human("Bob"))
    for token in ("wrong", other.tokens[0], made.tokens[0][:-1], "ä" * 10):
        headers = {b"Authorization": f"Bearer {token}".encode()}
        answer = api.http.post(made.path("/concede"), headers=headers)
        assert answer.status_code == 401, token
        assert answer.headers["www-authenticate"] == "Bearer"
    assert api.post(made.path("/concede")).json()["error"]["code"] == "token_needed"
    assert made.about()["status"] == "running"


@pytest.mark.parametrize(("body", "status"), BODIES, ids=range(len(BODIES)))
def test_a_bad_body_gets_a_clear_error(made: Made, body: bytes, status: int) -> None:
    headers = {"Authorization": f"Bearer {made.tokens[0]}", "Content-Type": "application/json"}
    answer = made.api.http.post(made.path("/moves"), content=body, headers=headers)
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["message"]
    assert (b"[" * 101 in body) == ("nested" in error["message"])


def test_a_body_that_does_not_say_how_long_it_is_is_measured(made: Made) -> None:
    answer = httpx.post(
        f"{made.api.server.url}{made.path('/moves')}", content=(b"x" * 1000 for _ in range(100))
    )
    assert answer.status_code == 413


def test_paths_and_methods_that_are_not_there(api: Api) -> None:
    assert api.get("/api/nothing").json()["error"]["code"] == "not_found"
    assert api.http.put("/api/tables").json()["error"]["code"] == "method"
    assert api.get("/../../etc/passwd").status_code == 200
    assert "root:" not in api.get("/..%2f..%2f..%2fetc/passwd").text


def test_a_hotseat_of_wrong_size_is_refused(made: Made) -> None:
    with pytest.raises(ConnectionClosed):
        Live(made.api.server, made.id, ["x"] * 6).until("table")
