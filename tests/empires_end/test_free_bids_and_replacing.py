"""EE-DIS-9 to EE-DIS-11: averting for free, replacing a disaster, and being exhausted."""

from __future__ import annotations

from typing import Any

import pytest

from empires.shapes.empires_end.moves import Bid, Done, Use
from tests.empires_end.kit import (
    TAKE,
    all_but,
    asks,
    destroyed,
    disaster,
    exhausted,
    game,
    held,
    holding,
    innovations,
    legal,
    may,
    offers,
    open_card,
    phase,
    play,
    position,
    pot,
    taken,
    written,
)


@pytest.mark.rule("EE-DIS-9")
def test_a_free_bid_averts_without_paying_and_is_exhausted() -> None:
    """Nothing is laid on the card, nothing leaves the store, the turn is over."""
    p = disaster("fire-5", {"innovations": {"1": ["famine-1"]}})
    (event,) = play(p, 0, "use", card="famine-1")
    assert (event.event, event.by) == ("averted_free", "famine-1")
    assert (pot(p), held(p, 0)) == ({}, holding(wheat=2, hammer=2, axe=2, coin=2))
    assert exhausted(p, 0) == ["famine-1"]
    assert p.to_move == [1]


@pytest.mark.rule("EE-DIS-9")
@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("famine-4", {"famine-1"}),
        ("fire-1", {"fire-5"}),
        ("riot-2", {"riot-7"}),
        ("fire-9", {"famine-1", "riot-7"}),
        ("fire-10", {"famine-1", "fire-5", "riot-7"}),
    ],
)
def test_a_free_bid_helps_only_where_its_resource_may_be_bid(card: str, fits: set[str]) -> None:
    """Famine 1 saves a wheat, fire 5 a hammer, riot 7 an axe."""
    p = disaster(card, {"innovations": {"1": ["famine-1"], "2": ["fire-5"], "3": ["riot-7"]}})
    assert set(offers(p, 0, "use", "card")) == fits


@pytest.mark.rule("EE-DIS-9")
def test_a_free_bid_saves_exactly_one_resource() -> None:
    """When the turn comes round again the player decides again, without it."""
    p = disaster("fire-5", {"innovations": {"1": ["famine-1"]}})
    play(p, 0, "use", card="famine-1")
    play(p, 1, "bid", disaster=0, resource="axe")
    assert p.to_move == [0]
    assert offers(p, 0, "use", "card") == []
    assert may(p, 0, "take", disaster=0)
    assert offers(p, 0, "bid", "resource") == ["wheat", "hammer", "axe", "coin"]


@pytest.mark.rule("EE-DIS-9")
def test_several_free_bids_are_used_one_a_turn() -> None:
    """One decision a turn: the second waits for the next round."""
    p = disaster("fire-5", {"innovations": {"1": ["famine-1"], "2": ["famine-2"]}})
    play(p, 0, "use", card="famine-1")
    assert p.to_move == [1]
    play(p, 1, "bid", disaster=0, resource="axe")
    assert offers(p, 0, "use", "card") == ["famine-2"]


@pytest.mark.rule("EE-DIS-9", "EE-INN-4")
def test_a_free_bid_at_a_destroyed_location_does_nothing() -> None:
    p = disaster("fire-5", {"innovations": {"1": ["famine-1"]}, "destroyed": [1]})
    assert offers(p, 0, "use", "card") == []


@pytest.mark.rule("EE-DIS-9")
def test_nobody_uses_anothers_free_bid() -> None:
    p = disaster("fire-5", {}, {"innovations": {"1": ["famine-1"]}})
    assert offers(p, 0, "use", "card") == []
    play(p, 0, "bid", disaster=0, resource="axe")
    assert offers(p, 1, "use", "card") == ["famine-1"]


@pytest.mark.rule("EE-DIS-11")
def test_exhausted_abilities_stay_exhausted_through_all_phases() -> None:
    """Taking, economy, the next disaster, industry: nothing refreshes by itself."""
    p = disaster("fire-5", {"innovations": {"1": ["famine-1"]}}, deck=["fire-10"])
    play(p, 0, "use", card="famine-1")
    taken(p, 1)
    for seat in (0, 1):
        play(p, seat, "done")
    assert (phase(p), open_card(p)) == ("disaster", "fire-10")
    assert exhausted(p, 0) == ["famine-1"]
    taken(p, 1)
    assert (phase(p), exhausted(p, 0)) == ("industry", ["famine-1"])
    for seat in (0, 1):
        play(p, seat, "done")
    assert (phase(p), exhausted(p, 0)) == ("disaster", ["famine-1"])


