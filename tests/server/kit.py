"""A real server in a process of its own, and clients that talk to it as a browser would."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import httpx
import psutil
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.processes import spawned_by

Json = dict[str, Any]
START_SECONDS: Final = 120.0  # a busy machine may need long; a quick one is not kept waiting
WAIT_SECONDS: Final = 120.0
NO_LIMITS: Final = (
    "--limit=requests=100000",
    "--limit=messages=100000",
    "--limit=sockets=10000",
    "--limit=tables=1000000",
    "--limit=codes=1000000",
    "--limit=invitations=1000000",
    "--limit=undos=1000000",
    "--limit=hints=1000000",
    "--limit=connections=10000",
)
BOT: Final[Json] = {"kind": "bot", "level": "settler"}


def reserved() -> socket.socket:
    """A port that nobody else gets: bound, so that no connection leaves from it, but not listening.

    Elsewhere than on Linux a server could not listen there as well: it is only likely to be free.
    """
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(("127.0.0.1", 0))
    return found


class Server:
    """`empires serve`, started and stopped as a user would."""

    def __init__(self, database: str | Path, *options: str, log: Path | None = None) -> None:
        self.database = str(database)
        self.options = options
        self.log = log
        # The same one after every start, as clients expect who come back.
        self._reserved = reserved()
        self.port: int = self._reserved.getsockname()[1]
        if sys.platform != "linux":
            self._reserved.close()
        self.folder: Path | None = None
        self.sign = "/readyz"  # what it answers when it is there
        self.environment: dict[str, str] = {}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        command = [sys.executable, "-m", *self.command()]
        with open(self.log or os.devnull, "ab") as errors:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                cwd=self.folder,
                env={**os.environ, **self.environment},
            )
        try:
            self.wait_until_there()
        except BaseException:
            self.kill_rest()
            raise
        return self

    def command(self) -> list[str]:
        serve = ["empires", "serve", "--port", str(self.port)]
        return [*serve, "--database", self.database, *self.options]

    @contextmanager
    def running(self) -> Iterator[Server]:
        self.start()
        try:
            yield self
        finally:
            self.stop()

    def wait_until_there(self) -> None:
        until = time.monotonic() + START_SECONDS
        while True:
            assert self.process is not None
            assert self.process.poll() is None, "the server ended by itself"
            try:
                if httpx.get(f"{self.url}{self.sign}", timeout=START_SECONDS).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would end it, with all its processes."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end, and wait until it has."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(WAIT_SECONDS)
        finally:
            self.kill_rest()

    def kill_rest(self) -> None:
        assert self.process is not None
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
        self.process.wait()


def workers_of(server: Server) -> list[psutil.Process]:
    """The processes that serve, of a server with several; not those that have just ended."""
    assert server.process is not None
    return spawned_by(server.process.pid)


@contextmanager
def serving(database: str | Path, *options: str, log: Path | None = None) -> Iterator[Server]:
    with Server(database, *options, log=log).running() as server:
        yield server


class Api:
    """A client over HTTP."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=WAIT_SECONDS)

    def create(self, game: str, *seats: Json, **more: Any) -> Made:
        answer = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json())

    def get(self, path: str, token: str | None = None, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params, headers=bearing(token))

    def post(self, path: str, body: Json | None = None, token: str | None = None) -> httpx.Response:
        return self.http.post(path, json=body, headers=bearing(token))


class Made:
    """A table that was created, with the tokens of its human seats."""

    def __init__(self, api: Api, answer: Json) -> None:
        self.api = api
        self.id: str = answer["id"]
        self.table: Json = answer["table"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in answer["seats"]}

    def path(self, rest: str = "") -> str:
        return f"/api/tables/{self.id}{rest}"

    def about(self) -> Json:
        answer: Json = self.api.get(self.path()).json()
        return answer

    def deciding(self) -> list[int]:
        return [seat["seat"] for seat in self.about()["seats"] if seat["deciding"]]

    def view(self, seat: int | None = None, **params: Any) -> Json:
        token = None if seat is None else self.tokens[seat]
        answer: Json = self.api.get(self.path("/view"), token, **params).json()
        return answer

    def act(self, seat: int, what: str, /, **body: Any) -> httpx.Response:
        answer = self.api.post(self.path(f"/{what}"), body or None, self.tokens[seat])
        if what == "join" and answer.status_code == 200:
            self.tokens[seat] = answer.json()["token"]  # the invitation is used up
        return answer

    def change(self, seat: int, **body: Any) -> httpx.Response:
        return self.api.http.patch(self.path(), json=body, headers=bearing(self.tokens[seat]))

    def join(self, seat: int, name: str) -> Json:
        """Accept the invitation to a seat."""
        answer = self.act(seat, "join", name=name)
        assert answer.status_code == 200, answer.text
        joined: Json = answer.json()
        return joined

    def undo(self, seat: int, **body: Any) -> httpx.Response:
        return self.api.post(self.path("/undo"), body, self.tokens[seat])

    def play_first(self, seat: int) -> Json:
        """Play the first choice of a seat that has one."""
        update = self.view(seat)
        code = update["view"]["prompt"]["choices"][0]["id"]
        answer = self.act(seat, "moves", ply=update["ply"], code=code)
        assert answer.status_code == 200, answer.text
        played: Json = answer.json()
        return played

    def socket(self, *seats: int, **hello: Any) -> Live:
        return Live(self.api.server, self.id, [self.tokens[seat] for seat in seats], **hello)


