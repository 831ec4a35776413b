"""EE-IND-6: rebuilding, what makes it cheaper, and what a rebuilt location can do at once."""

from __future__ import annotations

from pathlib import Path

import pytest

import empires
from empires.content.empires_end import Location, standard_text
from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.moves import Rebuild
from tests.empires_end.industry_kit import ALL, HAMMERS, HAND, ME, OTHER, build, hammers, industry
from tests.empires_end.kit import (
    ROW,
    destroyed,
    held,
    holding,
    innovations,
    may,
    offers,
    pack,
    play,
    score,
)


@pytest.mark.rule("EE-IND-6")
@pytest.mark.parametrize("location", pack.locations, ids=lambda location: location.slug)
def test_a_location_is_rebuilt_for_the_hammers_it_shows(location: Location) -> None:
    """Exactly its number of hammers will do, one less won't."""
    at = ROW.index(location.slug) + 1
    short = industry(destroyed=[at], resources=holding(hammer=location.rebuild - 1))
    assert not may(short, ME, "rebuild", position=at)
    p = industry(destroyed=[at], resources=holding(hammer=location.rebuild))
    play(p, ME, "rebuild", position=at)
    assert destroyed(p, ME) == []
    assert held(p, ME) == holding()


@pytest.mark.rule("EE-IND-6", "EE-RES-2")
def test_a_rebuild_may_be_paid_in_hammers_and_coins_together() -> None:
    """Farm 11 shows 5: with 3 hammers and 4 coins that is two to four coins."""
    p = industry(destroyed=[9], resources=holding(hammer=3, coin=4))
    play(p, ME, "rebuild", position=9)
    assert destroyed(p, ME) == [9]
    assert offers(p, ME, "pay", "coins") == [2, 3, 4]
    play(p, ME, "pay", coins=3)
    assert held(p, ME) == holding(hammer=1, coin=1)
    assert destroyed(p, ME) == []


@pytest.mark.rule("EE-IND-6")
def test_only_one_location_is_rebuilt_in_a_phase() -> None:
    """Two ruins and hammers for both: one has to wait."""
    p = industry(destroyed=[4, 5], resources=HAMMERS)
    assert offers(p, ME, "rebuild", "position") == [4, 5]
    play(p, ME, "rebuild", position=5)
    assert offers(p, ME, "rebuild", "position") == []


@pytest.mark.rule("EE-IND-6")
def test_a_healthy_location_is_not_rebuilt() -> None:
    """Only the ruin at position 4 is offered."""
    p = industry(destroyed=[4], resources=HAMMERS)
    assert offers(p, ME, "rebuild", "position") == [4]


@pytest.mark.rule("EE-IND-6")
def test_a_town_does_not_make_a_rebuild_cheaper() -> None:
    """The discount of the Towns is for cards: the Army at position 4 costs its full 4."""
    assert not may(industry(destroyed=[4], resources=holding(hammer=3)), ME, "rebuild", position=4)


def cost_of_rebuilding(p: EmpiresEnd, at: int) -> int:
    """What it takes from a seat that holds hammers only."""
    before = hammers(p)
    play(p, ME, "rebuild", position=at)
    return before - hammers(p)


@pytest.mark.rule("EE-IND-9")
@pytest.mark.parametrize(
    ("placed", "cost"),
    [
        ({}, 5),
        ({"8": ["fire-3"]}, 4),
        ({"10": ["fire-3"]}, 4),
        ({"8": ["fire-3"], "10": ["fire-6"]}, 3),
        ({"8": ["fire-3", "fire-6"], "10": ["fire-10"]}, 2),
        ({"7": ["fire-3"], "11": ["fire-6"], "9": ["fire-10"]}, 5),
    ],
    ids=["none", "left", "right", "both sides", "three of them", "not adjacent"],
)
def test_a_rebuild_is_cheaper_beside_each_saving_and_they_add_up(
    placed: dict[str, list[str]], cost: int
) -> None:
    """Farm 11 at position 9 shows 5; only innovations at 8 and 10 help it."""
    p = industry(destroyed=[9], innovations=placed, resources=HAMMERS)
    assert cost_of_rebuilding(p, 9) == cost


