"""All games in OpenSpiel: its own checks, explicit chance, and what players know."""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import empires
import empires.envs.openspiel  # registers the games
from empires.rules.random import scripted
from empires.table.game import open_game, random_source

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
GAMES: Final = {name.replace("-", "_"): empires.game(name).seats for name in empires.games()}
BOTH: Final = ("empires_end", "first_empires")  # long enough to look into their middle
SLOWLY: Final = ("empires_end",)
SLOW: Final = pytest.mark.slow
ALL: Final = [
    pytest.param(name, {"players": players}, marks=SLOW if name in SLOWLY or players > 2 else ())
    for name, counts in GAMES.items()
    for players in counts
] + [
    pytest.param("empires_end", {"variant": "blitz", "rewards": "rank"}, marks=SLOW),
    pytest.param("empires_end", {"ruleset": "manual"}, marks=SLOW),
    pytest.param("first_empires", {"choose_civilizations": True}, marks=SLOW),
    pytest.param("first_empires", {"open_tiles": True}, marks=SLOW),
]


def played(name: str, decisions: int, seed: int = 1, **options: object) -> Any:
    """A state after so many random decisions, at the next one, or at the end."""
    source = random.Random(seed)
    state = pyspiel.load_game(name, options).new_initial_state()
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(source.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "options"), ALL)
def test_openspiels_own_random_simulation_finds_nothing(name: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_all_luck_is_explicit(name: str) -> None:
    """The same actions, those of chance among them, always give the same game."""
    first = played(name, 1000)
    second = pyspiel.load_game(name).new_initial_state()
    for action in first.history():
        second.apply_action(action)
    assert second.is_terminal()
    assert str(second) == str(first)
    assert second.returns() == first.returns()


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_of_chance_are_equally_likely_and_few_enough(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    source = random.Random(2)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert outcomes == tuple(range(len(outcomes)))
            assert 2 <= len(outcomes) <= game.max_chance_outcomes()
            assert set(chances) == {1 / len(outcomes)}
        state.apply_action(source.choice(state.legal_actions()))


@pytest.mark.parametrize("name", ["empires-end", "first-empires"])
def test_a_script_of_the_usual_draws_gives_the_usual_game(name: str) -> None:
    """So the games that OpenSpiel plays are those that everybody plays."""
    game = open_game(name)
    usual = game.new(players=3, seed=7)
    stream = random_source(7)
    outcomes: list[int] = []
    while True:
        source = scripted(list(outcomes))
        p = game.lay_out(players=3, random=source)
        assert source.script is not None
        if not source.script.wanted:
            break
        outcomes.append(stream.below(source.script.wanted))
    assert game.dump(p)["seats"] == game.dump(usual)["seats"]
    assert [game.view(p, seat) for seat in range(3)] == [
        game.view(usual, seat) for seat in range(3)
    ]


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("decisions", [0, 7, 30, 55])
def test_a_resampled_state_looks_the_same_to_its_player(name: str, decisions: int) -> None:
    state = played(name, decisions, players=3)
    player = state.current_player()
    source = random.Random(5)
    others = set()
    for _ in range(5):
        other = state.resample_from_infostate(player, source.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        others.add(str(other))
    assert len(others) == 5


@pytest.mark.parametrize("name", BOTH)
def test_a_resampled_state_plays_to_the_end(name: str) -> None:
    source = random.Random(5)
    state = played(name, 20).resample_from_infostate(0, source.random)
    while not state.is_terminal():
        state.apply_action(source.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_what_others_decide_in_secret_changes_no_information_state() -> None:
    """EE-CON-3: bids in a conflict are sealed, so whoever bids next knows none of them."""
    sealed = 0
    state = pyspiel.load_game("empires_end", {"players": 2}).new_initial_state()
    source = random.Random(1)
    while not state.is_terminal():
        legal = state.legal_actions()
        if bids(state):
            other = 1 - state.current_player()
            for one, two in pairwise(map(state.child, legal)):
                if one.current_player() == two.current_player() == other and bids(one):
                    seen = one.information_state_string(other)
                    assert seen == two.information_state_string(other)
                    sealed += 1
        state.apply_action(source.choice(legal))
    assert sealed > 5


def bids(state: Any) -> bool:
    """Whether a bid is owed, and none has been opened."""
    position = state.standstill.position
    if position is None or state.is_chance_node() or state.is_terminal():
        return False
    return bool(position.conflict >= 0 and not position.bids_opened)


@pytest.mark.parametrize("name", BOTH)
def test_players_remember_what_they_saw(name: str) -> None:
    """Information states never come back within a game: a player recalls all that went before."""
    state = pyspiel.load_game(name).new_initial_state()
    source = random.Random(3)
    seen: list[tuple[int, str]] = []
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            seen.append((player, state.information_state_string(player)))
        state.apply_action(source.choice(state.legal_actions()))
    assert len(seen) > 40
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("name", BOTH)
def test_information_set_tree_search_plays(name: str) -> None:
    state = played(name, 12)
    random_state = np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, random_state)
    bot = ISMCTSBot(state.get_game(), evaluator, 1.4, 3, random_state=random_state)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_state_can_be_written_down_in_the_middle_of_chance() -> None:
    state = played("first_empires", 12)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(game) == str(state.get_game())
    for each in (state, again):
        each.apply_action(1)
    assert str(again) == str(state)
    assert again.history() == state.history()


def test_wrong_parameters_are_refused_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"^rewards: expected win or rank, got 'gold'$"):
        pyspiel.load_game("empires_end", {"rewards": "gold"})
    with pytest.raises(ValueError, match=r"^players: expected"):
        pyspiel.load_game("empires_end", {"players": 7})
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("empires_end", {"colour": "red"})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("example", "arguments"),
    [
        ("openspiel_ismcts.py", ["--decisions", "6"]),
        ("openspiel_ismcts.py", ["--decisions", "6", "--against", "search:2", "--games", "2"]),
        ("openspiel_mccfr.py", ["--walks", "2"]),
    ],
)
def test_the_example_runs(example: str, arguments: list[str]) -> None:
    command = [sys.executable, str(EXAMPLES / example), *arguments]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert len(told.splitlines()) >= 2
