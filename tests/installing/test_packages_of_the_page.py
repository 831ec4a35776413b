"""The page's packages: fetched when others are wanted, never through a link to another clone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installing.clean import ROOT

LOCK = "package-lock.json"
SVELTE = {"version": "5.0.0", "integrity": "sha512-a"}
OTHER_COMPUTERS = {"version": "2.3.3", "optional": True, "os": ["darwin"]}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A clone as far as its page is fetched, with packages that are older than their list."""
    for file in ("web/app_build.py", "tools/progress.py"):
        (tmp_path / file).parent.mkdir()
        shutil.copy(ROOT / file, tmp_path / file)
    web = tmp_path / "web"
    (web / "node_modules").mkdir()
    listed(web / "node_modules" / f".{LOCK}", {"node_modules/svelte": SVELTE})
    os.utime(web / "node_modules" / f".{LOCK}", (0, 0))
    return web


def listed(lock: Path, packages: dict[str, object]) -> None:
    lock.write_text(json.dumps({"packages": packages}), "utf-8")


def wants(web: Path, version: str) -> None:
    svelte = {**SVELTE, "version": version}
    packages = {"": {}, "node_modules/svelte": svelte, "node_modules/fsevents": OTHER_COMPUTERS}
    listed(web / LOCK, packages)


def is_content(web: Path) -> bool:
    code = (
        "import sys; sys.path.insert(0, 'web'); import app_build; print(app_build.has_packages())"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=web.parent, capture_output=True, text=True, check=True
    )
    return told.stdout.strip() == "True"


def test_what_is_in_the_lists_counts_and_not_when_they_were_written(web: Path) -> None:
    wants(web, "5.0.0")
    assert is_content(web)
    wants(web, "5.0.1")
    assert not is_content(web)


def test_packages_behind_a_link_are_left_alone(web: Path) -> None:
    own = web.parent / "another clone"
    (web / "node_modules").rename(own)
    (web / "node_modules").symlink_to(own)
    wants(web, "5.0.1")
    command = [sys.executable, "web/app_build.py", "--npm", "lint"]
    told = subprocess.run(command, cwd=web.parent, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "web/node_modules is a link" in told.stderr
    assert (own / f".{LOCK}").is_file()
