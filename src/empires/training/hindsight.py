"""What a position is taken to have led to: the end of its game, and what was thought on the way.

How a game ended is mostly luck that came later. What a net says of the next positions holds less of
it, so a second fitting learns from a mixture: the end counts the more, the nearer it was (TD(λ)).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

LATER: Final = 0.7  # how much counts what came after the next position, beside that one itself


def softened(ends: Floats, told: Floats, viewers: Numbers, lengths: Numbers) -> Floats:
    """For each position and seat, what is learnt instead of the end of its game.

    Rows begin with the seat of their viewer, which is another one in each position.
    """
    found = turned(ends, -viewers)
    next_told = turned(told, -viewers)
    behind = np.cumsum(lengths)
    for back in range(1, int(lengths.max(initial=0))):
        at = behind[lengths > back] - 1 - back
        found[at] = (1 - LATER) * next_told[at + 1] + LATER * found[at + 1]
    return turned(found, viewers)


def turned(rows: Floats, by: Numbers) -> Floats:
    """Every row begun so many seats later."""
    seats = (np.arange(rows.shape[1]) + by[:, None]) % rows.shape[1]
    found: npt.NDArray[Any] = np.take_along_axis(rows, seats, axis=1)
    return found.astype(np.float32)
