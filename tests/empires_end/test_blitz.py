"""EE-BLZ: the short game, its head start and its small hands."""

from __future__ import annotations

from typing import Any

import pytest

from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.moves import Burn, KeepHand, Mulligan, TakeCard
from tests.empires_end.kit import (
    all_but,
    asks,
    destroyed,
    first_player,
    game,
    hand,
    happened,
    held,
    holding,
    innovations,
    legal,
    may,
    named,
    new,
    offers,
    phase,
    play,
    position,
    score,
    written,
)

ALL = list(range(1, 12))
CARDS = ["riot-2", "riot-6", "flood-6", "flood-9"]


def head_start(cards: list[str] = CARDS, stage: str = "take_first", **parts: Any) -> EmpiresEnd:
    """Both players hold four cards before the start; seat 0 has these."""
    others = ["fire-1", "fire-2", "fire-3", "fire-4"]
    return position(
        variant="blitz",
        space=7,
        seats=[
            {"hand": cards, "deciding": {"stage": stage}},
            {"hand": others, "deciding": {"stage": stage}},
        ],
        **parts,
    )


def take_two(p: EmpiresEnd, one: str, other: str, seat: int = 0) -> None:
    play(p, seat, "take_card", card=one)
    play(p, seat, "take_card", card=other)


def play_on(p: EmpiresEnd) -> list[int]:
    """Play the first legal move of whoever is asked until the end; the spaces that came up."""
    p.journal = []
    while not p.over:
        seat = p.to_move[0]
        p.play(seat, p.legal(seat)[0])
    return [event.space for event in named(happened(p), "space")]


# ---- the track --------------------------------------------------------------------------------


