"""Connections before they are requests: whoever sends half of one, or opens too many, is let go.

A proxy in front holds many connections for many people, and looks after them itself: those that
come from an address whose ``X-Forwarded-For`` is believed are not counted.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from empires.server.limits import household
from empires.server.settings import Settings

COMPLETE: Final = 10.0  # seconds in which a request has to have come whole

_open: Final[Counter[str]] = Counter()


class Connection(HttpToolsProtocol):
    """One connection of one worker."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._late: asyncio.TimerHandle | None = None
        self._counted: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not is_proxy(address, str(self.config.forwarded_allow_ips)):
            home = household(address)
            if _open[home] >= most_connections():
                transport.abort()
                return
            self._counted = home
            _open[home] += 1
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()  # from here on it is a socket, and counted as one
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        if self._late is None:
            self._expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._come()
        super().on_message_complete()

    def _expect(self) -> None:
        self._late = self.loop.call_later(COMPLETE, self._too_late)

    def _come(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._late = None
        self.transport.abort()

    def _let_go(self) -> None:
        self._come()
        if self._counted is not None:
            _open[self._counted] -= 1
            if not _open[self._counted]:
                del _open[self._counted]
            self._counted = None


class OpenSocket(WebSocketsSansIOProtocol):
    """A connection that became a socket."""

    def start_keepalive(self) -> None:
        """It is open: what was said to open it is not kept as long as it is."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []


@cache
def most_connections() -> int:
    return Settings.from_environment().limits.connections


@cache
def is_proxy(address: str, believed: str) -> bool:
    """Whether uvicorn believes what it says about whom it speaks for."""
    return address in ProxyHeadersMiddleware(_nothing, believed).trusted_hosts


async def _nothing(*_: object) -> None:
    """An application for asking about trust only."""
