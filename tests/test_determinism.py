"""Same seed, same game: in every process, on every platform, compiled or not.

The expected values stand here as constants, because compiled and uncompiled rules run in different
environments (CONTRIBUTING.md): both are compared with these, and so with each other. A test that
fails says what it got; write that here only if the change of the rules was meant.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec import to_builtins

import empires
from empires.rules import position
from empires.rules.random import seeded

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = range(60)

# All events, scores and rankings of sixty games.
STORIES: Final = {
    "empires-end": "63f280105014be15",
    "first-empires": "247ad241f2e01a21",
}
# The final positions of the same games as bytes.
POSITIONS: Final = {
    "empires-end": "3e01eb8a71ca632f",
    "first-empires": "b055b8f363f872f4",
}


def play(name: str, number: int) -> tuple[list[Any], bytes]:
    """One random game: everything that happened in it, and its last position."""
    game = empires.game(name)
    values = game.option_values
    options = {name: values[name][(number >> i) % 2] for i, name in enumerate(values)}
    players = game.seats[number % len(game.seats)]
    seed = number if number % 2 else number << 120  # real tables have seeds of 128 bits
    p = game.new(players=players, seed=seed, journal=True, **options)
    random = seeded([number, 1, 2])
    while not p.over:
        seat = p.to_move[random.below(len(p.to_move))]
        legal = p.legal(seat)
        p.play(seat, legal[random.below(len(legal))])
    events = msgspec.to_builtins(game.events(p.journal or ()))
    return [events, p.scores(), p.ranking()], p.to_bytes()


def digest(parts: Iterable[bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(part)
    return whole.hexdigest()[:16]


def story(name: str, numbers: Iterable[int]) -> str:
    return digest(json.dumps(to_builtins(play(name, number)[0])).encode() for number in numbers)


def form() -> str:
    return f"with the rules of {position.__file__}"


@pytest.mark.parametrize("name", STORIES)
def test_sixty_games_go_as_they_went(name: str) -> None:
    """Compiled and uncompiled rules tell the same story."""
    assert story(name, GAMES) == STORIES[name], form()


@pytest.mark.parametrize("name", POSITIONS)
def test_sixty_games_end_in_the_same_positions(name: str) -> None:
    """To the last bit: bytes of one form are read by the other."""
    assert digest(play(name, number)[1] for number in GAMES) == POSITIONS[name], form()


@pytest.mark.parametrize("hash_seed", ["0", "1"])
@pytest.mark.parametrize("name", STORIES)
def test_another_process_plays_the_same_games(name: str, hash_seed: str) -> None:
    """Nothing that feeds a game depends on the order of a set or on what a process once did."""
    script = f"from tests.test_determinism import story; print(story({name!r}, range(4)))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stderr, done.stdout.strip()) == ("", story(name, range(4)))


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
