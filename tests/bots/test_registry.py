"""Bots, found by name, with parameters behind it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from empires.bots import KINDS, LEVELS, BadSpec, bot, check_spec
from tests.bots.kit import GAMES, outlook, played


@pytest.mark.parametrize("game", GAMES)
def test_the_random_bot_plays_legal_moves_to_the_end_and_repeats_them_for_its_seed(
    game: str,
) -> None:
    specs = ["random", "random"]
    assert played(game, specs, 5)[1] == played(game, specs, 5)[1]
    assert played(game, specs, 5)[1] != played(game, specs, 6)[1]


def test_the_random_bot_likes_all_choices_alike() -> None:
    game = GAMES["empires-end"]
    p = game.new(players=2, seed=1)
    while len(p.legal(p.to_move[0])) != 3:
        p.play(p.to_move[0], p.legal(p.to_move[0])[0])
    seen = outlook(game, p, p.to_move[0])
    random = bot("random", seed=1)
    counts = Counter(random.choose(seen) for _ in range(3000))
    assert sorted(counts) == p.legal(p.to_move[0])
    assert all(900 < count < 1100 for count in counts.values())


def test_the_examples_of_all_kinds_and_all_levels_are_good_specs() -> None:
    for spec in [*(kind.example for kind in KINDS.values()), *LEVELS]:
        check_spec(spec)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("hal", 'there is no bot "hal": known are random, greedy'),
        ("", 'there is no bot "": known are random, greedy'),
        ("greedy:worlds=0", 'worlds: expected a whole number from 1 to 1000, got "0"'),
        ("greedy:slips=many", 'slips: expected a whole number from 0 to 100, got "many"'),
        ("greedy:luck=3", 'there is no parameter "luck=3" here; known: worlds=…, slips=…'),
        ("greedy:slips=1:slips=2", "slips is there twice"),
        ("program", 'command: expected a program such as ./my_bot.py, got ""'),
        ("program:'", 'command: expected a program such as ./my_bot.py, got "\'"'),
        ("program:./nowhere.py", "./nowhere.py is no program that can be started"),
        ("program:python3:time=soon", 'time: expected a time such as 100ms or 2s, got "soon"'),
        ("random:7", 'there is no parameter "7" here; known: none'),
    ],
)
def test_a_bad_spec_says_what_is_wrong_and_what_would_be_right(spec: str, problem: str) -> None:
    with pytest.raises(BadSpec, match=re.escape(problem)) as refused:
        bot(spec, seed=1)
    assert spec in str(refused.value)
