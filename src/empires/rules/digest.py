"""Many small numbers made into one: how positions that look alike are found again in a table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec

# Two halves of 31 bits, so that no product reaches 63 bits, compiled or not.
HALF: Final[i64] = (1 << 31) - 1
BITS: Final[i64] = 31
FIRST: Final[i64] = 0x2C9277B5
SECOND: Final[i64] = 0x5F356495


def mixed(digest: i64, value: i64) -> i64:
    """The digest with one more value in it."""
    high = (((digest >> BITS) ^ (value & HALF)) + 1) * FIRST
    low = (((digest & HALF) ^ (value & HALF)) + 3) * SECOND
    high = (high ^ (high >> 29)) & HALF
    low = (low ^ (low >> 27)) & HALF
    return (high << BITS) | low


def mixed_column(digest: i64, values: vec[i64]) -> i64:
    """The digest with all values of a column in it."""
    for i in range(len(values)):
        digest = mixed(digest, values[i])
    return digest
