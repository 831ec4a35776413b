"""The order in which choices are listed: what is meant most comes first, what ends comes last."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import empires
from empires.shapes.first_empires.moves import Reroll
from empires.shapes.prompts import Choice


def questions(name: str, games: int = 2) -> Iterator[list[Choice]]:
    """The choices of every question in some games, in the order in which fronts list them."""
    game = empires.game(name)
    for seed in range(games):
        p = game.new(players=2, seed=seed)
        dice = random.Random(seed)
        while not p.over:
            (seat, *_) = p.to_move
            prompt = game.view(p, seat).prompt
            assert prompt is not None
            yield sorted(prompt.choices, key=lambda choice: choice.rank)
            p.play(seat, dice.choice(p.legal(seat)))


@pytest.mark.parametrize("name", empires.games())
def test_whoever_types_one_by_habit_ends_nothing(name: str) -> None:
    met = 0
    for choices in questions(name):
        ending = [choice.ends for choice in choices]
        assert ending == sorted(ending)
        met += any(ending)
    assert met or name not in ("empires-end", "first-empires")


def test_cards_are_scored_first_and_given_away_on_purpose_only() -> None:
    met = set()
    for choices in questions("first-empires", games=12):
        done = [choice.move.do for choice in choices if not choice.ends]
        for do, place in (("score", done), ("discard", done[::-1])):
            if do in done:
                met.add(do)
                assert place[: done.count(do)] == [do] * done.count(do)
    assert met == {"score", "discard"}


def test_rerolls_of_one_die_come_before_those_of_two() -> None:
    for choices in questions("first-empires"):
        dice = [len(choice.move.dice) for choice in choices if isinstance(choice.move, Reroll)]
        assert dice == sorted(dice)
