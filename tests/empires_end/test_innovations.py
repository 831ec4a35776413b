"""EE-INN: where innovations may be placed, when they work, and what earthquakes do."""

from __future__ import annotations

from typing import Any

import pytest

from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.events import Triggered
from tests.empires_end.kit import (
    bid,
    destroyed,
    empire,
    exhausted,
    game,
    happened,
    held,
    holding,
    innovations,
    legal,
    may,
    named,
    offers,
    pack,
    play,
    position,
    score,
)

EVERYWHERE = [*range(1, 12)]
CARDS = [f"{family}-{n}" for family in ("flood", "blight", "plague") for n in EVERYWHERE]


def taking(card: str, **seat: Any) -> EmpiresEnd:
    """A disaster that seat 0 has just taken."""
    p = position(disasters=[{"card": card}], seats=[seat])
    play(p, 0, "take", disaster=0)
    return p


def one_each(*places: int) -> dict[str, list[str]]:
    """One innovation at each of these positions."""
    return {str(place): [card] for place, card in zip(places, CARDS, strict=False)}


# --- where: EE-INN-1, EE-INN-3 -----------------------------------------------------------------


@pytest.mark.rule("EE-INN-1")
def test_an_innovation_goes_to_a_healthy_location_of_ones_choice() -> None:
    """With none placed yet every healthy location is free to choose, no ruin is."""
    p = taking("fire-9", destroyed=[1, 6])
    assert offers(p, 0, "place", "position") == [2, 3, 4, 5, 7, 8, 10, 11]
    play(p, 0, "place", position=7)
    assert innovations(p, 0) == {7: ["fire-9"]}


@pytest.mark.rule("EE-INN-1", "EE-IND-2")
def test_a_built_card_goes_to_a_healthy_location_too() -> None:
    p = position(phase="industry", seats=[{"hand": ["riot-1"], "destroyed": [1, 6]}])
    play(p, 0, "build", card="riot-1")
    assert offers(p, 0, "place", "position") == [2, 3, 4, 5, 7, 8, 9, 10, 11]


@pytest.mark.rule("EE-INN-3")
def test_it_must_go_to_a_healthy_location_with_the_fewest_innovations() -> None:
    """Where one location has none yet, all with one are out of the question."""
    p = taking("fire-9", innovations=one_each(1, 2, 3, 4, 5, 7, 8))
    assert offers(p, 0, "place", "position") == [6, 10, 11]


@pytest.mark.rule("EE-INN-3")
def test_when_all_healthy_locations_have_one_the_second_may_go_anywhere() -> None:
    """Ruins do not count: their emptiness forbids nothing, their cards allow nothing."""
    p = taking(
        "fire-9",
        destroyed=[10, 11],
        innovations={**one_each(*range(1, 9)), "8": ["riot-1", "riot-3"]},
    )
    assert offers(p, 0, "place", "position") == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("EE-INN-3")
def test_a_ruin_full_of_innovations_sets_no_measure() -> None:
    """Only the counts at healthy locations are compared."""
    p = taking("fire-9", innovations={"9": CARDS[:5], "1": ["riot-1"]})
    assert offers(p, 0, "place", "position") == [2, 3, 4, 5, 6, 7, 8, 10, 11]


@pytest.mark.rule("EE-INN-3")
def test_a_single_possible_place_needs_no_decision() -> None:
    """One healthy location with fewer than all others: the card lies there at once."""
    p = taking("fire-9", innovations=one_each(1, 2, 3, 4, 6, 7, 8, 10, 11))
    assert innovations(p, 0)[5] == ["fire-9"]
    assert not offers(p, 0, "place", "position")


@pytest.mark.rule("EE-INN-3", "EE-IND-2")
def test_the_rule_of_the_fewest_holds_for_built_cards() -> None:
    p = position(
        phase="industry", seats=[{"hand": ["riot-1"], "innovations": one_each(*range(3, 12))}]
    )
    play(p, 0, "build", card="riot-1")
    assert offers(p, 0, "place", "position") == [1, 2]


