"""Whoever follows our install lines gets our game, and one that works."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.installing.clean import QUICKLY, Clean, copy_of_the_clone
from tests.installing.lines import Line, found_in, install_lines, is_from_here

LINES: Final = list(install_lines())
DISTINCT: Final = sorted({line.given for line in LINES if line.targets})
# They bring PyTorch and Ray, hundreds of megabytes: see test_a_heavy_line.
HEAVY: Final = ("learn", "cluster")


def is_heavy(given: tuple[str, ...]) -> bool:
    return any(extra in word for word in given for extra in HEAVY)


def is_right(line: Line) -> bool:
    if "--no-index" in line.given:
        return True
    return bool(line.targets) and all(map(is_from_here, line.targets))


def test_the_documents_tell_how_to_install() -> None:
    places = {line.place.split(":")[0] for line in LINES}
    assert places >= {"README.md", "docs/envs.md", "docs/hosting.md", "src/empires/cli/dataset.py"}


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.place)
def test_nobody_is_sent_to_an_index_for_our_game(line: Line) -> None:
    """It is not published, and `empires` there is somebody else's."""
    assert is_right(line)


@pytest.mark.parametrize(
    "text",
    [
        "pip install empires",
        "`pip install 'empires[envs]'`",
        "python -m pip install --upgrade empires",
        "pipx install empires-tabletop",
        "uv pip install 'empires-tabletop[envs]'",
    ],
)
def test_a_line_that_names_an_index_would_be_found(text: str) -> None:
    (line,) = found_in(text, "here:1")
    assert not is_right(line)


@pytest.mark.slow
def test_each_line_installs_a_game_that_plays(tmp_path: Path) -> None:
    """As written, in a clone with its page built; a line with an extra adds to one without."""
    clone = copy_of_the_clone(tmp_path / "clone")
    clean = Clean(tmp_path / "clean")
    for given in sorted((each for each in DISTINCT if not is_heavy(each)), key=extras):
        clean.run("pip", "install", *given, cwd=clone, **QUICKLY)
        assert not clean.is_compiled()
        clean.plays()
    clean.run("python", "-c", "import empires.envs.pettingzoo, empires.envs.dataset, pyspiel")


def extras(given: tuple[str, ...]) -> int:
    """How many of the words name an extra."""
    return sum("[" in word for word in given)


@pytest.mark.slow
def test_a_heavy_line_names_an_extra_that_there_is(tmp_path: Path) -> None:
    """Nothing is fetched: that our package is built from the clone and has the extra is shown."""
    clone = copy_of_the_clone(tmp_path / "clone")
    clean = Clean(tmp_path / "clean")
    for given in filter(is_heavy, DISTINCT):
        done = clean.run("pip", "install", "--dry-run", "--no-deps", *given, cwd=clone, **QUICKLY)
        assert "Would install empires-tabletop" in done.stdout
        assert "does not provide the extra" not in done.stdout + done.stderr
