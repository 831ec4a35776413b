"""EE-DIS-8: a taker with few resources may buy coins for points."""

from __future__ import annotations

import pytest

from empires.shapes.empires_end.moves import Bid, BuyCoin, Done, Take
from tests.empires_end.kit import (
    asks,
    disaster,
    held,
    holding,
    legal,
    named,
    offers,
    phase,
    play,
    position,
    score,
    seen_by,
    taken,
)


@pytest.mark.rule("EE-DIS-8")
@pytest.mark.parametrize(
    ("amounts", "is_low"),
    [
        pytest.param({"hammer": 4}, True, id="four of one kind"),
        pytest.param({"wheat": 1, "hammer": 1, "axe": 1, "coin": 1}, True, id="one of each"),
        pytest.param({"hammer": 5}, False, id="five of one kind"),
        pytest.param({"wheat": 1, "hammer": 1, "axe": 1, "coin": 2}, False, id="coins count"),
        pytest.param({}, True, id="nothing at all"),
    ],
)
def test_a_taker_with_fewer_than_five_resources_in_all_may_buy_coins(
    amounts: dict[str, int], is_low: bool
) -> None:
    """Four is low, five is not; all kinds count."""
    p = disaster("fire-9", {"resources": holding(**amounts)})
    taken(p)
    assert (asks(p, 0) == "low_resources") == is_low
    if is_low:
        assert legal(p, 0) == [Done(), BuyCoin()]


@pytest.mark.rule("EE-DIS-8")
def test_the_bids_on_the_taken_card_count_before_resources_are_low() -> None:
    """Three and two from the card are five: nothing can be bought."""
    p = position(
        disasters=[{"card": "fire-9", "pot": {"axe": 2}}],
        seats=[{"resources": holding(wheat=3)}],
    )
    taken(p)
    assert phase(p) == "economy"


@pytest.mark.rule("EE-DIS-8")
def test_each_coin_costs_two_points_until_there_are_five_resources() -> None:
    """From one resource: four coins for eight points, and then no more."""
    p = disaster("fire-9", {"resources": holding(axe=1), "score": 5})
    taken(p)
    for bought in (1, 2, 3, 4):
        assert asks(p, 0) == "low_resources"
        play(p, 0, "buy_coin")
        assert (score(p, 0), held(p, 0)) == (5 - 2 * bought, holding(axe=1, coin=bought))
    assert phase(p) == "economy"


@pytest.mark.rule("EE-DIS-8")
@pytest.mark.parametrize("bought", [0, 1, 3])
def test_the_taker_may_stop_buying_at_any_time(bought: int) -> None:
    p = disaster("fire-9", {"resources": holding(axe=1)})
    taken(p)
    for _ in range(bought):
        play(p, 0, "buy_coin")
    play(p, 0, "done")
    assert (score(p, 0), held(p, 0)) == (-2 * bought, holding(axe=1, coin=bought))
    assert phase(p) == "economy"


@pytest.mark.rule("EE-DIS-8", "EE-RES-3")
def test_declaring_low_resources_makes_the_holdings_public_once() -> None:
    """With the first coin everybody is told what the taker held; buying nothing tells nothing."""
    p = disaster("fire-9", {"resources": holding(axe=1, wheat=2)})
    taken(p)
    (declared,) = named(play(p, 0, "buy_coin"), "declared")
    for viewer in (0, 1, None):
        told = seen_by(declared, viewer)
        assert (told.seat, told.resources) == (0, holding(axe=1, wheat=2))
    assert not named(play(p, 0, "buy_coin"), "declared")

    p = disaster("fire-9", {"resources": holding(axe=1, wheat=2)})
    taken(p)
    assert not named(play(p, 0, "done"), "declared")


@pytest.mark.rule("EE-DIS-8")
def test_only_the_taker_may_buy_and_only_after_placing_the_card() -> None:
    """Neither averting with little left nor the moment before placing allows it."""
    p = disaster("fire-9", {"resources": holding(axe=1)}, {"resources": holding(axe=1)})
    assert BuyCoin() not in legal(p, 0)
    play(p, 0, "bid", disaster=0, resource="axe")
    assert p.to_move == [1]
    play(p, 1, "take", disaster=0)
    assert {move.do for move in legal(p, 1)} == {"place"}
    play(p, 1, "place", position=1)
    assert (p.to_move, asks(p, 1)) == ([1], "low_resources")


@pytest.mark.rule("EE-DIS-8", "EE-DIS-7")
def test_a_taker_in_ruins_may_buy_coins_too() -> None:
    """The card could not be placed, but everything else is done."""
    p = disaster("fire-9", {"destroyed": [*range(1, 12)], "resources": holding()})
    taken(p)
    play(p, 0, "buy_coin")
    assert (score(p, 0), held(p, 0)) == (-2, holding(coin=1))


@pytest.mark.rule("EE-DIS-8", "EE-INN-6")
def test_what_the_destruction_itself_brought_counts_too() -> None:
    """Three wheat of an earthquake make two resources five."""
    p = disaster("fire-9", {"resources": holding(axe=2), "innovations": {"9": ["earthquake-1"]}})
    taken(p)
    assert phase(p) == "economy"


@pytest.mark.rule("EE-DIS-8", "EE-DBL-3")
def test_in_a_double_disaster_a_coin_bought_after_the_first_take_averts_the_second() -> None:
    """Low resources come after each take, before the other disaster is decided."""
    p = position(
        players=3,
        disasters=[{"card": "fire-9"}, {"card": "riot-2"}],
        seats=[{"resources": holding()}],
    )
    assert {move.do for move in legal(p, 0)} == {"take"}
    taken(p)
    play(p, 0, "buy_coin")
    play(p, 0, "done")
    assert legal(p, 0) == [
        Bid(1, "coin"),
        Take(1),
    ]
    play(p, 0, "bid", disaster=1, resource="coin")
    assert p.to_move == [1]


@pytest.mark.rule("EE-DIS-8")
def test_in_a_double_disaster_coins_may_be_bought_after_each_take() -> None:
    """Both times, and the holdings are told each time."""
    p = position(
        players=3,
        disasters=[{"card": "fire-9"}, {"card": "riot-2"}],
        seats=[{"resources": holding(hammer=1)}],
    )
    taken(p)
    assert len(named(play(p, 0, "buy_coin"), "declared")) == 1
    play(p, 0, "done")
    play(p, 0, "take", disaster=1)
    play(p, 0, "place", position=offers(p, 0, "place", "position")[0])
    assert asks(p, 0) == "low_resources"
    assert len(named(play(p, 0, "buy_coin"), "declared")) == 1
    assert (score(p, 0), held(p, 0)) == (-4, holding(hammer=1, coin=2))
