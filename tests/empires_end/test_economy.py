"""EE-ECO: what locations and innovations give in the economy phase."""

from __future__ import annotations

from typing import Any

import pytest

from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.moves import Done, Exchange, Use
from tests.empires_end.kit import (
    asks,
    disaster,
    exhausted,
    held,
    holding,
    hurry_to,
    innovations,
    legal,
    may,
    named,
    offers,
    pack,
    play,
    position,
    prompt,
    score,
    taken,
)

FARMS = {"farm-11": "hammer", "farm-8": "axe", "farm-3": "wheat"}
HAMMER, AXE = {"hammer": 1}, {"axe": 1}
# One who can always bid and one who must always take: the empire of the rich stays as it is.
RICH = {"resources": {"wheat": 50, "hammer": 50, "axe": 50, "coin": 50}}
POOR = {"resources": holding()}


def economy(**seat: Any) -> EmpiresEnd:
    """An economy phase in which seat 0 is as given."""
    return position(phase="economy", seats=[seat])


def exchange(
    p: EmpiresEnd, pay: str = "wheat", gain: dict[str, int] | None = None, **by: str
) -> None:
    """A whole exchange: begin it, then say what is paid and what is got."""
    play(p, 0, "use", **by)
    play(p, 0, "exchange", pay=pay, gain=gain or HAMMER)


# --- EE-ECO-1 ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-ECO-1")
def test_each_ability_may_be_used_once_in_any_order() -> None:
    """Farms and an innovation in an order of one's own; a used one is not offered again."""
    p = economy(innovations={"1": ["flood-5"]})
    for use in (
        {"location": "farm-3"},
        {"card": "flood-5"},
        {"location": "farm-11"},
        {"location": "farm-8"},
    ):
        assert may(p, 0, "use", **use)
        play(p, 0, "use", **use)
        assert not may(p, 0, "use", **use)
    assert held(p, 0) == holding(wheat=3, hammer=3, axe=3, coin=3)


@pytest.mark.rule("EE-ECO-1")
def test_abilities_may_be_left_unused() -> None:
    """One may stop at once; nothing is gained then."""
    p = economy()
    play(p, 0, "done")
    assert held(p, 0) == holding(wheat=2, hammer=2, axe=2, coin=2)
    assert legal(p, 0) == []


@pytest.mark.rule("EE-ECO-1")
def test_an_exchange_may_be_used_as_often_as_it_shows() -> None:
    """Road 14 twice, with other things in between, and not a third time."""
    p = economy(resources=holding(wheat=5))
    exchange(p, location="road-14")
    play(p, 0, "use", location="farm-8")
    exchange(p, gain=AXE, location="road-14")
    assert not may(p, 0, "use", location="road-14")
    assert held(p, 0) == holding(wheat=3, hammer=1, axe=2)


@pytest.mark.rule("EE-ECO-1")
def test_a_new_economy_phase_makes_everything_usable_again() -> None:
    """Once each per phase, not per game."""
    p = position(phase="economy", seats=[{"innovations": {"1": ["flood-5"]}, **RICH}, POOR])
    play(p, 0, "use", location="farm-11")
    play(p, 0, "use", card="flood-5")
    exchange(p, location="road-14")
    exchange(p, location="road-14")
    hurry_to(p, "economy")
    assert may(p, 0, "use", location="farm-11")
    assert may(p, 0, "use", card="flood-5")
    assert may(p, 0, "use", location="road-14")


@pytest.mark.rule("EE-ECO-1")
def test_only_economy_abilities_act_in_the_economy_phase() -> None:
    """Industry points, strength, free bids and end-of-game points wait for their own time."""
    p = economy(innovations={"1": ["blight-2", "riot-1", "famine-1", "blight-3", "earthquake-5"]})
    assert offers(p, 0, "use", "card") == []
    assert set(offers(p, 0, "use", "location")) == {*FARMS, "road-14"}


@pytest.mark.rule("EE-ECO-1")
def test_nobody_uses_anothers_abilities() -> None:
    p = position(phase="economy", seats=[{}, {"innovations": {"1": ["flood-5"]}}])
    assert not may(p, 0, "use", card="flood-5")
    play(p, 1, "use", card="flood-5")
    assert (held(p, 0)["coin"], held(p, 1)["coin"]) == (2, 3)


# --- EE-ECO-2, EE-ECO-7 ------------------------------------------------------------------------


@pytest.mark.rule("EE-ECO-2")
@pytest.mark.parametrize(("farm", "place"), [("farm-11", 9), ("farm-8", 10), ("farm-3", 11)])
def test_a_destroyed_location_gives_nothing(farm: str, place: int) -> None:
    p = economy(destroyed=[place])
    assert set(offers(p, 0, "use", "location")) == {*FARMS, "road-14"} - {farm}


