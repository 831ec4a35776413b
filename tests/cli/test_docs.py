"""The manual says what the program does."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import empires
from empires.cli import program
from empires.cli.setup import games_with, option_flags
from empires.registry.finding import BUILT_IN
from empires.terminal.commands import COMMANDS

DOCS = Path(__file__).parent.parent.parent / "docs"
PLAYING = (DOCS / "playing.md").read_text(encoding="utf-8")
REFERENCE = (DOCS / "commands.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "seed"), [("empires-end", "7"), ("first-empires", "10")])
def test_the_games_in_the_manual_are_real_ones(game: str, seed: str) -> None:
    shown = re.findall(r"```text\n(.*?)```", PLAYING, re.DOTALL)[empires.games().index(game)]
    typed = re.findall(r"for help\): (.+)", shown)
    args = ["play", game, "--players", "3", "--bots", "random", "--seed", seed]
    real = CliRunner(echo_stdin=True).invoke(program, args, input="\n".join(typed) + "\n").output
    assert "\n".join(lines_of(shown)) in "\n".join(lines_of(real))


def lines_of(text: str) -> list[str]:
    """Where a terminal shows the player's Enter, a pipe has an empty line more."""
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("command", COMMANDS)
def test_everything_that_can_be_typed_is_in_the_manual(command: str) -> None:
    for words in COMMANDS[command].values():
        assert re.search(rf"`{words[0]}\b", PLAYING)


@pytest.mark.parametrize("name", program.summaries)
def test_every_command_and_option_is_in_the_reference(name: str) -> None:
    assert f"`empires {name} " in REFERENCE or f"`empires {name}`" in REFERENCE
    command = import_module(f"empires.cli.{name}").command
    commands = [command, *getattr(command, "commands", {}).values()]
    ours = [name for name in option_flags() if set(games_with(name)) & set(BUILT_IN)]
    for option in (p for c in commands for p in c.params if isinstance(p, click.Option)):
        if option.name in ours or option.name not in option_flags():
            assert max(option.opts, key=len) in REFERENCE
