"""Scenarios for the tests: a small one to change, written to `my.toml` where the test is."""

from __future__ import annotations

from pathlib import Path

import pytest

from empires.table.scenario import ScenarioError, run_file

START = """
title = "A fire"
game = "empires-end"
rules = ["EE-DIS-3"]
names = ["Marcus", "Aurelia"]
[position]
disasters = [{ card = "fire-9" }]
"""
BID = """
[[step]]
seat = "Marcus"
move = { do = "bid", disaster = 0, resource = "wheat" }
"""
LOOK = """
[[step]]
expect = { over = false }
"""


def write(text: str) -> str:
    """The name of the file with this text in it."""
    Path("my.toml").write_text(text, encoding="utf-8")
    return "my.toml"


def problems(file: str) -> list[str]:
    return run_file(file).problems


def complaint(file: str) -> str:
    """What is said about a file that is no scenario."""
    with pytest.raises(ScenarioError) as caught:
        run_file(file)
    return str(caught.value)
