"""The line between a client and its table: a web socket carries it, or a browser's worker."""

from __future__ import annotations

from typing import Protocol


class Cut(Exception):
    """The other end is gone."""


class Line(Protocol):
    """One client's line. Once it is cut, everything about it raises ``Cut``."""

    @property
    def address(self) -> str:
        """Whose it is, for limits."""

    async def receive(self) -> str | bytes: ...

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...
