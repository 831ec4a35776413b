"""Measures Pgx on the CPU: batched backgammon, jitted and warm, at the batch size that suits it.

Only the steps are timed, until observations and masks are there; choosing moves is not.
"""

import os
import time
from importlib.metadata import version
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from rounds import Measurement, answer

SIZES = (64, 256, 1024)
TRIAL = 0.5  # seconds for each batch size


class Batch:
    """So many games at once, each begun anew when it ends."""

    def __init__(self, game: str, size: int) -> None:
        env = pgx.make(game)
        self.size = size
        self.key = jax.random.PRNGKey(1)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, size))
        self.step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        self.choose = jax.jit(choose)

    def rate(self, seconds: float) -> float:
        """Steps of one game per second."""
        done, spent = 0, 0.0
        while spent < seconds or not done:
            self.key, moves, luck = jax.random.split(self.key, 3)
            actions = self.choose(moves, self.state.legal_action_mask)
            keys = jax.random.split(luck, self.size)
            jax.block_until_ready((actions, keys))
            start = time.perf_counter()
            self.state = jax.block_until_ready(self.step(self.state, actions, keys))
            spent += time.perf_counter() - start
            done += self.size
        return done / spent


def choose(key: Any, masks: Any) -> Any:
    return jax.random.categorical(key, jnp.where(masks, 0.0, -1e9), axis=-1)


def best_batch(game: str) -> Batch:
    """The batch size with the most steps per second, once everything is compiled."""
    batches = [Batch(game, size) for size in SIZES]
    for batch in batches:
        batch.rate(0)
    return max(batches, key=lambda batch: batch.rate(TRIAL))


def main() -> None:
    best = best_batch("backgammon")
    measure: Measurement = best.rate
    seen = best.state.observation.nbytes // best.size
    answer(
        {"Pgx": version("pgx"), "JAX": version("jax")},
        {("batch", f"backgammon, {best.size} games, {seen} B"): measure},
    )


if __name__ == "__main__":
    main()
