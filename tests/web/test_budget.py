"""What a first look at a table costs, and that the app's types are those of the server."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from empires.server.pages import STATIC
from tests.web.kit import player

ROOT = Path(__file__).parents[2]
MOST = 150_000  # bytes of scripts and styles, compressed


@pytest.mark.slow
def test_a_table_needs_little_and_from_nobody_else(browser: Browser, address: str) -> None:
    loaded: list[str] = []
    with player(browser, address) as ada:
        ada.page.on("response", lambda answer: loaded.append(answer.url))
        ada.starts_solo("empires-end")
        files = {url.rsplit("/", 1)[1] for url in loaded if re.search(r"\.(js|css)$", url)}
        assert files
        sizes = {
            name: len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in files
        }
        assert sum(sizes.values()) <= MOST, sizes


def test_no_registry_is_named_in_the_lock_file() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_types_of_the_app_are_those_of_the_server(tmp_path: Path) -> None:
    """`make api-types` writes them anew."""
    printed = subprocess.run(
        [sys.executable, str(ROOT / "web/openapi.py")], check=True, capture_output=True
    )
    described = tmp_path / "openapi.json"
    described.write_bytes(printed.stdout)
    made = tmp_path / "api.d.ts"
    tool = ROOT / "web/node_modules/.bin/openapi-typescript"
    subprocess.run([str(tool), str(described), "-o", str(made)], check=True, capture_output=True)
    kept = ROOT / "web/src/lib/api.d.ts"
    assert made.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")
