"""The application: routes, what goes wrong in them, and the gate in front."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from empires.server.answers import Answer, refused
from empires.server.beside import add_solo
from empires.server.gate import Gate
from empires.server.logs import set_up_logs
from empires.server.openapi import Described
from empires.server.pages import add_pages
from empires.server.refusals import Refusal, invalid
from empires.server.routes import (
    about,
    devices,
    lessons,
    looking_back,
    notices,
    operations,
    packs,
    play,
    puzzles,
    records,
    scenarios,
    seats,
    socket,
    tables,
    telling,
)
from empires.server.serving import Serving
from empires.server.settings import Settings
from empires.shapes.errors import ErrorCode

log = logging.getLogger(__name__)

NOT_SERVED: Final[dict[int, ErrorCode]] = {404: "not_found", 405: "method"}


def create_app(settings: Settings) -> ASGIApp:
    """A worker's application. It opens the database when it starts up."""
    serving = Serving(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        try:
            await serving.open()
        except BaseException:
            log.exception("the server could not start")
            raise
        yield
        await serving.close()

    app = Described(
        title="Empires",
        summary="Tables for Empire's End and First Empires.",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.serving = serving
    themes = (
        about,
        tables,
        lessons,
        scenarios,
        records,
        packs,
        seats,
        devices,
        notices,
        play,
        telling,
        looking_back,
        puzzles,
    )
    for theme in (*themes, operations):
        app.include_router(theme.router)
    if settings.solo:
        add_solo(app, Path(settings.solo))
    add_pages(app)
    add_refusals(app)
    sockets = socket.live_sockets(serving)
    return Gate(app, sockets, limiter=serving.limiter, origins=serving.origins)


def add_refusals(app: FastAPI) -> None:
    """Everything that goes wrong is told in the same form."""

    @app.exception_handler(Refusal)
    async def refusal(request: Request, error: Refusal) -> Answer:
        return refused(error, request.headers.get("accept-language"))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Answer:
        # Only of what stands in the path or in the query: bodies are read by ``reading``.
        first = error.errors()[0]
        if first["loc"][0] == "path":
            return refused(Refusal("not_found"), request.headers.get("accept-language"))
        found = invalid(".".join(str(part) for part in first["loc"][1:]), first["msg"])
        return refused(found, request.headers.get("accept-language"))

    @app.exception_handler(HTTPException)
    async def not_served(request: Request, error: HTTPException) -> Answer:
        code = NOT_SERVED.get(error.status_code, "bad_request")
        answer = refused(Refusal(code), request.headers.get("accept-language"))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Answer:
        return refused(Refusal("fault"), request.headers.get("accept-language"))


def from_environment() -> ASGIApp:
    """For worker processes: the settings were put into the environment."""
    settings = Settings.from_environment()
    set_up_logs(settings.log_level)
    return create_app(settings)
