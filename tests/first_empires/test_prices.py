"""What the view says a conquest costs: no less than the cheapest play needs, and no more."""

from __future__ import annotations

from typing import Any, Final

import pytest

from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.moves import ASSAULT, STRIKE
from empires.rules.random import seeded
from empires.table.first_empires.game import FirstEmpiresGame
from empires.table.game import GameError
from tests.first_empires.judge import Judge
from tests.first_empires.kit import conquer, game, moving, play, seat, written
from tests.first_empires.maps import WATERS, game_of
from tests.first_empires.positions import crowded

MOVER: Final = 0
OCEANS: Final = {ocean for waters in WATERS.values() for ocean in waters.oceans}


def told(of: FirstEmpiresGame, p: FirstEmpires) -> dict[str, int]:
    """The regions that can be taken, with their prices."""
    rows = of.view(p, None).regions
    return {row.region: row.points for row in rows if row.points is not None}


def cheapest(of: FirstEmpiresGame, start: FirstEmpires) -> dict[str, int]:
    """For each region, the fewest points for which some legal play takes it before any other.

    Where it is not taken at once, everybody else at sea must then land without a conquest.
    """
    written = of.dump(start)
    judge = Judge(of.pack, start.players, written["dice"].count("sword"))
    found: dict[str, int] = {}
    met: set[bytes] = set()
    waiting = [start]
    while waiting:
        p = waiting.pop()
        if (key := p.to_bytes()) in met:
            continue
        met.add(key)
        for code in p.legal(MOVER):
            if code < ASSAULT:
                continue
            q = p.copy()
            q.play(MOVER, code)
            if code != STRIKE:
                waiting.append(q)
            elif p.movement == start.movement or judge.lands(judge.moment(of.dump(q)), 0):
                region = of.dump(p)["target"]
                spent = start.movement - q.movement
                found[region] = min(spent, found.get(region, spent))
    return found


@pytest.mark.rule("FE-MOV-1", "FE-MOV-2", "FE-MOV-5", "FE-CON-1")
@pytest.mark.parametrize("waters", WATERS)
def test_a_price_is_what_the_cheapest_play_spends(waters: str) -> None:
    of = game_of(waters)
    random = seeded([3, 1, 4])
    prices = with_others_at_sea = 0
    for number in range(150):
        table = crowded(of, 2 + number % 3, 1 + random.below(5), random)
        try:
            p = of.position(table)
        except GameError:
            continue  # lost from the beginning
        assert told(of, p) == cheapest(of, p), table
        prices += len(told(of, p))
        if OCEANS & set(table["seats"][MOVER]["explorers"]):
            with_others_at_sea += len(told(of, p))
    assert prices > 50
    assert with_others_at_sea > 20


@pytest.mark.rule("FE-CON-1", "FE-MOV-2")
def test_landing_others_is_no_part_of_the_price() -> None:
    """Two from Scythia take Rus for two points; the third point is for the one at sea."""
    own = seat("karthadst", {"scythia": 3, "west": 1})
    p = moving(own, seat("etruria", {"rus": 1, "etruria": 2}), movement=3)
    assert price_of(p, "rus") == 2
    conquer(p, 0, "rus", {"scythia": 2})
    assert written(p)["movement"] == 1


@pytest.mark.rule("FE-CON-1", "FE-MOV-2")
def test_points_that_others_need_to_land_are_not_there_for_a_conquest() -> None:
    """Two points would bring one from Parsa to Rus, but two are in the western ocean.

    With a third, one of those goes to Rus instead, and the other lands.
    """
    own = seat("karthadst", {"parsa": 2, "west": 2})
    other = seat("etruria", {"rus": 1, "etruria": 2})
    assert price_of(moving(own, other, movement=2, dice=["sword"]), "rus") is None
    assert price_of(moving(own, other, movement=3, dice=["sword"]), "rus") == 2


@pytest.mark.rule("FE-MOV-2", "FE-CON-1")
def test_an_assault_that_relies_on_another_has_its_price() -> None:
    own = seat("karthadst", {"karthadst": 1, "east": 1, "etruria": 2})
    coasts = dict.fromkeys(("scythia", "albion", "rus", "huaxia", "indus", "funan"), 1)
    other = seat("etruria", {**coasts, "thule": 2, "parsa": 2})
    assert price_of(moving(own, other, movement=2, dice=["sword"]), "scythia") == 1


@pytest.mark.rule("FE-VIS-1")
def test_who_gathers_for_an_assault_changes_no_price() -> None:
    own = seat("karthadst", {"scythia": 3, "west": 1})
    p = moving(own, seat("etruria", {"rus": 1, "thule": 1, "etruria": 1}), movement=3)
    before = game.view(p, 1).regions
    play(p, 0, "assault", region="rus")
    play(p, 0, "gather", **{"from": "scythia"})
    assert game.view(p, 1).regions == before


def price_of(p: Any, region: str) -> int | None:
    return {row.region: row.points for row in game.view(p, None).regions}[region]