@pytest.mark.rule("EE-INN-3", "EE-IND-6")
def test_a_rebuilt_location_counts_at_once() -> None:
    """Rebuilt and empty, it is the only place for the next card."""
    p = position(
        phase="industry",
        seats=[
            {
                "hand": ["riot-1"],
                "destroyed": [4],
                "innovations": one_each(1, 2, 3, 5, 6, 7, 8, 9, 10, 11),
                "resources": holding(hammer=9),
            }
        ],
    )
    play(p, 0, "rebuild", position=4)
    play(p, 0, "build", card="riot-1")
    assert innovations(p, 0)[4] == ["riot-1"]


# --- at work and idle: EE-INN-2, EE-INN-4 ------------------------------------------------------


@pytest.mark.rule("EE-INN-2")
def test_several_innovations_at_one_location_all_work() -> None:
    """Three at the City in the economy phase, and their location's own ability besides."""
    p = position(
        phase="economy",
        seats=[
            {
                "resources": holding(),
                "innovations": {"9": ["flood-1", "flood-5", "blight-1"]},
            }
        ],
    )
    for card in ("flood-1", "flood-5", "blight-1"):
        play(p, 0, "use", card=card)
    play(p, 0, "use", location="farm-11")
    assert held(p, 0) == holding(wheat=1, hammer=1, coin=1)
    assert score(p, 0) == 2


@pytest.mark.rule("EE-INN-2", "EE-CON-2", "EE-END-1")
def test_strength_and_final_points_at_one_location_add_up() -> None:
    """Riot 1, 3 and 6 give one, one and two; two per destroyed location count twice."""
    p = position(
        phase="economy",
        seats=[
            {
                "destroyed": [11],
                "innovations": {"1": ["riot-1", "riot-3", "riot-6", "blight-3", "blight-5"]},
            }
        ],
    )
    seen = game.view(p, None).seats[0]
    assert seen.strength == 4 + 1 + 1 + 2
    assert seen.forecast.abilities == 2 + 2


@pytest.mark.rule("EE-INN-4")
def test_a_destroyed_location_keeps_its_innovations_idle() -> None:
    """They stay there, exhausted or not, and give neither strength nor points nor uses."""
    idle = ["flood-5", "riot-6", "blight-3", "famine-1"]
    p = taking("fire-9", innovations={"9": idle}, exhausted=["famine-1"])
    assert innovations(p, 0) == {9: idle}
    assert exhausted(p, 0) == ["famine-1"]
    seen = game.view(p, None).seats[0]
    assert (seen.strength, seen.forecast.abilities) == (4, 0)
    play(p, 0, "place", position=1)
    assert not may(p, 0, "use", card="flood-5")


@pytest.mark.rule("EE-INN-4", "EE-IND-7")
def test_innovations_work_again_after_the_rebuild() -> None:
    """Points of the industry phase at once, strength from then on."""
    p = position(
        phase="industry",
        seats=[
            {
                "destroyed": [4],
                "innovations": {"4": ["blight-2", "riot-6"]},
                "resources": holding(hammer=4),
            }
        ],
    )
    assert not may(p, 0, "use", card="blight-2")
    play(p, 0, "rebuild", position=4)
    play(p, 0, "use", card="blight-2")
    assert score(p, 0) == 2
    assert game.view(p, None).seats[0].strength == 2 + 2 + 2


# --- moving with the location: EE-INN-5 --------------------------------------------------------


@pytest.mark.rule("EE-INN-5", "EE-IND-8")
def test_innovations_go_with_their_location_when_it_is_swapped() -> None:
    """Health, cards and exhaustion travel together, from both sides."""
    p = position(
        phase="industry",
        seats=[
            {
                "destroyed": [2],
                "innovations": {"2": ["flood-1", "famine-1"], "9": ["riot-1"]},
                "exhausted": ["famine-1"],
            }
        ],
    )
    play(p, 0, "use", location="city-32")
    play(p, 0, "swap", positions=[2, 9])
    assert innovations(p, 0) == {9: ["flood-1", "famine-1"], 2: ["riot-1"]}
    assert destroyed(p, 0) == [9]
    assert exhausted(p, 0) == ["famine-1"]
    assert [empire(p, 0)["order"][at - 1] for at in (2, 9)] == ["farm-11", "town-23"]


