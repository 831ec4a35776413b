"""FE-MOV-2: nobody is ever left at sea, and nothing that is safe is forbidden.

The judge of ``judge.py`` tries every continuation of small positions, and the offers of the rules
are compared with it, in each position that can be reached.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest

from empires.rules.random import seeded
from empires.table.first_empires.game import FirstEmpiresGame
from tests.first_empires.exploring import Found, explore
from tests.first_empires.judge import Judge
from tests.first_empires.maps import EXPLORERS, WATERS, game_of, game_on, random_waters
from tests.first_empires.positions import crowded

RULES = ("FE-MOV-1", "FE-MOV-2", "FE-MOV-4", "FE-MOV-5", "FE-CON-1", "FE-CON-3", "FE-CON-4")


def explored(game: FirstEmpiresGame, seeds: Iterable[int], points: int, players: int = 4) -> Found:
    """All movement out of a crowded position for each seed; hopeless ones are left out."""
    found = Found()
    for seed in seeds:
        random = seeded([seed, 3, 3])
        count = 2 + random.below(players - 1)
        written = crowded(game, count, 1 + random.below(points), random)
        judge = Judge(game.pack, count, len(written["dice"]))
        if judge.lands(judge.moment(written), 1):
            explore(game, game.position(written), judge, found)
    return found


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("waters", WATERS)
def test_on_dangerous_waters_offers_are_exactly_what_is_safe(waters: str) -> None:
    found = explored(game_of(waters), range(30), points=4)
    assert found.afloat > 50
    assert found.refused > 100
    assert found.only_by_conquest > 10
    assert found.only_by_another > 1
    assert found.gatherings > 150


HELD = {"etruria": 1, "huaxia": 1}
COASTS = [{"etruria": 1, "wallmapu": 1}, {"mupata": 1, "karthadst": 1}]
# Who is where, the mover first.
WRITTEN: dict[str, tuple[str, list[dict[str, int]]]] = {
    "help is near": ("strait", [{"three": 1, "mupata": 1}, HELD]),
    "help is far": ("strait", [{"three": 1, "wallmapu": 1}, HELD]),
    "help is cut off": ("strait", [{"three": 1, "wallmapu": 1}, {**HELD, "mupata": 2}]),
    "help for two": (
        "strait",
        [{"three": 2, "wallmapu": 1, "alba": 1}, {**HELD, "mupata": 1}],
    ),
    "two conquests": ("channel", [{"two": 1, "four": 1}, *COASTS]),
    "help by sea": ("channel", [{"two": 1, "four": 1, "huaxia": 1}, *COASTS]),
    "strong coasts": (
        "channel",
        [{"two": 2, "four": 1, "huaxia": 1}, {"etruria": 2, "wallmapu": 2}, COASTS[1]],
    ),
    "no way back": ("channel", [{"three": 2, "alba": 2}, *COASTS, {"huaxia": 1}]),
    "on both seas": (
        "inner sea",
        [{"outer": 1, "inner": 1}, {"karthadst": 1, "mupata": 1}, {"etruria": 2}],
    ),
    "a landing that a retreat closes": (
        "bay",
        [{"bay": 1, "wallmapu": 2}, {"karthadst": 1, "etruria": 2, "huaxia": 2, "mupata": 1}],
    ),
    "another that it doesn't": (
        "bay",
        [{"bay": 1, "wallmapu": 2}, {"karthadst": 1, "etruria": 1, "huaxia": 1, "mupata": 1}],
    ),
    "help against either": (
        "bay",
        [{"bay": 1, "wallmapu": 3}, {"karthadst": 1, "etruria": 1, "mupata": 2}, {"huaxia": 3}],
    ),
    "driven to a last region": (
        "bay",
        [{"bay": 1, "wallmapu": 2}, {"karthadst": 1, "mupata": 1}, {"huaxia": 2}, {"etruria": 2}],
    ),
    "a coast of a third": (
        "bay",
        [
            {"bay": 1, "wallmapu": 2},
            {"mupata": 1, "etruria": 2},
            {"karthadst": 1, "huaxia": 2},
        ],
    ),
    "a last region": (
        "inner sea",
        [{"outer": 2, "wallmapu": 1}, {"karthadst": 2, "alba": 1}, {"huaxia": 1}],
    ),
}


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize(("waters", "explorers"), WRITTEN.values(), ids=WRITTEN)
def test_in_written_positions_offers_are_exactly_what_is_safe(
    waters: str, explorers: list[dict[str, int]]
) -> None:
    """Plans that need a sword, help from afar, a way around or a second conquest."""
    found = Found()
    for points, swords in product(range(1, 6), range(3)):
        seats = [
            {"explorers": at, "levels": {"explorers": EXPLORERS.index(sum(at.values()))}}
            for at in explorers
        ]
        table = {
            "players": len(seats),
            "phase": "movement",
            "turn": 0,
            "movement": points,
            "dice": ["sword"] * swords,
            "seats": seats,
        }
        game = game_of(waters)
        judge = Judge(game.pack, len(seats), swords)
        if judge.lands(judge.moment(table), 1):
            explore(game, game.position(table), judge, found)
    assert found.afloat > 20


@pytest.mark.rule(*RULES)
def test_on_random_maps_offers_are_exactly_what_is_safe() -> None:
    found = Found()
    for seed in range(12):
        one = explored(game_on(random_waters(seed)), range(seed, seed + 2), points=4)
        found.positions += one.positions
        found.together += one.together
        found.only_by_conquest += one.only_by_conquest
        found.only_by_another += one.only_by_another
    assert found.positions > 1_000
    assert found.together > 50
    assert found.only_by_conquest > 5
    assert found.only_by_another > 5


@pytest.mark.rule(*RULES)
def test_on_the_maps_of_the_game_offers_are_exactly_what_is_safe() -> None:
    found = explored(game_of("standard"), range(16), points=2, players=5)
    assert found.afloat > 15
    assert found.refused > 300


@pytest.mark.slow
@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("waters", WATERS)
def test_many_more_positions_on_dangerous_waters(waters: str) -> None:
    """With more points; enough of everything is met. Islands have no neighbours by land."""
    found = explored(game_of(waters), range(1_000, 1_090), points=5)
    assert found.only_by_conquest > 50
    assert found.only_by_another > 5
    assert found.more_than_needed > 100
    assert found.retreats > 100
    assert found.together > 10 or waters == "islands"


@pytest.mark.slow
@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("batch", range(4))
def test_many_more_positions_on_random_maps(batch: int) -> None:
    for seed in range(100 * batch, 100 * batch + 12):
        explored(game_on(random_waters(seed)), range(2 * seed, 2 * seed + 2), points=4)


@pytest.mark.slow
@pytest.mark.rule(*RULES)
@pytest.mark.parametrize(("seeds", "points"), [(range(20, 45), 2), (range(4), 3)], ids=["2", "3"])
def test_many_more_positions_on_the_maps_of_the_game(seeds: range, points: int) -> None:
    found = explored(game_of("standard"), seeds, points, players=5)
    assert found.refused > 300
