"""PettingZoo's turn-based interface (AEC): the seat that owes a decision is the agent to act."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from empires.envs.pictures import MODES, Picture, shown
from empires.envs.setting import ILLEGAL, Named, Setting, any_seed, named
from empires.rules.position import IllegalMove, Position
from empires.table.game import GameError, Move, View
from empires.table.layout import Field


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of a game. In simultaneous phases they are asked one after the other.

    What a seat has decided then stays hidden from the next, as it is at the table.
    """

    def __init__(
        self,
        game: str,
        version: str,
        *,
        players: int = 2,
        rewards: str = "win",
        content: str | Path | None = None,
        render_mode: str | None = None,
        ends_illegal: bool = False,
        compact: bool = False,
        **options: object,
    ) -> None:
        """``ends_illegal``: an illegal move ends the game with -1, instead of raising."""
        super().__init__()
        self.ends_illegal = ends_illegal
        self.setting = Setting(
            game, players=players, rewards=rewards, content=content, compact=compact, **options
        )
        if render_mode not in (None, *MODES):
            raise GameError(f"render_mode: expected {', '.join(MODES)}, got {render_mode!r}")
        self.metadata = {
            "name": version,
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = named(players)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, acts = seen_space(self.setting), self.setting.action_space
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: seen() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: acts() for agent in self.possible_agents
        }
        self.np_random, _ = seeding.np_random()
        self.position: Position

    @property
    def fields(self) -> dict[str, Field]:
        """What stands where in an observation."""
        return self.setting.layout.fields

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Named | None = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.position = self.setting.new(any_seed(self.np_random) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Named] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.next_seat()]

    def observe(self, agent: str) -> Named:
        """The observation and the action mask; who owes no decision has no legal action."""
        seat, p, setting = self.seat_of[agent], self.position, self.setting
        return {"observation": setting.observe(p, seat), "action_mask": setting.mask(p, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        p = self.position
        self._cumulative_rewards[agent] = 0.0
        try:
            p.play(self.seat_of[agent], int(action))  # type: ignore[arg-type]  # the dead step above
        except IllegalMove:
            if not self.ends_illegal:
                raise
            self.end({each: ILLEGAL if each == agent else 0.0 for each in self.agents})
            return
        if p.over:
            self.end({each: self.setting.reward(p, self.seat_of[each]) for each in self.agents})
        else:
            self.agent_selection = self.possible_agents[p.next_seat()]
        if self.render_mode == "human":
            self.render()

    def end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def view(self, agent: str | None = None) -> View:
        """What an agent (otherwise: the one to act) may see."""
        seat = self.seat_of[agent or self.agent_selection]
        return self.setting.game.view(self.position, seat)

    def move(self, code: int) -> Move:
        """What a code means now to the agent to act: ``Take(disaster=0)``."""
        seat = self.seat_of[self.agent_selection]
        return self.setting.game.move(self.position, seat, code)

    def render(self) -> str | Picture | None:
        seat = self.seat_of[self.agent_selection]
        return shown(self.setting, self.position, seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go of."""


def seen_space(setting: Setting) -> Any:
    """Makes the space of what an agent is given."""
    return lambda: spaces.Dict(
        {
            "observation": setting.observation_space(),
            "action_mask": spaces.Box(0, 1, (setting.codes,), np.int8),
        }
    )