@pytest.mark.rule("EE-INN-5", "EE-IND-8", "EE-INN-4")
def test_swapped_innovations_work_or_rest_as_their_own_location_does() -> None:
    """A ruin and a healthy location change places: the cards of the healthy one still score."""
    p = position(
        phase="industry",
        seats=[{"destroyed": [2], "innovations": {"2": ["blight-2"], "9": ["blight-11"]}}],
    )
    play(p, 0, "use", location="city-32")
    play(p, 0, "swap", positions=[2, 9])
    assert offers(p, 0, "use", "card") == ["blight-11"]


@pytest.mark.rule("EE-INN-5", "EE-INN-3")
def test_after_a_swap_the_fewest_are_counted_where_the_innovations_are_now() -> None:
    """The next card may go to the position that became empty, not to the one that filled."""
    p = position(phase="industry", seats=[{"hand": ["riot-1"], "innovations": {"2": ["flood-1"]}}])
    play(p, 0, "use", location="city-32")
    play(p, 0, "swap", positions=[2, 9])
    play(p, 0, "build", card="riot-1")
    assert offers(p, 0, "place", "position") == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11]


@pytest.mark.rule("EE-INN-5", "EE-CON-6")
def test_innovations_go_with_their_location_in_an_upheaval() -> None:
    """The City at position 1 and Farm 3 at position 11 change places with all they have."""
    p = position(
        conflict="conflict-1",
        seats=[{"innovations": {"1": ["flood-1"], "11": ["riot-4", "riot-9"]}, "destroyed": [11]}],
    )
    bid(p, 1, axes=2)
    bid(p, 0)
    assert innovations(p, 0) == {11: ["flood-1"], 1: ["riot-4", "riot-9"]}
    assert destroyed(p, 0) == [1]


@pytest.mark.rule("EE-INN-5")
def test_a_moved_innovation_looks_at_its_new_neighbours() -> None:
    """Plague 5 scores ruins beside it, wherever its location has gone."""
    p = position(
        players=3,
        phase="combined",
        seats=[{"destroyed": [8], "innovations": {"1": ["plague-5"]}}],
    )
    play(p, 0, "industry_first")
    play(p, 0, "use", location="city-32")
    play(p, 0, "swap", positions=[1, 9])
    play(p, 0, "done")
    play(p, 0, "use", card="plague-5")
    assert score(p, 0) == 2


@pytest.mark.rule("EE-INN-5", "EE-IND-9")
def test_only_moving_an_innovation_parts_it_from_its_location() -> None:
    """The ability lifts one card; the location and its other cards stay, and the counts follow."""
    p = position(
        phase="industry",
        seats=[{"hand": ["riot-3"], "innovations": {"1": ["fire-2", "riot-1"], "4": ["flood-1"]}}],
    )
    play(p, 0, "use", card="fire-2")
    play(p, 0, "lift", card="flood-1")
    play(p, 0, "place", position=5)
    assert innovations(p, 0) == {1: ["fire-2", "riot-1"], 5: ["flood-1"]}
    assert empire(p, 0)["order"] == [location.slug for location in pack.locations]
    play(p, 0, "build", card="riot-3")
    assert offers(p, 0, "place", "position") == [2, 3, 4, 6, 7, 8, 9, 10, 11]


# --- earthquakes: EE-INN-6 ---------------------------------------------------------------------


@pytest.mark.rule("EE-INN-6")
@pytest.mark.parametrize(
    ("card", "gain", "points"),
    [
        ("earthquake-1", {"wheat": 3}, 0),
        ("earthquake-2", {"hammer": 3}, 0),
        ("earthquake-7", {"wheat": 1, "hammer": 1, "axe": 1}, 0),
        ("earthquake-8", {"coin": 3}, 0),
        ("earthquake-5", {}, 5),
        ("earthquake-9", {}, 8),
    ],
)
def test_an_earthquake_acts_when_its_location_is_destroyed(
    card: str, gain: dict[str, int], points: int
) -> None:
    """Resources or points for the owner, in the moment of destruction."""
    p = taking("fire-9", resources=holding(), innovations={"9": [card]})
    assert named(happened(p), "triggered") == [Triggered("EE-INN-6", 0, card)]
    assert (held(p, 0), score(p, 0)) == (holding(**gain), points)


