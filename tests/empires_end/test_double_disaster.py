"""EE-DBL: two disasters at once, for three and four players."""

from __future__ import annotations

from typing import Any

import pytest

from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.moves import Take
from empires.shapes.empires_end.words import Resource
from tests.empires_end.kit import (
    asks,
    destroyed,
    exhausted,
    first_player,
    game,
    held,
    holding,
    innovations,
    legal,
    named,
    offers,
    phase,
    play,
    position,
    taken,
    written,
)


def double(one: str, other: str, *seats: dict[str, Any], **parts: Any) -> EmpiresEnd:
    """Two open disasters, three players, seat 0 to decide unless the parts say else."""
    parts = {"players": 3, **parts}
    return position(disasters=[{"card": one}, {"card": other}], seats=list(seats), **parts)


def pots(p: EmpiresEnd) -> dict[int, dict[Resource, int]]:
    """What lies on each disaster still open."""
    return {one.disaster: one.pot for one in game.view(p, None).disasters}


# --- EE-DBL-1 ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-DBL-1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_two_top_cards_are_revealed_at_once(players: int) -> None:
    """Both lie open before anybody decides."""
    p = position(players=players, phase="double_disaster", deck=["fire-9", "riot-2", "fire-1"])
    assert [one.card for one in game.view(p, None).disasters] == ["fire-9", "riot-2"]
    assert written(p)["deck"][0] == "fire-1"


@pytest.mark.rule("EE-DBL-1")
def test_each_has_its_own_bids_and_its_own_threatened_location() -> None:
    """Fire 9 takes wheat and axe for position 9, riot 2 only axes for position 2."""
    p = double("fire-9", "riot-2")
    offered = [(move.disaster, move.resource) for move in legal(p, 0) if move.do == "bid"]
    assert offered == [(0, "wheat"), (0, "axe"), (0, "coin"), (1, "axe"), (1, "coin")]
    row = game.view(p, None).seats[0].row
    assert [(place.position, place.threatened) for place in row if place.threatened] == [
        (2, [1]),
        (9, [0]),
    ]
    play(p, 0, "bid", disaster=1, resource="axe")
    play(p, 0, "bid", disaster=0, resource="coin")
    assert pots(p) == {0: {"coin": 1}, 1: {"axe": 1}}


@pytest.mark.rule("EE-DBL-1", "EE-DIS-5")
def test_a_taker_gains_only_what_lies_on_that_card() -> None:
    p = position(
        players=3,
        disasters=[{"card": "fire-9", "pot": {"wheat": 3}}, {"card": "riot-2", "pot": {"axe": 4}}],
    )
    taken(p, 0, 1)
    assert held(p, 0) == holding(wheat=2, hammer=2, axe=6, coin=2)
    assert pots(p) == {0: {"wheat": 3}}
    assert destroyed(p, 0) == [2]


# --- EE-DBL-2 ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-DBL-2")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_turn_decides_about_both_in_the_order_one_likes(order: tuple[int, int]) -> None:
    """Having averted one, the same player must decide about the other before the turn passes."""
    p = double("fire-9", "riot-5")
    play(p, 0, "bid", disaster=order[0], resource="axe")
    assert p.to_move == [0]
    assert {move.disaster for move in legal(p, 0)} == {order[1]}
    play(p, 0, "bid", disaster=order[1], resource="axe")
    assert p.to_move == [1]


@pytest.mark.rule("EE-DBL-2")
@pytest.mark.parametrize("first", [0, 1])
def test_one_may_be_taken_and_the_other_averted(first: int) -> None:
    """Take then avert, or avert then take: both decisions are made in the same turn."""
    p = double("fire-9", "riot-5")
    taken(p, 0, first)
    assert (p.to_move, {move.do for move in legal(p, 0)}) == ([0], {"bid", "take"})
    play(p, 0, "bid", disaster=1 - first, resource="axe")
    assert p.to_move == [1]

    p = double("fire-9", "riot-5")
    play(p, 0, "bid", disaster=1 - first, resource="axe")
    taken(p, 0, first)
    assert p.to_move == [1]


@pytest.mark.rule("EE-DBL-2")
def test_a_player_may_take_both() -> None:
    """Two locations, two innovations, one turn."""
    p = double("fire-9", "riot-5")
    taken(p, 0, 0)
    taken(p, 0, 1)
    assert destroyed(p, 0) == [5, 9]
    assert sorted(card for cards in innovations(p, 0).values() for card in cards) == [
        "fire-9",
        "riot-5",
    ]
    assert phase(p) == "industry"


