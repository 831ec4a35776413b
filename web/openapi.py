"""Prints the server's OpenAPI document, from which the browser app's types are made."""

import asyncio

import httpx

from empires.server.app import create_app
from empires.server.settings import Settings


async def document() -> str:
    app = create_app(Settings(database="sqlite+aiosqlite://"))
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
        return (await client.get("/openapi.json")).text


if __name__ == "__main__":
    print(asyncio.run(document()))
