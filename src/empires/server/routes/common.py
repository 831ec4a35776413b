"""What routes share: who asks, at which table, and which refusals an answer can be."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from empires.server.live import LiveTable
from empires.server.models import Lang, Refused
from empires.server.refusals import STATUS, Refusal
from empires.server.service import seat_for
from empires.server.serving import Serving

_bearer = HTTPBearer(auto_error=False, description="The secret of a seat.")

MEANINGS: Final = {
    400: "Not even JSON.",
    401: "The seat's token is missing or wrong.",
    403: "Not for you, or not from that page.",
    404: "There is no such thing.",
    405: "Not with this method.",
    409: "Not now; the table stands as it stood.",
    413: "The body is too large.",
    422: "Something is wrong in what was sent; `field` says where.",
    429: "Too many requests; `retry_after` says when to come back.",
    503: "Not at the moment.",
}


def refusals(*codes: int) -> dict[int | str, dict[str, Any]]:
    """What the OpenAPI document says about errors; some can always happen."""
    always = (400, 403, 413, 422, 429, 503)
    wanted = sorted({*codes, *always})
    return {code: {"model": Refused, "description": MEANINGS[code]} for code in wanted}


assert set(MEANINGS) | {500} == set(STATUS.values())


def serving_of(request: Request) -> Serving:
    serving: Serving = request.app.state.serving
    return serving


def token_of(
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> str | None:
    return credentials.credentials if credentials else None


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


def no_such_ply(ply: int) -> Refusal:
    return Refusal("no_ply", ply=ply)