@pytest.mark.rule("EE-BLZ-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_blitz_game_plays_nineteen_spaces_from_the_eighth_on(players: int) -> None:
    """The marker waits on the seventh, and each of the others comes up once."""
    p = new(players=players, variant="blitz")
    assert game.view(p, None).space == 7
    assert phase(p) == "setup"
    assert play_on(p) == list(range(8, 27))


@pytest.mark.rule("EE-BLZ-1")
def test_a_normal_game_has_no_head_start() -> None:
    """It begins on the first space with everything healthy."""
    p = new(players=2)
    assert game.view(p, None).space == 1
    assert destroyed(p, 0) == destroyed(p, 1) == []
    assert play_on(p) == list(range(2, 27))


@pytest.mark.rule("EE-BLZ-1", "EE-FLOW-2")
def test_the_first_space_begins_when_everybody_has_had_their_head_start() -> None:
    """The eighth space of the track for two is a disaster."""
    p = head_start()
    for seat, (one, other) in enumerate([("riot-2", "riot-6"), ("fire-1", "fire-2")]):
        assert phase(p) == "setup"
        take_two(p, one, other, seat)
        play(p, seat, "place", position=3)
        play(p, seat, "place", position=4)
    assert game.view(p, None).space == 8
    assert phase(p) == "disaster"
    assert p.to_move == [0]


# ---- the hand once changed --------------------------------------------------------------------


@pytest.mark.rule("EE-BLZ-2", "EE-SET-4")
def test_every_player_is_dealt_four_cards_and_asked_about_them() -> None:
    """Everybody may decide at once."""
    p = new(players=4, variant="blitz")
    for seat in range(4):
        assert len(hand(p, seat)) == 4
        assert legal(p, seat) == [KeepHand(), Mulligan()]


@pytest.mark.rule("EE-BLZ-2")
def test_a_player_may_discard_the_whole_hand_for_four_new_cards() -> None:
    """All four go, four come from the deck, and nobody else is touched."""
    drawn = ["plague-1", "plague-2", "plague-3", "plague-4"]
    p = head_start(stage="decide_mulligan", deck=drawn)
    play(p, 0, "mulligan")
    assert hand(p, 0) == drawn
    assert written(p)["discards"] == CARDS
    assert hand(p, 1) == ["fire-1", "fire-2", "fire-3", "fire-4"]


@pytest.mark.rule("EE-BLZ-2")
def test_a_kept_hand_stays_as_it_is() -> None:
    """Nothing is drawn and nothing discarded."""
    p = head_start(stage="decide_mulligan")
    play(p, 0, "keep_hand")
    assert hand(p, 0) == CARDS
    assert written(p)["discards"] == []


@pytest.mark.rule("EE-BLZ-2")
@pytest.mark.parametrize("choice", ["keep_hand", "mulligan"])
def test_the_hand_is_changed_once_at_most(choice: str) -> None:
    """After the answer come the two cards to take."""
    p = head_start(stage="decide_mulligan")
    play(p, 0, choice)
    assert {move.do for move in legal(p, 0)} == {"take_card"}


# ---- two cards taken at once ------------------------------------------------------------------


@pytest.mark.rule("EE-BLZ-3")
def test_two_of_the_four_cards_must_be_taken() -> None:
    """Any two, but two: there is no way round it, and the same card is not taken twice."""
    p = head_start()
    assert legal(p, 0) == [TakeCard(card) for card in CARDS]
    play(p, 0, "take_card", card="riot-6")
    assert legal(p, 0) == [TakeCard(card) for card in ("riot-2", "flood-6", "flood-9")]
    assert destroyed(p, 0) == []


@pytest.mark.rule("EE-BLZ-3", "EE-DIS-2")
@pytest.mark.parametrize("swapped", [False, True])
def test_both_locations_are_destroyed_before_either_card_is_placed(swapped: bool) -> None:
    """Riot 2 and Flood 9: positions 2 and 9 fall first, so neither card can be placed there."""
    p = head_start()
    one, other = ("flood-9", "riot-2") if swapped else ("riot-2", "flood-9")
    take_two(p, one, other)
    assert destroyed(p, 0) == [2, 9]
    assert innovations(p, 0) == {}
    assert offers(p, 0, "place", "position") == [1, 3, 4, 5, 6, 7, 8, 10, 11]
    play(p, 0, "place", position=3)
    assert innovations(p, 0) == {3: [one]}
    assert offers(p, 0, "place", "position") == [1, 4, 5, 6, 7, 8, 10, 11]
    play(p, 0, "place", position=11)
    assert innovations(p, 0) == {3: [one], 11: [other]}


@pytest.mark.rule("EE-BLZ-3", "EE-DIS-6")
@pytest.mark.parametrize("chosen", [5, 7])
def test_where_both_cards_meet_a_neighbour_of_ones_choice_falls_too(chosen: int) -> None:
    """Riot 6 and Flood 6: position 6, and then 5 or 7."""
    p = head_start()
    take_two(p, "riot-6", "flood-6")
    assert destroyed(p, 0) == [6]
    assert legal(p, 0) == [Burn(5), Burn(7)]
    play(p, 0, "burn", position=chosen)
    assert destroyed(p, 0) == sorted([6, chosen])
    assert offers(p, 0, "place", "position") == [at for at in ALL if at not in (6, chosen)]


@pytest.mark.rule("EE-BLZ-3", "EE-DIS-6")
@pytest.mark.parametrize(("number", "neighbour"), [(1, 2), (11, 10)])
def test_at_an_end_of_the_row_there_is_only_one_neighbour(number: int, neighbour: int) -> None:
    """Nothing is asked, and the row does not wrap."""
    one, other = f"riot-{number}", f"flood-{number}"
    p = head_start([one, other, "blight-5", "blight-6"])
    take_two(p, one, other)
    assert destroyed(p, 0) == sorted([number, neighbour])
    assert asks(p, 0) == "place_innovation"


@pytest.mark.rule("EE-BLZ-3", "EE-INN-6")
def test_earthquakes_taken_for_the_head_start_do_not_act_on_it() -> None:
    """Earthquake 5 (5 points) and Earthquake 4 (2 coins) are placed after the destruction."""
    p = head_start(["earthquake-4", "earthquake-5", "riot-1", "riot-2"])
    take_two(p, "earthquake-4", "earthquake-5")
    play(p, 0, "place", position=1)
    play(p, 0, "place", position=2)
    assert score(p, 0) == 0
    assert held(p, 0) == holding(wheat=2, hammer=2, axe=2, coin=2)


@pytest.mark.rule("EE-BLZ-3")
def test_a_head_start_does_not_move_the_first_player_marker() -> None:
    """Nothing is bid, so nothing of EE-DIS-5 but destruction and innovation applies."""
    p = head_start(first_player=0)
    take_two(p, "fire-1", "fire-2", seat=1)
    assert (destroyed(p, 0), destroyed(p, 1)) == ([], [1, 2])
    play(p, 1, "place", position=3)
    play(p, 1, "place", position=4)
    assert innovations(p, 1) == {3: ["fire-1"], 4: ["fire-2"]}
    assert first_player(p) == 0


# ---- small hands ------------------------------------------------------------------------------


@pytest.mark.rule("EE-BLZ-4")
def test_the_other_two_cards_are_discarded_and_two_drawn() -> None:
    """After both cards are placed, not before."""
    p = head_start(deck=["plague-1", "plague-2", "plague-3"])
    take_two(p, "riot-2", "flood-9")
    play(p, 0, "place", position=1)
    assert hand(p, 0) == ["riot-6", "flood-6"]
    play(p, 0, "place", position=3)
    assert hand(p, 0) == ["plague-1", "plague-2"]
    assert written(p)["discards"] == ["riot-6", "flood-6"]
    assert asks(p, 0) is None


def industry(**seat: Any) -> EmpiresEnd:
    return position(variant="blitz", phase="industry", space=11, seats=[seat])


@pytest.mark.rule("EE-BLZ-4", "EE-IND-1", "EE-IND-5")
def test_two_cards_may_still_be_used_and_the_hand_is_refilled_to_two_at_once() -> None:
    """With a hand of two nothing is left to keep or discard."""
    p = industry(hand=["riot-1", "riot-3"])
    play(p, 0, "sell", card="riot-1")
    play(p, 0, "sell", card="riot-3")
    assert asks(p, 0) == "industry"
    assert len(hand(p, 0)) == 2
    assert offers(p, 0, "sell", "card") == []


@pytest.mark.rule("EE-BLZ-4", "EE-IND-5")
@pytest.mark.parametrize("cards", [[], ["riot-1"], ["riot-1", "riot-3"]])
def test_the_hand_is_refilled_to_two_on_finishing(cards: list[str]) -> None:
    """Two, not four, however many were left."""
    p = industry(hand=cards)
    if cards:
        assert may(p, 0, "sell", card="riot-1")
        play(p, 0, "sell", card="riot-1")
    play(p, 0, "done")
    assert len(hand(p, 0)) == 2


@pytest.mark.rule("EE-BLZ-4")
def test_the_hand_stays_at_two_for_the_whole_game() -> None:
    """Whenever nobody is in the middle of a phase of their own, everybody holds two cards."""
    p = new(players=3, seed=5, variant="blitz")
    while phase(p) == "setup":
        seat = p.to_move[0]
        p.play(seat, p.legal(seat)[0])
    while not p.over:
        if phase(p) != "industry" and phase(p) != "combined":
            assert [len(hand(p, seat)) for seat in range(3)] == [2, 2, 2]
        seat = p.to_move[-1]
        p.play(seat, p.legal(seat)[-1])


@pytest.mark.rule("EE-BLZ-4", "EE-DIS-12")
def test_the_discarded_cards_come_back_when_there_are_no_others_to_draw() -> None:
    """Everything else lies in the rival's empire."""
    placed = all_but(*CARDS)
    p = position(
        variant="blitz",
        space=7,
        seats=[
            {"hand": CARDS, "deciding": {"stage": "take_first"}},
            {"innovations": {"1": placed}},
        ],
    )
    take_two(p, "riot-2", "flood-9")
    play(p, 0, "place", position=1)
    play(p, 0, "place", position=3)
    assert hand(p, 0) == ["riot-6", "flood-6"]
