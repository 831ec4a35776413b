"""Abilities that the standard pack does not have in this form: a pack of one's own just works."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from empires.content.empires_end import standard_text
from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.moves import Exchange, Rebuild, Use
from empires.table.empires_end.game import EmpiresEndGame
from tests.empires_end.kit import holding

GamesOfMine = Callable[..., EmpiresEndGame]


@pytest.fixture
def my_game(tmp_path: Path) -> GamesOfMine:
    """The game with some abilities of the standard pack exchanged: by slug, as TOML."""

    def make(**changes: str) -> EmpiresEndGame:
        text = standard_text()
        for slug, ability in changes.items():
            first, number = slug.split("_")
            keys = ("family", "number") if first in ("fire", "riot") else ("kind", "value")
            start = text.index(f'{keys[0]} = "{first}"\n{keys[1]} = {number}\n')
            begin = text.index("ability = ", start)
            text = text[:begin] + f"ability = {ability}" + text[text.index("\n", begin) :]
        file = tmp_path / "mine.toml"
        file.write_text(text, encoding="utf-8")
        return EmpiresEndGame(file)

    return make


def use(mine: EmpiresEndGame, p: EmpiresEnd, move: dict[str, Any]) -> dict[str, Any]:
    """Seat 0 after a move in a game with a pack of its own."""
    p.play(0, mine.code(p, 0, {"do": "use", **move}))
    found: dict[str, Any] = mine.dump(p)["seats"][0]
    return found


@pytest.mark.rule("EE-ECO-1", "EE-ECO-6", "EE-ECO-7", "EE-IND-9", "EE-CON-2")
def test_locations_may_have_the_abilities_of_innovations(my_game: GamesOfMine) -> None:
    """In a pack of one's own a location scores, refreshes or counts neighbours like a card."""
    mine = my_game(
        farm_11='{ phase = "economy", kind = "points", points = 4 }',
        farm_8='{ phase = "industry", kind = "points", points = 6 }',
        road_14='{ phase = "economy", kind = "points_per_adjacent_destroyed", points = 3 }',
        road_12='{ phase = "industry", kind = "refresh_adjacent" }',
        road_9='{ phase = "economy", kind = "gain_per_adjacent", location = "farm",'
        " gain = { coin = 2 } }",
        army_5='{ phase = "conflict", kind = "strength_per_adjacent_destroyed", strength = 3 }',
    )
    seat = {
        "destroyed": [5],
        "innovations": {"8": ["famine-1"]},
        "exhausted": ["famine-1"],
        "resources": holding(),
    }
    p = mine.position({"phase": "economy", "seats": [seat]})
    assert use(mine, p, {"location": "farm-11"})["score"] == 4
    assert use(mine, p, {"location": "road-14"})["score"] == 7
    assert use(mine, p, {"location": "road-9"})["resources"] == holding(coin=2)
    assert mine.view(p, None).seats[0].strength == 3
    for waits in ("farm-8", "road-12"):
        assert mine.code(p, 0, Use(location=waits)) not in p.legal(0)
    p = mine.position({"phase": "industry", "seats": [seat]})
    assert use(mine, p, {"location": "farm-8"})["score"] == 6
    assert use(mine, p, {"location": "road-12"})["exhausted"] == []


@pytest.mark.rule("EE-IND-9")
def test_a_rebuild_never_costs_less_than_nothing(my_game: GamesOfMine) -> None:
    """A saving of nine hammers makes an Army free and gives nothing back."""
    mine = my_game(fire_3='{ phase = "industry", kind = "rebuild_discount", hammers = 9 }')
    seat = {"destroyed": [4], "innovations": {"3": ["fire-3"]}, "resources": holding(hammer=1)}
    p = mine.position({"phase": "industry", "seats": [seat]})
    p.play(0, mine.code(p, 0, Rebuild(4)))
    after = mine.dump(p)["seats"][0]
    assert (after["destroyed"], after["resources"]) == ([], holding(hammer=1))


@pytest.mark.rule("EE-ECO-4", "EE-RES-2")
def test_an_exchange_of_coins_is_paid_with_coins_only(my_game: GamesOfMine) -> None:
    """Where a card asks for a coin, nothing else will do, and it is asked once."""
    mine = my_game(
        fire_1='{ phase = "economy", kind = "exchange", pay = "coin", gain = [{ axe = 2 }] }'
    )
    placed = {"innovations": {"1": ["fire-1"]}}
    p = mine.position(
        {"phase": "economy", "seats": [{**placed, "resources": holding(wheat=5, coin=1)}]}
    )
    use(mine, p, {"card": "fire-1"})
    assert [mine.move(p, 0, code) for code in p.legal(0)] == [Exchange("coin", {"axe": 2})]
    poor = mine.position({"phase": "economy", "seats": [{**placed, "resources": holding(wheat=5)}]})
    assert mine.code(poor, 0, Use(card="fire-1")) not in poor.legal(0)
