"""Driving a game with one call a decision is driving it seat by seat."""

from __future__ import annotations

import pytest

import empires
from empires.rules.random import seeded


@pytest.mark.parametrize("name", empires.games())
def test_one_call_a_decision_plays_the_same_game(name: str) -> None:
    game = empires.game(name)
    one, other = (game.new(players=2, seed=3) for _ in range(2))
    random = seeded([1, 2, 3])
    legal = one.next_legal()
    while legal:
        assert legal == other.legal(other.next_seat())
        code = legal[random.below(len(legal))]
        legal = one.play_next(code)
        other.play(other.next_seat(), code)
        assert one.to_bytes() == other.to_bytes()
    assert one.over
    with pytest.raises(empires.IllegalMove):
        one.play_next(0)
