"""A move that is written wrongly gets one line that says what would be right."""

from __future__ import annotations

import msgspec
import pytest

import empires
from empires.shapes.empires_end.moves import Bid
from empires.shapes.first_empires.moves import Reroll
from empires.table import BadMove
from empires.table.mistakes import NotHere
from tests.table.playing import GAME

WRONG: dict[str, tuple[dict[str, object], str]] = {
    "a field too few": ({"do": "bid", "disaster": 0}, 'bid: "resource" is missing'),
    "a field too many": (
        {"do": "take", "disaster": 0, "card": "fire-9"},
        'take: unknown field "card"; this move takes disaster',
    ),
    "fields where none are": (
        {"do": "done", "now": True},
        'done: unknown field "now"; this move takes no further fields',
    ),
    "no such resource": (
        {"do": "bid", "disaster": 0, "resource": "weat"},
        'bid: "weat" is no resource: did you mean wheat?',
    ),
    "no number": (
        {"do": "take", "disaster": "0"},
        "take: disaster must be a number, got '0'",
    ),
    "true is no number": (
        {"do": "take", "disaster": True},
        "take: disaster must be a number, got True",
    ),
    "a number too large": (
        {"do": "place", "position": 12},
        "place: position must be a number from 1 to 11, got 12",
    ),
    "one of two positions": (
        {"do": "swap", "positions": [1]},
        "swap: positions: expected array of length 2, got 1",
    ),
    "positions the wrong way round": (
        {"do": "swap", "positions": [3, 1]},
        "swap: positions must be two different numbers, the smaller first",
    ),
    "no such card": (
        {"do": "use", "card": "fire-99"},
        'use: "fire-99" is no disaster card: did you mean fire-9 or fire-8 or fire-7?',
    ),
    "neither a card nor a location": ({"do": "use"}, 'use: "location" or "card" is missing'),
    "a card and a location": (
        {"do": "use", "card": "fire-9", "location": "farm-3"},
        'use: expected either "location" or "card", got both',
    ),
    "no such gain": (
        {"do": "exchange", "pay": "coin", "gain": {"gold": 1}},
        'exchange: "gold" is no key of gain: for example wheat',
    ),
}


@pytest.mark.parametrize(("move", "told"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_and_what_would_be_right(move: dict[str, object], told: str) -> None:
    p = GAME.new(players=2, seed=1)
    with pytest.raises(BadMove) as caught:
        GAME.code(p, 0, move)
    assert str(caught.value) == told
    assert not isinstance(caught.value, NotHere)


@pytest.mark.parametrize("move", [{}, {"do": "dance"}, {"do": 7}])
def test_the_moves_there_are_can_be_read_where_there_is_none_such(move: dict[str, object]) -> None:
    p = GAME.new(players=2, seed=1)
    with pytest.raises(BadMove, match=r'^a move needs "do" to be one of aim, bid, bid_axes, '):
        GAME.code(p, 0, move)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ({"do": "sell", "card": "fire-9"}, "sell: fire-9 is not in the hand of seat 0"),
        (
            {"do": "exchange", "pay": "coin", "gain": {"axe": 1}},
            "exchange: use the location or the card with the exchange first",
        ),
    ],
)
def test_a_well_formed_move_may_name_what_is_not_there(move: dict[str, object], told: str) -> None:
    p = GAME.position({"phase": "economy"})
    with pytest.raises(NotHere) as caught:
        GAME.code(p, 0, move)
    assert str(caught.value) == told


def test_a_move_of_another_game_is_no_move_of_this_one() -> None:
    p = GAME.new(players=2, seed=1)
    with pytest.raises(BadMove, match="is no move of this game"):
        GAME.code(p, 0, Reroll([1]))


def test_a_move_may_be_given_as_it_is_or_as_it_is_written() -> None:
    p = empires.game("empires-end").new(players=2, seed=1)
    bid = Bid(0, "coin")
    assert GAME.code(p, 0, bid) == GAME.code(p, 0, msgspec.to_builtins(bid))
