"""The puzzles that come with the program, and the small search that makes such ones."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import empires
from empires.cli import program
from empires.puzzles import LEVELS, Puzzle, set_up, shipped
from empires.puzzles.checking import faults
from empires.puzzles.making import Kept, Making, kept_in, made_of_game, make, mixture
from empires.puzzles.puzzle import read, written
from empires.rules.random import seeded
from empires.table import GameError
from empires.text.catalogue import LANGUAGES, words

GAMES = ("empires-end", "first-empires")
SMALL = Making("first-empires", 2, 11)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many_and_all_of_them_hold(game: str) -> None:
    puzzles = shipped(game)
    assert len(puzzles) >= 60
    assert len({each.id for each in puzzles}) == len(puzzles)
    assert {each.id: faults(each) for each in puzzles if faults(each)} == {}
    assert {each.level for each in puzzles} == set(LEVELS)
    assert all(2 <= len(each.choices) <= 8 for each in puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_in_the_data(game: str) -> None:
    """The seat's view says the same whatever is drawn anew, and what lies face down is in order."""
    opened = empires.game(game)
    for puzzle in shipped(game):
        table = set_up(puzzle, opened)
        own = opened.view(table.position, puzzle.seat)
        other = opened.imagine(table.position, puzzle.seat, seeded([4, 5, 6]))
        assert opened.view(other, puzzle.seat) == own, puzzle.id
        # Stored is what was imagined and not what was: not even the shuffles are.
        assert puzzle.position["random"] == [1, 2, 3, 4], puzzle.id


def test_every_theme_has_a_name_in_both_languages() -> None:
    themes = {each.theme for game in GAMES for each in shipped(game)}
    for lang in LANGUAGES:
        other = words(lang).say("web-puzzle-theme", theme="nothing")
        named = {words(lang).say("web-puzzle-theme", theme=theme) for theme in themes}
        assert other not in named
        assert len(named) == len(themes)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"accepted": ()}, "accepted"),
        ({"rules": 0}, "other rules"),
        ({"seat": 9}, "choices"),
        ({"looks": ()}, "looks"),
    ],
)
def test_what_is_wrong_with_one_is_said(change: dict[str, object], told: str) -> None:
    broken = msgspec.structs.replace(shipped(GAMES[0])[0], **change)
    assert told in " ".join(faults(broken))


def test_all_choices_can_not_be_right() -> None:
    puzzle = shipped(GAMES[0])[0]
    everything = tuple(each.code for each in puzzle.choices)
    assert faults(msgspec.structs.replace(puzzle, accepted=everything))


@pytest.fixture(scope="module")
def small() -> Kept:
    return made_of_game(SMALL, 0)


def test_the_same_game_gives_the_same_puzzles(small: Kept) -> None:
    assert small.puzzles
    assert made_of_game(SMALL, 0) == small
    assert all(not faults(each) for each in small.puzzles)


def test_what_is_kept_is_not_made_again_and_half_a_line_is(small: Kept, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(msgspec.json.encode(small) + b'\n{"making":')
    made: list[Kept] = []
    found = make(SMALL, 1, 1, file, made.append)
    assert (made, {each.id for each in found} <= {each.id for each in small.puzzles}) == ([], True)
    assert kept_in(file, SMALL) == [small]
    with pytest.raises(GameError, match="another search"):
        kept_in(file, Making("first-empires", 2, 12))


def test_the_mixture_takes_every_kind_in_turn() -> None:
    puzzles = [*shipped(GAMES[0]), *shipped(GAMES[1])]
    kinds = {(each.theme, each.level) for each in puzzles}
    few = mixture(puzzles, len(kinds))
    assert {(each.theme, each.level) for each in few} == kinds
    assert mixture(puzzles[::-1], len(kinds)) == few


def test_the_command_proves_a_file_and_refuses_another(tmp_path: Path) -> None:
    good: list[Puzzle] = list(shipped(GAMES[1])[:2])
    file = tmp_path / "mine.json"
    file.write_bytes(written([good[0], msgspec.structs.replace(good[1], accepted=())]))
    assert read(written(good)) == good
    run = CliRunner().invoke(program, ["puzzles", "check", str(file), "--json"])
    told = json.loads(run.output)
    assert (run.exit_code, told["puzzles"], list(told["faults"])) == (1, 2, [good[1].id])
    file.write_text("nothing")
    refused = CliRunner().invoke(program, ["puzzles", "check", str(file)])
    assert refused.exit_code == 2
    assert "expected a list of puzzles" in refused.output