@pytest.mark.rule("EE-ECO-2")
def test_destroyed_roads_neither_exchange_nor_refresh() -> None:
    p = economy(destroyed=[6, 8], innovations={"9": ["famine-1"]}, exhausted=["famine-1"])
    assert set(offers(p, 0, "use", "location")) == set(FARMS)


@pytest.mark.rule("EE-ECO-2", "EE-INN-4")
def test_innovations_at_a_destroyed_location_rest_until_it_is_rebuilt() -> None:
    """They stay where they are; a rebuild in industry makes them work in the next economy."""
    p = disaster("fire-1", {"innovations": {"1": ["flood-5"]}, **RICH}, POOR)
    taken(p)
    assert asks(p, 0) == "economy"
    assert offers(p, 0, "use", "card") == []
    assert innovations(p, 0)[1] == ["flood-5"]
    hurry_to(p, "industry")
    play(p, 0, "rebuild", position=1)
    play(p, 0, "pay", coins=9)
    hurry_to(p, "economy")
    assert may(p, 0, "use", card="flood-5")


@pytest.mark.rule("EE-ECO-7")
@pytest.mark.parametrize("card", ["plague-2", "plague-3", "plague-4", "plague-5", "plague-7"])
def test_an_ability_that_counts_neighbours_needs_its_own_location_healthy(card: str) -> None:
    """Between an Army and a Road, a Farm, a Town or ruins: in ruins itself it does nothing."""
    order = ["farm-11", "city-32", "army-5", "town-23", "road-14", "town-18", "farm-8",
             "army-4", "road-12", "road-9", "farm-3"]  # fmt: skip
    place = {"plague-2": 2, "plague-3": 2, "plague-4": 3, "plague-5": 2, "plague-7": 4}[card]
    ruins = [1] if card == "plague-5" else []
    p = economy(order=order, innovations={str(place): [card]}, destroyed=ruins)
    assert may(p, 0, "use", card=card)
    p = economy(order=order, innovations={str(place): [card]}, destroyed=[*ruins, place])
    assert not may(p, 0, "use", card=card)


# --- the starting abilities: EE-ECO-3 ----------------------------------------------------------


@pytest.mark.rule("EE-ECO-3")
@pytest.mark.parametrize(("farm", "resource"), FARMS.items())
def test_each_farm_gives_one_of_its_own_resource(farm: str, resource: str) -> None:
    """Farm 11 a hammer, Farm 8 an axe, Farm 3 a wheat."""
    p = economy(resources=holding())
    play(p, 0, "use", location=farm)
    assert held(p, 0) == holding(**{resource: 1})


@pytest.mark.rule("EE-ECO-3", "EE-ECO-4")
def test_road_14_turns_a_wheat_into_a_hammer_or_an_axe_up_to_twice() -> None:
    """The choice is made anew each time."""
    p = economy(resources=holding(wheat=3))
    play(p, 0, "use", location="road-14")
    assert legal(p, 0) == [
        Exchange("wheat", {"hammer": 1}),
        Exchange("wheat", {"axe": 1}),
    ]
    play(p, 0, "exchange", pay="wheat", gain=AXE)
    exchange(p, gain=HAMMER, location="road-14")
    assert held(p, 0) == holding(wheat=1, hammer=1, axe=1)
    assert not may(p, 0, "use", location="road-14")


@pytest.mark.rule("EE-ECO-3")
@pytest.mark.parametrize("road", ["road-12", "road-9"])
def test_the_other_roads_refresh_both_neighbours_healthy_or_not_but_not_themselves(
    road: str,
) -> None:
    """All exhausted abilities beside the Road, several at once; none two steps away."""
    other = "road-9" if road == "road-12" else "road-12"
    order = ["city-32", "town-23", "army-5", road, "army-4", "town-18", "road-14",
             "farm-11", "farm-8", "farm-3", other]  # fmt: skip
    p = economy(
        order=order,
        destroyed=[3],
        innovations={
            "2": ["fire-5"],
            "3": ["famine-1", "famine-2"],
            "4": ["riot-2"],
            "5": ["barbarians-4"],
            "6": ["fire-9"],
        },
        exhausted=["fire-5", "famine-1", "famine-2", "riot-2", "barbarians-4", "fire-9"],
    )
    events = play(p, 0, "use", location=road)
    assert [event.card for event in named(events, "refreshed")] == [
        "famine-1",
        "famine-2",
        "barbarians-4",
    ]
    assert exhausted(p, 0) == ["fire-5", "riot-2", "fire-9"]
    assert not may(p, 0, "use", location=road)


