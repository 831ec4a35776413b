"""Policies out of files: read without NumPy, played in whole numbers, refused if they don't fit."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from empires.bots import bot, policies
from empires.bots.policies import PolicyError
from tests.bots.kit import GAMES, outlook, played

GAME = "first-empires"


def arrays(game: str, compact: bool = False, hidden: int = 16) -> dict[str, Any]:
    """A policy of made-up numbers, as PyTorch's layers would be saved."""
    random = np.random.default_rng(5)
    layout = GAMES[game].layout_of(compact)
    sizes = [layout.size, hidden, hidden, GAMES[game].moves]
    found: dict[str, Any] = {
        "game": game,
        "compact": compact,
        "scale": (1 / np.array(layout.tops)).astype(np.float32),
    }
    for at, (inputs, outputs) in enumerate(pairwise(sizes)):
        found[f"layer{at}.weight"] = random.normal(0, 0.2, (outputs, inputs)).astype(np.float32)
        found[f"layer{at}.bias"] = random.normal(0, 0.2, outputs)
    return found


def saved(folder: Path, **found: Any) -> Path:
    file = folder / "policy.npz"
    np.savez_compressed(file, **found)
    return file


@pytest.mark.parametrize(
    ("game", "compact"), [("first-empires", False), ("first-empires", True), ("empires-end", False)]
)
def test_a_policy_plays_what_the_same_layers_in_numpy_like_best(
    game: str, compact: bool, tmp_path: Path
) -> None:
    found = arrays(game, compact)
    found["layer1.weight"] = np.asfortranarray(found["layer1.weight"])
    file = saved(tmp_path, **found)
    player, opened = bot(f"policy:{file}", seed=1), GAMES[game]
    p = opened.new(players=2, seed=4)
    compared = 0
    while not p.over and compared < 60:
        seat = p.to_move[0]
        legal = p.legal(seat)
        code = player.choose(outlook(opened, p, seat))
        values = opened.observe(p, seat, compact=compact) * found["scale"].astype(float)
        for at in range(3):
            values = found[f"layer{at}.weight"] @ values + found[f"layer{at}.bias"]
            values = np.maximum(values, 0) if at < 2 else values
        liked = sorted(legal, key=lambda one: -values[one])
        if len(legal) > 1 and values[liked[0]] - values[liked[1]] > 0.01:
            assert code == liked[0]
            compared += 1
        p.play(seat, legal[compared % len(legal)])
    assert compared > 20


def test_it_plays_whole_games_for_any_number_of_players_and_always_the_same(
    tmp_path: Path,
) -> None:
    spec = f"policy:{saved(tmp_path, **arrays(GAME))}"
    assert played(GAME, [spec] * 3, 3)[1] == played(GAME, [spec] * 3, 3)[1]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"game": None}, "game: expected a text"),
        ({"game": "empires-end"}, "game: expected first-empires, got empires-end"),
        ({"compact": True}, "scale: expected 495 numbers, got 827"),
        ({"layer0.bias": None}, "layer0.bias: is missing"),
        ({"layer1.weight": np.zeros((16, 3))}, "layer1.weight: expected 16 rows of 16 numbers"),
        ({"layer1.bias": np.full(16, np.nan)}, "layer1.bias: expected finite numbers"),
        ({"layer2.bias": np.zeros(16, np.int64)}, "expected numbers of the kind float32 or"),
        ({"layer0.weight": np.full((16, 827), 1e12)}, "layer0: expected smaller weights"),
        ({"scale": np.array([{}], object)}, "expected numbers of the kind float32 or float64"),
        (
            {"layer2.weight": np.zeros((9, 16)), "layer2.bias": np.zeros(9)},
            "the last bias: expected 780 numbers, got 9",
        ),
    ],
)
def test_a_file_that_does_not_fit_says_what_would_be_right(
    changes: dict[str, Any], problem: str, tmp_path: Path
) -> None:
    found = {name: value for name, value in (arrays(GAME) | changes).items() if value is not None}
    file = saved(tmp_path, **found)
    with pytest.raises(PolicyError, match=re.escape(problem)) as refused:
        policies.fitting(GAMES[GAME], file)
    assert str(file) in str(refused.value)


def test_what_is_no_archive_of_numpys_is_refused_before_the_first_game(tmp_path: Path) -> None:
    for content in (b"", b"PK\x03\x04 nothing", b"{}"):
        file = tmp_path / "wrong.npz"
        file.write_bytes(content)
        policies.read.cache_clear()
        with pytest.raises(PolicyError, match=r"wrong\.npz: expected an archive"):
            bot(f"policy:{file}", seed=1)
    with pytest.raises(PolicyError, match="No such file"):
        bot(f"policy:{tmp_path / 'none.npz'}", seed=1)
