"""Long work shows that it goes on, and what it said when it failed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installing.clean import ROOT

TOOL = [sys.executable, str(ROOT / "tools/progress.py")]


def shown(code: str) -> subprocess.CompletedProcess[str]:
    command = [*TOOL, "Working", "--", sys.executable, "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_work_that_succeeds_says_what_it_did_and_not_how() -> None:
    done = shown("print('Collecting this and that')")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"empires: Working \.\.\.\nempires: done in \d+ s\n", done.stdout)


def test_work_that_fails_is_shown_with_its_own_code() -> None:
    done = shown("import sys; print('no room left'); sys.exit(3)")
    assert done.returncode == 3
    assert "\nno room left\n" in done.stdout
    assert "empires: failed after" in done.stdout


def test_steps_are_told_through_an_installer_that_swallows_what_it_hears() -> None:
    inner = "from progress import step; step('Compiling'); step('no compiler', lasting=True)"
    outer = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])"
    assert shown(outer).stdout.splitlines()[1:3] == [
        "empires: Compiling ...",
        "empires: no compiler",
    ]


def test_without_anything_to_do_it_explains_itself() -> None:
    done = subprocess.run(TOOL, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "COMMAND" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX terminal")
def test_on_a_terminal_a_line_moves_while_work_goes_on(tmp_path: Path) -> None:
    """The work ends when somebody has seen the seconds and what it said last."""
    seen = tmp_path / "seen"
    code = (
        "import pathlib, time\nprint('Collecting this', flush=True)\n"
        f"while not pathlib.Path({str(seen)!r}).exists(): time.sleep(.05)"
    )
    master, slave = os.openpty()
    work = subprocess.Popen([*TOOL, "Working", "--", sys.executable, "-c", code], stdout=slave)
    os.close(slave)
    text = b""
    while b"1 s  Collecting this" not in text:
        text += os.read(master, 1000)
    seen.touch()
    while b"done in" not in text:
        text += os.read(master, 1000)
    assert work.wait() == 0
    os.close(master)
