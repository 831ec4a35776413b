"""A game is declared in one place: no other file of the program has a list of games or asks which.

A front may show an example in its help, and a game's own folders know whose they are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from empires.registry import Declaration, declarations
from empires.registry.finding import BUILT_IN

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src" / "empires"
WEB: Final = ROOT / "web" / "src"
ALLOWED: Final = {
    "registry/finding.py": "it gathers the declarations",
    "cli/program.py": "an example in the help",
}
FILES: Final = sorted(SOURCES.rglob("*.py"))


def names_of(game: Declaration) -> list[str]:
    """How program text can speak of a game: by name, by module, or by the names of its classes."""
    module = game.name.replace("-", "_")
    return [game.name, module, module.title().replace("_", "")]


BUILT_IN_NAMES: Final = [name for game in BUILT_IN.values() for name in names_of(game)]


def is_of_a_game(file: Path) -> bool:
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return any(name in parts for name in BUILT_IN_NAMES)


def code_in(file: Path) -> Iterator[tuple[int, str]]:
    """Every name and text of a file with its line; comments and docstrings are for readers."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str() as text) if id(node) not in told:
                yield node.lineno, text
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield node.lineno, name
            case ast.ImportFrom(module=module, names=names):
                yield node.lineno, " ".join([module or "", *(alias.name for alias in names)])
            case ast.Import(names=names):
                yield node.lineno, " ".join(alias.name for alias in names)


def test_no_other_file_knows_which_games_there_are() -> None:
    found = {
        f"{file.relative_to(SOURCES).as_posix()}:{line} says {text!r}"
        for file in FILES
        if not is_of_a_game(file)
        for line, text in code_in(file)
        if any(name in text for name in BUILT_IN_NAMES)
    }
    assert {each for each in found if each.partition(":")[0] not in ALLOWED} == set()
    assert {each.partition(":")[0] for each in found} == set(ALLOWED), "what is allowed is needed"


@pytest.mark.parametrize("name", [name for name in declarations() if name not in BUILT_IN])
def test_no_file_of_the_program_knows_the_game_of_another_package(name: str) -> None:
    game = declarations()[name]
    known = [*names_of(game), game.title]
    files = [*SOURCES.rglob("*"), *WEB.rglob("*")]
    written = [f for f in files if f.suffix in (".py", ".toml", ".ftl", ".ts", ".svelte", ".css")]
    assert len(written) > 300
    assert [f for f in written if any(each in f.read_text("utf-8") for each in known)] == []


def test_the_page_draws_the_games_that_say_so() -> None:
    """By name, each in the folder of that name; all others are shown as text."""
    declared = {game.page: game.name for game in declarations().values() if game.page}
    drawn = {
        file.parent.name: re.findall(
            r"^  game: '([\w-]+)',$", file.read_text("utf-8"), re.MULTILINE
        )
        for file in WEB.glob("*/outside.ts")
        if file.parent.name != "generated"
    }
    assert drawn == {folder: [name] for folder, name in declared.items()}


def test_the_tests_have_such_a_game() -> None:
    """Otherwise the one above would be content with nothing."""
    assert len(declarations()) > len(BUILT_IN)
