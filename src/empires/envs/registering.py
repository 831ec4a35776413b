"""The names under which Gymnasium finds the games."""

from __future__ import annotations

import gymnasium
from gymnasium.envs.registration import registry

from empires.registry import declarations


def register() -> None:
    """Tell Gymnasium about every game that has a name for it, once."""
    for game in declarations().values():
        if game.environment and game.environment not in registry:
            gymnasium.register(
                game.environment,
                entry_point="empires.envs.seat:SeatEnv",
                vector_entry_point="empires.envs.vector:many_games",
                # Tests run Gymnasium's checks, and the order of calls is checked inside: its
                # wrappers would cost more than the game. Whoever wants them asks `make` for them.
                order_enforce=False,
                disable_env_checker=True,
                kwargs={"game": game.name},
            )