@pytest.mark.rule("EE-DIS-11", "EE-ECO-3")
def test_an_effect_that_refreshes_makes_an_ability_usable_again() -> None:
    """Road 9 lies beside Farm 11: in the next disaster its free bid is there again."""
    p = position(
        phase="economy",
        seats=[{"innovations": {"9": ["famine-1"]}, "exhausted": ["famine-1"]}],
        deck=["fire-5"],
    )
    play(p, 0, "use", location="road-9")
    assert exhausted(p, 0) == []
    play(p, 0, "done")
    play(p, 1, "done")
    assert may(p, 0, "use", card="famine-1")


# --- replace: EE-DIS-10 ------------------------------------------------------------------------

REPLACE = {"innovations": {"1": ["barbarians-4"]}}


@pytest.mark.rule("EE-DIS-10")
def test_replacing_swaps_the_disaster_for_the_top_card_of_the_deck() -> None:
    """It is exhausted, the new card threatens another location, and the player still decides."""
    p = disaster("fire-9", REPLACE, deck=["riot-2", "fire-1"])
    (event,) = play(p, 0, "use", card="barbarians-4")
    assert (event.old, event.new, event.by) == ("fire-9", "riot-2", "barbarians-4")
    assert exhausted(p, 0) == ["barbarians-4"]
    assert p.to_move == [0]
    assert legal(p, 0) == [
        Bid(0, "axe"),
        Bid(0, "coin"),
        TAKE,
    ]
    taken(p)
    assert destroyed(p, 0) == [2]
    assert innovations(p, 0) == {1: ["barbarians-4"], 3: ["riot-2"]}


@pytest.mark.rule("EE-DIS-10")
def test_bids_already_made_stay_on_the_new_card() -> None:
    """Whoever takes the new card gains what was bid on the old one."""
    p = position(
        disasters=[{"card": "fire-9", "pot": {"axe": 2, "coin": 1}}],
        seats=[REPLACE],
        deck=["fire-1"],
    )
    play(p, 0, "use", card="barbarians-4")
    assert (open_card(p), pot(p)) == ("fire-1", {"axe": 2, "coin": 1})
    taken(p)
    assert held(p, 0) == holding(wheat=2, hammer=2, axe=4, coin=3)


@pytest.mark.rule("EE-DIS-10")
def test_the_replaced_card_is_shuffled_into_the_deck() -> None:
    """The deck keeps its size and holds the old card; the order of all others changed too."""
    p = disaster("fire-9", REPLACE, deck=["riot-2"])
    before = written(p)["deck"][1:]
    play(p, 0, "use", card="barbarians-4")
    after = written(p)["deck"]
    assert sorted(after) == sorted([*before, "fire-9"])
    after.remove("fire-9")
    assert sum(a != b for a, b in zip(before, after, strict=True)) > 60
    assert game.view(p, None).discards == []


@pytest.mark.rule("EE-DIS-10")
def test_a_disaster_cannot_be_replaced_by_itself() -> None:
    """The new card is drawn before the old one goes back: the only other card comes, always."""
    rest = all_but("fire-9", "riot-2", "barbarians-4")
    p = disaster("fire-9", REPLACE, {"innovations": {"1": rest}}, deck=["riot-2"])
    play(p, 0, "use", card="barbarians-4")
    assert (open_card(p), written(p)["deck"]) == ("riot-2", ["fire-9"])


@pytest.mark.rule("EE-DIS-10", "EE-DIS-9")
@pytest.mark.parametrize(
    "avert",
    [
        {"do": "bid", "disaster": 0, "resource": "axe"},
        {"do": "use", "card": "famine-1"},
    ],
    ids=["paid", "free"],
)
def test_replacing_after_averting_lets_the_aversion_stand(avert: dict[str, Any]) -> None:
    """The turn ends without a second decision; the next player meets the new card."""
    p = disaster(
        "fire-9", {"innovations": {"1": ["barbarians-4"], "2": ["famine-1"]}}, deck=["fire-1"]
    )
    play(p, 0, **avert)
    assert legal(p, 0) == [Done(), Use(card="barbarians-4")]
    play(p, 0, "use", card="barbarians-4")
    assert (p.to_move, open_card(p)) == ([1], "fire-1")


