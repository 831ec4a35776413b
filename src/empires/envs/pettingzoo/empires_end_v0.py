"""Empire's End for PettingZoo: seats in turn, or all seats that decide at the same time together.

>>> env = env(players=3, variant="blitz", rewards="rank")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import OrderEnforcingWrapper

from empires.envs.pettingzoo.aec import TableEnv
from empires.envs.pettingzoo.parallel import TogetherEnv

GAME = "empires-end"
VERSION = "empires_end_v0"


def env(**options: Any) -> OrderEnforcingWrapper:
    """Seats in turn; an illegal move ends the game with -1. See ``raw_env`` for the options."""
    return OrderEnforcingWrapper(raw_env(ends_illegal=True, **options))


def raw_env(**options: Any) -> TableEnv:
    """Options: ``players`` (2 to 4), ``rewards``, ``render_mode``, ``content``, the game's own."""
    return TableEnv(GAME, VERSION, **options)


def parallel_env(**options: Any) -> TogetherEnv:
    """All seats at once: in its simultaneous phases this game is played so."""
    return TogetherEnv(GAME, VERSION, **options)