@pytest.mark.rule("EE-IND-9", "EE-ECO-7")
def test_a_saving_at_a_destroyed_location_saves_nothing() -> None:
    """Fire 3 lies next to the Farm, but in a ruin of its own."""
    p = industry(destroyed=[8, 9], innovations={"8": ["fire-3"]}, resources=HAMMERS)
    assert cost_of_rebuilding(p, 9) == 5


@pytest.mark.rule("EE-IND-9", "EE-DIS-6")
@pytest.mark.parametrize(("fallen", "far"), [(1, "11"), (11, "1")])
def test_the_two_ends_of_the_row_are_not_adjacent(fallen: int, far: str) -> None:
    """A saving at one end is none at the other: the row does not wrap."""
    p = industry(destroyed=[fallen], innovations={far: ["fire-3"]}, resources=HAMMERS)
    assert cost_of_rebuilding(p, fallen) == pack.locations[fallen - 1].rebuild


@pytest.mark.rule("EE-IND-9")
def test_a_rebuild_never_costs_less_than_nothing(tmp_path: Path) -> None:
    """Where a pack lets Fire 3 save 9 hammers, a Farm that shows 5 is free, and that is all."""
    text = standard_text()
    start = text.index('kind = "rebuild_discount", hammers = 1')
    file = tmp_path / "my.toml"
    file.write_text(
        text[:start] + text[start:].replace("hammers = 1", "hammers = 9", 1), encoding="utf-8"
    )
    game = empires.game("empires-end", file)
    seat = {"destroyed": [9], "innovations": {"8": ["fire-3"]}, "resources": holding(coin=1)}
    p = game.position({"phase": "industry", "seats": [OTHER, seat]})
    p.play(ME, game.code(p, ME, Rebuild(9)))
    after = game.dump(p)["seats"][ME]
    assert after["destroyed"] == []
    assert after["resources"] == holding(coin=1)


@pytest.mark.rule("EE-IND-7", "EE-IND-9")
def test_a_rebuild_saving_built_this_phase_counts_this_phase() -> None:
    """Army 4 shows 5; with Fire 3 built beside it, 4 hammers are enough."""
    p = industry(hand=["fire-3"], destroyed=[5], resources=holding(hammer=4))
    assert not may(p, ME, "rebuild", position=5)
    build(p, "fire-3", at=4)
    assert may(p, ME, "rebuild", position=5)


@pytest.mark.rule("EE-IND-7")
def test_a_city_rebuilt_this_phase_can_swap_this_phase() -> None:
    """In ruins it could not, rebuilt it can."""
    p = industry(destroyed=[1], resources=HAMMERS)
    assert not may(p, ME, "use", location="city-32")
    play(p, ME, "rebuild", position=1)
    assert may(p, ME, "use", location="city-32")


@pytest.mark.rule("EE-IND-7", "EE-INN-4")
def test_innovations_at_a_location_rebuilt_this_phase_work_this_phase() -> None:
    """Blight 2 waits in the ruin and scores as soon as its Army stands."""
    p = industry(destroyed=[4], innovations={"4": ["blight-2"]}, resources=HAMMERS)
    assert not may(p, ME, "use", card="blight-2")
    play(p, ME, "rebuild", position=4)
    play(p, ME, "use", card="blight-2")
    assert score(p, ME) == 2


@pytest.mark.rule("EE-IND-10")
def test_with_no_healthy_location_any_one_may_be_rebuilt_and_then_cards_built() -> None:
    """The one location that stands again is where the card goes."""
    p = industry(hand=HAND, destroyed=ALL, resources=HAMMERS)
    assert offers(p, ME, "rebuild", "position") == ALL
    play(p, ME, "rebuild", position=4)
    play(p, ME, "build", card="riot-1")
    assert innovations(p, ME) == {4: ["riot-1"]}


@pytest.mark.rule("EE-IND-10")
def test_manual_with_no_healthy_location_nothing_can_be_rebuilt() -> None:
    """However many hammers there are."""
    p = industry(ruleset="manual", destroyed=ALL, resources=HAMMERS)
    assert offers(p, ME, "rebuild", "position") == []


@pytest.mark.rule("EE-IND-10")
def test_manual_with_one_healthy_location_left_rebuilding_is_allowed() -> None:
    """One is enough, and any ruin may be chosen."""
    p = industry(ruleset="manual", destroyed=ALL[1:], resources=HAMMERS)
    assert offers(p, ME, "rebuild", "position") == ALL[1:]