@pytest.mark.rule("EE-DIS-10")
def test_after_averting_the_turn_may_also_end_without_replacing() -> None:
    p = disaster("fire-9", REPLACE)
    play(p, 0, "bid", disaster=0, resource="axe")
    play(p, 0, "done")
    assert (p.to_move, open_card(p), exhausted(p, 0)) == ([1], "fire-9", [])


@pytest.mark.rule("EE-DIS-10")
def test_replacing_does_not_take_the_place_of_the_turn() -> None:
    """Before the decision there is no way to end the turn but to avert or take."""
    p = disaster("fire-9", REPLACE, deck=["fire-10"])
    assert Done() not in legal(p, 0)
    play(p, 0, "use", card="barbarians-4")
    assert p.to_move == [0]
    assert Done() not in legal(p, 0)


@pytest.mark.rule("EE-DIS-10")
def test_two_replacements_may_follow_each_other() -> None:
    """Each is exhausted for one swap; a third time is not possible."""
    p = disaster(
        "fire-9",
        {"innovations": {"1": ["barbarians-4"], "2": ["barbarians-7"]}},
        deck=["fire-10"],
    )
    play(p, 0, "use", card="barbarians-4")
    assert offers(p, 0, "use", "card") == ["barbarians-7"]
    play(p, 0, "use", card="barbarians-7")
    assert offers(p, 0, "use", "card") == []
    assert exhausted(p, 0) == ["barbarians-4", "barbarians-7"]


@pytest.mark.rule("EE-DIS-10")
def test_two_replacements_may_also_follow_an_aversion() -> None:
    """The turn ends when nothing is left that could be done."""
    p = disaster(
        "fire-9",
        {"innovations": {"1": ["barbarians-4"], "2": ["barbarians-7"]}},
        deck=["fire-10"],
    )
    play(p, 0, "bid", disaster=0, resource="axe")
    play(p, 0, "use", card="barbarians-7")
    assert legal(p, 0) == [Done(), Use(card="barbarians-4")]
    play(p, 0, "use", card="barbarians-4")
    assert p.to_move == [1]


@pytest.mark.rule("EE-DIS-10", "EE-INN-4")
def test_replacing_needs_a_healthy_location_and_ones_own_turn() -> None:
    """At a destroyed location it rests; on another player's turn it waits."""
    p = disaster("fire-9", {**REPLACE, "destroyed": [1]}, {})
    assert offers(p, 0, "use", "card") == []
    p = disaster("fire-9", {}, REPLACE)
    assert legal(p, 1) == []


@pytest.mark.rule("EE-DIS-10")
def test_a_disaster_that_was_taken_cannot_be_replaced_any_more() -> None:
    """After the take nothing is open, so the phase ends although a replacement is ready."""
    p = disaster("fire-9", REPLACE)
    taken(p)
    assert phase(p) == "economy"


@pytest.mark.rule("EE-DIS-10", "EE-DBL-2")
def test_in_a_double_disaster_one_of_the_two_is_replaced_at_the_players_choice() -> None:
    """The other stays as it is, with its own bids."""
    p = position(
        players=3,
        disasters=[
            {"card": "fire-9", "pot": {"axe": 1}},
            {"card": "riot-2", "pot": {"coin": 1}},
        ],
        seats=[REPLACE],
        deck=["fire-1"],
    )
    play(p, 0, "use", card="barbarians-4")
    assert (asks(p, 0), offers(p, 0, "aim", "disaster")) == ("aim", [0, 1])
    assert exhausted(p, 0) == []
    play(p, 0, "aim", disaster=1)
    assert [(one.card, one.pot) for one in game.view(p, None).disasters] == [
        ("fire-9", {"axe": 1}),
        ("fire-1", {"coin": 1}),
    ]
    assert {move.disaster for move in legal(p, 0)} == {0, 1}


@pytest.mark.rule("EE-DIS-10")
def test_after_taking_one_of_two_the_other_may_still_be_replaced() -> None:
    """Averted or not, the one that is still open can be swapped before the turn ends."""
    p = position(
        players=3,
        disasters=[{"card": "fire-9"}, {"card": "riot-2"}],
        seats=[REPLACE],
        deck=["fire-1"],
    )
    play(p, 0, "bid", disaster=1, resource="axe")
    taken(p)
    assert legal(p, 0) == [Done(), Use(card="barbarians-4")]
    play(p, 0, "use", card="barbarians-4")
    (left,) = game.view(p, None).disasters
    assert (left.disaster, left.card, left.pot) == (1, "fire-1", {"axe": 1})
    assert p.to_move == [1]
