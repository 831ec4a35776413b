"""EE-IND: cards from the hand, and what holds for the whole industry phase."""

from __future__ import annotations

import pytest

from empires.content.empires_end import Disaster
from empires.shapes.empires_end.moves import DiscardRest, KeepRest, Use
from tests.empires_end.industry_kit import (
    ALL,
    HAMMERS,
    HAND,
    ME,
    OTHER,
    RIVAL,
    TOWNS,
    build,
    hammers,
    industry,
)
from tests.empires_end.kit import (
    all_but,
    asks,
    exhausted,
    hand,
    happened,
    held,
    holding,
    innovations,
    legal,
    may,
    named,
    offers,
    pack,
    phase,
    play,
    position,
    score,
    written,
)


@pytest.mark.rule("EE-IND-1")
@pytest.mark.parametrize("first", ["sell", "build"])
@pytest.mark.parametrize("second", ["sell", "build"])
def test_two_cards_may_be_built_or_sold_in_any_mix_and_never_a_third(
    first: str, second: str
) -> None:
    """Whatever the two are, the refilled hand of four can't be touched again this phase."""
    p = industry(hand=HAND, resources=HAMMERS)
    for at, (do, card) in enumerate(zip((first, second), HAND[:2], strict=True), start=1):
        assert offers(p, ME, "sell", "card") == offers(p, ME, "build", "card") == hand(p, ME)
        if do == "build":
            build(p, card, at)
        else:
            play(p, ME, "sell", card=card)
    play(p, ME, "keep_rest")
    assert len(hand(p, ME)) == 4
    assert not {"sell", "build"} & {move.do for move in legal(p, ME)}


@pytest.mark.rule("EE-IND-1")
def test_no_card_has_to_be_built_or_sold() -> None:
    """Up to two: finishing at once is allowed and keeps the hand."""
    p = industry(hand=HAND)
    play(p, ME, "done")
    assert hand(p, ME) == HAND
    assert innovations(p, ME) == {}


@pytest.mark.rule("EE-IND-2")
@pytest.mark.parametrize("card", pack.disasters, ids=lambda card: card.slug)
def test_a_card_is_built_for_the_hammers_it_shows(card: Disaster) -> None:
    """Without a discount every card costs 1 or 2 hammers: exactly enough will do, less won't."""
    assert card.cost in (1, 2)
    short = industry(hand=[card.slug], destroyed=TOWNS, resources=holding(hammer=card.cost - 1))
    assert not may(short, ME, "build", card=card.slug)
    p = industry(hand=[card.slug], destroyed=TOWNS, resources=holding(hammer=card.cost))
    build(p, card.slug, at=4)
    assert innovations(p, ME) == {4: [card.slug]}
    assert held(p, ME) == holding()
    assert card.slug not in hand(p, ME)


@pytest.mark.rule("EE-IND-2", "EE-RES-2")
def test_coins_may_pay_for_hammers_as_many_as_the_builder_likes() -> None:
    """A 2-cost card with 2 hammers and 1 coin: no coin or one, and the rest in hammers."""
    p = industry(hand=["riot-6"], destroyed=TOWNS, resources=holding(hammer=2, coin=1))
    build(p, "riot-6")
    assert offers(p, ME, "pay", "coins") == [0, 1]
    play(p, ME, "pay", coins=1)
    assert held(p, ME) == holding(hammer=1)


@pytest.mark.rule("EE-IND-2", "EE-RES-2")
def test_coins_alone_can_pay_for_a_card() -> None:
    """Without a single hammer, 2 coins build a 2-cost card."""
    p = industry(hand=["riot-6"], destroyed=TOWNS, resources=holding(coin=2))
    build(p, "riot-6")
    assert held(p, ME) == holding()


@pytest.mark.rule("EE-IND-2")
def test_wheat_and_axes_do_not_pay_for_a_card() -> None:
    """Only coins stand in for hammers."""
    p = industry(hand=["riot-1"], destroyed=TOWNS, resources=holding(wheat=9, axe=9))
    assert not may(p, ME, "build", card="riot-1")


