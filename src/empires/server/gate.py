"""What every HTTP request passes: checks of origin, rate and size; headers; a line in the log."""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from empires.server.answers import refused
from empires.server.limits import Limiter
from empires.server.logs import fields
from empires.server.origins import Origins
from empires.server.refusals import Refusal

log = logging.getLogger(__name__)

HEADERS: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
NOT_LIMITED: Final = ("/healthz", "/readyz", "/metrics")


class Gate:
    """In front of the application."""

    def __init__(
        self, app: ASGIApp, sockets: ASGIApp, *, limiter: Limiter, origins: Origins
    ) -> None:
        self._app = app
        self._sockets = sockets
        self._limiter = limiter
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            return await self._sockets(scope, receive, send)
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        began = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._enter(scope, receive, answer)
        finally:
            route = scope.get("route")
            took = round((time.perf_counter() - began) * 1000, 1)
            path = getattr(route, "path", "-")  # the template: ids and whatever was typed stay out
            line = fields(method=scope["method"], path=path, status=status, ms=took)
            log.info("request", extra=line)

    async def _enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            self._check(scope, headers)
            most = self._limiter.limits.most(scope["path"])
            await self._app(scope, measured(receive, most), send)
        except Refusal as refusal:
            await refused(refusal, headers.get("accept-language"))(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        client = scope.get("client")
        if scope["path"] not in NOT_LIMITED:
            self._limiter.requests.take(client[0] if client else "")
            if not self._origins.lets_in(headers.get("origin"), headers.get("host")):
                raise Refusal("origin")
        length = headers.get("content-length", "0")
        most = self._limiter.limits.most(scope["path"])
        if not length.isdecimal() or int(length) > most:
            raise Refusal("too_large", most=most)


def measured(receive: Receive, most: int) -> Receive:
    """A body without a length is counted as it comes."""
    came = 0

    async def counted() -> Message:
        nonlocal came
        message = await receive()
        came += len(message.get("body", b""))
        if came > most:
            raise Refusal("too_large", most=most)
        return message

    return counted
