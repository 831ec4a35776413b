"""What routes share: who asks, at which table, what they take, and what they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Annotated, Any, TypeVar

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


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


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


async def while_waited_for(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Let it be done, unless whoever asked goes meanwhile."""
    doing, gone = asyncio.ensure_future(work), asyncio.ensure_future(left(request))
    try:
        await asyncio.wait((doing, gone), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Refusal("bad_request")  # nobody is there to read it
        return doing.result()
    finally:
        doing.cancel()
        gone.cancel()


async def left(request: Request) -> None:
    """Ends when the client is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


Server = Annotated[Serving, Depends(serving_of)]
Address = Annotated[str, Depends(address_of)]
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
