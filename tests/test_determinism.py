"""Same seed, same game: in every process, on every platform, compiled or not.

The expected values stand here as constants, because compiled and uncompiled rules run in different
environments (CONTRIBUTING.md): both are compared with these, and so with each other. A test that
fails says what it got; write that here only if the change of the rules was meant.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from empires.rules import position
from empires.rules.random import seeded
from tests.golden.checksums import GAMES, sums

ROOT: Final = Path(__file__).parents[1]

# Of sixty games: all events, scores and rankings; and the final positions as bytes.
SUMS: Final = {
    "empires-end": ("63f280105014be15", "3e01eb8a71ca632f"),
    "first-empires": ("247ad241f2e01a21", "b055b8f363f872f4"),
}


def form() -> str:
    return f"with the rules of {position.__file__}"


@pytest.mark.parametrize("name", SUMS)
def test_sixty_games_go_as_they_went(name: str) -> None:
    """Compiled and uncompiled rules tell the same story, to the last bit of its end."""
    assert sums(name, GAMES) == SUMS[name], form()


@pytest.mark.parametrize("hash_seed", ["0", "1"])
@pytest.mark.parametrize("name", SUMS)
def test_another_process_plays_the_same_games(name: str, hash_seed: str) -> None:
    """Nothing that feeds a game depends on the order of a set or on what a process once did."""
    script = f"from tests.golden.checksums import sums; print(sums({name!r}, range(4)))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stderr, done.stdout.strip()) == ("", str(sums(name, range(4))))


def test_the_random_source_never_changes() -> None:
    """Its first words, the first numbers below a few bounds, and where a copy goes on."""
    random = seeded([1, 2, 3])
    assert [random.word() for _ in range(5)] == [
        1936341825,
        3001364500,
        1029104839,
        3987121759,
        92551270,
    ]
    assert [random.below(n) for n in (2, 11, 88, 1000, 2**31)] == [0, 0, 72, 99, 2135154855]
    copy = random.copy()
    assert random.words() == copy.words() == [1771210189, 3269285211, 1728039805, 23]
    assert [random.word() for _ in range(3)] == [copy.word() for _ in range(3)]


def test_the_random_source_takes_words_of_any_size() -> None:
    """Only the lowest 32 bits of a word count."""
    assert seeded([2**40 + 1, 2, 3]).words() == seeded([1, 2, 3]).words()
