"""The rules of Sealed Chests, the game that another package brings: what each of them says."""

from __future__ import annotations

from typing import Any, Final

import pytest

import empires
from empires.table import Table

game: Final[Any] = empires.game("sealed-chests")


def bidding(*hands: list[int], chest: int = 4, round: int = 5) -> Any:
    """A last round in which everybody has these cards left."""
    used = [card for hand in hands for card in hand]
    rest = list(game.pack.cards)
    for card in used:
        rest.remove(card)
    seats = len(hands)
    return game.position(
        {
            "players": seats,
            "options": {"open_hands": False},
            "round": round,
            "chest": chest,
            "chests": [2, 3],
            "deck": rest,
            "hands": list(hands),
            "laid": [0] * seats,
            "shown": [0] * seats,
            "points": [0] * seats,
            "taken": [0] * seats,
        }
    )


def lay(p: Any, *cards: int) -> list[str]:
    """Everybody lays a card; what happened then."""
    p.journal = []
    for seat, card in enumerate(cards):
        p.play(seat, game.code(p, seat, {"do": "lay", "card": f"card-{card}"}))
    return [event.event for event in game.events(p.journal)]


def test_everybody_is_dealt_five_cards_that_only_they_see() -> None:
    """SC-SET-2"""
    view = game.view(game.new(players=3, seed=1), 1)
    assert [len(seat.hand or ()) for seat in view.seats] == [0, 5, 0]
    assert [seat.hand_size for seat in view.seats] == [5, 5, 5]


def test_nobody_sees_what_another_has_laid_before_all_have() -> None:
    """SC-BID-1"""
    p = bidding([3], [7])
    p.play(0, game.code(p, 0, {"do": "lay", "card": "card-3"}))
    assert game.view(p, 0).seats[0].laid == "card-3"
    for looker in (1, None):
        seen = game.view(p, looker).seats[0]
        assert (seen.has_laid, seen.laid, seen.hand) == (True, None, None)


def test_the_highest_card_takes_the_chest() -> None:
    """SC-BID-2"""
    p = bidding([3], [7], [5])
    assert lay(p, 3, 7, 5)[-1] == "took"
    assert p.to_move == [1]


def test_equal_cards_take_nothing() -> None:
    """SC-BID-3: the highest of the others takes the chest, or nobody does."""
    p = bidding([7], [7], [5])
    lay(p, 7, 7, 5)
    assert p.to_move == [2]
    assert "lost" in lay(bidding([7], [7]), 7, 7)


def test_a_kept_chest_brings_what_it_shows() -> None:
    """SC-LUCK-1"""
    p = bidding([3], [7])
    lay(p, 3, 7)
    p.play(1, game.code(p, 1, {"do": "keep"}))
    assert p.scores() == [0, 4]
    assert p.over


def test_a_shaken_chest_brings_twice_as_much_or_nothing() -> None:
    """SC-LUCK-2: on 1 and 2 it breaks."""
    ends: dict[int, set[int]] = {}
    for seed in range(40):
        p = bidding([3], [7])
        p.random = game.new(players=2, seed=seed).random
        lay(p, 3, 7)
        p.journal = []
        p.play(1, game.code(p, 1, {"do": "shake"}))
        roll = next(event.roll for event in game.events(p.journal) if event.event == "rolled")
        ends.setdefault(roll, set()).add(p.scores()[1])
    assert ends == {1: {0}, 2: {0}, 3: {8}, 4: {8}, 5: {8}, 6: {8}}


def test_among_equals_fewer_chests_win() -> None:
    """SC-END-1"""
    p = bidding([3], [7])
    p.board.points, p.board.taken = [4, 0], [2, 0]
    lay(p, 3, 7)
    p.play(1, game.code(p, 1, {"do": "keep"}))
    assert p.scores() == [4, 4]
    assert p.ranking() == [2, 1]


@pytest.mark.parametrize("move", [{"do": "lay", "card": "card-99"}, {"do": "lay"}, {"do": "pray"}])
def test_what_is_no_move_is_refused_in_one_line(move: dict[str, str]) -> None:
    with pytest.raises(empires.table.BadMove) as refused:
        game.code(game.new(players=2, seed=1), 0, move)
    assert "\n" not in str(refused.value)


def test_a_card_that_lies_face_down_can_be_taken_back_until_others_know_more() -> None:
    table = Table.new(game, names=["Ada", "Grace"], seed=3)
    table.play(0, table.legal(0)[0])
    assert table.undo_state(0).possible
    table.undo(0)
    table.play(0, table.legal(0)[0])
    table.play(1, table.legal(1)[0])
    assert not table.undo_state(0).possible
