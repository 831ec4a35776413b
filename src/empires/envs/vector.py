"""Gymnasium: many games in one environment, stepped together inside the compiled rules.

Nothing is done game by game in Python: one call plays a move in every game and gives back arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from empires.bots import weights
from empires.envs.setting import Mask, Named, Observation, Setting, any_seed
from empires.rules.random import WORD, Random, seeded
from empires.table.game import GameError
from empires.table.layout import Field
from empires.thinking.batch import GREEDY, RANDOM, SELF, Batch

OPPONENTS: Final = {"self": SELF, "random": RANDOM, "greedy": GREEDY}
STREAM: Final = 0x656D7073  # keeps the sources of opponents apart from those of the games

Actions = npt.NDArray[np.int64]
Stepped = tuple[
    Observation,
    npt.NDArray[np.float64],
    npt.NDArray[np.bool_],
    npt.NDArray[np.bool_],
    Named,
]


class BatchEnv(VectorEnv[Observation, Actions, npt.NDArray[Any]]):
    """Games side by side; ``info`` has the ``action_mask`` and whose decision it is, ``seat``.

    With the opponents ``self`` the caller decides for every seat in turn, and the reward is that
    of the seat that has just decided; ``info["rewards"]`` has those of all seats. With ``random``
    or ``greedy`` the caller has one seat, another one in each following game.

    >>> env = BatchEnv(8, "first-empires", opponents="random")
    >>> observations, info = env.reset(seed=7)
    >>> observations.shape, info["action_mask"].shape
    ((8, 827), (8, 780))
    >>> first_legal = info["action_mask"].argmax(axis=1)
    >>> observations, rewards, terminations, truncations, info = env.step(first_legal)
    """

    metadata: Named = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        players: int = 2,
        opponents: str | Sequence[str] = "self",
        rewards: str = "win",
        play_forced: bool = False,
        content: str | Path | None = None,
        **options: object,
    ) -> None:
        """``play_forced``: a seat with a single legal move is not asked."""
        if num_envs < 1:
            raise GameError(f"num_envs: expected 1 or more, got {num_envs}")
        self.setting = Setting(game, players=players, rewards=rewards, content=content, **options)
        self.opponents = OPPONENTS[inside(opponents)]
        self.play_forced = play_forced
        self.num_envs = num_envs
        self.single_observation_space = self.setting.observation_space()
        self.single_action_space = self.setting.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([self.setting.codes] * num_envs)
        self.never = np.zeros(num_envs, np.bool_)
        self.never.flags.writeable = False
        self.batch: Batch

    @property
    def fields(self) -> dict[str, Field]:
        """What stands where in an observation."""
        return self.setting.game.layout.fields

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Named | None = None,
    ) -> tuple[Observation, Named]:
        """Begin all games anew; a seed gives the games the seeds from it on."""
        if isinstance(seed, int) or seed is None:
            super().reset(seed=seed)
        seeds = self.seeds(seed)
        self.batch = Batch(
            [self.setting.new(one) for one in seeds],
            [stream(one) for one in seeds],
            self.setting.size,
            self.setting.codes,
            self.setting.rewarding,
            self.opponents,
            self.play_forced,
            weights.shipped(self.setting.game.name),
        )
        return self.observations(), self.info()

    def step(self, actions: Actions) -> Stepped:
        """Play a move in every game; an illegal one raises ``IllegalMove``, and none is played.

        A game that has ended is followed by the next one at once: the observation is the first
        one of that, and ``info["final_obs"]`` has the last one of the old game.
        """
        batch = self.batch
        batch.step(np.asarray(actions).tolist())
        ended = np.asarray(batch.ended, np.uint8).view(np.bool_)
        info = self.info()
        if ended.any():
            info["final_obs"] = self.last_observations(ended)
            info["_final_obs"] = ended
        return self.observations(), np.asarray(batch.rewards, float), ended, self.never, info

    def observations(self) -> Observation:
        return np.asarray(self.batch.observations, np.uint8).reshape(self.num_envs, -1)

    def info(self) -> Named:
        batch = self.batch
        masks: Mask = np.asarray(batch.masks, np.uint8).view(np.int8)
        return {
            "action_mask": masks.reshape(self.num_envs, -1),
            "seat": np.array(batch.seats),
            "rewards": np.asarray(batch.all_rewards, float).reshape(self.num_envs, -1),
        }

    def last_observations(self, ended: npt.NDArray[np.bool_]) -> npt.NDArray[np.object_]:
        rows = np.asarray(self.batch.last, np.uint8).reshape(self.num_envs, -1)
        found = np.full(self.num_envs, None, np.object_)
        for row, at in enumerate(np.flatnonzero(ended)):
            found[at] = rows[row]
        return found

    def seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        if isinstance(seed, int):
            return list(range(seed, seed + self.num_envs))
        given = [None] * self.num_envs if seed is None else list(seed)
        if len(given) != self.num_envs:
            raise GameError(f"seed: expected {self.num_envs} seeds, got {len(given)}")
        return [any_seed(self.np_random) if one is None else one for one in given]


def inside(opponents: str | Sequence[str]) -> str:
    """The one kind of opponent that plays inside the rules."""
    kinds = {opponents} if isinstance(opponents, str) else set(opponents)
    if len(kinds) == 1 and (kind := kinds.pop()) in OPPONENTS:
        return kind
    raise GameError(
        f"opponents: a batch knows {', '.join(OPPONENTS)}, got {opponents!r}; "
        'others play with vectorization_mode="sync"'
    )


def stream(seed: int) -> Random:
    """Where the opponents of a game, and the deals of the games after it, come from."""
    return seeded([seed & WORD, seed >> 32 & WORD, STREAM])
