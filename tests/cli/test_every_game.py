"""Every command takes every game that is declared, by whichever package."""

from __future__ import annotations

from pathlib import Path

import pytest

import empires
from empires.text.rulebook import rulebook
from tests.cli.kit import process, run

pytestmark = pytest.mark.parametrize("game", empires.games())


def test_a_game_is_played_saved_verified_and_read_again(game: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    played = run("play", game, "--players", "2", "--bots", "random", "--seed", "7",
                 "--humans", "0", "--save", file)  # fmt: skip
    assert (played.code, played.err) == (0, "")
    verified = run("verify", file)
    assert verified.code == 0
    told = run("replay", file, "--lang", "de")
    assert told.code == 0
    assert len(told.lines) > 20


def test_somebody_types_a_whole_game(game: str) -> None:
    played = run("play", game, "--players", "2", "--bots", "random", "--seed", "3",
                 typed="1\n" * 2000)  # fmt: skip
    assert played.code == 0
    assert "Place 1" in played.out


def test_bots_meet_in_the_arena(game: str) -> None:
    bots = "greedy:worlds=1,random,search:2:depth=1"
    found = run("arena", game, "--bots", bots, "--players", "3", "--games", "6", "--jobs", "1")
    assert found.code == 0
    assert "6 games" in found.lines[0]
    assert all(spec in found.out for spec in bots.split(","))


def test_workers_find_it_too(game: str) -> None:
    found = process("arena", game, "--bots", "random,random", "--games", "4", "--jobs", "2")
    assert (found.code, found.err) == (0, "")


def test_its_rules_can_be_read_in_both_languages(game: str) -> None:
    rule = rulebook(game).rules[-1]
    for lang in ("en", "de"):
        assert rule.title(lang) in run("rules", rule.id, "--lang", lang).out


def test_its_cards_can_be_read_and_a_strange_pack_is_refused(game: str, tmp_path: Path) -> None:
    assert run("content", "show", "--game", game).code == 0
    file = tmp_path / "my.toml"
    file.write_text(f'[pack]\ngame = "{game}"\nname = "mine"\nnonsense = 1\n', encoding="utf-8")
    found = run("content", "check", file)
    assert found.code == 1
    assert "nonsense: unknown key" in found.out
