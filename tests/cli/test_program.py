"""The frame of all commands: help, exit codes, and that no traceback ever reaches a user."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import IO

import click
import pytest
from click.testing import CliRunner

from empires.cli import program
from empires.cli.program import Program
from tests.cli.kit import ENVIRONMENT, process, run, started

COMMANDS = [(name,) for name in program.summaries] + [("content", "show"), ("content", "check")]


def test_without_a_command_there_is_help_and_nothing_is_wrong() -> None:
    assert run().code == 0
    assert run().out == run("--help").out
    for name in program.summaries:
        assert f"\n  {name} " in run().out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: tuple[str, ...]) -> None:
    found = run(*command, "--help")
    assert found.code == 0
    assert "Example" in found.out
    assert f"empires {command[0]} " in found.out


@pytest.mark.parametrize("name", program.summaries)
def test_the_list_of_commands_names_what_there_is(name: str) -> None:
    command = import_module(f"empires.cli.{name}").command
    assert isinstance(command, click.Command)
    assert command.name == name


def test_help_is_quick_because_it_imports_no_command() -> None:
    code = "import sys; from empires.cli import main; sys.argv[1:] = ['--help']\ntry: main()\n"
    code += "finally: print(sorted(sys.modules), file=sys.stderr)"
    found = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=ENVIRONMENT,
    )
    for module in ("empires.cli.play", "empires.text.catalogue", "fluent.runtime"):
        assert f"'{module}'" not in found.stderr


def test_the_version_is_told() -> None:
    assert run("--version").out.startswith("empires")


def test_an_unknown_command_names_the_nearest() -> None:
    found = run("plya")
    assert (found.code, found.out) == (2, "")
    assert found.err == 'empires: no command "plya": did you mean play?\n'


def test_a_fault_of_ours_is_one_line_too() -> None:
    """A command without code stands for anything that nobody thought of."""
    found = CliRunner().invoke(Program({"broken": "Not there."}), ["broken"])
    assert found.exit_code == 70
    assert found.stderr.count("\n") == 1
    assert "EMPIRES_TRACEBACK=1" in found.stderr


def test_a_reader_that_goes_away_is_no_fault() -> None:
    running = started("content", "show")
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.readline()
    running.stdout.close()
    assert running.wait(timeout=60) == 141
    assert running.stderr.read() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals and terminals")
class TestCtrlC:
    def test_a_game_says_how_it_stands_and_ends_with_130(self, tmp_path: Path) -> None:
        running = started("play", "--save", "game.jsonl", cwd=tmp_path)
        read_until(running.stdout, "Your choice")
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
        assert running.returncode == 130
        assert "empires play --resume game.jsonl" in out
        assert err.strip() == ""

    def test_fuzzing_stops_at_once_with_130(self) -> None:
        master, slave = os.openpty()
        running = started("fuzz", "--games", "1000000", "--jobs", "2", stderr=slave)
        with os.fdopen(master, encoding="utf-8", closefd=False) as terminal:
            read_until(terminal, "fuzz")
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate(timeout=60)
        os.close(slave)
        shown = os.read(master, 10_000).decode()
        os.close(master)
        assert running.returncode == 130
        assert out == ""
        assert "Traceback" not in shown


def read_until(stream: IO[str] | None, text: str) -> None:
    assert stream is not None
    read = ""
    while text not in read:
        read += stream.read(1)


def test_a_terminal_that_knows_no_umlauts_still_gets_its_game() -> None:
    plain = {**ENVIRONMENT, "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    found = process("play", "--humans", "0", "--lang", "de", "--seed", "1", env=plain)
    assert (found.code, found.err) == (0, "")
    assert "f?r Orte" in found.out
