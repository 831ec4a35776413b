"""The browser app's files, if it is built; otherwise a page that says so. And the API to read."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from empires.server.files import ASK_AGAIN, BUILT, FOREVER, file_at, sent
from empires.server.openapi import Document
from empires.server.refusals import Refusal
from empires.server.words import preferred

STATIC: Final = Path(__file__).parent / "static"
PAGE: Final = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width"></head><body>{body}</body></html>
"""


def add_pages(app: FastAPI, static: Path = STATIC) -> None:
    """Serve the app on every path that nothing else answers: it finds its own way."""
    root = static.resolve()

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        body = listing(app.openapi())
        return HTMLResponse(PAGE.format(lang="en", title="The API of Empires", body=body))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Refusal("not_found")
        codings = request.headers.get("accept-encoding")
        if path and (file := file_at(root, path)):
            return sent(file, codings, FOREVER if path.startswith(BUILT) else ASK_AGAIN)
        # A page that was loaded before the app was built anew asks for files that are gone.
        if path.startswith(BUILT):
            raise Refusal("not_found")
        if (root / "index.html").is_file():
            return sent(root / "index.html", codings, ASK_AGAIN)
        return not_built(request.headers.get("accept-language"))


def not_built(accept_language: str | None) -> HTMLResponse:
    """For whoever looks in with a browser while there is nothing for one."""
    words = preferred(accept_language)
    body = (
        f"<h1>Empires</h1><p>{escape(words.say('server-not-built'))}</p>"
        f'<p><a href="/docs">{escape(words.say("server-the-api"))}</a></p>'
    )
    return HTMLResponse(PAGE.format(lang=words.lang, title="Empires", body=body))


def listing(document: Document) -> str:
    """Every operation in a line: a page of our own, since the usual ones load from elsewhere."""
    rows = [
        f"<tr><td><code>{method.upper()} {escape(path)}</code></td>"
        f"<td>{escape(operation.get('summary', ''))}</td></tr>"
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    return (
        "<h1>The API of Empires</h1>"
        '<p>For programs: <a href="/openapi.json">openapi.json</a>. '
        "Live tables: <code>WS /api/tables/{id}/live</code>, see docs/api.md.</p>"
        f"<table>{''.join(rows)}</table>"
    )