@pytest.mark.rule("EE-DBL-2")
def test_nobody_can_pass_over_a_disaster() -> None:
    """There is no way to end the turn with a disaster undecided."""
    p = double("fire-9", "riot-5", {"innovations": {"1": ["barbarians-4"]}})
    assert "done" not in {move.do for move in legal(p, 0)}
    play(p, 0, "bid", disaster=0, resource="axe")
    assert "done" not in {move.do for move in legal(p, 0)}


@pytest.mark.rule("EE-DBL-2")
def test_who_cannot_avert_either_must_take_both() -> None:
    """With nothing that fits, taking is all there is, twice."""
    p = double("fire-9", "riot-5", {"resources": holding(hammer=5)})
    assert legal(p, 0) == [Take(0), Take(1)]
    taken(p, 0, 1)
    assert legal(p, 0) == [Take(0)]


@pytest.mark.rule("EE-DBL-2", "EE-DIS-3")
def test_the_last_resource_averts_only_one_of_the_two() -> None:
    """One axe cannot be bid twice."""
    p = double("fire-9", "riot-5", {"resources": holding(axe=1)})
    play(p, 0, "bid", disaster=1, resource="axe")
    assert legal(p, 0) == [Take(0)]


@pytest.mark.rule("EE-DBL-2", "EE-DIS-9")
def test_a_free_bid_is_aimed_at_one_of_the_two() -> None:
    """Where it fits both, the player says which; the other is still to be decided."""
    p = double("fire-9", "riot-5", {"innovations": {"1": ["famine-1"]}})
    play(p, 0, "use", card="famine-1")
    assert (asks(p, 0), offers(p, 0, "aim", "disaster")) == ("aim", [0, 1])
    play(p, 0, "aim", disaster=1)
    assert exhausted(p, 0) == ["famine-1"]
    assert pots(p) == {0: {}, 1: {}}
    assert {move.disaster for move in legal(p, 0)} == {0}


@pytest.mark.rule("EE-DBL-2", "EE-DIS-9")
def test_a_free_bid_that_fits_one_of_the_two_needs_no_aim() -> None:
    """Riot 2 shows no wheat, and a disaster already averted needs no second aversion."""
    p = double("fire-9", "riot-2", {"innovations": {"1": ["famine-1"]}})
    play(p, 0, "use", card="famine-1")
    assert {move.disaster for move in legal(p, 0)} == {1}

    p = double("fire-9", "riot-2", {"innovations": {"1": ["famine-1"]}})
    play(p, 0, "bid", disaster=0, resource="coin")
    assert offers(p, 0, "use", "card") == []


@pytest.mark.rule("EE-DBL-2", "EE-DIS-10")
def test_an_averted_disaster_replaced_in_the_same_turn_stays_averted() -> None:
    """Only the other one is still to be decided."""
    p = double("fire-9", "riot-5", {"innovations": {"1": ["barbarians-4"]}}, deck=["fire-1"])
    play(p, 0, "bid", disaster=0, resource="axe")
    play(p, 0, "use", card="barbarians-4")
    play(p, 0, "aim", disaster=0)
    assert {move.disaster for move in legal(p, 0)} == {1}
    assert pots(p) == {0: {"axe": 1}, 1: {}}


# --- EE-DBL-3, EE-DBL-4 ------------------------------------------------------------------------


@pytest.mark.rule("EE-DBL-3")
def test_what_was_gained_by_taking_one_may_be_bid_on_the_other() -> None:
    """An empty store, but the axe on the first card averts the second."""
    p = position(
        players=3,
        disasters=[{"card": "fire-9", "pot": {"axe": 5}}, {"card": "riot-2"}],
        seats=[{"resources": holding()}],
    )
    assert {move.do for move in legal(p, 0)} == {"take"}
    taken(p, 0, 0)
    play(p, 0, "bid", disaster=1, resource="axe")
    assert (held(p, 0), pots(p), p.to_move) == (holding(axe=4), {1: {"axe": 1}}, [1])


@pytest.mark.rule("EE-DBL-3", "EE-INN-6")
def test_what_the_destruction_brought_may_be_bid_on_the_other_too() -> None:
    """An earthquake gives three axes when its location is destroyed."""
    p = double(
        "fire-9",
        "riot-2",
        {
            "resources": holding(hammer=3),
            "innovations": {"9": ["earthquake-3"]},
        },
    )
    taken(p, 0, 0)
    assert offers(p, 0, "bid", "resource") == ["axe"]


