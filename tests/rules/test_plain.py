"""A game in plain Python is a game like any other: whatever is asked of positions, it answers."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final

import pytest
from mypy_extensions import i64

import empires
from empires.bots import weights
from empires.rules.adapter import PlainPosition
from empires.rules.columns import vec
from empires.rules.random import seeded
from empires.rules.storage import BadBytes
from empires.table.game import GameError
from empires.thinking.adapter import PlainEvaluation
from empires.thinking.greedy import greedy
from empires.thinking.scores import ScoreEvaluation

SOURCES: Final = Path(empires.__file__).parent
GAME: Final = "sealed-chests"
game: Final[Any] = empires.game(GAME)
# How compiled positions copy and keep themselves; a plain board does that by itself.
COLUMNS: Final = {"scalars", "set_scalars", "columns"}
# Only asked of games whose declaration has a layout for it.
OPTIONAL: Final = {"observe_compactly", "onward"}


def methods(file: str, name: str) -> dict[str, bool]:
    """What a class can do, and whether it only says that somebody else does it."""
    tree = ast.parse((SOURCES / file).read_text(encoding="utf-8"))
    (found,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    return {
        node.name: any(isinstance(line, ast.Raise) for line in node.body)
        for node in found.body
        if isinstance(node, ast.FunctionDef)
    }


@pytest.mark.parametrize(
    ("base", "adapter"),
    [
        (("rules/position.py", "Position"), ("rules/adapter.py", "PlainPosition")),
        (("thinking/evaluation.py", "Evaluation"), ("thinking/adapter.py", "PlainEvaluation")),
        (("thinking/evaluation.py", "Evaluation"), ("thinking/scores.py", "ScoreEvaluation")),
    ],
)
def test_nothing_that_is_asked_is_left_without_an_answer(
    base: tuple[str, str], adapter: tuple[str, str]
) -> None:
    asked = {name for name, is_left in methods(*base).items() if is_left and name != "play"}
    assert len(asked) > 3
    assert asked - COLUMNS - OPTIONAL - set(methods(*adapter)) == set()


def test_another_game_has_the_same_options_and_other_luck() -> None:
    p = game.new(players=3, seed=1, open_hands=True)
    q = p.again(seeded([7, 8, 9]))
    assert (q.players, q.board.options, q.board.round) == (3, {"open_hands": True}, 1)
    assert q.board.hands != p.board.hands
    assert q.journal is None


def test_options_are_those_of_the_game_and_nothing_else() -> None:
    for wrong in (1, "yes", None):
        with pytest.raises(GameError, match=r"^open_hands: expected false or true, got "):
            game.new(players=2, seed=1, open_hands=wrong)
    with pytest.raises(
        GameError, match=r"^closed_hands: no such option; known are players, seed, "
    ):
        game.new(players=2, seed=1, closed_hands=True)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hands": 7}, "^position: Expected `array`, got `int` - at `\\$.hands`"),
        ({"random": [1, 2]}, "^random: expected four numbers, got 2"),
        ({"deck": []}, "^this is no possible position: the cards are not those of the pack"),
    ],
)
def test_a_written_position_is_read_with_care(change: dict[str, Any], why: str) -> None:
    written = game.dump(game.new(players=2, seed=1))
    assert game.position(written).to_bytes() == game.new(players=2, seed=1).to_bytes()
    with pytest.raises(GameError, match=why):
        game.position({**written, **change})


def test_bytes_of_another_pack_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    pack = '[pack]\ngame = "sealed-chests"\nname = "mine"\n[values]\nhand = 1\nbreaks = 6\n'
    file.write_text(f"{pack}chests = [5]\ncards = [1, 2, 3]\n", encoding="utf-8")
    mine = empires.game(GAME, file)
    with pytest.raises(BadBytes, match="no position of this game with this content"):
        game.from_bytes(mine.new(players=2, seed=1).to_bytes())


def test_its_evaluation_speaks_plain_python() -> None:
    found = weights.shipped(GAME)
    assert isinstance(found, PlainEvaluation)
    p = game.new(players=2, seed=1)
    held = sum(p.board.hands[0])
    assert found.worth(p, 0) == held * weights.read(GAME)["card"]


def test_a_game_that_says_nothing_about_worth_is_played_for_its_scores() -> None:
    """Four of six throws double what a chest brings, so it is better shaken."""
    p = game.new(players=2, seed=1)
    while p.board.taker < 0:
        seat = p.to_move[0]
        p.play(seat, p.legal(seat)[0])
    assert isinstance(p, PlainPosition)
    by_scores = ScoreEvaluation(vec[i64]())
    taker = p.board.taker
    assert by_scores.worth(p, taker) == 100 * p.scores()[taker]
    best = greedy(p, taker, by_scores, 200, 0, seeded([1, 2, 3]))
    assert game.move(p, taker, best).do == "shake"
