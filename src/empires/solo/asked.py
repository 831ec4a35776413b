"""One request as it came, and how its parts are read: the same refusals as a server's."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar
from urllib.parse import parse_qsl

import msgspec

from empires.server.live import LiveTable
from empires.server.reading import read_body, wrong
from empires.server.refusals import invalid
from empires.server.service import seat_for

if TYPE_CHECKING:
    from empires.solo.desk import Desk

T = TypeVar("T")


class Asked:
    """Who asks for what, at which table."""

    def __init__(
        self, desk: Desk, named: dict[str, str], query: str, headers: dict[str, str], body: bytes
    ) -> None:
        self.desk = desk
        self.named = named
        """What stands in the path."""
        self._query = query
        self._headers = headers
        self._body = body

    def body(self, shape: type[T]) -> T:
        kind = self._headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise invalid("content-type", "application/json")
        return read_body(self._body, shape)

    def query(self, shape: type[T]) -> T:
        """What stands behind the question mark."""
        try:
            return msgspec.convert(dict(parse_qsl(self._query)), shape, strict=False)
        except msgspec.ValidationError as error:
            raise wrong(str(error), "query", shape) from None

    @property
    def token(self) -> str | None:
        scheme, _, token = self._headers.get("authorization", "").partition(" ")
        return token if scheme.lower() == "bearer" and token else None

    async def live(self) -> LiveTable:
        return await self.desk.tables.current(self.named["id"])

    async def at_seat(self) -> tuple[LiveTable, int]:
        """The table, and the seat of whoever asks."""
        live = await self.live()
        async with live.steady() as state:
            return live, seat_for(state, self.token)

    async def looking(self) -> tuple[LiveTable, int | None]:
        """The same; without a secret one looks on."""
        return (await self.live(), None) if self.token is None else await self.at_seat()
