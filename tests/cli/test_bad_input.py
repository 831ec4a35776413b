"""Bad input, command by command: one clear line on stderr, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.kit import Run, process, run

CASES = {
    "play chess": 'no game "chess": expected empires-end',
    "play first-empires --variant blitz": (
        "--variant: first-empires has no such option, it has --choose-civilizations, "
        "--open-tiles and --short"
    ),
    "play --open-tiles": "--open-tiles: empires-end has no such option, it has --variant, ",
    "play first-empires --players 6": "players: ",
    "play first-empires --humans 6 --players 5": "--humans: expected 0 to 5 for 5 players, got 6",
    "play empires-edn": 'no game "empires-edn": did you mean empires-end?',
    "play --players 5": "players: ",
    "play --players 1": "players: ",
    "play --players two": "--players",
    "play --humans 4": "--humans: expected 0 to 3 for 3 players, got 4",
    "play --humans -1": "--humans: expected 0 to 3 for 3 players, got -1",
    "play --lang fr": '--lang: no language "fr", expected en or de',
    "play --variant slow": "variant: ",
    "play --ruleset house": "ruleset: ",
    "play --seed -1": "--seed",
    "play --seed x": "--seed",
    "play --names A,B": "--names: expected 3 names for --players 3, got 2",
    "play --names A,A,B": "names: ",
    "play --names A,,B": "names: ",
    "play --content none.toml": "none.toml",
    "play --content broken.toml": "broken.toml",
    "play --save nowhere/game.jsonl": "nowhere/game.jsonl: can't be written",
    "play --save broken.jsonl": "--save: broken.jsonl exists already",
    "play --resume none.jsonl": "none.jsonl: expected a record, but there is no such file",
    "play --resume broken.jsonl": "broken.jsonl: line 1",
    "play --resume .": ".: expected a record, got a folder",
    "play --resume game.jsonl": "game.jsonl: that game is over",
    "play --resume game.jsonl --players 2": "leave out --players",
    "play --resume game.jsonl --open-resources": "leave out --open-resources",
    "play --resume game.jsonl --open-tiles": "leave out --open-tiles",
    "play --bogus": "--bogus",
    "play empires-end b": "unexpected extra argument",
    "rules EE-DIS-99": 'no rule "EE-DIS-99": did you mean EE-DIS-9',
    "rules FE-MOV-99": 'no rule "FE-MOV-99": did you mean FE-MOV-',
    "rules --game chess": 'no game "chess"',
    "rules --lang xx": '--lang: no language "xx"',
    "rules --coverage --tests none": "none: no such folder",
    "rules EE-DIS-3 --coverage": "leave out the id",
    "content show fire-12": 'no card or place "fire-12": did you mean fire-2',
    "content show fire-9 --game first-empires": 'no card or place "fire-9": expected one such',
    "content show --game chess": 'no game "chess"',
    "content show --content none.toml": "none.toml",
    "content show --content broken.toml": "broken.toml",
    "content check none.toml": "none.toml: no such file",
    "content check .": ".: is a folder, expected a file",
    "content check": "FILE",
    "content shwo": "shwo",
    "replay none.jsonl": "none.jsonl: expected a record, but there is no such file",
    "replay broken.jsonl": "broken.jsonl: line 1",
    "replay game.jsonl --seat 7": 'no seat "7": expected 0, 1, 2, Marcus, Aurelia or Livia',
    "replay game.jsonl --seat 0 --all": "--seat and --all exclude each other",
    "replay game.jsonl --ply 9999": "--ply: expected 0 to ",
    "replay game.jsonl --ply -1": "--ply: expected 0 to ",
    "replay": "RECORD",
    "verify none.jsonl": "none.jsonl: expected a record, but there is no such file",
    "verify": "RECORD",
    "verify game.jsonl --content broken.toml": "broken.toml",
    "scenario none.toml": "none.toml: no such file",
    "scenario broken.toml": "broken.toml",
    "arena chess --bots random,random": 'no game "chess"',
    "arena": "--bots",
    "arena --bots random": "bots: expected at least two, got 1",
    "arena --bots random,chess": 'there is no bot "chess"',
    "arena --bots random,": 'there is no bot ""',
    "arena --bots random,greedy:file=none.toml": "none.toml",
    "arena --bots random,random --players 9": "players: ",
    "arena --bots random,random --games 0": "--games",
    "arena --bots random,random --jobs 0": "--jobs",
    "arena --bots random,random --open-tiles": "--open-tiles: empires-end has no such option",
    "arena --bots random,random --variant slow": "variant: ",
    "arena --bots random,random --content broken.toml": "broken.toml",
    "arena --bots random,random --sprt 20": "--sprt: expected two differences in Elo such as 0,20",
    "arena --bots random,random --sprt 20,0": "--sprt: expected two differences in Elo",
    "arena --bots random,random --players 3 --sprt 0,20": "two bots at two seats",
    "arena --bots random,random --resume game.jsonl": "line 1: expected the heading of an arena",
    "arena --bots random,random --resume .": ".: can't be used",
    "fuzz chess": 'no game "chess"',
    "fuzz --games 0": "--games",
    "fuzz --jobs 0": "--jobs",
    "bench chess": 'no game "chess"',
    "bench --seconds 0": "--seconds",
    "bench --seconds long": "--seconds",
}


@pytest.fixture
def here(record: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a finished game and two files that are none."""
    folder = record.parent
    (folder / "broken.jsonl").write_text("{}\n", encoding="utf-8")
    (folder / "broken.toml").write_text("[pack\n", encoding="utf-8")
    monkeypatch.chdir(folder)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("line", CASES)
def test_bad_input_is_one_line_and_changes_nothing(line: str, here: Path) -> None:
    before = contents(here)
    expect_one_line(run(*line.split()), CASES[line])
    assert contents(here) == before


def expect_one_line(found: Run, part: str) -> None:
    assert found.code == 2
    assert found.out == ""
    assert found.err.endswith("\n")
    assert found.err.count("\n") == 1
    assert found.err.startswith("empires")
    assert part in found.err


@pytest.mark.parametrize("line", ["play chess", "play --resume broken.jsonl", "verify none.jsonl"])
def test_a_real_process_answers_the_same(line: str, here: Path) -> None:
    expect_one_line(process(*line.split(), cwd=here), CASES[line])


def test_bad_input_cannot_steer_the_terminal() -> None:
    found = run("rules", "\x1b[31m\nEE")
    assert found.code == 2
    assert "\x1b" not in found.err
    assert found.err.count("\n") == 1
