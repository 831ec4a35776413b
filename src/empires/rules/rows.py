"""Rows of bytes, filled inside the rules and read by NumPy without a copy."""

from __future__ import annotations

from mypy_extensions import i64, u8

from empires.rules.columns import vec
from empires.rules.position import Position, Seat


def blank(length: i64) -> vec[u8]:
    """Bytes that are all zero."""
    return vec[u8]([0] * int(length))


def put(out: vec[u8], at: i64, value: i64) -> None:
    """Write a number; what a byte can't hold is written as the nearest one that it can."""
    if value < 0:
        value = 0
    elif value > 255:
        value = 255
    out[at] = u8(value)


def observation(p: Position, seat: Seat, size: i64) -> vec[u8]:
    """What a seat knows of a position, as a row of this many bytes."""
    out = blank(size)
    p.observe(seat, 0, out)
    return out


def mask(p: Position, seat: Seat, codes: i64) -> vec[u8]:
    """One for every legal move of a seat, zero for all other codes."""
    out = blank(codes)
    mark_legal(p, seat, 0, out)
    return out


def mark_legal(p: Position, seat: Seat, start: i64, out: vec[u8]) -> None:
    """Write ones for the legal moves of a seat into a row of zeros that begins there."""
    p.fill(seat)
    legal = p.moves.codes
    for i in range(p.moves.count):
        out[start + legal[i]] = 1
