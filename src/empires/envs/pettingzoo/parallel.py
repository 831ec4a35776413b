"""PettingZoo's parallel interface: in simultaneous phases all seats decide within one step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from empires.envs.pettingzoo.aec import TableEnv
from empires.envs.pictures import Picture, shown
from empires.envs.setting import Named
from empires.table.game import View
from empires.table.layout import Field

Infos = dict[str, Named]


class TogetherEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of a game, each step one decision of every seat that owes one.

    The others have an action mask of zeros; whatever they do is ignored. So one seat acts alone
    where turns follow one another, and all act together where the rules let them.
    """

    def __init__(self, game: str, version: str, **options: Any) -> None:
        self.table = TableEnv(game, version, **options)
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.possible_agents)
        self.agents: list[str] = []

    @property
    def fields(self) -> dict[str, Field]:
        """What stands where in an observation."""
        return self.table.fields

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: Named | None = None
    ) -> tuple[dict[str, Named], Infos]:
        self.table.reset(seed=seed)
        self.agents = list(self.possible_agents)
        return self.observed(), self.infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Named], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Every seat that owes a decision must have an action in it."""
        p = self.table.position
        for seat in p.to_move:
            p.play(seat, int(actions[self.possible_agents[seat]]))
        setting = self.table.setting
        rewards = {
            agent: setting.reward(p, seat) if p.over else 0.0
            for agent, seat in self.table.seat_of.items()
        }
        observed, infos = self.observed(), self.infos()
        terminations = dict.fromkeys(self.agents, p.over)
        truncations = dict.fromkeys(self.agents, False)
        if p.over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observed, rewards, terminations, truncations, infos

    def observed(self) -> dict[str, Named]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def infos(self) -> Infos:
        return {agent: {} for agent in self.agents}

    def view(self, agent: str) -> View:
        """What an agent may see: the readable twin of the observation."""
        return self.table.view(agent)

    def render(self) -> str | Picture | None:
        """As a spectator sees it: nobody is to act alone."""
        return shown(self.table.setting, self.table.position, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go of."""
