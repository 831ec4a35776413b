"""`empires play`: tables from the command line, saved and resumed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import empires
from empires.content.empires_end import standard_text
from empires.table import Table
from tests.cli.kit import process, run


@pytest.mark.parametrize(("lang", "winner"), [("en", "Place 1"), ("de", "Platz 1")])
def test_a_whole_game_in_a_real_process(lang: str, winner: str, tmp_path: Path) -> None:
    found = process(
        *("play", "empires-end", "--terminal", "--players", "3", "--humans", "1"),
        *("--lang", lang, "--seed", "3"),
        typed="1\n" * 1000,
        cwd=tmp_path,
    )
    assert (found.code, found.err) == (0, "")
    assert winner in found.out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("lang", "winner"), [("en", "Place 1"), ("de", "Platz 1")])
def test_a_whole_game_of_first_empires_in_a_real_process(
    lang: str, winner: str, tmp_path: Path
) -> None:
    found = process(
        *("play", "first-empires", "--terminal", "--players", "5", "--humans", "1"),
        *("--choose-civilizations", "--open-tiles", "--lang", lang, "--seed", "3"),
        typed="1\n" * 1000,
        cwd=tmp_path,
    )
    assert (found.code, found.err) == (0, "")
    assert winner in found.out
    assert list(tmp_path.iterdir()) == []


def test_the_same_seed_gives_the_same_game() -> None:
    games = [run("play", "--seed", "9", typed="1\n2\n1\n") for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != run("play", "--seed", "10", typed="1\n2\n1\n")


def test_without_a_seed_no_two_games_are_alike() -> None:
    commitments = {re.findall("[0-9a-f]{64}", run("play").out)[0] for _ in range(3)}
    assert len(commitments) == 3


def test_options_reach_the_table(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    args = "play --players 2 --names Ada,Grace --variant blitz --ruleset manual --open-resources"
    found = run(*args.split(), "--seed", "7", "--save", file)
    assert found.code == 0
    assert "Ada and Grace" in found.out
    table = Table.load(file, empires.game)
    assert (table.names, table.seed) == (["Ada", "Grace"], 7)
    assert table.options == {"variant": "blitz", "ruleset": "manual", "open_resources": True}


def test_each_game_has_its_own_options(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    args = "play first-empires --players 5 --open-tiles --short --humans 0 --seed 7"
    found = run(*args.split(), "--save", file)
    assert found.code == 0
    table = Table.load(file, empires.game)
    assert table.options == {"choose_civilizations": False, "open_tiles": True, "short": True}
    assert table.over
    assert run("verify", file).code == 0


def test_help_names_the_options_and_players_of_every_game() -> None:
    told = " ".join(run("play", "--help").out.replace("-\n", "-").split())
    for name in empires.games():
        game = empires.game(name)
        assert f"2 to {game.seats[-1]} in {name}" in re.sub(r"- +", "-", told)
        for option in game.option_values:
            assert f"--{option.replace('_', '-')}" in told


def test_humans_sit_on_the_first_seats() -> None:
    found = run("play", "--humans", "2", "--seed", "1", typed="\n1\n" * 50)
    assert set(re.findall(r"Pass the device to (\w+)", found.out)) == {"Marcus", "Aurelia"}


def test_bots_can_play_alone(tmp_path: Path) -> None:
    found = run("play", "--humans", "0", "--players", "4", "--save", tmp_path / "bots.jsonl")
    assert found.code == 0
    assert "Place 4: " in found.out
    assert run("verify", tmp_path / "bots.jsonl").code == 0


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    first = run("play", "--seed", "3", "--save", file, typed="1\n1\n1\n")
    assert f"empires play --resume {file}" in first.out.replace("\n", " ")
    before = Table.load(file, empires.game)
    second = run("play", "--resume", file, typed="me\n")
    assert f"Back at move {before.ply}" in second.out
    assert Table.load(file, empires.game).moves == before.moves
    ended = run("play", "--resume", file, typed="1\n" * 1000)
    assert "Place 1" in ended.out
    assert run("verify", file).code == 0


def test_the_hint_for_going_on_says_everything_again(tmp_path: Path) -> None:
    file = tmp_path / "my game.jsonl"
    found = run("play", "--humans", "2", "--lang", "de", "--save", file)
    hint = f"empires play --resume '{file}' --lang de"
    assert hint in found.out.replace("\n", " ")


def test_a_pack_of_ones_own_is_played_and_goes_with_its_game(tmp_path: Path) -> None:
    file, pack = tmp_path / "game.jsonl", tmp_path / "my.toml"
    pack.write_text(changed_pack(), encoding="utf-8")
    args = ("--seed", "3", "--content", pack, "--save", file)
    found = run("play", *args, typed="card city-33\n")
    assert "City 33" in found.out
    assert f"--content {pack}" in found.out.replace("\n", " ")
    pack.unlink()
    again = run("play", "--resume", file, typed="card city-33\n")
    assert again.code == 0
    assert "City 33" in again.out


def changed_pack() -> str:
    """The standard pack with one more point for the City."""
    return standard_text().replace("value = 32", "value = 33")
