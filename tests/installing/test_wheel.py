"""A wheel holds what the sources hold, and nothing of a build before."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.installing.clean import QUICKLY, copy_of_the_clone


def built(clone: Path) -> set[str]:
    """The names of the files in the wheel, built with the tools that are here."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "dist", "."]
    done = subprocess.run(
        command, cwd=clone, env={**os.environ, **QUICKLY}, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (clone / "dist").iterdir()
    with ZipFile(wheel) as opened:
        return set(opened.namelist())


@pytest.mark.slow
def test_what_has_left_the_sources_leaves_the_package(tmp_path: Path) -> None:
    clone = copy_of_the_clone(tmp_path / "clone")
    passing = [clone / "src/empires/passing.py", clone / "src/empires/server/static/assets/old.js"]
    for file in passing:
        file.write_text("", encoding="utf-8")
    before = built(clone)
    assert "empires/server/static/index.html" in before
    for file in passing:
        file.unlink()
    assert before - built(clone) == {
        "empires/passing.py",
        "empires/server/static/assets/old.js",
    }
