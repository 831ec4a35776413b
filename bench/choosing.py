"""One random legal move for every game, found without filling the processor's caches.

Choosing is not timed, but what it leaves in the caches would slow down the step after it: a few
bytes for each legal move, and not some for every code that there is.
"""

from __future__ import annotations

from typing import Any

import numpy as np


def drawn_from(masks: Any, drawn: Any) -> Any:
    """The code of a legal move in each row, for numbers from 0 to 1; 0 where none is shown."""
    games, codes = masks.shape
    legal = np.flatnonzero(masks)
    ends = np.searchsorted(legal, np.arange(1, games + 1) * codes)
    starts = np.concatenate(([0], ends[:-1]))
    at = starts + (drawn * (ends - starts)).astype(np.int64)
    found = np.append(legal, 0)[at] - np.arange(games) * codes
    return np.where(ends > starts, found, 0)
