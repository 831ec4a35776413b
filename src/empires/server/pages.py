"""The browser app's files, if it is built; otherwise a page that says so. And the API to read."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from empires.server.refusals import Refusal

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"  # built files carry their hash in the name
PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width"></head><body>{body}</body></html>
"""
NOT_BUILT: Final = (
    "<h1>Empires</h1><p>The server runs, but its browser app is not built. "
    'There is the <a href="/docs">API</a>, and <code>empires play</code> in a terminal.</p>'
)


class Assets(StaticFiles):
    """Files that never change under their name."""

    def file_response(self, *args: Any, **options: Any) -> Response:
        response = super().file_response(*args, **options)
        response.headers["cache-control"] = FOREVER
        return response


def add_pages(app: FastAPI, static: Path = STATIC) -> None:
    """Serve the app on every path that nothing else answers: it finds its own way."""
    if (static / "assets").is_dir():
        app.mount("/assets", Assets(directory=static / "assets"))

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(PAGE.format(title="The API of Empires", body=listing(app.openapi())))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Refusal("not_found")
        file = (static / path).resolve()
        if path and file.is_file() and file.is_relative_to(static.resolve()):
            return FileResponse(file)
        if (static / "index.html").is_file():
            return FileResponse(static / "index.html", headers={"cache-control": "no-cache"})
        return HTMLResponse(PAGE.format(title="Empires", body=NOT_BUILT))


def listing(schema: dict[str, Any]) -> str:
    """Every operation in a line: a page of our own, since the usual ones load from elsewhere."""
    rows = [
        f"<tr><td><code>{method.upper()} {escape(path)}</code></td>"
        f"<td>{escape(operation.get('summary', ''))}</td></tr>"
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]
    return (
        "<h1>The API of Empires</h1>"
        '<p>For programs: <a href="/openapi.json">openapi.json</a>. '
        "Live tables: <code>WS /api/tables/{id}/live</code>, see docs/api.md.</p>"
        f"<table>{''.join(rows)}</table>"
    )
