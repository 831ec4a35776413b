"""EE-COM: economy and industry in one space, in an order of each player's own choice."""

from __future__ import annotations

from typing import Any

import pytest

from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.moves import EconomyFirst, IndustryFirst
from tests.empires_end.kit import (
    asks,
    game,
    hand,
    held,
    holding,
    legal,
    may,
    named,
    new,
    phase,
    play,
    position,
    score,
)


def combined(players: int = 3, **seat: Any) -> EmpiresEnd:
    """Seat 0 is asked in which order it wants its two phases."""
    return position(players=players, phase="combined", seats=[seat])


@pytest.mark.rule("EE-COM-1")
@pytest.mark.parametrize("players", [3, 4])
def test_every_player_chooses_an_order_of_their_own(players: int) -> None:
    """One begins with economy, one with industry, one is still thinking."""
    p = combined(players)
    for seat in range(players):
        assert legal(p, seat) == [EconomyFirst(), IndustryFirst()]
    play(p, 1, "industry_first")
    play(p, 0, "economy_first")
    assert asks(p, 0) == "economy"
    assert asks(p, 1) == "industry"
    assert asks(p, 2) == "order"


@pytest.mark.rule("EE-COM-1", "EE-SET-1")
def test_only_the_track_for_three_and_four_has_a_combined_space() -> None:
    """Two players never meet it."""
    assert ["EI" in game.view(new(players=n), None).track for n in (2, 3, 4)] == [
        False,
        True,
        True,
    ]


@pytest.mark.rule("EE-COM-1")
def test_economy_first_is_a_whole_economy_and_then_a_whole_industry_phase() -> None:
    """No card is sold before the economy is finished, and no Farm is used after that."""
    p = combined(hand=["riot-1"], resources=holding())
    play(p, 0, "economy_first")
    assert {move.do for move in legal(p, 0)} == {"done", "use"}
    assert may(p, 0, "use", location="farm-11")
    play(p, 0, "done")
    assert asks(p, 0) == "industry"
    assert may(p, 0, "sell", card="riot-1")
    assert not may(p, 0, "use", location="farm-11")


@pytest.mark.rule("EE-COM-1")
def test_industry_first_is_a_whole_industry_and_then_a_whole_economy_phase() -> None:
    """No Farm is used before the industry is finished, and no card is sold after that."""
    p = combined(hand=["riot-1"], resources=holding())
    play(p, 0, "industry_first")
    assert may(p, 0, "sell", card="riot-1")
    assert not may(p, 0, "use", location="farm-11")
    play(p, 0, "done")
    assert asks(p, 0) == "economy"
    assert may(p, 0, "use", location="farm-11")
    assert not may(p, 0, "sell", card="riot-1")


@pytest.mark.rule("EE-COM-1")
@pytest.mark.parametrize(
    ("order", "halves"),
    [("economy_first", ["economy", "industry"]), ("industry_first", ["industry", "economy"])],
)
def test_each_half_comes_once_and_then_the_player_has_finished(
    order: str, halves: list[str]
) -> None:
    """Two halves, and then one waits for the others."""
    p = combined()
    play(p, 0, order)
    finished = [named(play(p, 0, "done"), "finished")[0].phase for _ in halves]
    assert finished == halves
    assert p.to_move == [1, 2]


@pytest.mark.rule("EE-COM-1")
def test_what_the_economy_brings_first_can_pay_in_the_industry() -> None:
    """Farm 11's hammer builds a card when there is no Town to make it free."""
    p = combined(hand=["riot-1"], destroyed=[2, 3], resources=holding())
    play(p, 0, "economy_first")
    play(p, 0, "use", location="farm-11")
    play(p, 0, "done")
    assert may(p, 0, "build", card="riot-1")


@pytest.mark.rule("EE-COM-1", "EE-IND-6")
def test_what_the_industry_makes_first_works_in_the_economy() -> None:
    """A rebuilt Farm and a card built in the first half both give their resource in the second."""
    p = combined(hand=["flood-1"], destroyed=[9], resources=holding(hammer=5))
    play(p, 0, "industry_first")
    play(p, 0, "rebuild", position=9)
    play(p, 0, "build", card="flood-1")
    play(p, 0, "place", position=1)
    play(p, 0, "done")
    play(p, 0, "use", location="farm-11")
    play(p, 0, "use", card="flood-1")
    assert held(p, 0) == holding(hammer=1, wheat=1)


@pytest.mark.rule("EE-COM-1", "EE-ECO-1", "EE-IND-9")
@pytest.mark.parametrize("order", ["economy_first", "industry_first"])
def test_every_ability_acts_once_in_its_own_half(order: str) -> None:
    """Blight 1 scores 2 in the economy half and Blight 2 scores 2 in the industry half."""
    p = combined(innovations={"1": ["blight-1", "blight-2"]})
    play(p, 0, order)
    own = {"economy": "blight-1", "industry": "blight-2"}
    for half in range(1, 3):
        card = own[str(asks(p, 0))]
        assert [m.card for m in legal(p, 0) if m.do == "use" and m.card] == [card]
        play(p, 0, "use", card=card)
        assert score(p, 0) == 2 * half
        assert not may(p, 0, "use", card=card)
        play(p, 0, "done")


@pytest.mark.rule("EE-COM-1", "EE-IND-5")
@pytest.mark.parametrize("order", ["economy_first", "industry_first"])
def test_the_hand_is_refilled_when_the_industry_half_is_finished(order: str) -> None:
    """Not before, and not a second time."""
    p = combined(hand=["riot-1", "riot-3"])
    play(p, 0, order)
    sizes = [len(hand(p, 0))]
    for _ in range(2):
        play(p, 0, "done")
        sizes.append(len(hand(p, 0)))
    assert sizes == ([2, 2, 4] if order == "economy_first" else [2, 4, 4])


@pytest.mark.rule("EE-COM-1", "EE-FLOW-2")
def test_the_next_space_waits_until_everybody_has_done_both_halves() -> None:
    """The last half of the last player ends the phase."""
    p = combined()
    for seat, order in ((0, "economy_first"), (1, "industry_first"), (2, "economy_first")):
        play(p, seat, order)
        play(p, seat, "done")
    for seat in (2, 0, 1):
        assert phase(p) == "combined"
        play(p, seat, "done")
    assert phase(p) == "disaster"
