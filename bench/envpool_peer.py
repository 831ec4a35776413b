"""Measures EnvPool's board and card games, written in C++, on one thread: the same work as ours.

Only the steps are timed, until observations and masks are there; choosing moves is not.
"""

import time
from importlib.metadata import version
from typing import Any

import envpool
import numpy as np
from choosing import drawn_from
from rounds import Key, Measurement, answer

GAMES = {
    "Leduc hold'em": "LeducHoldem-v1",
    "backgammon": "Backgammon-v1",
    "connect four": "ConnectFour-v1",
}
SIZES = (64, 256, 1024)
TRIAL = 0.3  # seconds for each batch size


class Batch:
    """So many games at once; one that has ended is begun anew by its next step."""

    def __init__(self, game: str, size: int) -> None:
        self.size = size
        self.env = envpool.make_gymnasium(game, num_envs=size, num_threads=1, seed=1)
        self.observations, info = self.env.reset()
        self.masks = info["legal_action_mask"]
        self.random = np.random.default_rng(1)

    def choose(self) -> Any:
        """One of the legal moves of every game, or any where none is shown, after its end."""
        return drawn_from(self.masks, self.random.random(self.size)).astype(np.int32)

    def rate(self, seconds: float) -> float:
        """Steps of one game per second; choosing moves is not timed."""
        done, spent = 0, 0.0
        while spent < seconds:
            actions = self.choose()
            start = time.perf_counter()
            self.observations, *_, info = self.env.step(actions)
            spent += time.perf_counter() - start
            self.masks = info["legal_action_mask"]
            done += self.size
        return done / spent


def best_batch(game: str) -> Batch:
    """The batch size with the most steps per second."""
    return max((Batch(game, size) for size in SIZES), key=lambda batch: batch.rate(TRIAL))


def main() -> None:
    found: dict[Key, Measurement] = {}
    for name, game in GAMES.items():
        best = best_batch(game)
        seen = best.observations.nbytes // best.size
        found["batch", f"{name}, {best.size} games, {seen} B"] = best.rate
    answer({"EnvPool": version("envpool")}, found)


if __name__ == "__main__":
    main()
