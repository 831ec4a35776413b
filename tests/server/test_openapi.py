"""The OpenAPI document is true: whatever a machine makes of it, no fault and no surprise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.kit import NO_LIMITS, Api, Server, human, serving

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance,response_headers_conformance"
)


@pytest.mark.slow
def test_a_machine_that_tries_everything_in_the_document_finds_no_fault(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", *NO_LIMITS, log=tmp_path / "log") as server:
        made = Api(server).create("empires-end", human("Ada"), human("Bob"), human("Cem"))
        config = tmp_path / "schemathesis.toml"
        config.write_text(
            f"""
[parameters]
"path.id" = "{made.id}"
"path.game" = "empires-end"
""",
            encoding="utf-8",
        )
        token = f"Authorization: Bearer {made.tokens[0]}"
        found = tried(server, config, "--header", token)
        assert found.returncode == 0, found.stdout[-6000:]
        found = tried(server, tmp_path / "none.toml")
        assert found.returncode == 0, found.stdout[-6000:]
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert '"level":"error"' not in (tmp_path / "log").read_text()


def tried(server: Server, config: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Schemathesis over every operation; with a configuration, at a table that is there."""
    command = [sys.executable, "-m", "schemathesis.cli"]
    if config.exists():
        command += ["--config-file", str(config)]
    command += ["run", f"{server.url}/openapi.json", "--checks", CHECKS]
    command += ["--max-examples", "10", "--seed", "7", "--phases", "examples,coverage,fuzzing"]
    command += ["--no-color", *more]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=config.parent)


def test_every_operation_says_what_it_does_and_how_it_refuses(api: Api) -> None:
    for path, methods in api.get("/openapi.json").json()["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], f"{method} {path}"
            if path.startswith("/api"):
                assert {"422", "429"} <= operation["responses"].keys(), f"{method} {path}"


def test_the_page_about_the_api_names_every_operation(api: Api) -> None:
    page = Path(__file__).parents[2].joinpath("docs", "api.md").read_text(encoding="utf-8")
    for path in api.get("/openapi.json").json()["paths"]:
        assert path in page, path
