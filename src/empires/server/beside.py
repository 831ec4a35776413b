"""The page that needs no server, beside the app: browsers keep it for when the server is away."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from empires.server.files import ASK_AGAIN, BUILT, FOREVER, file_at, sent
from empires.server.gate import HEADERS
from empires.server.refusals import Refusal

HERE: Final = "/solo/"
WHOLE: Final = "sw.js"  # written last when a site is built
POLICY: Final = "content-security-policy"
# Its Python is WebAssembly, which browsers count as code that the page makes.
ALLOWED: Final = HEADERS[POLICY].replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)


def is_site(folder: Path) -> bool:
    return (folder / WHOLE).is_file()


def add_solo(app: FastAPI, site: Path) -> None:
    """Serve that folder. Goes before whatever answers on every path."""
    root = site.resolve()

    @app.get(HERE.rstrip("/"), include_in_schema=False)
    async def no_folder() -> Response:
        return RedirectResponse(HERE)

    @app.get(HERE + "{path:path}", include_in_schema=False)
    async def file(request: Request, path: str) -> Response:
        found = file_at(root, path or "index.html")
        if found is None:
            raise Refusal("not_found")
        lasts = path.startswith(BUILT) or path.endswith(".gz")  # these carry a hash in the name
        codings = request.headers.get("accept-encoding")
        answer = sent(found, codings, FOREVER if lasts else ASK_AGAIN)
        answer.headers[POLICY] = ALLOWED
        return answer
