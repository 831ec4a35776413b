"""Measures our two games in every way that bench/run.py knows; four players unless it says so."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from itertools import count
from typing import Any

import gymnasium
import numpy as np
from choosing import drawn_from
from rounds import Key, Measurement, answer, any_of, micros, rate
from search import KINDS, search
from zoo import steps

import empires
import empires.envs
from empires.cli.bench import copies, is_compiled
from empires.rules.random import seeded
from empires.thinking.playout import playout

PLAYERS = 4
SIZES = (64, 256, 1024)
TRIAL = 0.5  # seconds for each batch size
SHARED = 1024  # games, where processes share them
IDS = {"empires-end": "EmpiresEnd-v0", "first-empires": "FirstEmpires-v0"}


def play(game: Any, seed: int) -> int:
    """One game of random moves through the seam; how many decisions it took."""
    p = game.new(players=PLAYERS, seed=seed)
    decisions = 0
    legal = p.next_legal()
    while legal:
        legal = p.play_next(any_of(legal))
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

    def __init__(self, name: str, size: int, **options: Any) -> None:
        self.size = size
        self.env = gymnasium.make_vec(IDS[name], num_envs=size, players=PLAYERS, **options)
        observations, self.info = self.env.reset(seed=1)
        self.bytes = observations.shape[1]
        self.random = np.random.default_rng(1)

    def choose(self) -> Any:
        """One of the legal moves of every game: the how-manieth is drawn, then found."""
        drawn = self.random.random(self.size)
        if "legal" in self.info:
            starts = self.info["legal_starts"]
            return self.info["legal"][starts[:-1] + (drawn * np.diff(starts)).astype(np.int64)]
        return drawn_from(self.info["action_mask"], drawn)

    def rate(self, seconds: float) -> float:
        """Steps of one game per second; choosing moves is not timed."""
        done, spent = 0, 0.0
        while spent < seconds:
            actions = self.choose()
            start = time.perf_counter()
            self.info = self.env.step(actions)[-1]
            spent += time.perf_counter() - start
            done += self.size
        return done / spent


def best_batch(name: str, **options: Any) -> Batch:
    """The batch size with the most steps per second."""
    batches = (Batch(name, size, **options) for size in SIZES)
    return max(batches, key=lambda batch: batch.rate(TRIAL))


def numbered(work: Callable[[int], int]) -> Callable[[], int]:
    """The work with seeds that count up."""
    seeds = count(1)
    return lambda: work(next(seeds))


def measurements(name: str) -> dict[Key, Measurement]:
    game = empires.game(name)
    module = import_module(f"empires.envs.pettingzoo.{name.replace('-', '_')}_v0")
    env = module.env(players=PLAYERS)
    middle = middle_of_a_game(game)
    full, compact = best_batch(name), best_batch(name, compact=True, legal="codes")
    shared = {workers: Batch(name, SHARED, workers=workers) for workers in (1, 2)}

    def new_game(seed: int) -> int:
        game.new(players=PLAYERS, seed=seed)
        return 1

    return {
        ("python", name): rate(numbered(lambda seed: play(game, seed))),
        ("inside", name): rate(numbered(lambda seed: play_inside(game, seed))),
        ("aec", name): rate(lambda: steps(env)),
        ("batch", f"{name} full, {full.size} games, {full.bytes} B"): full.rate,
        ("batch", f"{name} compact, {compact.size} games, {compact.bytes} B"): compact.rate,
        ("workers", f"{name}, one process"): shared[1].rate,
        ("workers", f"{name}, two workers"): shared[2].rate,
        ("copy", name): micros(lambda: copies(middle)),
        ("new", name): micros(numbered(new_game)),
        **{("search", f"{name}, {ending}"): search(name, KINDS[ending]) for ending in KINDS},
    }


def main() -> None:
    found: dict[Key, Measurement] = {}
    for name in empires.games():
        found |= measurements(name)
    answer({"empires": f"rules {'compiled' if is_compiled() else 'NOT compiled'}"}, found)


if __name__ == "__main__":
    main()
