"""EE-RES: the four resources, what a coin can stand in for, and who sees how many there are."""

from __future__ import annotations

from typing import Any

import pytest

from empires.shapes.empires_end.moves import Take
from tests.empires_end.kit import (
    bid,
    game,
    held,
    holding,
    innovations,
    legal,
    may,
    named,
    new,
    offers,
    play,
    position,
    score,
    seen_by,
    written,
)

KINDS = ["wheat", "hammer", "axe", "coin"]


@pytest.mark.rule("EE-RES-1")
def test_there_are_four_kinds_of_resource() -> None:
    """Wheat, hammer, axe and coin, and nothing else."""
    assert list(held(new(), 0)) == KINDS
    with pytest.raises(ValueError, match='"stone" is no resource'):
        may(position(disasters=[{"card": "fire-9"}]), 0, "bid", disaster=0, resource="stone")


# --- a coin for anything: EE-RES-2 -------------------------------------------------------------


@pytest.mark.rule("EE-RES-2", "EE-DIS-3")
@pytest.mark.parametrize("card", ["famine-4", "fire-1", "riot-2"])
def test_a_coin_averts_a_disaster_whatever_single_kind_it_shows(card: str) -> None:
    """Wheat only, hammer only, axe only: a coin always fits, and lies there as a coin."""
    p = position(disasters=[{"card": card}], seats=[{"resources": holding(coin=1)}, {}])
    assert offers(p, 0, "bid", "resource") == ["coin"]
    play(p, 0, "bid", disaster=0, resource="coin")
    assert held(p, 0) == holding()
    assert written(p)["disasters"][0]["pot"] == {"coin": 1}


@pytest.mark.rule("EE-RES-2", "EE-DIS-3")
def test_nothing_but_a_coin_stands_in_for_another_kind() -> None:
    """Hammers and axes do not avert a disaster that shows wheat only."""
    p = position(
        disasters=[{"card": "famine-4"}], seats=[{"resources": holding(hammer=9, axe=9)}, {}]
    )
    assert legal(p, 0) == [Take(0)]


@pytest.mark.rule("EE-RES-2", "EE-IND-2")
@pytest.mark.parametrize(
    ("amounts", "coins"),
    [
        pytest.param({"coin": 2}, [], id="only coins: nothing to ask"),
        pytest.param({"hammer": 1, "coin": 1}, [], id="one of each: nothing to ask"),
        pytest.param({"hammer": 1, "coin": 2}, [1, 2], id="a hammer may be spared"),
        pytest.param({"hammer": 2, "coin": 2}, [0, 1, 2], id="any mix"),
        pytest.param({"hammer": 3, "coin": 1}, [0, 1], id="no more coins than there are"),
    ],
)
def test_coins_build_a_card_in_any_mix_with_hammers(
    amounts: dict[str, int], coins: list[int]
) -> None:
    """A card that costs two is paid with hammers, coins, or one of each; the payer chooses."""
    p = position(
        phase="industry",
        seats=[{"resources": holding(**amounts), "hand": ["riot-6"], "destroyed": [2, 3]}],
    )
    play(p, 0, "build", card="riot-6")
    play(p, 0, "place", position=1)
    assert offers(p, 0, "pay", "coins") == coins
    for paid in coins[:1]:
        play(p, 0, "pay", coins=paid)
    assert innovations(p, 0) == {1: ["riot-6"]}
    assert sum(held(p, 0).values()) == sum(amounts.values()) - 2


@pytest.mark.rule("EE-RES-2", "EE-IND-2")
def test_wheat_and_axes_do_not_build() -> None:
    """Only a coin stands in for a hammer."""
    p = position(
        phase="industry",
        seats=[{"resources": holding(wheat=5, axe=5), "hand": ["riot-6"], "destroyed": [2, 3]}],
    )
    assert not may(p, 0, "build", card="riot-6")


@pytest.mark.rule("EE-RES-2", "EE-IND-6")
def test_coins_rebuild_in_place_of_hammers() -> None:
    """An Army for four: with three hammers and two coins, one or two coins are paid."""
    p = position(
        phase="industry",
        seats=[{"resources": holding(hammer=3, coin=2), "destroyed": [4]}],
    )
    play(p, 0, "rebuild", position=4)
    assert offers(p, 0, "pay", "coins") == [1, 2]
    play(p, 0, "pay", coins=2)
    assert held(p, 0) == holding(hammer=1)


@pytest.mark.rule("EE-RES-2", "EE-CON-2")
def test_a_coin_fights_like_an_axe() -> None:
    """Two axes and two coins make the same strength, for the same reward."""
    for amounts in ({"axes": 2}, {"coins": 2}, {"axes": 1, "coins": 1}):
        p = position(conflict="conflict-1")
        bid(p, 1)
        opened = named(bid(p, 0, **amounts), "opened_bid")
        assert [(event.seat, event.strength) for event in opened] == [(0, 6), (1, 4)]


