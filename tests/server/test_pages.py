"""The built browser app: its files, and its one page on every path of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from fastapi import FastAPI

from empires.server.app import add_refusals
from empires.server.pages import add_pages


def answers(static: Path, *paths: str) -> list[httpx.Response]:
    app = FastAPI()
    add_pages(app, static)
    add_refusals(app)

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return [await http.get(path) for path in paths]

    return asyncio.run(ask())


def test_every_path_of_the_app_is_its_page_and_built_files_last(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the app</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "app-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("secret")
    home, table, script, icon, missing, outside = answers(
        static,
        "/",
        "/t/Zk3v",
        "/assets/app-1a2b.js",
        "/favicon.svg",
        "/api/nothing",
        "/..%2fsecret.txt",
    )
    assert home.text == table.text == "<title>the app</title>"
    assert home.headers["cache-control"] == "no-cache"
    assert script.text == "play()"
    assert "immutable" in script.headers["cache-control"]
    assert icon.headers["content-type"].startswith("image/svg")
    assert missing.status_code == 404
    assert "secret" not in outside.text


def test_without_the_app_a_page_says_so(tmp_path: Path) -> None:
    (page,) = answers(tmp_path, "/")
    assert "not built" in page.text
    assert 'href="/docs"' in page.text
