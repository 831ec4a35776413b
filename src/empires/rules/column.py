"""Making and checking columns of integers, compiled with the rules that use them."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec


def column(length: i64, value: i64) -> vec[i64]:
    """A column with the same value everywhere."""
    return vec[i64]([value] * int(length))


def changed(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A copy with another value in one place, for a column that several positions share."""
    copy = values[:]
    copy[at] = value
    return copy


def sort(values: vec[i64], count: i64) -> None:
    """Put the first ``count`` values in order, the lowest first; made for a few."""
    for i in range(1, count):
        value = values[i]
        at = i
        while at > 0 and values[at - 1] > value:
            values[at] = values[at - 1]
            at -= 1
        values[at] = value


def all_between(values: vec[i64], low: i64, end: i64) -> bool:
    """Whether every value is at least ``low`` and below ``end``."""
    for i in range(len(values)):
        if not low <= values[i] < end:
            return False
    return True
