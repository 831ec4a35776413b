"""What routes share: who asks, at which table, what they take, and what they answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from fastapi import Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import ClientDisconnect

from empires.server.live import LiveTable
from empires.server.reading import read_body
from empires.server.refusals import Refusal, invalid
from empires.server.service import seat_for
from empires.server.serving import Serving
from empires.shapes.words import Lang

T = TypeVar("T")

_bearer = HTTPBearer(auto_error=False, description="The secret of a seat.")


def serving_of(request: Request) -> Serving:
    serving: Serving = request.app.state.serving
    return serving


def token_of(
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> str | None:
    return credentials.credentials if credentials else None


def body(shape: type[T]) -> Callable[[Request], Awaitable[T]]:
    """A dependency that reads the body of a request. It goes before all others of a route."""

    async def read(request: Request) -> T:
        try:
            raw = await request.body()
        except ClientDisconnect:
            raise Refusal("bad_request") from None
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            # Pages of others can't send this kind without asking us first.
            raise invalid("content-type", "application/json")
        return read_body(raw, shape)

    return read


Server = Annotated[Serving, Depends(serving_of)]
Token = Annotated[str | None, Depends(token_of)]
TableId = Annotated[str, Path(max_length=16, pattern=r"^[A-Za-z0-9_-]+$")]
InLang = Annotated[Lang | None, Query(description="Words beside the data.")]


async def live_table(server: Server, id: TableId) -> LiveTable:
    return await server.tables.current(id)


Live = Annotated[LiveTable, Depends(live_table)]


async def own_seat(live: Live, token: Token) -> int:
    async with live.steady() as state:
        return seat_for(state, token)


async def eyes(live: Live, token: Token) -> int | None:
    """Whose view is asked for: a seat's with its token, a spectator's without one."""
    return None if token is None else await own_seat(live, token)


OwnSeat = Annotated[int, Depends(own_seat)]
Eyes = Annotated[int | None, Depends(eyes)]