@pytest.mark.rule("EE-DBL-4")
def test_once_one_is_taken_turns_concern_only_the_other() -> None:
    """Clockwise, round and round, until the second is taken too."""
    p = double("fire-9", "riot-5", first_player=1)
    play(p, 1, "bid", disaster=0, resource="axe")
    play(p, 1, "bid", disaster=1, resource="axe")
    taken(p, 2, 0)
    play(p, 2, "bid", disaster=1, resource="axe")
    for seat in (0, 1, 2):
        assert p.to_move == [seat]
        assert {move.disaster for move in legal(p, seat)} == {1}
        play(p, seat, "bid", disaster=1, resource="coin")
    assert pots(p) == {1: {"axe": 2, "coin": 3}}
    taken(p, 0, 1)
    assert phase(p) == "industry"
    assert held(p, 0) == holding(wheat=2, hammer=2, axe=4, coin=4)


@pytest.mark.rule("EE-DBL-4")
def test_the_first_taker_comes_round_again_and_may_take_the_second() -> None:
    p = double("fire-9", "riot-5")
    taken(p, 0, 0)
    for seat in (0, 1, 2):
        play(p, seat, "bid", disaster=1, resource="axe")
    assert p.to_move == [0]
    taken(p, 0, 1)
    assert destroyed(p, 0) == [5, 9]


# --- EE-DBL-5 ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-DBL-5")
@pytest.mark.parametrize("slot", [0, 1], ids=["the left one last", "the right one last"])
def test_the_marker_goes_to_the_taker_of_the_second_whichever_it_is(slot: int) -> None:
    """The first take moves no marker; the second does."""
    p = double("fire-9", "riot-5", first_player=2)
    assert not named(taken(p, 2, 1 - slot), "first_player")
    play(p, 2, "bid", disaster=slot, resource="axe")
    assert first_player(p) == 2
    play(p, 0, "bid", disaster=slot, resource="axe")
    (event,) = named(taken(p, 1, slot), "first_player")
    assert (event.seat, event.rule) == (1, "EE-DBL-5")
    assert first_player(p) == 1


@pytest.mark.rule("EE-DBL-5")
def test_the_turn_order_does_not_change_when_the_first_is_taken() -> None:
    """After the taker of the first comes the next clockwise, as ever."""
    p = double("fire-9", "riot-5", players=4)
    for seat in (0, 1):
        play(p, seat, "bid", disaster=0, resource="axe")
        play(p, seat, "bid", disaster=1, resource="axe")
    taken(p, 2, 0)
    assert first_player(p) == 0
    play(p, 2, "bid", disaster=1, resource="axe")
    assert p.to_move == [3]


@pytest.mark.rule("EE-DBL-5")
def test_who_takes_both_gets_the_marker() -> None:
    p = double("fire-9", "riot-5", first_player=0, turn=2)
    taken(p, 2, 0)
    taken(p, 2, 1)
    assert first_player(p) == 2


# --- EE-DBL-6 ----------------------------------------------------------------------------------


@pytest.mark.rule("EE-DBL-6", "EE-DIS-6")
def test_two_on_the_same_location_taken_by_one_player_destroy_a_neighbour_too() -> None:
    """The second finds the location in ruins, so the taker chooses a neighbour."""
    p = double("fire-9", "riot-9")
    taken(p, 0, 0)
    assert destroyed(p, 0) == [9]
    play(p, 0, "take", disaster=1)
    assert offers(p, 0, "burn", "position") == [8, 10]
    play(p, 0, "burn", position=10)
    assert destroyed(p, 0) == [9, 10]


@pytest.mark.rule("EE-DBL-6", "EE-DIS-6")
def test_at_the_end_of_the_row_the_second_takes_the_only_neighbour() -> None:
    p = double("fire-11", "riot-11")
    taken(p, 0, 1)
    (event,) = named(play(p, 0, "take", disaster=0), "destroyed")
    assert (event.position, event.rule) == (10, "EE-DIS-6")


@pytest.mark.rule("EE-DBL-6")
def test_two_on_the_same_location_taken_by_two_players_destroy_one_each() -> None:
    """Each empire has its own location there."""
    p = double("fire-9", "riot-9")
    taken(p, 0, 0)
    play(p, 0, "bid", disaster=1, resource="wheat")
    taken(p, 1, 1)
    assert [destroyed(p, seat) for seat in range(3)] == [[9], [9], []]


@pytest.mark.rule("EE-DBL-6", "EE-INN-3")
def test_the_first_innovation_is_placed_before_the_second_location_burns() -> None:
    """It may lie at a location that the second disaster then destroys, and stays there, idle."""
    p = double("fire-9", "riot-9")
    taken(p, 0, 0, place=10)
    play(p, 0, "take", disaster=1)
    play(p, 0, "burn", position=10)
    assert innovations(p, 0) == {10: ["fire-9"]}
    assert offers(p, 0, "place", "position") == [1, 2, 3, 4, 5, 6, 7, 8, 11]
