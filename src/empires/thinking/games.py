"""The evaluation of each game, found by the game's name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.thinking.empires_end.evaluation import EmpiresEndEvaluation
from empires.thinking.empires_end.weights import WEIGHTS as EMPIRES_END_WEIGHTS
from empires.thinking.evaluation import Evaluation
from empires.thinking.first_empires.evaluation import FirstEmpiresEvaluation
from empires.thinking.first_empires.weights import WEIGHTS as FIRST_EMPIRES_WEIGHTS

WEIGHTS: Final[dict[str, tuple[str, ...]]] = {
    "empires-end": EMPIRES_END_WEIGHTS,
    "first-empires": FIRST_EMPIRES_WEIGHTS,
}
"""What the weights of a game are called, in the order in which its evaluation takes them."""


def evaluation(game: str, weights: vec[i64]) -> Evaluation:
    """The evaluation of a game, with these weights."""
    if game == "empires-end":
        return EmpiresEndEvaluation(weights)
    if game == "first-empires":
        return FirstEmpiresEvaluation(weights)
    raise KeyError(game)
