"""Whole games as numbers: what happened in them, where they end, and what bots choose in them.

Without pytest, so that a browser's Python can run it as well.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any, Final

import msgspec

import empires
from empires.bots import LEVELS, bot
from empires.rules.random import seeded

GAMES: Final = range(60)
# Those that look at so many positions, however long it takes; the emperor looks at the clock.
CLOCKLESS: Final = tuple(LEVELS)[:-1]


def play(name: str, number: int) -> tuple[list[Any], bytes]:
    """One random game: everything that happened in it, and its last position."""
    game = empires.game(name)
    values = game.option_values
    options = {name: values[name][(number >> i) % 2] for i, name in enumerate(values)}
    players = game.seats[number % len(game.seats)]
    seed = number if number % 2 else number << 120  # real tables have seeds of 128 bits
    p = game.new(players=players, seed=seed, journal=True, **options)
    random = seeded([number, 1, 2])
    while not p.over:
        seat = p.to_move[random.below(len(p.to_move))]
        legal = p.legal(seat)
        p.play(seat, legal[random.below(len(legal))])
    events = msgspec.to_builtins(game.events(p.journal or ()))
    return [events, p.scores(), p.ranking()], p.to_bytes()


def digest(parts: Iterable[bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(part)
    return whole.hexdigest()[:16]


def sums(name: str, numbers: Iterable[int]) -> tuple[str, str]:
    """Of everything that happened in these games, and of their last positions."""
    games = [play(name, number) for number in numbers]
    return digest(json.dumps(told).encode() for told, _ in games), digest(end for _, end in games)


def choices(name: str, level: str, most: int) -> list[int]:
    """What the bots of a level choose at the beginning of a game."""
    game = empires.game(name)
    p = game.new(players=2, seed=5)
    bots = [bot(level, seed=seat) for seat in range(2)]
    chosen: list[int] = []
    while len(chosen) < most and not p.over:
        seat = p.to_move[0]
        chosen.append(bots[seat].choose(bots[seat].look(game, p, seat)))
        p.play(seat, chosen[-1])
    return chosen