@pytest.mark.rule("EE-ECO-3")
@pytest.mark.parametrize(("place", "neighbour", "far"), [(1, 2, 11), (11, 10, 1)])
def test_a_road_at_the_end_of_the_row_has_one_neighbour(
    place: int, neighbour: int, far: int
) -> None:
    """The row does not wrap."""
    order = [location.slug for location in pack.locations if location.slug != "road-9"]
    order.insert(place - 1, "road-9")
    p = economy(
        order=order,
        innovations={str(neighbour): ["fire-5"], str(far): ["fire-9"]},
        exhausted=["fire-5", "fire-9"],
    )
    play(p, 0, "use", location="road-9")
    assert exhausted(p, 0) == ["fire-9"]


@pytest.mark.rule("EE-ECO-3")
def test_a_road_refreshes_nothing_in_another_empire() -> None:
    """At the edge of a row the neighbour is nobody, least of all the next player's edge."""
    order = [location.slug for location in pack.locations if location.slug != "road-9"]
    left = {"innovations": {"11": ["fire-5"]}, "exhausted": ["fire-5"]}
    right = {"innovations": {"1": ["fire-9"]}, "exhausted": ["fire-9"]}
    for place, beside in ((0, "2"), (10, "10")):
        row = order.copy()
        row.insert(place, "road-9")
        tired = {"order": row, "innovations": {beside: ["riot-2"]}, "exhausted": ["riot-2"]}
        p = position(players=3, phase="economy", seats=[left, tired, right])
        play(p, 1, "use", location="road-9")
        assert [exhausted(p, seat) for seat in range(3)] == [["fire-5"], [], ["fire-9"]]
        fresh = position(players=3, phase="economy", seats=[left, {"order": row}, right])
        assert not may(fresh, 1, "use", location="road-9")


@pytest.mark.rule("EE-ECO-3")
def test_city_towns_and_armies_give_nothing_in_the_economy() -> None:
    p = economy(destroyed=[6, 7, 8, 9, 10, 11])
    assert legal(p, 0) == [Done()]


# --- exchanges: EE-ECO-4 -----------------------------------------------------------------------


@pytest.mark.rule("EE-ECO-4")
def test_a_plus_between_outputs_gives_both() -> None:
    """Barbarians 3: one wheat for a hammer and an axe, with nothing to choose but the payment."""
    p = economy(resources=holding(wheat=1), innovations={"1": ["barbarians-3"]})
    play(p, 0, "use", card="barbarians-3")
    assert legal(p, 0) == [Exchange("wheat", {"hammer": 1, "axe": 1})]
    play(p, 0, "exchange", pay="wheat", gain={"hammer": 1, "axe": 1})
    assert held(p, 0) == holding(hammer=1, axe=1)


@pytest.mark.rule("EE-ECO-4")
@pytest.mark.parametrize("gain", [HAMMER, AXE], ids=["hammer", "axe"])
def test_a_slash_between_outputs_gives_one_of_them(gain: dict[str, int]) -> None:
    p = economy(resources=holding(wheat=1), innovations={"1": ["barbarians-5"]})
    exchange(p, gain=gain, card="barbarians-5")
    assert held(p, 0) == holding(**gain)


@pytest.mark.rule("EE-ECO-4", "EE-ECO-1")
def test_what_one_exchange_gave_can_be_paid_into_the_next() -> None:
    """Barbarians 1 makes a coin of wheat, and a coin goes into Road 14."""
    p = economy(resources=holding(wheat=1), innovations={"1": ["barbarians-1"]})
    exchange(p, gain={"coin": 1}, card="barbarians-1")
    exchange(p, pay="coin", gain=AXE, location="road-14")
    assert held(p, 0) == holding(axe=1)


@pytest.mark.rule("EE-ECO-4")
def test_an_exchange_without_anything_to_pay_is_not_offered() -> None:
    p = economy(resources=holding(hammer=3, axe=3), innovations={"1": ["barbarians-3"]})
    assert not may(p, 0, "use", card="barbarians-3")


# --- repeat: EE-ECO-5 --------------------------------------------------------------------------


@pytest.mark.rule("EE-ECO-5")
def test_a_repeated_ability_may_be_used_once_more() -> None:
    """A used Farm gives again, once, and the repeat is spent."""
    p = economy(innovations={"1": ["barbarians-2"]})
    play(p, 0, "use", location="farm-11")
    play(p, 0, "use", card="barbarians-2")
    assert asks(p, 0) == "repeat"
    (event,) = play(p, 0, "repeat", location="farm-11")
    assert (event.event, event.ability) == ("repeated", "farm-11")
    play(p, 0, "use", location="farm-11")
    assert held(p, 0)["hammer"] == 4
    assert not may(p, 0, "use", location="farm-11")
    assert not may(p, 0, "use", card="barbarians-2")