@pytest.mark.rule("EE-IND-4")
def test_selling_discards_the_card_for_one_coin() -> None:
    """One coin, whatever the card costs to build."""
    p = industry(hand=HAND, resources=holding())
    play(p, ME, "sell", card="riot-6")
    assert held(p, ME) == holding(coin=1)
    assert written(p)["discards"] == ["riot-6"]
    assert hand(p, ME) == ["riot-1", "riot-3", "riot-11"]


@pytest.mark.rule("EE-IND-5")
def test_after_two_cards_the_rest_is_kept_or_discarded_all_or_nothing() -> None:
    """There are two answers, and nothing else can be done before one is given."""
    p = industry(hand=HAND)
    play(p, ME, "sell", card="riot-1")
    play(p, ME, "sell", card="riot-3")
    assert legal(p, ME) == [KeepRest(), DiscardRest()]


@pytest.mark.rule("EE-IND-5")
def test_a_kept_rest_is_filled_up_to_four_at_once() -> None:
    """Two new cards come from the top of the deck, and the phase goes on."""
    p = position(phase="industry", deck=["flood-1", "flood-2"], seats=[OTHER, {"hand": HAND}])
    play(p, ME, "sell", card="riot-1")
    play(p, ME, "sell", card="riot-3")
    play(p, ME, "keep_rest")
    assert set(hand(p, ME)) == {"riot-6", "riot-11", "flood-1", "flood-2"}
    assert asks(p, ME) == "industry"


@pytest.mark.rule("EE-IND-5")
def test_a_discarded_rest_makes_room_for_four_new_cards() -> None:
    """The whole hand is new, and it is seen while there is still something to do."""
    new = ["flood-1", "flood-2", "flood-3", "flood-4"]
    p = position(phase="industry", deck=new, seats=[OTHER, {"hand": HAND, "destroyed": [4]}])
    play(p, ME, "sell", card="riot-1")
    play(p, ME, "sell", card="riot-3")
    play(p, ME, "discard_rest")
    assert hand(p, ME) == new
    assert written(p)["discards"] == HAND
    assert may(p, ME, "rebuild", position=4), "the new cards are seen before the phase is over"


@pytest.mark.rule("EE-IND-5")
def test_with_nothing_left_after_two_cards_the_hand_is_refilled_without_a_question() -> None:
    """Where there is no rest there is nothing to ask."""
    p = position(phase="industry", seats=[OTHER, {"hand": HAND[:2]}])
    play(p, ME, "sell", card="riot-1")
    play(p, ME, "sell", card="riot-3")
    assert asks(p, ME) == "industry"
    assert len(hand(p, ME)) == 4


@pytest.mark.rule("EE-IND-5")
def test_with_one_card_used_the_rest_is_kept_and_refilled_on_finishing() -> None:
    """Nobody may throw away a hand for one sale, nor see the new card during the phase."""
    p = position(phase="industry", deck=["flood-1"], seats=[OTHER, {"hand": HAND}])
    play(p, ME, "sell", card="riot-1")
    assert asks(p, ME) == "industry"
    assert len(hand(p, ME)) == 3
    play(p, ME, "done")
    assert set(hand(p, ME)) == {*HAND[1:], "flood-1"}


@pytest.mark.rule("EE-IND-5")
def test_a_short_hand_is_refilled_even_when_no_card_was_used() -> None:
    """Finishing fills the hand up to four, whatever it was."""
    p = position(phase="industry", deck=["flood-1", "flood-2"], seats=[OTHER, {"hand": HAND[:2]}])
    play(p, ME, "done")
    assert set(hand(p, ME)) == {*HAND[:2], "flood-1", "flood-2"}


@pytest.mark.rule("EE-IND-5", "EE-DIS-12")
def test_a_refill_shuffles_the_discards_when_the_deck_runs_out() -> None:
    """The sold cards themselves come back: there are no others."""
    rest = all_but(*HAND)
    p = position(
        phase="industry",
        deck=["fire-1"],
        seats=[
            {"innovations": {"1": [card for card in rest if card != "fire-1"]}},
            {"hand": HAND},
        ],
    )
    play(p, ME, "sell", card="riot-1")
    play(p, ME, "sell", card="riot-3")
    events = play(p, ME, "keep_rest")
    assert [event.cards for event in named(events, "reshuffled")] == [2]
    assert len(hand(p, ME)) == 4
    assert {"riot-6", "riot-11", "fire-1"} < set(hand(p, ME))


