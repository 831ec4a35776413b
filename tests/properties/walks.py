"""Random ways into games, for tests that should hold anywhere in any of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from hypothesis import strategies as st

from empires.content.empires_end import load
from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.random import Random
from empires.shapes.events import Event
from empires.table.empires_end.game import EmpiresEndGame
from empires.table.game import Written

game: Final = EmpiresEndGame()
pack: Final = load()
cards: Final = tuple(card.slug for card in pack.disasters)

Setup = dict[str, Any]

setups: st.SearchStrategy[Setup] = st.fixed_dictionaries(
    {
        "players": st.sampled_from(list(game.seats)),
        "seed": st.integers(0, 2**32),
        **{name: st.sampled_from(values) for name, values in game.option_values.items()},
    }
)


def all_setups(seeds: range) -> Iterator[Setup]:
    """Every number of players with every mix of options, once for each seed."""
    values = game.option_values
    for seed in seeds:
        for players in game.seats:
            for options in product(*values.values()):
                yield {"players": players, "seed": seed, **dict(zip(values, options, strict=True))}


def any_seat(p: EmpiresEnd, random: Random) -> int:
    """One of the seats that owe a decision."""
    seats = p.to_move
    return seats[random.below(len(seats))]


def any_code(p: EmpiresEnd, seat: int, random: Random) -> int:
    legal = p.legal(seat)
    return legal[random.below(len(legal))]


def play_at_random(p: EmpiresEnd, random: Random) -> tuple[int, int]:
    """Let any seat make any of its moves; which seat and which move it was."""
    seat = any_seat(p, random)
    code = any_code(p, seat, random)
    p.play(seat, code)
    return seat, code


def onlookers(p: EmpiresEnd) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(p.players), None]


def played(p: EmpiresEnd, seat: int, code: int) -> tuple[EmpiresEnd, list[Event]]:
    """The position after a move, and everything that it caused; the one before stays."""
    q = p.copy()
    q.journal = []
    q.play(seat, code)
    return q, game.events(q.journal)


def hidden_cards(written: Written, seat: int | None) -> list[str]:
    """The disaster cards a seat cannot see: in the deck, and in the hands of the others."""
    hands = [empire["hand"] for i, empire in enumerate(written["seats"]) if i != seat]
    return [*written["deck"], *(card for hand in hands for card in hand)]
