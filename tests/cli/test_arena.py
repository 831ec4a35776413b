"""`empires arena` as somebody uses it who has changed a bot."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.cli.kit import process, run, started

MATCH = ("arena", "first-empires", "--bots", "greedy,random", "--games", "12", "--seed", "3")


def test_the_table_says_who_won_and_how_sure_that_is() -> None:
    found = run(*MATCH, "--jobs", "1")
    assert found.code == 0
    assert found.lines[0] == (
        "first-empires, 2 players: 12 games, 6 deals in 2 seat orders each, seed 3"
    )
    heading, greedy, random = found.lines[2:5]
    assert heading.split()[:3] == ["bot", "win", "share"]
    assert greedy.startswith("greedy  ")
    assert random.startswith("random  ")
    assert "A fair share is 50.0 %." in found.out


def test_running_it_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    for file in ("one.json", "two.json"):
        assert process(*MATCH, "--jobs", "2", "--json", file, cwd=tmp_path).code == 0
    one = (tmp_path / "one.json").read_bytes()
    assert one == (tmp_path / "two.json").read_bytes()
    data = json.loads(one)
    assert data["games"] == 12
    assert [bot["bot"] for bot in data["bots"]] == ["greedy", "random"]
    assert b"seconds" not in one


def test_json_can_go_to_stdout_with_times_if_they_are_wanted() -> None:
    data = run(*MATCH, "--jobs", "1", "--json", "-", "--timings").data
    assert data["bots"][0]["seconds_per_decision"] > 0


def test_the_options_of_the_game_are_part_of_the_match() -> None:
    found = run(
        "arena", "--bots", "random,random", "--games", "2", "--variant", "blitz", "--json=-"
    )
    assert found.data["options"]["variant"] == "blitz"


def test_a_test_that_stops_early_says_so() -> None:
    found = run(*MATCH[:-3], "400", "--sprt")
    assert "SPRT accepted after 8 pairs: greedy against random" in found.out


def test_a_result_that_could_not_be_written_is_refused_before_the_match(tmp_path: Path) -> None:
    for option in ("--json", "--html"):
        for file in (tmp_path / "nowhere" / "out", tmp_path):
            found = run(*MATCH, option, file)
            assert (found.code, found.out) == (2, "")
            assert f"{option}: {file}" in found.err


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(jobs: str, tmp_path: Path) -> None:
    args = [*MATCH[:-3], "100000", "--resume", "match.jsonl", "--jobs", jobs]
    master, slave = os.openpty()
    running = started(*args, cwd=tmp_path, stderr=slave)
    with os.fdopen(master, encoding="utf-8", closefd=False, errors="replace") as terminal:
        seen = ""
        while "greedy" not in seen:  # the shares so far: some games are done
            seen += terminal.read(1)
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=60)
    os.close(slave)
    os.close(master)
    assert running.returncode == 130
    assert out.startswith("first-empires, 2 players: ")
    assert len((tmp_path / "match.jsonl").read_bytes().splitlines()) > 1
