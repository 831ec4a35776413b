"""Whether a page may talk to this server: only pages that came from it."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

OWN: Final = ("127.0.0.1", "localhost", "::1")
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")


class Origins:
    """The origins that are let in. A client that is no browser sends none."""

    def __init__(self, host: str, port: int, allowed: tuple[str, ...]) -> None:
        self._allowed = {origin.rstrip("/").lower() for origin in allowed}
        # Bound to this machine alone, other names for it are another page's trick.
        self._hosts = {f"{name}:{port}" for name in LOOPBACK} if host in OWN else None

    def lets_in(self, origin: str | None, host: str | None) -> bool:
        if self._allowed:
            return origin is None or origin.lower() in self._allowed
        if self._hosts is not None and (host is None or host.lower() not in self._hosts):
            return False
        if origin is None:
            return True
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
