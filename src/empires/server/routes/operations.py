"""For whoever runs the server: is it well, and how busy is it."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from empires.server import metrics
from empires.server.answers import Answer
from empires.server.openapi import described
from empires.server.routes.common import Server
from empires.shapes.http import Health

router = APIRouter(tags=["operations"])


@router.get("/healthz", **described("Does it live?", gives=Health))
async def health() -> Answer:
    return Answer(Health())


@router.get("/readyz", **described("Can tables be kept?", gives=Health))
async def ready(server: Server) -> Answer:
    await server.check_ready()
    return Answer(Health())


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}, "description": "Prometheus' text format."}},
    summary="Figures for Prometheus",
)
async def figures() -> Response:
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")