@pytest.mark.rule("EE-IND-3", "EE-IND-9")
def test_a_new_industry_phase_starts_with_every_ability_unused() -> None:
    """What was used or rebuilt in an earlier phase doesn't count against this one."""
    p = industry(
        hand=HAND,
        destroyed=[3, 4],
        innovations={"5": ["blight-2"]},
        resources=holding(hammer=4),
        used={"town-23": 1, "city-32": 1, "blight-2": 1},
        deciding={"stage": "idle", "has_rebuilt": 1, "cards_used": 2},
    )
    assert may(p, ME, "use", location="city-32")
    assert may(p, ME, "use", card="blight-2")
    assert may(p, ME, "rebuild", position=4)
    build(p, "riot-1", at=1)
    assert hammers(p) == 4


@pytest.mark.rule("EE-IND-7")
def test_a_card_built_this_phase_can_act_this_phase() -> None:
    """Blight 2 scores its 2 points at once, and once only."""
    p = industry(hand=["blight-2"])
    build(p, "blight-2")
    play(p, ME, "use", card="blight-2")
    assert score(p, ME) == 2
    assert not may(p, ME, "use", card="blight-2")


@pytest.mark.rule("EE-IND-9")
def test_an_innovation_of_this_phase_gains_its_points_once() -> None:
    """Blight 2 gives 2 and Blight 11 gives 3, each a single time."""
    p = industry(innovations={"1": ["blight-2"], "2": ["blight-11"]})
    play(p, ME, "use", card="blight-2")
    assert score(p, ME) == 2
    assert not may(p, ME, "use", card="blight-2")
    play(p, ME, "use", card="blight-11")
    assert score(p, ME) == 5


@pytest.mark.rule("EE-IND-9", "EE-ECO-3")
def test_an_industry_refresh_reaches_both_neighbours_healthy_or_not_and_nobody_else() -> None:
    """Fire 8 at position 5: the markers at 4 and 6 go, those at 5 and 7 stay."""
    p = industry(
        innovations={
            "4": ["fire-5"],
            "5": ["fire-8", "riot-2"],
            "6": ["famine-1"],
            "7": ["famine-2"],
        },
        exhausted=["fire-5", "riot-2", "famine-1", "famine-2"],
        destroyed=[6],
    )
    play(p, ME, "use", card="fire-8")
    assert exhausted(p, ME) == ["riot-2", "famine-2"]
    assert not may(p, ME, "use", card="fire-8")


@pytest.mark.rule("EE-IND-9", "EE-ECO-1")
def test_abilities_of_other_phases_are_not_offered() -> None:
    """Farms, economy points, free bids and strength rest in the industry phase."""
    p = industry(innovations={"1": ["blight-1"], "2": ["fire-5"], "3": ["riot-1"]})
    assert [move for move in legal(p, ME) if move.do == "use"] == [Use(location="city-32")]


@pytest.mark.rule("EE-IND-10")
@pytest.mark.parametrize("ruleset", ["rulebook", "manual"])
def test_with_no_healthy_location_cards_are_sold_but_not_built(ruleset: str) -> None:
    """There is nowhere to place them, however many hammers there are."""
    p = industry(ruleset=ruleset, hand=HAND, destroyed=ALL, resources=HAMMERS)
    assert offers(p, ME, "sell", "card") == HAND
    assert offers(p, ME, "build", "card") == []
    assert offers(p, ME, "use", "location") == []


@pytest.mark.rule("EE-IND-1", "EE-FLOW-2")
def test_the_phase_ends_when_everybody_has_finished() -> None:
    """The order does not matter, and who has finished is asked nothing more."""
    p = industry()
    play(p, ME, "done")
    assert phase(p) == "industry"
    assert p.to_move == [RIVAL]
    play(p, RIVAL, "done")
    assert [e.phase for e in named(happened(p), "space")] == ["disaster"]
