"""The same match on a Ray cluster: a real one, with two workers on this machine."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock  # Ray brings it

from tests.cli.kit import ENVIRONMENT, process
from tests.waiting import until

MATCH = ("arena", "first-empires", "--bots", "greedy,random", "--games", "40", "--seed", "3")
# A token for this cluster only; otherwise Ray would write one into the home of whoever tests.
WITH_TOKEN = {**ENVIRONMENT, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}

HEAD = """
import ray
ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
print("at", ray.get_runtime_context().gcs_address, flush=True)
input()
ray.shutdown()
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Ray's files lie in a folder of ours, of a short name: its sockets' addresses hold it."""
    folder = Path(tempfile.mkdtemp(prefix="r"))
    # Two clusters that begin at the same time on one machine can take each other's ports.
    with FileLock(tmp_path_factory.getbasetemp().parent / "ray.lock"):
        yield {**WITH_TOKEN, "RAY_TMPDIR": str(folder)}

    def is_gone() -> bool:
        shutil.rmtree(folder, ignore_errors=True)
        return not folder.exists()

    until(is_gone)  # its processes write until they have ended


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, environment: dict[str, str]) -> Iterator[str]:
    """Where a cluster listens that belongs to another process."""
    head = subprocess.Popen(
        [sys.executable, "-c", HEAD],
        encoding="utf-8",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=tmp_path_factory.mktemp("cluster"),
        env=environment,
    )
    assert head.stdout is not None
    lines = iter(head.stdout.readline, "")
    try:
        yield next(line.split()[1] for line in lines if line.startswith("at "))
    finally:
        head.communicate("\n", timeout=60)


@pytest.mark.slow
def test_a_cluster_gives_the_same_bytes_as_this_machine(
    address: str, environment: dict[str, str], tmp_path: Path
) -> None:
    there = process(*MATCH, "--json", "-", "--ray", address, cwd=tmp_path, env=environment)
    assert (there.code, there.err) == (0, "")
    here = process(*MATCH, "--json", "-", "--jobs", "1", cwd=tmp_path)
    assert there.out == here.out


@pytest.mark.slow
def test_a_balance_report_of_a_cluster_has_the_same_bytes(
    address: str, environment: dict[str, str], tmp_path: Path
) -> None:
    few = ("balance", "first-empires", "--bots", "greedy:worlds=1", "--games", "60")
    worth = (*few, "--worth", "books-of-tages", "--json", "-")
    there = process(*worth, "--ray", address, cwd=tmp_path, env=environment)
    assert (there.code, there.err) == (0, "")
    assert there.out == process(*worth, "--jobs", "1", cwd=tmp_path).out


@pytest.mark.slow
def test_files_are_looked_for_where_the_match_was_started(
    address: str, environment: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "broken.toml").write_text("gold = 1\n", encoding="utf-8")
    bots = ("--bots", "greedy:file=broken.toml,random")
    found = process(
        "arena", "first-empires", *bots, "--ray", address, cwd=tmp_path, env=environment
    )
    assert (found.code, found.out) == (2, ""), found.err
    assert "broken.toml: gold: no such weight" in found.err


@pytest.mark.slow
def test_nobody_at_the_address_is_said_at_once(environment: dict[str, str], tmp_path: Path) -> None:
    found = process(*MATCH, "--ray", "127.0.0.1:1", cwd=tmp_path, env=environment)
    assert (found.code, found.out) == (2, "")
    assert "127.0.0.1:1: no Ray cluster can be reached there" in found.err


def test_without_ray_the_way_to_get_it_is_told(tmp_path: Path) -> None:
    """A module of that name that can't be imported stands for one that isn't there."""
    (tmp_path / "ray.py").write_text("raise ModuleNotFoundError('ray')\n", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), ENVIRONMENT["PYTHONPATH"]])
    found = process(*MATCH, "--ray", "local", env={**ENVIRONMENT, "PYTHONPATH": path})
    assert (found.code, found.out) == (2, "")
    assert found.err.endswith(
        "Ray is not installed here: pip install '.[cluster]' in the clone of Empires\n"
    )