@pytest.mark.rule("EE-ECO-5")
def test_an_ability_may_be_repeated_before_its_first_use() -> None:
    """Then it is there twice."""
    p = economy(innovations={"1": ["barbarians-2"], "2": ["flood-5"]})
    play(p, 0, "use", card="barbarians-2")
    play(p, 0, "repeat", card="flood-5")
    play(p, 0, "use", card="flood-5")
    play(p, 0, "use", card="flood-5")
    assert held(p, 0)["coin"] == 4
    assert not may(p, 0, "use", card="flood-5")


@pytest.mark.rule("EE-ECO-5")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_repeated_exchange_gets_its_full_number_of_times_again(before: int) -> None:
    """Road 14 repeated: four times in all, whenever the repeat comes."""
    p = economy(resources=holding(wheat=9), innovations={"1": ["barbarians-2"]})
    for _ in range(before):
        exchange(p, location="road-14")
    play(p, 0, "use", card="barbarians-2")
    play(p, 0, "repeat", location="road-14")
    for _ in range(4 - before):
        exchange(p, location="road-14")
    assert not may(p, 0, "use", location="road-14")
    assert held(p, 0) == holding(wheat=5, hammer=4)


@pytest.mark.rule("EE-ECO-5")
def test_a_repeat_repeats_neither_a_repeat_nor_itself() -> None:
    """Of two repeats in an empire none is a choice for the other."""
    p = economy(innovations={"1": ["barbarians-2"], "2": ["barbarians-6"], "3": ["flood-5"]})
    play(p, 0, "use", card="barbarians-2")
    assert offers(p, 0, "repeat", "card") == ["flood-5"]


@pytest.mark.rule("EE-ECO-5")
def test_two_repeats_may_choose_the_same_ability() -> None:
    p = economy(innovations={"1": ["barbarians-2"], "2": ["barbarians-6"]})
    for card in ("barbarians-2", "barbarians-6"):
        play(p, 0, "use", card=card)
        play(p, 0, "repeat", location="farm-3")
    for _ in range(3):
        play(p, 0, "use", location="farm-3")
    assert held(p, 0)["wheat"] == 5
    assert not may(p, 0, "use", location="farm-3")


@pytest.mark.rule("EE-ECO-5")
def test_only_working_economy_abilities_of_ones_own_can_be_repeated() -> None:
    """No destroyed location, no innovation there, no other phase, no other empire."""
    p = position(
        phase="economy",
        seats=[
            {
                "destroyed": [9, 10],
                "innovations": {
                    "1": ["barbarians-2", "blight-2", "riot-1", "famine-1"],
                    "2": ["flood-1"],
                    "10": ["flood-5"],
                },
            },
            {"innovations": {"1": ["flood-9"]}},
        ],
    )
    play(p, 0, "use", card="barbarians-2")
    assert offers(p, 0, "repeat", "card") == ["flood-1"]
    assert set(offers(p, 0, "repeat", "location")) == {"road-14", "road-12", "road-9", "farm-3"}


@pytest.mark.rule("EE-ECO-5")
def test_with_nothing_to_repeat_a_repeat_is_not_offered() -> None:
    """All Roads and Farms in ruins, and no other economy ability."""
    p = economy(destroyed=[6, 7, 8, 9, 10, 11], innovations={"1": ["barbarians-2", "barbarians-6"]})
    assert legal(p, 0) == [Done()]


@pytest.mark.rule("EE-ECO-5")
def test_a_repeat_at_a_destroyed_location_rests() -> None:
    p = economy(destroyed=[1], innovations={"1": ["barbarians-2"]})
    assert not may(p, 0, "use", card="barbarians-2")


@pytest.mark.rule("EE-ECO-5", "EE-ECO-1")
def test_what_was_repeated_and_not_used_is_lost_with_the_phase() -> None:
    """The extra use is for this phase only."""
    p = position(phase="economy", seats=[{"innovations": {"1": ["barbarians-2"]}, **RICH}, POOR])
    play(p, 0, "use", card="barbarians-2")
    play(p, 0, "repeat", location="farm-11")
    hurry_to(p, "economy")
    play(p, 0, "use", location="farm-11")
    assert not may(p, 0, "use", location="farm-11")


# --- abilities that look around: EE-ECO-6 ------------------------------------------------------


