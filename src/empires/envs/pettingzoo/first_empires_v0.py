"""First Empires for PettingZoo. Its turns follow one another, so there is no parallel form.

>>> env = env(players=5, rewards="margin")
>>> env.reset(seed=7)
>>> env.unwrapped.move(int(env.observe(env.agent_selection)["action_mask"].argmax()))
{'do': 'done'}
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import OrderEnforcingWrapper

from empires.envs.pettingzoo.aec import TableEnv

GAME = "first-empires"
VERSION = "first_empires_v0"


def env(**options: Any) -> OrderEnforcingWrapper:
    """Seats in turn; an illegal move ends the game with -1. See ``raw_env`` for the options."""
    return OrderEnforcingWrapper(raw_env(ends_illegal=True, **options))


def raw_env(**options: Any) -> TableEnv:
    """Options: ``players`` (2 to 5), ``rewards``, ``render_mode``, ``content``, the game's own."""
    return TableEnv(GAME, VERSION, **options)
