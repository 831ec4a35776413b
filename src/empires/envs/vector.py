"""Gymnasium: many games in one environment, stepped together inside the compiled rules.

Nothing is done game by game in Python: one call plays a move in every game and gives back arrays.
Here all games are played in this process; ``workers`` plays them in several.
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
from empires.envs.buffers import Buffers
from empires.envs.setting import Named, Observation, Setting, any_seed
from empires.envs.sheets import Sheet, Sheets
from empires.rules.random import WORD, Random, seeded
from empires.table.game import GameError
from empires.table.layout import Field
from empires.thinking.batch import GREEDY, RANDOM, SELF, Batch, Form

OPPONENTS: Final = {"self": SELF, "random": RANDOM, "greedy": GREEDY}
LEGAL: Final = ("mask", "codes")
STREAM: Final = 0x656D7073  # keeps the sources of opponents apart from those of the games

Actions = npt.NDArray[np.int64]
Seeds = int | Sequence[int | None] | None
Stepped = tuple[
    Observation,
    npt.NDArray[np.float64],
    npt.NDArray[np.bool_],
    npt.NDArray[np.bool_],
    Named,
]


class ManyEnv(VectorEnv[Observation, Actions, npt.NDArray[Any]]):
    """What all environments of many games share: options, spaces, seeds and what they give back."""

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
        legal: str = "mask",
        compact: bool = False,
        content: str | Path | None = None,
        **options: object,
    ) -> None:
        """``play_forced``: a seat with a single legal move is not asked."""
        if num_envs < 1:
            raise GameError(f"num_envs: expected 1 or more, got {num_envs}")
        if legal not in LEGAL:
            raise GameError(f"legal: expected {', '.join(LEGAL)}, got {legal!r}")
        self.setting = Setting(
            game, players=players, rewards=rewards, content=content, compact=compact, **options
        )
        self.opponents = OPPONENTS[inside(opponents)]
        self.play_forced = play_forced
        self.num_envs = num_envs
        setting = self.setting
        self.form = Form(players, setting.size, setting.codes, compact, legal == "codes")
        self.single_observation_space = setting.observation_space()
        self.single_action_space = setting.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([setting.codes] * num_envs)
        self.never = np.zeros(num_envs, np.bool_)
        self.never.flags.writeable = False

    @property
    def fields(self) -> dict[str, Field]:
        """What stands where in an observation."""
        return self.setting.layout.fields

    def step(self, actions: Actions) -> Stepped:
        """Play a move in every game; an illegal one raises ``IllegalMove``, and none is played.

        A game that has ended is followed by the next one at once: the observation is the first
        one of that, and ``info["final_obs"]`` has the last one of the old game.
        """
        self.send(actions)
        return self.recv()

    def send(self, actions: Actions) -> None:
        """The first half of a step: hand in the moves."""
        raise NotImplementedError  # abstract

    def recv(self) -> Stepped:
        """The second half of a step: get what came of the moves."""
        raise NotImplementedError  # abstract

    def info(self, seen: Buffers) -> Named:
        info: Named = {"seat": seen.seats, "rewards": seen.all_rewards}
        if self.form.lists_legal:
            info["legal"] = seen.legal[: seen.starts[-1]]
            info["legal_starts"] = seen.starts
        else:
            info["action_mask"] = seen.masks
        return info

    def stepped(self, seen: Buffers, last: Sequence[Observation]) -> Stepped:
        """What ``step`` gives, with the last observations of those games that have ended."""
        info = self.info(seen)
        if last:
            found = np.full(self.num_envs, None, np.object_)
            for at, row in zip(np.flatnonzero(seen.ended), last, strict=True):
                found[at] = row
            info["final_obs"], info["_final_obs"] = found, seen.ended
        return seen.observations, seen.rewards, seen.ended, self.never, info

    def seeds(self, seed: Seeds) -> list[int]:
        """The seed of every game; with a number, the numbers from it on."""
        if isinstance(seed, int) or seed is None:
            VectorEnv.reset(self, seed=seed)
        if isinstance(seed, int):
            return list(range(seed, seed + self.num_envs))
        given = [None] * self.num_envs if seed is None else list(seed)
        if len(given) != self.num_envs:
            raise GameError(f"seed: expected {self.num_envs} seeds, got {len(given)}")
        return [any_seed(self.np_random) if one is None else one for one in given]


class BatchEnv(ManyEnv):
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

    def __init__(self, num_envs: int, game: str, *, first: int = 0, **options: Any) -> None:
        """``first``: how many games of the same batch are played elsewhere, before these."""
        super().__init__(num_envs, game, **options)
        self.first = first
        self.sheets = Sheets(num_envs, self.form)
        self.owned: tuple[Buffers, ...] = ()
        self.steps = 0
        self.batch: Batch
        self.sheet: Sheet | None = None

    def buffers(self) -> Buffers:
        """Arrays that fit what a step gives, for ``write_into``."""
        return Buffers.empty(self.num_envs, self.form)

    def write_into(self, *buffers: Buffers) -> None:
        """From now on fill these arrays of the caller's, in turn, and no others; none: new ones."""
        self.owned = buffers

    def reset(
        self, *, seed: Seeds = None, options: Named | None = None
    ) -> tuple[Observation, Named]:
        """Begin all games anew; a seed gives the games the seeds from it on."""
        seeds = self.seeds(seed)
        self.sheet = None
        sheet = self.sheets.clean()
        self.batch = Batch(
            [self.setting.new(one) for one in seeds],
            [stream(one) for one in seeds],
            self.first,
            self.form,
            self.setting.rewarding,
            self.opponents,
            self.play_forced,
            weights.shipped(self.setting.game.name),
            sheet.rows,
        )
        sheet.rows.forget_ends()
        seen = self.read(sheet)
        return seen.observations, self.info(seen)

    def send(self, actions: Actions) -> None:
        """Play a move in every game now; ``recv`` gives what came of it."""
        if self.sheet is not None:
            raise GameError("send: a step is under way, recv comes first")
        codes = np.asarray(actions).tolist()
        self.batch.check(codes)
        sheet = self.sheets.clean()
        self.batch.step(codes, sheet.rows)
        self.sheet = sheet

    def recv(self) -> Stepped:
        if self.sheet is None:
            raise GameError("recv: no step is under way, send comes first")
        sheet, self.sheet = self.sheet, None
        last = [np.asarray(row, np.uint8) for row in sheet.rows.last]
        return self.stepped(self.read(sheet), last)

    def read(self, sheet: Sheet) -> Buffers:
        seen = sheet.read()
        if not self.owned:
            return seen
        buffers = self.owned[self.steps % len(self.owned)]
        self.steps += 1
        buffers.fill(seen)
        return buffers


def many_games(num_envs: int, game: str, *, workers: int = 1, **options: Any) -> ManyEnv:
    """What ``make_vec`` makes: the games in this process, or shared out among several."""
    if workers == 1:
        return BatchEnv(num_envs, game, **options)
    from empires.envs.workers import WorkersEnv  # noqa: PLC0415 - it imports this module

    return WorkersEnv(num_envs, game, workers=workers, **options)


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
