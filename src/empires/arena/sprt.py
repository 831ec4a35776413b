"""A test that stops as soon as it knows: is the first bot better than the second by so much?

The sequential probability ratio test on mirrored pairs. Each pair scores 0 to 1 for the first bot,
the mean of its two games. With s0 and s1 the scores that two differences in Elo would give, the
mean score x of n pairs and their variance v, the logarithm of the likelihood ratio is, by the
normal approximation,

    n (s1 - s0) (2 x - s0 - s1) / (2 v).

It is accepted above log((1 - β) / α) and rejected below log(β / (1 - α)).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log
from typing import Final

FEWEST: Final = 8  # pairs before anything is decided: the normal approximation needs some
# One pair more is added to the variance, as of two independent even games: sets that all came out
# alike must not make it nothing.
PRIOR: Final = 0.125


@dataclass
class Sprt:
    """The test between ``elo0`` (no better than that: rejected) and ``elo1`` (accepted).

    >>> test = Sprt(0, 20)
    >>> test.decided_after([1.0] * 40)
    8
    >>> test.state
    'accepted'
    """

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05
    pairs: int = field(default=0, init=False)
    total: float = field(default=0.0, init=False)
    squares: float = field(default=0.0, init=False)

    def add(self, score: float) -> None:
        """Take in one more pair."""
        self.pairs += 1
        self.total += score
        self.squares += score * score

    def decided_after(self, scores: Iterable[float]) -> int | None:
        """Take in pair after pair until it is decided; how many that took, or None."""
        for score in scores:
            self.add(score)
            if self.state != "undecided":
                return self.pairs
        return None

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        if not self.pairs:
            return 0.0
        low, high = expected(self.elo0), expected(self.elo1)
        mean = self.total / self.pairs
        variance = (self.squares - self.total * mean + PRIOR) / self.pairs
        return self.pairs * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def bounds(self) -> tuple[float, float]:
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    @property
    def state(self) -> str:
        """``accepted``, ``rejected`` or ``undecided``."""
        low, high = self.bounds
        if self.pairs < FEWEST or low < self.ratio < high:
            return "undecided"
        return "accepted" if self.ratio >= high else "rejected"

    def as_json(self) -> dict[str, object]:
        return {
            "elo0": self.elo0,
            "elo1": self.elo1,
            "alpha": self.alpha,
            "beta": self.beta,
            "pairs": self.pairs,
            "log_likelihood_ratio": round(self.ratio, 6),
            "bounds": [round(bound, 6) for bound in self.bounds],
            "state": self.state,
        }


def expected(elo: float) -> float:
    """The score that a difference in Elo gives."""
    return float(1 / (1 + 10 ** (-elo / 400)))
