"""Prompts of every game: how choices are told apart, ordered and grouped."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import empires
from empires.rules.random import seeded
from empires.shapes.first_empires.moves import Discard, Reroll, Score
from empires.shapes.prompts import Prompt
from empires.shapes.views import View
from empires.table.prompts import LAST
from empires.text.catalogue import LANGUAGES, words
from empires.text.telling import telling

NAMES = ["Zyx", "Qorv", "Wuxim", "Vraqt", "Yolph"]
GAMES = 6
MOST_CHOICES = 20  # of the 55 ways to swap, these are enough


@cache
def views(name: str) -> list[View]:
    """What whoever decides sees, in some random games."""
    game = empires.game(name)
    random = seeded([1, 2, 3])
    found = []
    for seed in range(GAMES):
        p = game.new(players=game.seats[seed % len(game.seats)], seed=seed)
        while not p.over:
            seat = p.to_move[random.below(len(p.to_move))]
            found.append(game.view(p, seat))
            legal = p.legal(seat)
            p.play(seat, legal[random.below(len(legal))])
    return found


def prompts(name: str) -> Iterator[tuple[View, Prompt]]:
    for view in views(name):
        assert view.prompt is not None
        yield view, view.prompt


@pytest.mark.parametrize("name", empires.games())
def test_what_ends_a_decision_is_listed_last(name: str) -> None:
    """Whoever types 1 by habit should not end a phase."""
    for _, prompt in prompts(name):
        for choice in prompt.choices:
            assert (choice.rank == LAST) == choice.ends


def test_few_dice_are_rerolled_before_many_and_cards_given_away_last() -> None:
    """In First Empires; scoring a card comes before everything else."""
    met = set()
    for _, prompt in prompts("first-empires"):
        listed = sorted(prompt.choices, key=lambda choice: choice.rank)
        moves = [choice.move for choice in listed if not choice.ends]
        rerolls = [len(move.dice) for move in moves if isinstance(move, Reroll)]
        assert rerolls == sorted(rerolls)
        given = [isinstance(move, Discard) for move in moves]
        assert given == sorted(given)
        scored = [not isinstance(move, Score) for move in moves]
        assert scored == sorted(scored)
        met |= {type(move) for move in moves}
    assert {Reroll, Discard, Score} <= met


@pytest.mark.parametrize("name", empires.games())
def test_groups_are_those_of_the_choices(name: str) -> None:
    for _, prompt in prompts(name):
        keys = [group.key for group in prompt.groups]
        assert len(set(keys)) == len(keys)
        assert set(keys) == {choice.group for choice in prompt.choices} - {None}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", empires.games())
def test_title_and_rest_are_the_whole_line(name: str, lang: str) -> None:
    """No choice is without a title, and nothing is said in one form only."""
    teller = telling(name, words(lang), names=NAMES)
    taken_apart = 0
    for view, prompt in prompts(name):
        for choice in prompt.choices[:MOST_CHOICES]:
            text, title, rest, _ = teller.worded(choice.move, choice, view)
            assert title
            joined = {f"{title} ({rest})", *(f"{title}{stop} {rest}" for stop in ":.;")}
            assert text in (joined if rest else {title}), text
            taken_apart += bool(rest)
    assert taken_apart


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", empires.games())
def test_a_worded_prompt_has_all_its_words(name: str, lang: str) -> None:
    teller = telling(name, words(lang), names=NAMES)
    for view, prompt in prompts(name):
        teller.word_prompt(view)
        assert prompt.text
        assert all(group.title for group in prompt.groups)
        for choice in prompt.choices:
            assert choice.title
            assert choice.text.startswith(choice.title)
            assert choice.hint in choice.detail
            assert (choice.apart is None) <= (choice.group is None)
            assert choice.icon