@pytest.mark.rule("EE-ECO-6")
@pytest.mark.parametrize(
    ("ruins", "points"),
    [([], 0), ([4], 2), ([6], 2), ([4, 6], 4), ([3, 7], 0), ([1, 2, 3, 4, 6], 4)],
)
def test_points_per_adjacent_destroyed_location(ruins: list[int], points: int) -> None:
    """Plague 5 at position 5: two points for each ruin beside it, none for others."""
    p = economy(destroyed=ruins, innovations={"5": ["plague-5"]})
    assert may(p, 0, "use", card="plague-5") == (points > 0)
    if points:
        play(p, 0, "use", card="plague-5")
    assert score(p, 0) == points


@pytest.mark.rule("EE-ECO-6")
@pytest.mark.parametrize(("place", "ruins"), [(1, [11]), (11, [1])])
def test_the_other_end_of_the_row_is_not_adjacent(place: int, ruins: list[int]) -> None:
    """Nor is the end of another player's row."""
    p = position(
        players=3,
        phase="economy",
        seats=[
            {"destroyed": [11]},
            {"destroyed": ruins, "innovations": {str(place): ["plague-5"]}},
            {"destroyed": [1]},
        ],
    )
    assert not may(p, 1, "use", card="plague-5")


@pytest.mark.rule("EE-ECO-6")
@pytest.mark.parametrize("card", ["blight-1", "blight-4"])
def test_points_outright_are_gained_when_used(card: str) -> None:
    """Two or three points, as the card says, once a phase."""
    p = economy(innovations={"1": [card]})
    (scored,) = named(play(p, 0, "use", card=card), "scored")
    assert scored.points == score(p, 0) == {"blight-1": 2, "blight-4": 3}[card]
    assert not may(p, 0, "use", card=card)


@pytest.mark.rule("EE-ECO-6")
@pytest.mark.parametrize(
    ("ruins", "wheat"), [([], 2), ([1], 1), ([3], 1), ([1, 3], 0), ([4, 5, 11], 2)]
)
def test_resources_per_adjacent_healthy_location_of_a_kind(ruins: list[int], wheat: int) -> None:
    """Plague 2 between two Farms: a wheat for each that is healthy."""
    order = ["farm-11", "city-32", "farm-8", "farm-3", "town-23", "town-18", "army-5",
             "army-4", "road-14", "road-12", "road-9"]  # fmt: skip
    p = economy(order=order, destroyed=ruins, resources=holding(), innovations={"2": ["plague-2"]})
    assert may(p, 0, "use", card="plague-2") == (wheat > 0)
    if wheat:
        play(p, 0, "use", card="plague-2")
    assert held(p, 0) == holding(wheat=wheat)


@pytest.mark.rule("EE-ECO-6")
def test_only_the_kind_on_the_card_counts() -> None:
    """Between a Farm and a Town, plague 4 gives a hammer for the Town alone."""
    order = ["farm-11", "city-32", "town-23", "farm-8", "farm-3", "town-18", "army-5",
             "army-4", "road-14", "road-12", "road-9"]  # fmt: skip
    p = economy(
        order=order, resources=holding(), innovations={"2": ["plague-4", "plague-3", "plague-7"]}
    )
    assert offers(p, 0, "use", "card") == ["plague-4"]
    play(p, 0, "use", card="plague-4")
    assert held(p, 0) == holding(hammer=1)


@pytest.mark.rule("EE-ECO-6")
def test_the_neighbours_count_as_they_are_when_the_ability_is_used() -> None:
    """Not as they were when the card was placed: a Farm rebuilt in between counts."""
    order = ["farm-11", "city-32", "army-5", "farm-8", "farm-3", "town-23", "town-18",
             "army-4", "road-14", "road-12", "road-9"]  # fmt: skip
    p = position(
        players=3,
        phase="combined",
        seats=[
            {
                "order": order,
                "destroyed": [1],
                "resources": holding(hammer=5),
                "innovations": {"2": ["plague-2"]},
            }
        ],
    )
    play(p, 0, "industry_first")
    play(p, 0, "rebuild", position=1)
    play(p, 0, "done")
    play(p, 0, "use", card="plague-2")
    assert held(p, 0) == holding(wheat=1)


@pytest.mark.rule("EE-ECO-6", "EE-ECO-1")
def test_the_choices_name_what_each_use_would_bring() -> None:
    """The preview of an ability that looks around counts the same neighbours."""
    p = economy(destroyed=[4, 6], innovations={"5": ["plague-5"]})
    choices = prompt(p, 0).choices
    (effects,) = [c.effects for c in choices if c.move == Use(card="plague-5")]
    assert [event.points for event in named(effects, "scored")] == [4]
