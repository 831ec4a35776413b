"""One game of random moves in an AEC environment, by the loop of PettingZoo's documentation."""

from __future__ import annotations

from typing import Any

import numpy as np
from rounds import any_of


def steps(env: Any) -> int:
    """Play a whole game with observation and mask of every decision; how many there were."""
    env.reset()
    decisions = 0
    while env.agents:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(any_of(np.flatnonzero(observation["action_mask"]))))
        decisions += 1
    return decisions
