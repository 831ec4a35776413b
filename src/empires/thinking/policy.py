"""A learned policy in whole numbers: out of an observation, how much every legal move is liked.

Layers of sums, cut off below zero between two of them. Sums of whole numbers are the same on every
machine, compiled or not; whoever makes a policy sees to it that none leaves 63 bits.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from empires.rules.column import column
from empires.rules.columns import vec
from empires.rules.position import Code

FIRST_FINE: Final[i64] = 24  # bits behind the point of weights that bytes are multiplied by
WEIGHT_FINE: Final[i64] = 16  # … and of all others
UNIT_FINE: Final[i64] = 12  # … and of what a layer hands on


@final
class Layer:
    """The weights from all inputs to all outputs."""

    def __init__(self, weights: vec[i64], bias: vec[i64]) -> None:
        self.weights: vec[i64] = weights  # [input * outputs + output]
        self.bias: vec[i64] = bias  # [output], as fine as the sums


@final
class Policy:
    """Layers one behind the other; the last one has an output for every move code."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers: list[Layer] = layers

    def choose(self, observation: vec[u8], legal: list[int]) -> Code:
        """The legal move that is liked best; of several the one with the lowest code."""
        inputs = column(len(observation), 0)
        for i in range(len(observation)):
            inputs[i] = i64(observation[i])
        finer = FIRST_FINE - UNIT_FINE
        for at in range(len(self.layers) - 1):
            inputs = passed(self.layers[at], inputs, finer)
            finer = WEIGHT_FINE
        last = self.layers[len(self.layers) - 1]
        best: Code = legal[0]
        most = liking(last, inputs, best)
        for i in range(1, len(legal)):
            code: Code = legal[i]
            liked = liking(last, inputs, code)
            if liked > most:
                best = code
                most = liked
        return best


def passed(layer: Layer, inputs: vec[i64], finer: i64) -> vec[i64]:
    """What a layer hands on: its sums, those below zero as zero."""
    sums = layer.bias[:]
    weights = layer.weights
    outputs: i64 = len(sums)
    start: i64 = 0
    for i in range(len(inputs)):
        value = inputs[i]
        if value != 0:  # as most of an observation is
            for output in range(outputs):
                sums[output] += value * weights[start + output]
        start += outputs
    for output in range(outputs):
        found = sums[output]
        sums[output] = 0 if found < 0 else found >> finer
    return sums


def liking(layer: Layer, inputs: vec[i64], code: Code) -> i64:
    """The sum of one output."""
    weights = layer.weights
    outputs: i64 = len(layer.bias)
    found = layer.bias[code]
    at = code
    for i in range(len(inputs)):
        found += inputs[i] * weights[at]
        at += outputs
    return found
