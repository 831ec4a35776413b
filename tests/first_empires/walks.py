"""Moments of random games, some for everything that a seat can be asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.moves import TURN
from empires.rules.random import Random, seeded
from empires.table.first_empires.stages import STAGES
from empires.table.game import Written
from tests.first_empires.kit import game

GAMES: Final = 3  # of each kind
KEPT: Final = 24  # moments of each stage
STAGE_NAMES: Final = tuple(stage.name for stage in STAGES if stage.kind)
MOST_DECISIONS: Final = 2_000
"""No game takes so many; the longest random ones need about 300."""

Setup = dict[str, Any]


def all_setups(seeds: range) -> Iterator[Setup]:
    """Every number of players with every mix of options, once for each seed."""
    values = game.option_values
    for seed in seeds:
        for players in game.seats:
            for options in product(*values.values()):
                yield {"players": players, "seed": seed, **dict(zip(values, options, strict=True))}


def play_at_random(p: FirstEmpires, random: Random) -> None:
    seat = p.to_move[0]
    legal = p.legal(seat)
    p.play(seat, legal[random.below(len(legal))])


def play_on(p: FirstEmpires, random: Random) -> None:
    """Like that, but seldom stop early or give a card away: so games come further."""
    seat = p.to_move[0]
    legal = p.legal(seat)
    lively = [code for code in legal if code >= TURN]
    if lively and random.below(12):
        legal = lively
    p.play(seat, legal[random.below(len(legal))])


@cache
def moments() -> dict[str, list[FirstEmpires]]:
    """Play games of all kinds, and keep an even choice of the moments of each stage."""
    random = seeded([1, 2, 3])
    found: dict[str, list[FirstEmpires]] = {stage: [] for stage in STAGE_NAMES}
    met = dict.fromkeys(found, 0)
    for setup in all_setups(range(GAMES)):
        p: FirstEmpires = game.new(**setup)
        while not p.over:
            stage = STAGES[p.stage[p.to_move[0]]].name
            met[stage] += 1
            if len(found[stage]) < KEPT:
                found[stage].append(p.copy())
            elif (chance := random.below(met[stage])) < KEPT:
                found[stage][chance] = p.copy()
            play_on(p, random)
    assert all(found.values()), f"no moments of {[s for s in found if not found[s]]}"
    return found


def at(stage: str) -> list[FirstEmpires]:
    """Moments at which somebody is in this stage; nobody else may change them."""
    return [p.copy() for p in moments()[stage]]


def onlookers(p: FirstEmpires) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(p.players), None]


def hidden_cards(written: Written, seat: int | None) -> set[str]:
    """The cards a seat cannot see: in all decks, and in the hands of the others."""
    hands = [entry["hand"] for i, entry in enumerate(written["seats"]) if i != seat]
    decks = [entry["deck"] for entry in written["seats"]]
    return {card for cards in (*hands, *decks) for card in cards}