class Live:
    """A client on a socket. It keeps everything it was sent."""

    def __init__(self, server: Server, id: str, tokens: list[str], /, **hello: Any) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{id}/live"
        self._stack = ExitStack()
        opening = connect(url, max_size=None, open_timeout=WAIT_SECONDS, ping_timeout=None)
        self.raw: ClientConnection = self._stack.enter_context(opening)
        self.texts: list[str | bytes] = []
        self.heard: list[Json] = []
        self.table: Json = {}
        self.updates: dict[int | None, Json] = {}
        self.logs: dict[int | None, list[Json]] = {}
        self._id = 0
        self.send({"type": "hello", "tokens": tokens, **hello})

    def send(self, message: Json | str | bytes) -> None:
        self.raw.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self) -> Json:
        text = self.raw.recv(timeout=WAIT_SECONDS)
        self.texts.append(text)
        message: Json = json.loads(text)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "update":
            seat = message["seat"]
            self.updates[seat] = message
            kept = [e for e in self.logs.get(seat, []) if e["ply"] <= message["since"]]
            self.logs[seat] = kept + message["events"]
        return message

    def until(self, kind: str, **facts: Any) -> Json:
        """The next message of that kind in which all of this holds."""
        while True:
            message = self.receive()
            if message["type"] == kind and facts.items() <= message.items():
                return message

    def ask(self, kind: str, **parts: Any) -> Json:
        """Send a message; the answer to it."""
        self._id += 1
        self.send({"type": kind, "id": self._id, **parts})
        while True:
            message = self.receive()
            if message["type"] in ("ok", "error", "pong") and message["id"] == self._id:
                return message

    def play(self, seat: int, rng: random.Random | None = None) -> Json:
        """Play a choice of the seat's prompt; the answer."""
        update = self.updates[seat]
        prompt = update["view"]["prompt"]
        codes = [choice["id"] for choice in prompt["choices"]]
        code = rng.choice(codes) if rng else codes[0]
        parts = {"ply": update["ply"], "prompt": prompt["id"], "code": code}
        return self.ask("move", seat=seat, **parts)

    def owes(self, seat: int) -> bool:
        return seat in self.updates and self.updates[seat]["view"]["prompt"] is not None

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def closing_code(socket: ClientConnection) -> int | None:
    """Listen until the server closes the socket; with which code."""
    try:
        while True:
            socket.recv(timeout=WAIT_SECONDS)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def bearing(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def human(name: str | None = None) -> Json:
    return {"kind": "human", "name": name} if name else {"kind": "human"}


def assert_tells_nothing(log: Path, names: Iterable[str], tokens: Iterable[str]) -> str:
    """Nothing of anybody's is in the log, not even what a token is kept as; what is in it."""
    text = log.read_text(encoding="utf-8")
    known = [*tokens]
    hashes = [sha256(token.encode()).hexdigest() for token in known]
    for secret in (*names, *known, *hashes):
        assert secret not in text, text[max(0, text.index(secret) - 300) :][:600]
    return text


def play_out(live: Live, seats: list[int], rng: random.Random) -> None:
    """One socket plays all its seats at random until the table is over."""
    while not live.table or live.table["status"] == "waiting" or not live.updates:
        live.receive()
    while live.table["status"] != "over":
        owing = [seat for seat in seats if live.owes(seat)]
        if not owing:
            live.receive()
            continue
        known = dict(live.updates)
        answer = live.play(rng.choice(owing), rng)
        if answer["type"] == "error":
            assert answer["error"]["code"] in ("conflict", "not_your_turn", "over"), answer
            if live.updates == known:  # what came in between may have come before the answer
                live.receive()
