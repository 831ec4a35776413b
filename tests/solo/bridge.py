"""A desk behind HTTP and web sockets, so that what tests a server tests a desk as well.

In a browser the same messages come from the page's worker.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any, Final

import uvicorn

from empires.server.lines import Cut
from empires.solo.desk import Desk
from empires.solo.shelf import Memory

LIVE: Final = "/live"
TABLES: Final = "/api/tables/"


class AsgiLine:
    """A socket of the test's client as a line."""

    address = ""

    def __init__(self, receive: Any, send: Any) -> None:
        self._receive = receive
        self._send = send

    async def receive(self) -> str | bytes:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Cut
        text: str | bytes | None = message.get("text")
        return text if text is not None else message["bytes"]

    async def send(self, text: str) -> None:
        with suppress(RuntimeError):
            await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        with suppress(RuntimeError):
            await self._send({"type": "websocket.close", "code": code})


class Bridge:
    """The application that uvicorn runs."""

    def __init__(self, desk: Any) -> None:
        self._desk = desk

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            id = scope["path"].removeprefix(TABLES).removesuffix(LIVE)
            await self._desk.attend(id, AsgiLine(receive, send))
        else:
            await self._answer(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        await self._desk.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._desk.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        body = b""
        while (part := await receive()).get("more_body") or part.get("body"):
            body += part["body"]
            if not part.get("more_body"):
                break
        target = scope["path"]
        if scope["query_string"]:
            target += f"?{scope['query_string'].decode()}"
        headers = {name.decode(): value.decode() for name, value in scope["headers"]}
        status, told = await self._desk.request(scope["method"], target, headers, body)
        kind = b"application/jsonl" if target.endswith("/record") else b"application/json"
        head = [
            (b"content-type", kind),
            *([(b"www-authenticate", b"Bearer")] if status == 401 else []),
        ]
        await send({"type": "http.response.start", "status": status, "headers": head})
        await send({"type": "http.response.body", "body": told})


class OwnDesk(Desk):
    """A desk in this process."""

    async def open(self) -> None:  # type: ignore[override]  # as one that has to be waited for
        super().open()


def serve(desk: Any) -> None:
    config = uvicorn.Config(Bridge(desk), port=int(sys.argv[1]), log_level="warning")
    asyncio.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    serve(OwnDesk(Memory()))
