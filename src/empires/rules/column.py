"""Making and checking columns of integers, compiled with the rules that use them."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec


def column(length: i64, value: i64) -> vec[i64]:
    """A column with the same value everywhere."""
    return vec[i64]([value] * int(length))


def all_between(values: vec[i64], low: i64, end: i64) -> bool:
    """Whether every value is at least ``low`` and below ``end``."""
    for i in range(len(values)):
        if not low <= values[i] < end:
            return False
    return True
