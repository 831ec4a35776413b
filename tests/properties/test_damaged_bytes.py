"""Bytes that were damaged on the way are refused, or are a position that can be played on."""

from __future__ import annotations

import struct

import pytest

import empires
from empires.rules.random import seeded
from empires.rules.storage import BadBytes

HEAD = 28  # tag, digest, players and random source
VALUES = (-1000, -2, -1, 0, 1, 2, 3, 5, 7, 11, 20, 25, 88, 99, 1000, 2**31 - 1)


@pytest.mark.parametrize("name", empires.games())
def test_one_wrong_number_never_breaks_the_game(name: str) -> None:
    """Loading says what cannot be; whatever it lets through has views and legal moves."""
    game = empires.game(name)
    random = seeded([1, 2, 3])
    refused = 0
    for seed in range(25):
        p = game.new(players=game.seats[seed % len(game.seats)], seed=seed)
        for _ in range(random.below(120)):
            if not p.over:
                seat = p.to_move[0]
                legal = p.legal(seat)
                p.play(seat, legal[random.below(len(legal))])
        good = p.to_bytes()
        for _ in range(20):
            at = HEAD + 4 * random.below((len(good) - HEAD) // 4)
            value = struct.pack("<i", VALUES[random.below(len(VALUES))])
            try:
                q = game.from_bytes(good[:at] + value + good[at + 4 :])
            except BadBytes:
                refused += 1
                continue
            for _ in range(10):
                if not q.over:
                    seat = q.to_move[0]
                    legal = q.legal(seat)
                    q.play(seat, legal[random.below(len(legal))])
            assert game.view(q, 0).seats
    assert refused > 100


@pytest.mark.parametrize("name", empires.games())
def test_bytes_of_something_else_are_refused(name: str) -> None:
    game = empires.game(name)
    good = game.new(players=2, seed=1).to_bytes()
    for bad in (
        b"",
        b"EE1",
        good[:-1],
        good + b"\0",
        b"XX" + good[2:],
        good[:5] + b"\1" + good[6:],
    ):
        with pytest.raises(BadBytes, match="these bytes are"):
            game.from_bytes(bad)
