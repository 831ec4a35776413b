"""A position as bytes and back, for worker processes and caches. Records are the lasting form."""

from __future__ import annotations

import struct
from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.invariants import check
from empires.rules.empires_end.position import Board
from empires.rules.empires_end.tables import Tables
from empires.rules.random import Random

MAGIC: Final = b"EE1"
DIGEST: Final = 8  # bytes of the content digest that are kept: enough to notice a wrong pack
HEAD: Final = len(MAGIC) + DIGEST + 1 + 16  # and the number of players, and the random source
LETTER: Final = "i"  # 32 bits hold every value but the words of the random source


class BadBytes(ValueError):
    """Bytes that are no position of this game and content."""


def scalars(p: Board) -> list[int]:
    return [
        p.over,
        p.ruleset,
        p.blitz,
        p.open_resources,
        p.hand_size,
        p.space,
        p.first_player,
        p.deck_count,
        p.conflict_count,
        p.conflict,
        p.bids_opened,
        p.draws,
    ]


def columns(p: Board) -> list[vec[i64]]:
    """Every column that can change, in the order in which they are written."""
    return [
        p.score,
        p.held,
        p.hand,
        p.hand_count,
        p.last_draw,
        p.location,
        p.healthy,
        p.used_at,
        p.innovations,
        p.oldest,
        p.at,
        p.newer,
        p.exhausted,
        p.used,
        p.returned,
        p.deck,
        p.conflict_deck,
        p.revealed,
        p.decided,
        p.pot,
        p.stage,
        p.chosen,
        p.second,
        p.cards_used,
        p.has_rebuilt,
        p.other_half,
        p.declared,
        p.axes,
        p.coins,
        p.won,
        p.refreshes,
    ]


def to_bytes(p: Board) -> bytes:
    """The whole position, journal left out."""
    values = scalars(p)
    for column in columns(p):
        for i in range(len(column)):
            values.append(column[i])
    head = MAGIC + bytes.fromhex(p.tables.digest)[:DIGEST] + bytes([p.players])
    words = struct.pack("<4I", *p.random.words())
    return head + words + struct.pack(f"<{len(values)}{LETTER}", *values)


def players_in(tables: Tables, data: bytes) -> i64:
    """The number of players the bytes are for, once their head is known to be right."""
    if data[: len(MAGIC)] != MAGIC or len(data) < HEAD:
        raise BadBytes("these bytes are no position of Empire's End")
    if data[len(MAGIC) : len(MAGIC) + DIGEST] != bytes.fromhex(tables.digest)[:DIGEST]:
        raise BadBytes("these bytes are a position with other content")
    players = data[len(MAGIC) + DIGEST]
    if not 2 <= players <= 4:
        raise BadBytes(f"these bytes are a position for {players} players, not 2 to 4")
    return players


def restore(p: Board, data: bytes) -> None:
    """Fill a bare table for the right number of players with what the bytes say."""
    length = len(scalars(p))
    for column in columns(p):
        length += len(column)
    if len(data) != HEAD + 4 * length:
        raise BadBytes("these bytes are a position cut short or run together")
    words = struct.unpack_from("<4I", data, HEAD - 16)
    p.random = Random(words[0], words[1], words[2], words[3])
    fill(p, list(struct.unpack_from(f"<{length}{LETTER}", data, HEAD)))
    fault = check(p)
    if fault:
        raise BadBytes(f"these bytes are no possible position: {fault}")


def fill(p: Board, values: list[int]) -> None:
    p.over = values[0] != 0
    p.ruleset = values[1]
    p.blitz = values[2] != 0
    p.open_resources = values[3] != 0
    p.hand_size = values[4]
    p.space = values[5]
    p.first_player = values[6]
    p.deck_count = values[7]
    p.conflict_count = values[8]
    p.conflict = values[9]
    p.bids_opened = values[10] != 0
    p.draws = values[11]
    at = len(scalars(p))
    for column in columns(p):
        for i in range(len(column)):
            column[i] = values[at]
            at += 1
