"""`empires play --bots`, `--level`: who plays against you, also when a saved game goes on."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

import pytest

import empires
from empires.table import Table
from tests.cli.kit import run

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "bot.py"
PROGRAM: Final = f"program:{shlex.join([sys.executable, str(EXAMPLE)])}"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def bots_in(file: Path) -> list[str | None]:
    return Table.load(file, empires.game).bots


def test_without_a_word_one_person_plays_against_governors(file: Path) -> None:
    found = run("play", "--save", file)
    assert (
        "Aurelia and Livia: Governor. A sound eye that errs where choices are close." in found.out
    )
    assert bots_in(file) == [None, "governor", "governor"]


@pytest.mark.parametrize("level", ["consul", "Consul", "KONSUL"])
def test_a_level_goes_by_its_name_in_any_language(file: Path, level: str) -> None:
    found = run("play", "--level", level, "--lang", "de", "--save", file)
    assert "Aurelia und Livia: Konsul." in found.out
    assert bots_in(file) == [None, "consul", "consul"]


def test_every_bot_can_be_another_one(file: Path) -> None:
    found = run("play", "--bots", "greedy:slips=3, settler", "--save", file)
    assert "Aurelia: played by “greedy:slips=3”." in found.out
    assert "Livia: Settler." in found.out
    assert bots_in(file) == [None, "greedy:slips=3", "settler"]


def test_other_bots_play_other_games() -> None:
    args = ("play", "--humans", "0", "--seed", "3")
    games = [run(*args, "--bots", spec).out for spec in ("random", "greedy", "greedy")]
    assert games[0].splitlines()[-6:] != games[1].splitlines()[-6:]
    assert games[1] == games[2]


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["--bots", "hal"], '--bots: there is no bot "hal": known are'),
        (["--bots", ""], '--bots: there is no bot "": known are'),
        (["--bots", "random,random,random"], "--bots: expected one for all, or 2, one for each"),
        (["--bots", "greedy:slips=many"], "--bots: greedy:slips=many: slips: expected"),
        (["--bots", "greedy:file=nowhere.toml"], "--bots: nowhere.toml: "),
        (["--bots", "program:./nowhere.py"], "--bots: program:./nowhere.py: ./nowhere.py is no"),
        (["--bots", f"greedy:file={'x' * 300}"], "--bots: "),
        (["--level", "god"], '--level: no level "god", expected settler, steward, governor'),
        (["--level", "consul", "--bots", "random"], "--level: leave it out, --bots says already"),
        (["--humans", "4"], "--humans: expected 0 to 3 for 3 players, got 4"),
    ],
)
def test_a_bot_nobody_can_make_gets_one_line(
    args: list[str], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = run("play", *args, "--save", "game.jsonl")
    assert found.code == 2
    assert found.out == ""
    assert found.err.startswith(f"empires: {problem}")
    assert found.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_game_goes_on_with_the_people_and_bots_it_began_with(file: Path) -> None:
    run("play", "--humans", "2", "--level", "steward", "--save", file)
    found = run("play", "--resume", file, typed="\n1\n")
    assert "Livia: Steward." in found.out
    assert bots_in(file) == [None, None, "steward"]


def test_going_on_one_can_choose_other_bots(file: Path) -> None:
    run("play", "--level", "steward", "--save", file)
    run("play", "--resume", file, "--bots", "random")
    assert bots_in(file) == [None, "random", "random"]


def test_a_game_saved_without_its_bots_goes_on_against_governors(file: Path) -> None:
    Table.new(empires.game("empires-end"), names=["Ada", "Grace"], seed=1).save(file)
    found = run("play", "--resume", file)
    assert "Grace: Governor." in found.out


def test_a_record_never_decides_which_program_runs(file: Path) -> None:
    """Somebody could send you a game, and with it a command for your machine."""
    found = run("play", "--bots", f"{PROGRAM},settler", "--save", file, typed="1\n")
    assert bots_in(file) == [None, "program", "settler"]
    assert str(EXAMPLE) not in file.read_text(encoding="utf-8")
    said_again = shlex.join(["--bots", f"{PROGRAM},settler"])
    assert f"--resume {file} {said_again}" in found.out.replace("\n", " ")
    refused = run("play", "--resume", file)
    assert refused.code == 2
    assert "Aurelia was played by a program, say again which: program:COMMAND" in refused.err
    assert run("play", "--resume", file, "--bots", f"{PROGRAM},settler").code == 0


def test_a_program_plays_from_the_command_line() -> None:
    found = run("play", "--humans", "0", "--players", "2", "--bots", PROGRAM)
    assert found.code == 0
    assert "Place 2" in found.out
    assert "plays no more" not in found.out
