"""Random ways into games, for tests that should hold anywhere in any of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from hypothesis import strategies as st

import empires
from empires.content.empires_end import load
from empires.rules.position import Position
from empires.rules.random import Random, seeded
from empires.table.game import Event, Game, Written

game: Final[Game[Any]] = empires.game("empires-end")
pack: Final = load()
cards: Final = tuple(card.slug for card in pack.disasters)

MOST_DECISIONS: Final = 2_000
"""No game takes so many; the longest random ones need about 350."""

Setup = dict[str, Any]

setups: st.SearchStrategy[Setup] = st.fixed_dictionaries(
    {
        "players": st.sampled_from(list(game.seats)),
        "seed": st.integers(0, 2**32),
        **{name: st.sampled_from(values) for name, values in game.option_values.items()},
    }
)

seeds: st.SearchStrategy[Random] = st.integers(0, 2**32 - 1).map(lambda a: seeded([a, 1, 2]))


def all_setups(seeds: range) -> Iterator[Setup]:
    """Every number of players with every mix of options, once for each seed."""
    values = game.option_values
    for seed in seeds:
        for players in game.seats:
            for options in product(*values.values()):
                yield {"players": players, "seed": seed, **dict(zip(values, options, strict=True))}


def any_seat(p: Position, random: Random) -> int:
    """One of the seats that owe a decision."""
    seats = p.to_move
    return seats[random.below(len(seats))]


def any_code(p: Position, seat: int, random: Random) -> int:
    legal = p.legal(seat)
    return legal[random.below(len(legal))]


def play_at_random(p: Position, random: Random) -> tuple[int, int]:
    """Let any seat make any of its moves; which seat and which move it was."""
    seat = any_seat(p, random)
    code = any_code(p, seat, random)
    p.play(seat, code)
    return seat, code


def onlookers(p: Position) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(p.players), None]


def played(p: Position, seat: int, code: int) -> tuple[Position, list[Event]]:
    """The position after a move, and everything that it caused; the one before stays."""
    q = p.copy()
    q.journal = []
    q.play(seat, code)
    return q, game.events(q.journal)


def hidden_cards(written: Written, seat: int | None) -> list[str]:
    """The disaster cards a seat cannot see: in the deck, and in the hands of the others."""
    hands = [empire["hand"] for i, empire in enumerate(written["seats"]) if i != seat]
    return [*written["deck"], *(card for hand in hands for card in hand)]
