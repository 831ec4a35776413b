"""Workers that can't start: `python -m tests.server.failing` ends as `empires serve` would."""

from __future__ import annotations

import socket
import sys
from typing import Any

import uvicorn

from empires.cli.serve import served


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """An application that fails as it starts."""
    await receive()
    await send({"type": "lifespan.startup.failed", "message": ""})


if __name__ == "__main__":
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        named = uvicorn.Config("tests.server.failing:app", workers=2, lifespan="on")
        sys.exit(0 if served(named, listening) else 1)
