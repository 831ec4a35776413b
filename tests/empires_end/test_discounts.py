"""EE-IND-3: Towns, and innovations like them, make cards cheaper."""

from __future__ import annotations

import pytest

from tests.empires_end.industry_kit import HAND, ME, TOWNS, build, hammers, industry
from tests.empires_end.kit import held, holding, innovations, may, play


@pytest.mark.rule("EE-IND-3", "EE-EX-4")
def test_with_both_towns_healthy_two_cheap_cards_are_free() -> None:
    """Each Town takes the one hammer off one card."""
    p = industry(hand=HAND, resources=holding())
    build(p, "riot-1", at=1)
    build(p, "riot-3", at=2)
    assert innovations(p, ME) == {1: ["riot-1"], 2: ["riot-3"]}
    assert held(p, ME) == holding()


@pytest.mark.rule("EE-IND-3", "EE-EX-4")
def test_a_dear_card_is_never_free() -> None:
    """Two Towns don't add up on one card: a 2-cost card still costs 1 hammer."""
    assert not may(industry(hand=["riot-6"], resources=holding()), ME, "build", card="riot-6")
    p = industry(hand=["riot-6"], resources=holding(hammer=2))
    build(p, "riot-6")
    assert hammers(p) == 1


@pytest.mark.rule("EE-IND-3")
@pytest.mark.parametrize("fallen", TOWNS)
def test_with_one_healthy_town_only_one_card_is_cheaper(fallen: int) -> None:
    """The first card is free, the second costs its hammer, whichever Town is left."""
    p = industry(hand=HAND, destroyed=[fallen], resources=holding(hammer=3))
    build(p, "riot-1", at=4)
    assert hammers(p) == 3
    build(p, "riot-3", at=5)
    assert hammers(p) == 2


@pytest.mark.rule("EE-IND-3")
def test_selling_does_not_use_up_a_town() -> None:
    """A discount belongs to a built card."""
    p = industry(hand=HAND, destroyed=[3], resources=holding())
    play(p, ME, "sell", card="riot-3")
    build(p, "riot-1", at=4)
    assert held(p, ME) == holding(coin=1)


@pytest.mark.rule("EE-IND-3")
def test_an_innovation_with_the_discount_counts_like_a_town_once_a_phase() -> None:
    """Fire 4 at a healthy location makes one card cheaper, and only one."""
    p = industry(
        hand=HAND, destroyed=TOWNS, innovations={"1": ["fire-4"]}, resources=holding(hammer=3)
    )
    build(p, "riot-1", at=4)
    assert hammers(p) == 3
    build(p, "riot-3", at=5)
    assert hammers(p) == 2


@pytest.mark.rule("EE-IND-3")
def test_one_card_has_one_discount_whatever_its_source() -> None:
    """Town, Fire 4 and Fire 11 together take 1 hammer off a 2-cost card, not more."""
    p = industry(
        hand=["riot-6", "riot-11"],
        destroyed=[3],
        innovations={"1": ["fire-4"], "4": ["fire-11"]},
        resources=holding(hammer=2),
    )
    build(p, "riot-6", at=5)
    assert hammers(p) == 1
    build(p, "riot-11", at=6)
    assert hammers(p) == 0


@pytest.mark.rule("EE-IND-3")
def test_a_discount_at_a_destroyed_location_does_nothing() -> None:
    """Fire 4 rests with its Army, so the card costs the hammer that isn't there."""
    p = industry(
        hand=["riot-1"],
        destroyed=[*TOWNS, 4],
        innovations={"4": ["fire-4"]},
        resources=holding(),
    )
    assert not may(p, ME, "build", card="riot-1")


@pytest.mark.rule("EE-IND-3", "EE-IND-8")
def test_a_town_that_was_swapped_does_not_give_its_discount_again() -> None:
    """Each ability once per phase, wherever its location stands by then."""
    p = industry(hand=HAND, destroyed=[3], resources=holding(hammer=3))
    build(p, "riot-1", at=4)
    play(p, ME, "use", location="city-32")
    play(p, ME, "swap", positions=[2, 11])
    build(p, "riot-3", at=5)
    assert hammers(p) == 2


@pytest.mark.rule("EE-IND-7", "EE-IND-3")
def test_a_town_rebuilt_this_phase_makes_a_card_cheaper_this_phase() -> None:
    """All 6 hammers went into Town 18; the card is free."""
    p = industry(hand=HAND, destroyed=TOWNS, resources=holding(hammer=6))
    play(p, ME, "rebuild", position=3)
    build(p, "riot-1", at=1)
    assert innovations(p, ME) == {1: ["riot-1"]}


@pytest.mark.rule("EE-IND-7", "EE-IND-3")
def test_a_discount_built_this_phase_helps_the_next_card_not_itself() -> None:
    """Fire 4 costs the only hammer; after that Riot 1 is free."""
    p = industry(hand=["fire-4", "riot-1"], destroyed=TOWNS, resources=holding(hammer=1))
    build(p, "fire-4", at=1)
    assert hammers(p) == 0
    build(p, "riot-1", at=4)
    assert innovations(p, ME) == {1: ["fire-4"], 4: ["riot-1"]}
