"""The built browser app: its files, and its one page on every path of its own."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from empires.server.app import add_refusals
from empires.server.pages import add_pages


def answers(static: Path, *paths: str, **headers: str) -> list[httpx.Response]:
    wanted = {name.replace("_", "-"): value for name, value in headers.items()}
    app = FastAPI()
    add_pages(app, static)
    add_refusals(app)

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return [await http.get(path, headers=wanted) for path in paths]

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


def test_a_browser_gets_the_smallest_form_that_it_reads(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    script = tmp_path / "assets" / "app-1a2b.js"
    script.write_text("play()")
    script.with_name("app-1a2b.js.gz").write_bytes(gzip.compress(b"play()"))
    script.with_name("app-1a2b.js.br").write_bytes(b"\x8b\x02\x80play()\x03")
    (tmp_path / "index.html").write_text("the app")
    for accepted, coding in (
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("identity", None),
        ("", None),
    ):
        (answer,) = answers(tmp_path, "/assets/app-1a2b.js", accept_encoding=accepted)
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "accept-encoding"
        assert "immutable" in answer.headers["cache-control"]


def test_a_file_of_an_older_build_is_missing_and_not_the_page(tmp_path: Path) -> None:
    """Else a script would be a page, and the browser would say something nobody understands."""
    (tmp_path / "index.html").write_text("the app")
    (answer,) = answers(tmp_path, "/assets/app-older.js")
    assert answer.status_code == 404


@pytest.mark.parametrize(("lang", "said"), [("en", "is not built"), ("de", "ist nicht gebaut")])
def test_without_the_app_a_page_says_so(tmp_path: Path, lang: str, said: str) -> None:
    (page,) = answers(tmp_path, "/", accept_language=lang)
    assert said in page.text
    assert f'<html lang="{lang}">' in page.text
    assert 'href="/docs"' in page.text
