"""PettingZoo: each game as a module with ``env`` and ``raw_env``, made from its declaration.

Where all seats can decide at once there is a ``parallel_env``, too.

>>> from empires.envs.pettingzoo import empires_end_v0
>>> env = empires_end_v0.env(players=3, variant="blitz", rewards="rank")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from empires.envs.pettingzoo.modules import module_of, version_of
from empires.registry import declarations

if TYPE_CHECKING:

    def __getattr__(version: str) -> Any: ...


for game in declarations().values():
    made = module_of(game, __name__)
    globals()[version_of(game)] = sys.modules[made.__name__] = made
