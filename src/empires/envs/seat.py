"""Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from empires.bots import Bot, bot, check_spec
from empires.bots.random import RandomBot
from empires.envs.pictures import MODES, Picture, shown
from empires.envs.setting import ILLEGAL, Named, Observation, Setting, any_seed
from empires.rules.position import IllegalMove, Position
from empires.table.game import GameError, Move, View
from empires.table.layout import Field


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a game; the others are played by bots that see what their seats know.

    ``info`` has the ``action_mask`` and one's own ``seat``. An illegal move ends the game with
    the reward -1.
    """

    metadata: Named = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = ("greedy",),
        players: int | None = None,
        seat: int | None = None,
        rewards: str = "win",
        content: str | Path | None = None,
        render_mode: str | None = None,
        compact: bool = False,
        **options: object,
    ) -> None:
        """Opponents: a bot spec for each other seat, or one for all. Without a seat, any one."""
        specs = [opponents] if isinstance(opponents, str) else list(opponents)
        players = len(specs) + 1 if players is None else players
        self.setting = Setting(
            game, players=players, rewards=rewards, content=content, compact=compact, **options
        )
        for spec in specs:
            check_spec(spec)
        if len(specs) not in (1, players - 1):
            raise GameError(f"opponents: expected one, or {players - 1}, got {len(specs)}")
        if seat is not None and not 0 <= seat < players:
            raise GameError(f"seat: expected 0 to {players - 1}, got {seat}")
        if render_mode not in (None, *MODES):
            raise GameError(f"render_mode: expected {', '.join(MODES)}, got {render_mode!r}")
        self.specs = specs * (players - 1) if len(specs) == 1 else specs
        self.wanted = seat
        self.render_mode = render_mode
        self.observation_space = self.setting.observation_space()
        self.action_space = self.setting.action_space()
        self.bots: dict[int, Bot] = {}
        self.seat = 0
        self.position: Position

    @property
    def fields(self) -> dict[str, Field]:
        """What stands where in an observation."""
        return self.setting.layout.fields

    def reset(
        self, *, seed: int | None = None, options: Named | None = None
    ) -> tuple[Observation, Named]:
        super().reset(seed=seed)
        players = self.setting.players
        dealt = any_seed(self.np_random) if seed is None else seed
        self.seat = int(self.np_random.integers(players)) if self.wanted is None else self.wanted
        self.close()
        others = [(self.seat + turn) % players for turn in range(1, players)]
        self.bots = {
            other: bot(spec, seed=any_seed(self.np_random))
            for other, spec in zip(others, self.specs, strict=True)
        }
        self.position = self.setting.new(dealt)
        self.let_others_play()
        return self.observe(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Named]:
        p = self.position
        try:
            p.play(self.seat, int(action))
        except IllegalMove:
            return self.observe(), ILLEGAL, True, False, {**self.info(), "illegal": int(action)}
        self.let_others_play()
        over = p.over
        reward = self.setting.reward(p, self.seat) if over else 0.0
        return self.observe(), reward, over, False, self.info()

    def let_others_play(self) -> None:
        """Until it is one's own decision; a seat with one legal move is not asked."""
        p, game = self.position, self.setting.game
        while not p.over and (other := p.next_seat()) != self.seat:
            legal = p.legal(other)
            player = self.bots[other]
            if len(legal) == 1:
                code = legal[0]
            elif isinstance(player, RandomBot):  # an outlook costs more than all the rest
                code = player.any_of(legal)
            else:
                code = player.choose(player.look(game, p, other))
            p.play(other, code)

    def __getattr__(self, name: str) -> Any:
        """Say which call is missing, as Gymnasium's wrapper would."""
        if name == "position":
            raise ResetNeeded("Cannot call env.step() or env.render() before calling env.reset()")
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def observe(self) -> Observation:
        return self.setting.observe(self.position, self.seat)

    def info(self) -> Named:
        return {"action_mask": self.setting.mask(self.position, self.seat), "seat": self.seat}

    def view(self) -> View:
        """What one's own seat may see: the readable twin of the observation."""
        return self.setting.game.view(self.position, self.seat)

    def move(self, code: int) -> Move:
        """What a code means now: ``Take(disaster=0)``."""
        return self.setting.game.move(self.position, self.seat, code)

    def render(self) -> str | Picture | None:
        return shown(self.setting, self.position, self.seat, self.render_mode)

    def close(self) -> None:
        for player in self.bots.values():
            player.close()
        self.bots = {}
