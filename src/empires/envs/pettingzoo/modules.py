"""A game's environments as PettingZoo's own games have them: a module named with a version."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from empires.envs.pettingzoo.aec import TableEnv
from empires.envs.pettingzoo.ordered import OrderedEnv
from empires.envs.pettingzoo.parallel import TogetherEnv
from empires.registry import Declaration


def version_of(game: Declaration) -> str:
    """'empires_end_v0'."""
    return f"{game.name.replace('-', '_')}_v0"


def module_of(game: Declaration, package: str) -> ModuleType:
    """The module of a game; whoever makes it puts it where imports find it."""
    name, version = game.name, version_of(game)

    def raw_env(**options: Any) -> TableEnv:
        """Options: ``players``, ``rewards``, ``render_mode``, ``content`` and the game's own."""
        return TableEnv(name, version, **options)

    def env(**options: Any) -> OrderedEnv:
        """Seats in turn; an illegal move ends the game with -1. Options as for ``raw_env``."""
        return OrderedEnv(name, version, **options)

    def parallel_env(**options: Any) -> TogetherEnv:
        """All seats at once: in its simultaneous phases this game is played so."""
        return TogetherEnv(name, version, **options)

    made = ModuleType(f"{package}.{version}", f"{game.title} for PettingZoo.")
    functions: list[Callable[..., Any]] = [env, raw_env]
    if game.together:
        functions.append(parallel_env)
    for function in functions:
        # As if they were written there, so that they can be sent to other processes.
        function.__module__, function.__qualname__ = made.__name__, function.__name__
        setattr(made, function.__name__, function)
    return made
