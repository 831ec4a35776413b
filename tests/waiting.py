"""Waiting for what will be so, for as long as a busy machine may need."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 120.0


def until(is_so: Callable[[], bool]) -> None:
    late = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < late, "it has not become so"
        time.sleep(0.02)
