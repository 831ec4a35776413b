"""Learning by playing: games of a bot with itself, a net fitted to them, a match that proves it.

NumPy is loaded here with one thread for its products: with more of them sums are added up in
another order from time to time, and the same seed would not learn the same.
"""

from __future__ import annotations

import os
from typing import Final

THREADS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")

_before = {name: os.environ.get(name) for name in THREADS}
os.environ.update(dict.fromkeys(THREADS, "1"))
try:
    import numpy  # noqa: F401 - it reads them once, while it is imported for the first time
finally:
    for _name, _value in _before.items():
        if _value is None:
            del os.environ[_name]
        else:
            os.environ[_name] = _value
