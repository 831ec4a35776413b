"""All games pass PettingZoo's own checks, for every number of players."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import empires
from empires.envs.pettingzoo import empires_end_v0, first_empires_v0
from empires.registry import declaration
from empires.shapes.empires_end.moves import KeepHand
from empires.shapes.empires_end.views import EmpiresEndView
from empires.table.game import GameError

MODULES: Final[dict[str, Any]] = {
    name: import_module(f"empires.envs.pettingzoo.{name.replace('-', '_')}_v0")
    for name in empires.games()
}
TABLES: Final = [(name, players) for name in MODULES for players in empires.game(name).seats]


@pytest.fixture(autouse=True)
def warnings_are_errors() -> Iterator[None]:
    """PettingZoo warns where an environment is odd, and fails only where it can't go on."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        # Only those of its own environments that it has on a list may pair observation and mask.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_api_is_what_pettingzoo_expects(name: str, players: int) -> None:
    api_test(MODULES[name].env(players=players), num_cycles=300)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_seed_is_the_same_game(name: str, players: int) -> None:
    seed_test(lambda: MODULES[name].env(players=players), num_cycles=100)


@pytest.mark.parametrize("name", MODULES)
def test_every_render_mode_renders(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(MODULES[name].env)
    assert "player_1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "players"), [(name, n) for name, n in TABLES if declaration(name).together]
)
def test_the_parallel_api_is_what_pettingzoo_expects(name: str, players: int) -> None:
    parallel_api_test(MODULES[name].parallel_env(players=players), num_cycles=400)


def test_a_game_of_turns_has_no_parallel_form() -> None:
    assert not hasattr(first_empires_v0, "parallel_env")


@pytest.mark.parametrize("name", MODULES)
def test_environments_can_be_made_in_another_process(name: str) -> None:
    assert pickle.loads(pickle.dumps(MODULES[name].env)) is MODULES[name].env


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole random game; what each agent was rewarded with in all."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        rewards[agent] += reward
        done = termination or truncation
        env.step(None if done else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_rewards_come_at_the_end_and_say_who_won(name: str, players: int) -> None:
    env = MODULES[name].env(players=players)
    rewards = play(env, seed=players)
    ranking = env.unwrapped.position.ranking()
    best = max(rewards.values())
    assert [rewards[f"player_{seat}"] == best for seat in range(players)] == [
        rank == 1 for rank in ranking
    ]
    assert sum(rewards.values()) == pytest.approx(0)


def test_margins_are_points_over_the_best_of_the_others() -> None:
    env = empires_end_v0.env(players=3, rewards="margin")
    rewards = play(env, seed=2)
    scores = env.unwrapped.position.scores()
    for seat, agent in enumerate(env.possible_agents):
        assert rewards[agent] == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def test_ranks_go_from_one_to_minus_one() -> None:
    env = first_empires_v0.env(players=4, rewards="rank")
    rewards = play(env, seed=3)
    assert max(rewards.values()) <= 1
    assert min(rewards.values()) >= -1
    assert sum(rewards.values()) == pytest.approx(0)


def test_codes_and_observations_have_readable_twins() -> None:
    env = empires_end_v0.raw_env(players=2, variant="blitz")
    env.reset(seed=1)
    code = int(env.observe(env.agent_selection)["action_mask"].argmax())
    assert env.move(code) == KeepHand()
    view = env.view()
    assert isinstance(view, EmpiresEndView)
    assert view.variant == "blitz"
    assert view.seat == env.seat_of[env.agent_selection]


def test_in_a_simultaneous_phase_everybody_acts_within_one_step() -> None:
    env = empires_end_v0.parallel_env(players=3, variant="blitz")
    seen, _ = env.reset(seed=1)
    assert all(seen[agent]["action_mask"].any() for agent in env.agents)
    env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
    assert env.table.position.to_move == [
        seat for seat in env.table.position.to_move if env.table.position.legal(seat)
    ]


@pytest.mark.parametrize("name", MODULES)
def test_an_illegal_move_ends_the_game_with_minus_one_for_whoever_made_it(name: str) -> None:
    env = MODULES[name].env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.rewards == {each: -1 if each == agent else 0 for each in env.agents}
    raw = MODULES[name].raw_env()
    raw.reset(seed=1)
    with pytest.raises(empires.IllegalMove):
        raw.step(10_000)


def test_wrong_options_are_refused_in_one_line() -> None:
    with pytest.raises(GameError, match="rewards: expected win, rank, margin, got 'money'"):
        empires_end_v0.env(rewards="money")
    with pytest.raises(GameError, match="players: expected a number from 2 to 5, got 6"):
        first_empires_v0.env(players=6)
    with pytest.raises(GameError, match="render_mode: expected human, ansi, rgb_array"):
        first_empires_v0.env(render_mode="film")
