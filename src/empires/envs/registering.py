"""The names under which Gymnasium finds the games."""

from __future__ import annotations

from typing import Final

import gymnasium
from gymnasium.envs.registration import registry

IDS: Final = {"EmpiresEnd-v0": "empires-end", "FirstEmpires-v0": "first-empires"}


def register() -> None:
    """Tell Gymnasium about both games, once."""
    for name, game in IDS.items():
        if name not in registry:
            gymnasium.register(
                name,
                entry_point="empires.envs.seat:SeatEnv",
                vector_entry_point="empires.envs.vector:BatchEnv",
                kwargs={"game": game},
            )
