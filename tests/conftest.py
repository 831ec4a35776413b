"""No test leaves anything behind. Whichever does is told so by name, and not the one after it."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import psutil
import pytest

from tests.processes import command_of

ROOT: Final = Path(__file__).parents[1]
OUTSIDE: Final = str(ROOT / "tests" / "outside")
"""A package that brings a game, installed as far as Python can tell: for all tests of all games."""
PATIENCE: Final = 60.0  # seconds: what is ending may take its time on a busy machine
SOURCES: Final = ("docs", "examples", "src", "tests", "web")
BUILT: Final = ("__pycache__", "node_modules", "static")  # what tools keep among them

# Looking for processes and sockets takes a while: only where one can have been made.
made = {"subprocess.Popen": 0, "os.fork": 0, "os.posix_spawn": 0, "socket.bind": 0}
known: set[int] = set()
looked_at: list[int] = []


def note(event: str, _: tuple[Any, ...]) -> None:
    if event in made:
        made[event] += 1


sys.addaudithook(note)

if OUTSIDE not in sys.path:
    sys.path.append(OUTSIDE)
    known_paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if OUTSIDE not in known_paths:  # workers have it from the process that started them
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [*known_paths, OUTSIDE]))


@pytest.fixture(autouse=True)
def nothing_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """After a test all is as it was before it, but for what fixtures of several tests hold."""
    if request.path.parent.name != "web":  # there the browser of the file may be open
        assert asyncio._get_running_loop() is None, "an event loop runs since some test before"
    folder, environment, threads = os.getcwd(), dict(os.environ), set(threading.enumerate())
    look()
    yield
    assert os.getcwd() == folder, "the test has left another current folder"
    environment["PYTEST_CURRENT_TEST"] = os.environ["PYTEST_CURRENT_TEST"]
    assert dict(os.environ) == environment, "the test has left another environment"
    left: set[Any] = soon_none(lambda: set(threading.enumerate()) - threads)
    assert not left, f"the test has left threads: {left}"
    if looked_at != list(made.values()):
        left = soon_none(lambda: processes() - known)
        look()
        assert not left, f"the test has left processes: {[command_of(each) for each in left]}"
        ports = listening()
        assert not ports, f"the test has left listening sockets: {ports}"


@pytest.fixture(scope="session", autouse=True)
def nothing_left_in_the_end() -> Iterator[None]:
    """Made before all others, and so the last to end: what they have held is gone, too."""
    yield
    left = soon_none(processes)
    assert not left, f"some test has left processes: {[command_of(each) for each in left]}"


def look() -> None:
    """Take note of the processes that there are by now, if there can be others than before."""
    if looked_at != list(made.values()):
        looked_at[:] = made.values()
        known.clear()
        known.update(processes())


def processes() -> set[int]:
    """Children of this process that run, but for the one that Python keeps for itself."""
    children = psutil.Process().children()
    return {
        each.pid
        for each in children
        if command_of(each.pid) and "resource_tracker" not in command_of(each.pid)
    }


def listening() -> list[Any]:
    found = psutil.Process().net_connections()
    return [each.laddr for each in found if each.status == psutil.CONN_LISTEN]


def soon_none(left: Callable[[], set[Any]]) -> set[Any]:
    """What is left after some patience with what is just ending."""
    until = time.monotonic() + PATIENCE
    while (found := left()) and time.monotonic() < until:
        time.sleep(0.01)
    return found


# --- files, looked for once at the end of all: several workers write at the same time -------------


def pytest_configure(config: pytest.Config) -> None:
    """Whatever is started here makes its temporary files in a folder that has to end up empty."""
    if hasattr(config, "workerinput"):
        return
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", tempfile.gettempdir())  # pytest's own are kept
    folder = tempfile.mkdtemp(prefix="empires-")
    os.chmod(folder, 0o755)  # PostgreSQL may run as somebody else
    os.environ["TMPDIR"] = tempfile.tempdir = folder
    config.stash[FOLDER] = Path(folder)
    config.stash[FILES] = sources()


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):
        return
    folder = session.config.stash[FOLDER]
    before = session.config.stash[FILES]
    # The lock is PostgreSQL's for tests, and shared by all who start one.
    left = {str(each) for each in folder.iterdir() if each.name != ".lockfile"}
    left |= sources() - before
    shutil.rmtree(folder, ignore_errors=True)
    session.config.stash[LEFT] = sorted(left)
    if left and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for file in config.stash.get(LEFT, []):
        terminalreporter.write_line(f"FAILED: some test has left {file}", red=True)


def sources() -> set[str]:
    """The files of the project, without what is made of them."""
    found = {str(each) for each in ROOT.iterdir() if not each.name.startswith((".", "build"))}
    for name in SOURCES:
        for folder, folders, files in os.walk(ROOT / name):
            folders[:] = [each for each in folders if each not in BUILT]
            found.update(os.path.join(folder, each) for each in files if not each.endswith(".so"))
    return found


FOLDER: Final = pytest.StashKey[Path]()
FILES: Final = pytest.StashKey[set[str]]()
LEFT: Final = pytest.StashKey[list[str]]()
