"""Fitting a net to what was heard: gradient descent in NumPy, then rounding to whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from empires.thinking.net import ANSWER_FINE, ANSWERS, FINE, OCTAVE
from empires.training.hindsight import Numbers, softened
from empires.training.selfplay import Heard

Floats = npt.NDArray[np.float32]

BATCH: Final = 1024
PACE: Final = 5e-3  # of the first epoch; it falls to a twentieth
GENTLE: Final = 2e-3  # the same of the second fitting
FADING: Final = (1.0, 3.0, 10.0)  # how fast weights fade: the fewer games, the faster it must be
WINNING: Final = 1.0  # how much the chance to win counts beside the score
HELD_OUT: Final = 10  # one in so many stretches judges and is not learnt from
STRETCH: Final = 1024  # positions: some dozen games or more
LIMIT: Final = 2**31 - 1


@dataclass(frozen=True)
class Data:
    """Positions, seats and features; scores and shares of victory; viewers; lengths of games."""

    features: npt.NDArray[np.int16]
    scores: Floats
    wins: Floats
    viewers: Numbers
    lengths: Numbers

    def __len__(self) -> int:
        return len(self.features)


@dataclass(frozen=True)
class Fitted:
    """The numbers of a net, and how far it is off on positions that it never saw."""

    weights: list[int]
    bias: list[int]
    answers: list[int]
    errors: dict[str, float]


def gathered(heard: list[Heard], players: int, size: int) -> Data:
    """All that was heard, as arrays."""
    features = np.concatenate([np.frombuffer(one.features, np.int16) for one in heard])
    scores = np.concatenate([np.frombuffer(one.scores, np.int16) for one in heard])
    ranks = np.concatenate([np.frombuffer(one.ranks, np.int8) for one in heard])
    first = (ranks.reshape(-1, players) == 1).astype(np.float32)
    return Data(
        features.reshape(-1, players, size),
        scores.reshape(-1, players).astype(np.float32),
        first / first.sum(axis=1, keepdims=True),
        np.concatenate([np.frombuffer(one.viewers, np.int8) for one in heard]).astype(np.int64),
        np.concatenate([np.frombuffer(one.lengths, np.int16) for one in heard]).astype(np.int64),
    )


def fitted(
    data: Data,
    hidden: int,
    seed: int,
    reckoned: Sequence[int],
    epochs: int,
    told: Callable[[int, dict[str, float]], None],
) -> Fitted:
    """The net that is least off on what was held out, of those that fade more and less.

    It learns once more in hindsight.
    """
    tried = [Fitting(data, hidden, seed, reckoned, fading) for fading in FADING]
    losses = [one.fit(epochs, PACE, told)["loss"] for one in tried]
    best = tried[losses.index(min(losses))]
    best.look_back()
    errors = best.fit(-(-epochs // 2), GENTLE, told)
    return Fitted(*best.rounded(), errors=errors | {"fading": best.fading})


class Fitting:
    """One net on its way; every seat of every position is an example."""

    def __init__(
        self, data: Data, hidden: int, seed: int, reckoned: Sequence[int], fading: float
    ) -> None:
        """With what the evaluation makes of each feature, in hundredths of a point.

        Weights fade to that, not to nothing: what only luck has taught shall change little.
        """
        self.data = data
        self.ends = data.scores, data.wins
        self.goals = self.ends  # what is learnt from; the ends of games judge
        self.hidden = hidden
        self.fading = fading
        self.units = hidden + ANSWERS
        self.random = np.random.default_rng(seed)
        _, self.players, self.size = data.features.shape
        some = data.features[:: max(1, len(data) // 20_000)].reshape(-1, self.size)
        self.mean: Floats = some.mean(axis=0).astype(np.float32)
        spread = some.std(axis=0).astype(np.float32)
        # What hardly ever happens must not weigh a hundred times as much when it does.
        self.spread: Floats = np.where(spread < 0.05, 1, np.maximum(spread, 0.2)).astype(np.float32)
        self.middle = float(data.scores.mean())
        self.width = float(data.scores.std()) or 1.0
        own = self.random.normal(0, 1 / np.sqrt(self.size), (self.size, 2 * self.units))
        own[:, [hidden, hidden + 1, self.units + hidden, self.units + hidden + 1]] = 0
        self.anchor: Floats = np.zeros(own.shape, np.float32)
        self.anchor[:, hidden] = np.array(reckoned) * self.spread / (100 * self.width)
        self.anchor[:, hidden + 1] = self.anchor[:, hidden] * self.decisiveness()
        own[:, hidden : hidden + 2] = self.anchor[:, hidden : hidden + 2]
        self.parameters: list[Floats] = [
            own.astype(np.float32),
            np.zeros(self.units, np.float32),
            self.random.normal(0, 0.1, (hidden, ANSWERS)).astype(np.float32),
        ]
        self.rest()
        order = self.random.permutation(len(data))
        # Neighbours are of the same game, and what is learnt of a game must not be judged by it.
        stretch = (np.arange(len(data)) // STRETCH) % HELD_OUT == 0
        self.judging = np.flatnonzero(stretch)
        self.learning = order[~stretch[order]]

    def rest(self) -> None:
        """Forget how the last steps went."""
        self.moments = [np.zeros_like(each) for each in self.parameters]
        self.squares = [np.zeros_like(each) for each in self.parameters]
        self.steps = 0

    def look_back(self) -> None:
        """Learn from now on from what came after each position, as far as it is known by now."""
        parts = [
            self.forward(self.batch(np.arange(start, min(start + BATCH, len(self.data))))[0])[2]
            for start in range(0, len(self.data), BATCH)
        ]
        answers = np.concatenate(parts)
        expected = answers[..., 0] * self.width + self.middle, chances(answers[..., 1])
        scores, wins = (
            softened(end, told, self.data.viewers, self.data.lengths)
            for end, told in zip(self.ends, expected, strict=True)
        )
        self.goals = scores, wins
        self.rest()

    def fit(
        self, epochs: int, first_pace: float, told: Callable[[int, dict[str, float]], None]
    ) -> dict[str, float]:
        """So many times through everything; the best of the nets on the way, and its errors."""
        best, errors = [each.copy() for each in self.parameters], self.errors()
        for epoch in range(epochs):
            pace = first_pace * 0.05 ** (epoch / max(1, epochs - 1))
            self.random.shuffle(self.learning)
            for start in range(0, len(self.learning), BATCH):
                self.step(self.learning[start : start + BATCH], pace)
            now = self.errors()
            told(epoch + 1, now)
            if now["loss"] < errors["loss"]:
                best, errors = [each.copy() for each in self.parameters], now
        self.parameters = best
        return errors

    def batch(
        self, which: npt.NDArray[Any], goals: tuple[Floats, Floats] | None = None
    ) -> tuple[Floats, Floats, Floats]:
        """Positions with how their games ended, or with something else that shall be learnt."""
        scores, wins = goals or self.ends
        rows = (self.data.features[which] - self.mean) / self.spread
        scores = (scores[which] - self.middle) / self.width
        return rows.astype(np.float32), scores.astype(np.float32), wins[which]

    def forward(self, rows: Floats) -> tuple[Floats, Floats, Floats]:
        """What every unit is, what it passes on, and the answers of every seat."""
        weights, bias, answers = self.parameters
        sums = (rows.reshape(-1, self.size) @ weights).reshape(*rows.shape[:2], -1)
        own, other = sums[..., : self.units], sums[..., self.units :]
        units = bias + own + other.sum(axis=1, keepdims=True) - other
        passed = np.maximum(units[..., : self.hidden], 0)
        return units, passed, units[..., self.hidden :] + passed @ answers

    def step(self, which: npt.NDArray[Any], pace: float) -> None:
        rows, scores, wins = self.batch(which, self.goals)
        units, passed, answers = self.forward(rows)
        slope = np.empty_like(answers)
        slope[..., 0] = 2 * (answers[..., 0] - scores)
        slope[..., 1] = WINNING * (chances(answers[..., 1]) - wins)
        slope /= answers.shape[0] * answers.shape[1]
        flat = slope.reshape(-1, ANSWERS)
        on_answers = passed.reshape(-1, self.hidden).T @ flat
        on_units = np.concatenate(
            [(slope @ self.parameters[2].T) * (units[..., : self.hidden] > 0), slope], axis=2
        )
        others = on_units.sum(axis=1, keepdims=True) - on_units
        both = np.concatenate([on_units, others], axis=2).reshape(-1, 2 * self.units)
        on_weights = rows.reshape(-1, self.size).T @ both
        self.move([on_weights, on_units.sum(axis=(0, 1)), on_answers], pace)

    def move(self, slopes: list[Floats], pace: float) -> None:
        """One step of Adam, with weights that fade."""
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.moments[i] += 0.1 * (slope - self.moments[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            moment = self.moments[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.parameters[i] -= pace * moment / (np.sqrt(square) + 1e-8)
        weights, _, answers = self.parameters
        weights -= pace * self.fading * (weights - self.anchor)
        answers -= pace * self.fading * answers

    def decisiveness(self) -> float:
        """How much of a logarithm of odds a lead is, if it is reckoned: what fits best."""
        some = np.arange(0, len(self.data), max(1, len(self.data) // 20_000))
        rows, _, wins = self.batch(some)
        reckoned = rows @ self.anchor[:, self.hidden]
        tried = [0.25 * step for step in range(1, 17)]
        losses = [-float((wins * np.log(chances(reckoned * by) + 1e-6)).sum()) for by in tried]
        return tried[int(np.argmin(losses))]

    def errors(self) -> dict[str, float]:
        """On what was held out: the loss, what is explained of the lead, sureness of the winner."""
        loss = square = lead_off = lead_all = right = 0.0
        for start in range(0, len(self.judging), 4 * BATCH):
            rows, scores, wins = self.batch(self.judging[start : start + 4 * BATCH])
            _, _, answers = self.forward(rows)
            square += float(((answers[..., 0] - scores) ** 2).sum())
            likely = chances(answers[..., 1])
            loss -= float((wins * np.log(likely + 1e-6)).sum())
            off = lead(answers[..., 0]) - lead(scores)
            lead_off += float((off**2).sum())
            lead_all += float((lead(scores) ** 2).sum())
            right += float((wins * likely).sum())
        count = len(self.judging) or 1
        return {
            "loss": round((square + WINNING * loss) / count / self.players, 5),
            "lead_explained": round(1 - lead_off / (lead_all or 1), 4),
            "chance_of_winner": round(right / count, 4),
        }

    def rounded(self) -> tuple[list[int], list[int], list[int]]:
        """The same net on features as they are, in whole numbers."""
        weights, bias, answers = (each.astype(np.float64) for each in self.parameters)
        scale = np.array([100 * self.width, OCTAVE / np.log(2)])
        weights = weights / self.spread[:, None]
        others = self.players - 1
        shift = self.mean @ (weights[:, : self.units] + others * weights[:, self.units :])
        bias = bias - shift
        for block in (0, self.units):
            weights[:, block + self.hidden : block + self.units] *= scale
        bias[self.hidden :] *= scale
        bias[self.hidden] += 100 * self.middle
        return (
            whole(weights * 2**FINE),
            whole(bias * 2**FINE),
            whole((answers * scale).T * 2**ANSWER_FINE),
        )


def chances(odds: Floats) -> Floats:
    """Chances to win that add up to one."""
    raised = np.exp(odds - odds.max(axis=1, keepdims=True))
    found: Floats = (raised / raised.sum(axis=1, keepdims=True)).astype(np.float32)
    return found


def lead(scores: Floats) -> Floats:
    """How far every seat is ahead of the best of the others."""
    ordered = np.sort(scores, axis=1)
    best, second = ordered[:, -1:], ordered[:, -2:-1]
    return (scores - np.where(scores == best, second, best)).astype(np.float32)


def whole(values: npt.NDArray[np.float64]) -> list[int]:
    return [int(x) for x in np.clip(np.rint(values), -LIMIT, LIMIT).ravel()]
