"""Games shared out among processes: the same games, and nothing left behind whatever dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import psutil
import pytest

import empires
import empires.envs
from empires.envs.workers import WorkerDied
from tests.cli.kit import ENVIRONMENT
from tests.envs.kit import any_legal

GAMES = 7
OPTIONS: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 2, "opponents": "random", "legal": "codes", "compact": True},
]


def made(workers: int, **options: Any) -> Any:
    return gymnasium.make_vec("EmpiresEnd-v0", num_envs=GAMES, workers=workers, **options)


def chosen(info: dict[str, Any], random: np.random.Generator) -> Any:
    if "action_mask" in info:
        return any_legal(info["action_mask"], random)
    starts = info["legal_starts"]
    return info["legal"][starts[:-1] + (random.random(GAMES) * np.diff(starts)).astype(np.int64)]


@pytest.mark.parametrize("options", OPTIONS)
def test_two_workers_play_what_one_process_plays(options: dict[str, Any]) -> None:
    alone, shared = made(1, **options), made(2, **options)
    try:
        observations, info = alone.reset(seed=5)
        same, told = shared.reset(seed=5)
        random = np.random.default_rng(1)
        games = 0
        while games < 2 * GAMES:
            assert (observations == same).all()
            assert info.keys() == told.keys()
            for key in info.keys() - {"final_obs"}:
                assert (info[key] == told[key]).all()
            for at in np.flatnonzero(info.get("_final_obs", ())):
                assert (info["final_obs"][at] == told["final_obs"][at]).all()
            moves = chosen(info, random)
            observations, rewards, ended, _, info = alone.step(moves)
            same, other_rewards, other_ended, _, told = shared.step(moves)
            assert (rewards == other_rewards).all()
            assert (ended == other_ended).all()
            games += ended.sum()
    finally:
        shared.close()


def test_workers_play_while_the_caller_reckons_and_keep_what_it_holds() -> None:
    env = made(2)
    try:
        observations, info = env.reset(seed=1)
        random = np.random.default_rng(1)
        kept = []
        for _ in range(20):
            env.send(any_legal(info["action_mask"], random))
            kept.append((observations, observations.copy()))
            observations, *_, info = env.recv()
        assert all((array == copy).all() for array, copy in kept)
        wrong = info["action_mask"].argmax(axis=1)
        wrong[-1] = info["action_mask"][-1].argmin()
        with pytest.raises(empires.IllegalMove):
            env.step(wrong)
        with pytest.raises(ValueError, match="expected 7 moves, one for each game, got 2"):
            env.step(wrong[:2])
        env.step(info["action_mask"].argmax(axis=1))
    finally:
        env.close()


def test_a_worker_that_is_killed_is_told_and_everything_is_freed() -> None:
    env = made(2)
    _, info = env.reset(seed=1)
    processes = [psutil.Process(process.pid) for process in env.processes]
    processes[1].kill()
    with pytest.raises(WorkerDied, match=r"worker 2 of 2, with games 3 to 6, ended with .*-9"):
        env.step(info["action_mask"].argmax(axis=1))
    assert psutil.wait_procs(processes, timeout=20)[1] == []
    with pytest.raises(WorkerDied, match="the environment is closed"):
        env.step(info["action_mask"].argmax(axis=1))
    env.close()


def test_an_environment_that_is_let_go_of_ends_its_workers() -> None:
    env = made(2)
    env.reset(seed=1)
    processes = [psutil.Process(process.pid) for process in env.processes]
    del env
    assert psutil.wait_procs(processes, timeout=20)[1] == []


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="shared memory is elsewhere here")
def test_workers_end_and_memory_is_freed_when_their_parent_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "trainer.py"
    program.write_text(
        "import gymnasium, empires.envs\n"
        "if __name__ == '__main__':\n"
        "    env = gymnasium.make_vec('FirstEmpires-v0', num_envs=4, workers=2)\n"
        "    env.reset(seed=1)\n"
        "    print(*[process.pid for process in env.processes], flush=True)\n"
        "    input()\n"
    )
    before = set(os.listdir("/dev/shm"))
    with subprocess.Popen(
        [sys.executable, str(program)],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as parent:
        assert parent.stdout
        workers = [psutil.Process(int(pid)) for pid in parent.stdout.readline().split()]
        assert len(workers) == 2
        parent.send_signal(signal.SIGKILL)
    assert psutil.wait_procs(workers, timeout=20)[1] == []
    assert not [name for name in set(os.listdir("/dev/shm")) - before if name.startswith("pym-")]
