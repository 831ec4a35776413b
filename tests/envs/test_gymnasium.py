"""All games as Gymnasium environments: one seat against bots, and many games in one batch."""

from __future__ import annotations

import warnings
from typing import Any, Final

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import empires.envs
from empires.bots import BadSpec
from empires.registry import declarations
from empires.table.game import GameError
from tests.envs.kit import any_legal

IDS: Final = {game.environment: name for name, game in declarations().items() if game.environment}
TABLES: Final = [
    (name, players) for name, game in IDS.items() for players in empires.game(game).seats
]
GAMES: Final = 8


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seat_against_bots_passes_gymnasiums_checks(name: str, players: int) -> None:
    env = gymnasium.make(name, opponents=["random"], players=players)
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", IDS)
def test_a_whole_game_against_a_greedy_bot_ends_with_the_reward(name: str) -> None:
    env = gymnasium.make(name, opponents=["greedy"], seat=1)
    _, info = env.reset(seed=2)
    random = np.random.default_rng(2)
    ended = False
    while not ended:
        assert info["seat"] == 1
        assert env.unwrapped.move(int(info["action_mask"].argmax())).do  # type: ignore[attr-defined]
        _, reward, ended, _, info = env.step(any_legal(info["action_mask"], random))
        assert reward == 0 or ended
    p = env.unwrapped.position  # type: ignore[attr-defined]
    assert reward == pytest.approx({1: 1.0, 2: -1.0}[p.ranking()[1]])


def test_an_illegal_move_ends_the_game_with_minus_one() -> None:
    env = gymnasium.make("EmpiresEnd-v0", opponents=["random"])
    _, info = env.reset(seed=1)
    illegal = int(info["action_mask"].argmin())
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1, True, illegal)


def test_wrong_opponents_are_refused() -> None:
    with pytest.raises(BadSpec, match='there is no bot "god"'):
        gymnasium.make("EmpiresEnd-v0", opponents=["god"])
    with pytest.raises(GameError, match="opponents: expected one, or 2, got 3"):
        gymnasium.make("EmpiresEnd-v0", opponents=["random"] * 3, players=3)
    with pytest.raises(GameError, match="opponents: a batch knows self, random, greedy"):
        gymnasium.make_vec("EmpiresEnd-v0", num_envs=2, opponents="search:5")


def batch(name: str, **options: Any) -> Any:
    return gymnasium.make_vec(name, num_envs=GAMES, **options)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_batch_plays_the_games_of_its_seeds(name: str, players: int) -> None:
    """Each game of a batch is the game that the seam plays with the same seed and moves."""
    env = batch(name, players=players)
    game = empires.game(IDS[name])
    observations, info = env.reset(seed=5)
    table = [game.new(players=players, seed=5 + i) for i in range(GAMES)]
    random = np.random.default_rng(1)
    for _ in range(60):
        assert observations in env.observation_space
        for i, p in enumerate(table):
            seat = p.next_seat()
            assert info["seat"][i] == seat
            assert (observations[i] == game.observe(p, seat)).all()
            assert (info["action_mask"][i] == game.mask(p, seat)).all()
        moves = any_legal(info["action_mask"], random)
        for p, move in zip(table, moves, strict=True):
            p.play(p.next_seat(), int(move))
        if any(p.over for p in table):
            break
        observations, rewards, ended, truncated, info = env.step(moves)
        assert not rewards.any()
        assert not ended.any()
        assert not truncated.any()


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("rewards", ["win", "rank", "margin"])
def test_a_game_that_ends_is_followed_by_another_within_the_step(
    name: str, players: int, rewards: str
) -> None:
    env = batch(name, players=players, rewards=rewards)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    game = empires.game(IDS[name])
    observations, info = env.reset(seed=9)
    random = np.random.default_rng(2)
    mine = game.new(players=players, seed=9)
    ended = np.zeros(GAMES, bool)
    while not ended[0]:
        moves = any_legal(info["action_mask"], random)
        decided = mine.next_seat()
        mine.play(decided, int(moves[0]))
        observations, got, ended, _, info = env.step(moves)
    assert mine.over
    assert (info["final_obs"][0] == game.observe(mine, decided)).all()
    assert info["_final_obs"].tolist() == ended.tolist()
    assert got[0] == info["rewards"][0, decided]
    best = info["rewards"][0].max()
    assert [reward == best for reward in info["rewards"][0]] == [r == 1 for r in mine.ranking()]
    assert info["action_mask"][0].any()
    assert observations[0][empires.game(IDS[name]).layout.fields["seat0.present"].start] == 1


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_opponents_play_inside_and_seats_change_from_game_to_game(
    name: str, opponents: str
) -> None:
    env = gymnasium.make_vec(name, num_envs=2, opponents=[opponents], play_forced=True)
    _, info = env.reset(seed=3)
    assert info["seat"].tolist() == [0, 1]
    random = np.random.default_rng(3)
    ended = np.zeros(2, bool)
    while not ended[0]:
        assert (info["action_mask"].sum(axis=1) > 1).all()
        before = info["seat"]
        _, rewards, ended, _, info = env.step(any_legal(info["action_mask"], random))
        assert (info["seat"] == before)[~ended].all()
    assert info["seat"][0] == 1
    assert rewards[0] in (-1, 0, 1)


@pytest.mark.parametrize("name", IDS)
def test_the_same_seed_is_the_same_batch_also_after_the_first_games(name: str) -> None:
    def digest() -> list[bytes]:
        env = batch(name, opponents="random")
        observations, info = env.reset(seed=4)
        random = np.random.default_rng(4)
        found = []
        for _ in range(150):
            observations, _, _, _, info = env.step(any_legal(info["action_mask"], random))
            found.append(observations.tobytes())
        return found

    assert digest() == digest()


def test_an_illegal_move_in_a_batch_is_refused_and_nothing_is_played() -> None:
    env = batch("EmpiresEnd-v0")
    before, info = env.reset(seed=1)
    moves = info["action_mask"].argmax(axis=1)
    wrong = moves.copy()
    wrong[-1] = info["action_mask"][-1].argmin()
    with pytest.raises(empires.IllegalMove):
        env.step(wrong)
    with pytest.raises(ValueError, match="expected 8 moves, one for each game, got 3"):
        env.step(moves[:3])
    again = batch("EmpiresEnd-v0")
    again.reset(seed=1)
    assert (env.step(moves)[0] == again.step(moves)[0]).all()
    assert before.any()


def test_the_rows_of_earlier_steps_stay_as_they_were() -> None:
    env = batch("FirstEmpires-v0")
    observations, info = env.reset(seed=1)
    kept, mask = observations.copy(), info["action_mask"].copy()
    env.step(info["action_mask"].argmax(axis=1))
    assert (observations == kept).all()
    assert (info["action_mask"] == mask).all()


def test_other_bots_play_in_gymnasiums_own_vector_environments() -> None:
    env = gymnasium.make_vec(
        "EmpiresEnd-v0", num_envs=2, vectorization_mode="sync", opponents=["greedy:worlds=1"]
    )
    _, info = env.reset(seed=1)
    observations, *_ = env.step(info["action_mask"].argmax(axis=1))
    assert observations.shape == (2, empires.game("empires-end").layout.size)
