"""What a step of many games gives: in which form, in whose memory, and for how long."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import empires.envs
from empires.envs.pettingzoo import first_empires_v0
from empires.table.game import GameError
from tests.envs.kit import any_legal
from tests.envs.test_gymnasium import IDS

GAMES = 6


def batch(name: str = "EmpiresEnd-v0", **options: Any) -> Any:
    return gymnasium.make_vec(name, num_envs=GAMES, **options)


@pytest.mark.parametrize("name", IDS)
def test_a_list_of_legal_codes_says_what_the_mask_says(name: str) -> None:
    masked, listed = batch(name, players=3), batch(name, players=3, legal="codes")
    observations, info = masked.reset(seed=3)
    same, lists = listed.reset(seed=3)
    random = np.random.default_rng(1)
    for _ in range(120):
        assert (observations == same).all()
        assert "action_mask" not in lists
        parts = np.split(lists["legal"], lists["legal_starts"][1:-1])
        for row, codes in zip(info["action_mask"], parts, strict=True):
            assert np.flatnonzero(row).tolist() == codes.tolist()
        moves = any_legal(info["action_mask"], random)
        observations, _, _, _, info = masked.step(moves)
        same, _, _, _, lists = listed.step(moves)
    wrong = moves.copy()
    wrong[2] = next(code for code in range(9999) if code not in lists["legal"])
    with pytest.raises(empires.IllegalMove):
        listed.step(wrong)


@pytest.mark.parametrize("name", ["EmpiresEnd-v0", "FirstEmpires-v0"])
def test_compact_observations_are_those_of_the_seam(name: str) -> None:
    env = batch(name, compact=True)
    game = empires.game(IDS[name])
    observations, info = env.reset(seed=5)
    assert observations in env.observation_space
    assert env.fields == game.layout_of(compact=True).fields
    table = [game.new(players=2, seed=5 + i) for i in range(GAMES)]
    random = np.random.default_rng(1)
    for _ in range(40):
        for row, p in zip(observations, table, strict=True):
            assert (row == game.observe(p, p.next_seat(), compact=True)).all()
        moves = any_legal(info["action_mask"], random)
        for p, move in zip(table, moves, strict=True):
            p.play(p.next_seat(), int(move))
        observations, _, _, _, info = env.step(moves)


def test_one_seat_and_pettingzoo_can_be_compact_too() -> None:
    size = empires.game("first-empires").layout_of(compact=True).size
    seat = gymnasium.make("FirstEmpires-v0", opponents=["random"], compact=True)
    assert seat.reset(seed=1)[0].shape == (size,)
    table = first_empires_v0.env(compact=True)
    table.reset(seed=1)
    assert table.last()[0]["observation"].shape == (size,)


def test_rows_that_somebody_still_holds_are_never_written_again() -> None:
    env = batch()
    observations, info = env.reset(seed=1)
    random = np.random.default_rng(1)
    kept: list[tuple[Any, Any]] = []
    for step in range(60):
        observations, rewards, ended, _, info = env.step(any_legal(info["action_mask"], random))
        if step % 7 == 0:  # a view of a row, a mask, and what says who decides
            held = (observations[2], info["action_mask"].T, info["seat"], rewards, ended)
            kept.append((held, [array.copy() for array in held]))
    for held, before in kept:
        for array, copy in zip(held, before, strict=True):
            assert (array == copy).all()


def test_rows_that_nobody_holds_are_used_again() -> None:
    env = batch()
    _, info = env.reset(seed=1)
    places = set()
    for _ in range(40):
        observations, *_, info = env.step(info["action_mask"].argmax(axis=1))
        places.add(observations.__array_interface__["data"][0])
    assert len(places) <= 3


@pytest.mark.parametrize("legal", ["mask", "codes"])
def test_a_caller_may_own_the_arrays(legal: str) -> None:
    env, other = batch(legal=legal, players=3), batch(legal=legal, players=3)
    mine = env.buffers(), env.buffers()
    env.write_into(*mine)
    observations, info = env.reset(seed=2)
    same, told = other.reset(seed=2)
    for step in range(80):
        assert observations is mine[step % 2].observations
        assert (observations == same).all()
        assert info.keys() == told.keys()
        for key in ("seat", "rewards", "legal" if legal == "codes" else "action_mask"):
            assert (info[key] == told[key]).all()
        if legal == "codes":
            moves = told["legal"][told["legal_starts"][:-1]]
        else:
            moves = told["action_mask"].argmax(axis=1)
        observations, *_, info = env.step(moves)
        same, *_, told = other.step(moves)


def test_a_step_has_two_halves_that_follow_one_another() -> None:
    env, other = batch(), batch()
    _, info = env.reset(seed=1)
    other.reset(seed=1)
    with pytest.raises(GameError, match="recv: no step is under way"):
        env.recv()
    moves = info["action_mask"].argmax(axis=1)
    env.send(moves)
    with pytest.raises(GameError, match="send: a step is under way"):
        env.send(moves)
    assert (env.recv()[0] == other.step(moves)[0]).all()


def test_wrong_forms_are_refused() -> None:
    with pytest.raises(GameError, match="sealed-chests has no compact observations"):
        batch("SealedChests-v0", compact=True)
    with pytest.raises(GameError, match="legal: expected mask, codes, got 'bits'"):
        batch(legal="bits")
    with pytest.raises(GameError, match="workers: expected 1 to 6, one game each, got 7"):
        batch(workers=7)