@pytest.mark.rule("EE-INN-6")
def test_all_earthquakes_at_the_location_act() -> None:
    p = taking("fire-9", innovations={"9": ["earthquake-5", "flood-1", "earthquake-9"]})
    assert score(p, 0) == 13


@pytest.mark.rule("EE-INN-6")
def test_a_refreshing_earthquake_refreshes_the_whole_empire() -> None:
    """Both ends of the row, the ruins, and its own location; not another player's empire."""
    p = position(
        disasters=[{"card": "fire-9"}],
        seats=[
            {
                "destroyed": [1],
                "innovations": {
                    "1": ["famine-1"],
                    "4": ["famine-4"],
                    "9": ["earthquake-6", "famine-2"],
                    "11": ["fire-5"],
                },
                "exhausted": ["famine-1", "famine-4", "famine-2", "fire-5"],
            },
            {"innovations": {"1": ["famine-5"]}, "exhausted": ["famine-5"]},
        ],
    )
    play(p, 0, "take", disaster=0)
    assert (exhausted(p, 0), exhausted(p, 1)) == ([], ["famine-5"])


@pytest.mark.rule("EE-INN-6")
def test_an_earthquake_rests_while_other_locations_are_destroyed() -> None:
    """Its neighbours may fall, it does not act."""
    p = taking("fire-9", innovations={"8": ["earthquake-5"], "10": ["earthquake-9"]})
    assert score(p, 0) == 0


@pytest.mark.rule("EE-INN-6", "EE-DIS-6")
def test_an_earthquake_acts_too_when_its_location_falls_in_place_of_another() -> None:
    """The threatened one is in ruins already; the neighbour chosen has the earthquake."""
    p = taking("fire-9", destroyed=[9], innovations={"10": ["earthquake-5"]})
    play(p, 0, "burn", position=10)
    assert score(p, 0) == 5


@pytest.mark.rule("EE-INN-6")
def test_an_earthquake_at_a_ruin_does_not_act_again() -> None:
    """Only being destroyed counts; a threat to the ruin itself passes on to a neighbour."""
    p = taking("fire-11", destroyed=[11], innovations={"11": ["earthquake-5"]})
    assert destroyed(p, 0) == [10, 11]
    assert score(p, 0) == 0


@pytest.mark.rule("EE-INN-6")
def test_an_earthquake_acts_again_when_its_location_is_rebuilt_and_destroyed_again() -> None:
    """Destroyed twice, paid twice: five points each time."""
    p = position(
        space=3,
        disasters=[{"card": "fire-9"}],
        deck=["riot-9"],
        seats=[
            {
                "resources": holding(hammer=9),
                "innovations": {"9": ["earthquake-5"]},
                "hand": ["flood-1", "flood-2", "flood-3", "flood-4"],
            },
            {"hand": ["flood-5", "flood-6", "flood-7", "flood-8"]},
        ],
    )
    play(p, 0, "take", disaster=0)
    play(p, 0, "place", position=1)
    assert score(p, 0) == 5
    play(p, 0, "rebuild", position=9)
    play(p, 0, "done")
    play(p, 1, "done")
    play(p, 0, "take", disaster=0)
    assert destroyed(p, 0) == [9]
    assert score(p, 0) == 10


@pytest.mark.rule("EE-INN-6", "EE-DIS-5")
def test_a_taken_earthquake_does_not_act_on_the_destruction_it_causes() -> None:
    """It is placed afterwards, at a location that stands."""
    p = taking("earthquake-5")
    assert destroyed(p, 0) == [5]
    assert not named(happened(p), "triggered")
    play(p, 0, "place", position=4)
    assert score(p, 0) == 0


@pytest.mark.rule("EE-INN-6")
def test_an_earthquake_is_never_used_by_choice() -> None:
    """It is offered in no phase."""
    for kind in ("economy", "industry"):
        p = position(phase=kind, seats=[{"innovations": {"1": ["earthquake-5", "earthquake-1"]}}])
        assert "earthquake-5" not in offers(p, 0, "use", "card")
    p = position(disasters=[{"card": "fire-9"}], seats=[{"innovations": {"1": ["earthquake-6"]}}])
    assert {move.do for move in legal(p, 0)} == {"bid", "take"}
