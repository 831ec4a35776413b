"""What a front is told about each choice beside its words: pictures, costs, groups, plain gains."""

from __future__ import annotations

from typing import Any

import pytest

from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.moves import Aim, Bid, Done, Take, Use
from empires.shapes.empires_end.prompts import (
    CardTarget,
    Choice,
    DisasterTarget,
    HandTarget,
    LocationTarget,
)
from tests.empires_end.kit import ROW, disaster, game, holding, play, position, prompt


def choice(p: EmpiresEnd, do: str, **fields: Any) -> Choice:
    """The choice of seat 0 that is this move."""
    code = game.code(p, 0, {"do": do, **fields})
    (found,) = [each for each in prompt(p, 0).choices if each.id == code]
    return found


def economy(**seat: Any) -> EmpiresEnd:
    return position(phase="economy", seats=[seat])


def industry(**seat: Any) -> EmpiresEnd:
    held = holding(hammer=9, coin=2)
    return position(phase="industry", seats=[{"resources": held, "destroyed": [9], **seat}])


@pytest.mark.rule("EE-ECO-1")
def test_only_finishing_ends_a_phase() -> None:
    choices = prompt(economy(), 0).choices
    assert [each.move for each in choices if each.ends] == [Done()]
    assert len(choices) > 4


@pytest.mark.rule("EE-IND-2", "EE-IND-6")
def test_building_and_rebuilding_say_what_they_cost_now() -> None:
    """With the discounts that hold: a healthy Town saves a hammer on a card."""
    p = industry(hand=["riot-6"])
    assert choice(p, "build", card="riot-6").cost == 1
    assert choice(p, "rebuild", position=9).cost == 5
    assert choice(p, "sell", card="riot-6").cost is None
    without_towns = industry(hand=["riot-6"], destroyed=[2, 3])
    assert choice(without_towns, "build", card="riot-6").cost == 2


@pytest.mark.parametrize(
    ("p", "move", "icon"),
    [
        (disaster("fire-9"), {"do": "bid", "disaster": 0, "resource": "wheat"}, "wheat"),
        (disaster("fire-9"), {"do": "take", "disaster": 0}, "check"),
        (economy(), {"do": "done"}, "check"),
        (economy(), {"do": "use", "location": "farm-11"}, "farm"),
        (economy(innovations={"1": ["flood-1"]}), {"do": "use", "card": "flood-1"}, "flood"),
        (industry(hand=["riot-6"]), {"do": "build", "card": "riot-6"}, "riot"),
        (industry(hand=["riot-6"]), {"do": "sell", "card": "riot-6"}, "coin"),
        (industry(), {"do": "rebuild", "position": 9}, "hammer"),
        (position(conflict="conflict-1"), {"do": "bid_axes", "axes": 0}, "axe"),
    ],
)
def test_a_picture_stands_for_each_choice(p: EmpiresEnd, move: dict[str, Any], icon: str) -> None:
    assert choice(p, **move).icon == icon


def test_choices_point_at_what_they_are_about() -> None:
    p = industry(hand=["riot-6"], innovations={"1": ["fire-2"]})
    assert choice(p, "build", card="riot-6").targets == [HandTarget("riot-6")]
    assert choice(p, "use", card="fire-2").targets == [CardTarget("fire-2")]
    assert choice(p, "rebuild", position=9).targets == [LocationTarget(0, 9)]
    at_city = ROW.index("city-32") + 1
    assert choice(p, "use", location="city-32").targets == [LocationTarget(0, at_city)]
    play(p, 0, "use", location="city-32")
    swap = choice(p, "swap", positions=[2, 5])
    assert swap.targets == [LocationTarget(0, 2), LocationTarget(0, 5)]
    assert choice(disaster("fire-9"), "take", disaster=0).targets == [DisasterTarget(0)]


@pytest.mark.rule("EE-DBL-1")
def test_of_two_disasters_each_has_its_own_group() -> None:
    ready = {"innovations": {"1": ["famine-1"]}}
    p = position(players=3, disasters=[{"card": "fire-5"}, {"card": "riot-1"}], seats=[ready])
    asked = prompt(p, 0)
    assert [group.key for group in asked.groups] == ["disaster:0", "disaster:1"]
    groups = {each.group for each in asked.choices if isinstance(each.move, Bid | Take)}
    assert groups == {"disaster:0", "disaster:1"}
    for each in asked.choices:
        if isinstance(each.move, Bid | Take):
            assert each.group == f"disaster:{each.move.disaster}"
    assert choice(p, "use", card="famine-1").group is None
    play(p, 0, "use", card="famine-1")
    assert {each.move: each.group for each in prompt(p, 0).choices} == {
        Aim(0): "disaster:0",
        Aim(1): "disaster:1",
    }


def test_one_disaster_needs_no_group() -> None:
    asked = prompt(disaster("fire-9"), 0)
    assert asked.groups == []
    assert {each.group for each in asked.choices} == {None}


@pytest.mark.rule("EE-ECO-1", "EE-ECO-4", "EE-ECO-5")
def test_plain_gains_are_told_from_what_costs_or_asks_something() -> None:
    """They may be taken all at once; an exchange and a repetition ask something."""
    p = economy(innovations={"1": ["flood-1"], "2": ["barbarians-2"]})
    plain = {each.move for each in prompt(p, 0).choices if each.only_gains}
    assert {Use(location="farm-11"), Use(card="flood-1")} <= plain
    assert not choice(p, "use", location="road-14").only_gains
    assert not choice(p, "use", card="barbarians-2").only_gains
    assert not choice(p, "done").only_gains


@pytest.mark.rule("EE-IND-8")
def test_outside_the_economy_nothing_is_a_plain_gain() -> None:
    assert not any(each.only_gains for each in prompt(industry(hand=["riot-6"]), 0).choices)
