"""A position as bytes and back, for worker processes and caches. Records are the lasting form."""

from __future__ import annotations

import struct
from typing import Final

from mypy_extensions import i64

from empires.rules.position import Position
from empires.rules.random import Random

DIGEST: Final = 8  # bytes of the content digest that are kept: enough to notice a wrong pack
WORDS: Final = 16  # bytes of the random source
LETTER: Final = "i"  # 32 bits hold every value but the words of the random source


class BadBytes(ValueError):
    """Bytes that are no position of this game and content."""


def head(tag: bytes, digest: str) -> bytes:
    """What the bytes of one game with one content start with."""
    return tag + bytes.fromhex(digest)[:DIGEST]


def written(p: Position, start: bytes) -> bytes:
    """The whole position, journal left out."""
    values = p.scalars()
    for column in p.columns():
        for i in range(len(column)):
            values.append(column[i])
    words = struct.pack("<4I", *p.random.words())
    return start + bytes([p.players]) + words + struct.pack(f"<{len(values)}{LETTER}", *values)


def players_in(data: bytes, start: bytes, least: i64, most: i64) -> i64:
    """The number of players the bytes are for, once their head is known to be right."""
    if len(data) <= len(start) + WORDS or data[: len(start) - DIGEST] != start[:-DIGEST]:
        raise BadBytes("these bytes are no position of this game")
    if data[: len(start)] != start:
        raise BadBytes("these bytes are a position with other content")
    players = data[len(start)]
    if not least <= players <= most:
        raise BadBytes(f"these bytes are for {players} players, not {least} to {most}")
    return players


def restore(p: Position, data: bytes, start: bytes) -> None:
    """Fill a bare position for the right number of players with what the bytes say."""
    scalars = p.scalars()
    length = len(scalars)
    for column in p.columns():
        length += len(column)
    at = len(start) + 1
    if len(data) != at + WORDS + 4 * length:
        raise BadBytes("these bytes are a position cut short or run together")
    words = struct.unpack_from("<4I", data, at)
    p.random = Random(words[0], words[1], words[2], words[3])
    values: list[int] = list(struct.unpack_from(f"<{length}{LETTER}", data, at + WORDS))
    p.set_scalars(values[: len(scalars)])
    fill: i64 = len(scalars)
    for column in p.columns():
        for i in range(len(column)):
            column[i] = values[fill]
            fill += 1
    fault = p.fault()
    if fault:
        raise BadBytes(f"these bytes are no possible position: {fault}")
