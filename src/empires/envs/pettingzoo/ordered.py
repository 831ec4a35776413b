"""The turn-based interface with the checks that PettingZoo's wrapper makes of the order of calls.

They are made inside: around the game, the wrapper would cost more than the game itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pettingzoo.utils.env_logger import EnvLogger

from empires.envs.pettingzoo.aec import TableEnv
from empires.envs.setting import Named

FROM_RESET_ON: Final = {
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "num_agents",
    "agents",
    "position",
}


class NotReset(AssertionError, AttributeError):
    """What PettingZoo raises where ``reset`` was forgotten: one of the two, by the call."""


class OrderedEnv(TableEnv):
    """An illegal move ends the game with -1; calls before ``reset`` and after the end are told."""

    def __init__(self, game: str, version: str, **options: Any) -> None:
        super().__init__(game, version, ends_illegal=True, **options)
        self._has_updated = False

    def __getattr__(self, name: str) -> Any:
        """Before ``reset`` nobody is to act: whatever is called asks for one of these first."""
        if name in FROM_RESET_ON:
            raise NotReset(
                f"{name} cannot be accessed before reset: "
                "reset() needs to be called before step, last, observe, render and agent_iter."
            )
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def reset(self, seed: int | None = None, options: Named | None = None) -> None:
        self._has_updated = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        self._has_updated = True
        if self.agents:
            TableEnv.step(self, action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        assert self.num_agents >= 0  # before reset there is none, not even later
        return self.asked_in_turn(max_iter)

    def asked_in_turn(self, most: int) -> Iterator[str]:
        for _ in range(most):
            if not self.agents:
                return
            assert self._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
            self._has_updated = False
            yield self.agent_selection
