"""Measures our two games in every way that bench/run.py knows; four players unless it says so."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from itertools import count
from typing import Any

import gymnasium
import numpy as np
from rounds import Key, Measurement, answer, any_of, micros, rate
from search import AS_THE_BOTS, PLAYOUTS, search
from zoo import steps

import empires
import empires.envs
from empires.cli.bench import copies, is_compiled
from empires.rules.random import seeded
from empires.thinking.playout import playout

PLAYERS = 4
SIZES = (64, 256, 1024)
TRIAL = 0.5  # seconds for each batch size
IDS = {"empires-end": "EmpiresEnd-v0", "first-empires": "FirstEmpires-v0"}


def play(game: Any, seed: int) -> int:
    """One game of random moves through the seam; how many decisions it took."""
    p = game.new(players=PLAYERS, seed=seed)
    decisions = 0
    while not p.over:
        seat = p.next_seat()
        p.play(seat, any_of(p.legal(seat)))
        decisions += 1
    return decisions


def play_inside(game: Any, seed: int) -> int:
    return int(playout(game.new(players=PLAYERS, seed=seed), seeded([seed, 0, 0])))


def middle_of_a_game(game: Any) -> Any:
    """After half of the decisions that a game takes."""
    decisions = play_inside(game, 1)
    p = game.new(players=PLAYERS, seed=1)
    for _ in range(decisions // 2):
        seat = p.to_move[0]
        p.play(seat, any_of(p.legal(seat)))
    return p


class Batch:
    """So many games at once, each begun anew when it ends; the same work as in pgx_peer.py."""

    def __init__(self, name: str, size: int) -> None:
        self.size = size
        self.env = gymnasium.make_vec(IDS[name], num_envs=size, players=PLAYERS)
        _, info = self.env.reset(seed=1)
        self.masks = info["action_mask"]
        self.random = np.random.default_rng(1)

    def choose(self) -> Any:
        """One of the legal moves of every game: the how-manieth is drawn, then found."""
        counts = self.masks.sum(axis=1, dtype=np.int64)
        wanted = (self.random.random(self.size) * counts).astype(np.int64) + 1
        return (self.masks.cumsum(axis=1, dtype=np.int64) >= wanted[:, None]).argmax(axis=1)

    def rate(self, seconds: float) -> float:
        """Steps of one game per second; choosing moves is not timed."""
        done, spent = 0, 0.0
        while spent < seconds:
            actions = self.choose()
            start = time.perf_counter()
            info = self.env.step(actions)[-1]
            spent += time.perf_counter() - start
            self.masks = info["action_mask"]
            done += self.size
        return done / spent


def best_batch(name: str) -> Batch:
    """The batch size with the most steps per second."""
    return max((Batch(name, size) for size in SIZES), key=lambda batch: batch.rate(TRIAL))


def numbered(work: Callable[[int], int]) -> Callable[[], int]:
    """The work with seeds that count up."""
    seeds = count(1)
    return lambda: work(next(seeds))


def measurements(name: str) -> dict[Key, Measurement]:
    game = empires.game(name)
    module = import_module(f"empires.envs.pettingzoo.{name.replace('-', '_')}_v0")
    env = module.env(players=PLAYERS)
    middle = middle_of_a_game(game)
    batch = best_batch(name)

    def new_game(seed: int) -> int:
        game.new(players=PLAYERS, seed=seed)
        return 1

    return {
        ("python", name): rate(numbered(lambda seed: play(game, seed))),
        ("inside", name): rate(numbered(lambda seed: play_inside(game, seed))),
        ("aec", name): rate(lambda: steps(env)),
        ("batch", f"{name}, {batch.size} games"): batch.rate,
        ("copy", name): micros(lambda: copies(middle)),
        ("new", name): micros(numbered(new_game)),
        ("search", f"{name}, random playouts"): search(name, PLAYOUTS),
        ("search", f"{name}, as the bots search"): search(name, AS_THE_BOTS),
    }


def main() -> None:
    found: dict[Key, Measurement] = {}
    for name in empires.games():
        found |= measurements(name)
    answer({"empires": f"rules {'compiled' if is_compiled() else 'NOT compiled'}"}, found)


if __name__ == "__main__":
    main()