@pytest.mark.rule("EE-RES-2", "EE-ECO-4")
def test_a_coin_goes_into_an_exchange_in_place_of_wheat() -> None:
    """Road 14 takes a coin for its wheat; wheat is still possible when there is some."""
    p = position(phase="economy", seats=[{"resources": holding(coin=1)}])
    play(p, 0, "use", location="road-14")
    assert offers(p, 0, "exchange", "pay") == ["coin", "coin"]
    play(p, 0, "exchange", pay="coin", gain={"axe": 1})
    assert held(p, 0) == holding(axe=1)

    p = position(phase="economy", seats=[{"resources": holding(wheat=1, coin=1)}])
    play(p, 0, "use", location="road-14")
    assert sorted(offers(p, 0, "exchange", "pay")) == ["coin", "coin", "wheat", "wheat"]


@pytest.mark.rule("EE-RES-2", "EE-ECO-4")
def test_hammers_and_axes_do_not_go_into_an_exchange_of_wheat() -> None:
    """Without wheat and coin the exchange cannot even be begun."""
    p = position(phase="economy", seats=[{"resources": holding(hammer=5, axe=5)}])
    assert not may(p, 0, "use", location="road-14")


@pytest.mark.rule("EE-RES-2", "EE-END-2")
@pytest.mark.parametrize(
    ("card", "kind"), [("famine-3", "wheat"), ("riot-4", "axe"), ("barbarians-10", "coin")]
)
def test_at_the_end_a_coin_is_only_a_coin(card: str, kind: str) -> None:
    """Points per wheat or axe count no coins, and points per coin nothing else."""
    for resource in KINDS:
        p = position(
            over=True,
            seats=[{"resources": holding(**{resource: 3}), "innovations": {"1": [card]}}, {}],
        )
        without = p.scores()[1]
        assert p.scores()[0] - without == (3 if resource == kind else 0)


# --- who sees the amounts: EE-RES-3 ------------------------------------------------------------


def shown(viewer: int | None, **options: Any) -> list[bool]:
    """Whose resources a viewer is shown."""
    p = position(players=3, disasters=[{"card": "fire-9"}], **options)
    return [seat.resources is not None for seat in game.view(p, viewer).seats]


@pytest.mark.rule("EE-RES-3", "EE-VIS-2")
def test_views_show_the_amounts_to_their_owner_only() -> None:
    assert shown(1) == [False, True, False]
    assert shown(None) == [False, False, False]


@pytest.mark.rule("EE-RES-3")
def test_with_open_resources_everybody_sees_all_amounts() -> None:
    """The option shows the totals to players and onlookers alike, but no hands."""
    assert shown(1, open_resources=True) == shown(None, open_resources=True) == [True] * 3
    p = position(
        open_resources=True,
        disasters=[{"card": "fire-9"}],
        seats=[{"resources": holding(axe=7), "hand": ["fire-1"]}],
    )
    seen = game.view(p, 1).seats[0]
    assert (seen.resources, seen.hand) == (holding(axe=7), None)


@pytest.mark.rule("EE-RES-3")
def test_bids_on_a_disaster_are_public() -> None:
    """Everybody sees what lies on the card, and who laid it there."""
    p = position(disasters=[{"card": "fire-9"}])
    (averted,) = named(play(p, 0, "bid", disaster=0, resource="axe"), "averted")
    for viewer in (1, None):
        assert seen_by(averted, viewer).resource == "axe"
        assert game.view(p, viewer).disasters[0].pot == {"axe": 1}


@pytest.mark.rule("EE-RES-3")
def test_what_is_gained_and_paid_is_public_when_it_happens() -> None:
    """A careful onlooker can count: gains, exchanges and prices are told to all."""
    p = position(phase="economy", seats=[{"hand": ["riot-6"]}])
    events = play(p, 0, "use", location="farm-11")
    play(p, 0, "use", location="road-14")
    events += play(p, 0, "exchange", pay="wheat", gain={"axe": 1})
    told = [seen_by(event, 1) for event in named(events, "gained", "exchanged")]
    assert [event.gain for event in told] == [{"hammer": 1}, {"axe": 1}, {"axe": 1}]
    assert told[1].pay == "wheat"

    p = position(phase="industry", seats=[{"hand": ["riot-6"]}])
    play(p, 0, "build", card="riot-6")
    play(p, 0, "place", position=1)
    (built,) = named(play(p, 0, "pay", coins=1), "built")
    assert (seen_by(built, 1).hammers, seen_by(built, 1).coins) == (0, 1)


# --- the supply: EE-RES-4 ----------------------------------------------------------------------


@pytest.mark.rule("EE-RES-4")
def test_the_supply_never_runs_out() -> None:
    """Far beyond what any box holds, a Farm still gives its hammer, to one player and the next."""
    many = holding(wheat=900, hammer=900, axe=900, coin=900)
    p = position(phase="economy", seats=[{"resources": many}, {"resources": many}])
    for seat in (0, 1):
        for farm in ("farm-11", "farm-8", "farm-3"):
            play(p, seat, "use", location=farm)
        assert held(p, seat) == holding(wheat=901, hammer=901, axe=901, coin=900)


@pytest.mark.rule("EE-RES-4", "EE-IND-4")
def test_coins_for_sold_cards_never_run_out() -> None:
    p = position(
        phase="industry", seats=[{"resources": holding(coin=900), "hand": ["riot-6", "fire-1"]}]
    )
    play(p, 0, "sell", card="riot-6")
    play(p, 0, "sell", card="fire-1")
    assert held(p, 0) == holding(coin=902)
    assert score(p, 0) == 0
