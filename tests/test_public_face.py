"""What the package shows to the world, and that its layers only look to their left."""

from __future__ import annotations

import ast
import contextlib
import doctest
import importlib
import inspect
import io
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import empires
import empires.envs.pettingzoo  # here, since what it imports sets variables of the environment
from empires.table.game import Game

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "empires"

# A layer imports only from layers of a smaller number, and from itself.
LAYERS: Final = {
    "registry": 0,
    "content": 1,
    "shapes": 1,
    "rules": 2,
    "thinking": 3,
    "table": 4,
    "bots": 6,
    "text": 6,
    "lessons": 7,
    "review": 7,
    "workshop": 7,
    "puzzles": 8,
    "arena": 9,
    "envs": 9,
    "terminal": 9,
    "balance": 10,
    "training": 10,
    "server": 11,
    "solo": 12,
    "cli": 13,
}
FACE: Final = 5  # `import empires`: what it offers comes from the rules and the table
FILES: Final = sorted(SOURCES.rglob("*.py"))
WITH_EXAMPLES: Final = [file for file in FILES if ">>> " in file.read_text(encoding="utf-8")]


def module_name(file: Path) -> str:
    parts = file.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def test_all_names_at_the_top_are_public_and_no_others() -> None:
    found = {
        name
        for name, value in vars(empires).items()
        if not name.startswith("_")
        and not isinstance(value, ModuleType)
        and name != "annotations"  # the future feature
    }
    assert found == set(empires.__all__)
    assert sorted(empires.__all__) == empires.__all__


@pytest.mark.parametrize("name", empires.__all__)
def test_public_names_are_documented_and_typed(name: str) -> None:
    """In the source, for what is compiled has lost its docstring."""
    value = getattr(empires, name)
    source = ROOT / "src" / Path(*value.__module__.split("."))
    file = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
    (written,) = (
        node
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == value.__name__
    )
    assert ast.get_docstring(written)
    if inspect.isfunction(value):
        assert value.__annotations__.keys() == {*inspect.signature(value).parameters, "return"}


def test_everything_a_game_can_do_is_documented() -> None:
    assert [
        name
        for name, value in vars(Game).items()
        if inspect.isfunction(value) and not name.startswith("_") and not value.__doc__
    ] == []


def test_the_games_at_the_top_can_be_opened() -> None:
    for name in empires.games():
        assert empires.game(name).name == name


def layer(module: str) -> int:
    """Where a module of the package belongs; the package itself is its face."""
    parts = module.split(".")
    if len(parts) == 1 or parts[1] in empires.__all__:
        return FACE
    return LAYERS[parts[1]]


def imported(file: Path) -> Iterator[tuple[int, str]]:
    """Every import of our own modules in a file, wherever it stands: line and module."""
    package = ["empires", *file.relative_to(SOURCES).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*start, *(node.module.split(".") if node.module else [])])
            # `from empires import text` asks for a layer, not for the face.
            names = [f"{origin}.{a.name}" for a in node.names] if origin == "empires" else [origin]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.split(".")[0] == "empires")


@pytest.mark.parametrize("name", LAYERS)
def test_layers_import_only_from_their_left(name: str) -> None:
    wrong = [
        f"{file.relative_to(ROOT)}:{line} imports {module}"
        for file in (SOURCES / name).rglob("*.py")
        for line, module in imported(file)
        if layer(module) >= LAYERS[name] and module.split(".")[1:2] != [name]
    ]
    assert wrong == []


def test_every_folder_of_the_package_has_a_place_among_the_layers() -> None:
    folders = {folder.name for folder in SOURCES.iterdir() if any(folder.glob("*.py"))}
    assert folders == set(LAYERS)


def test_every_module_says_what_it_holds() -> None:
    docs = {file: ast.get_docstring(ast.parse(file.read_text("utf-8"))) for file in FILES}
    assert [str(file.relative_to(ROOT)) for file, doc in docs.items() if not doc] == []


@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=module_name)
def test_the_examples_of_a_module_run(file: Path) -> None:
    assert doctest.testmod(importlib.import_module(module_name(file))).failed == 0


def test_the_code_of_the_readme_prints_what_the_readme_says() -> None:
    """The first block of Python, and the block of text after it."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```\n+```\w*\n(.*?)```", readme, re.DOTALL)
    assert found, "README.md has no block of Python with a block of output after it"
    code, expected = found.groups()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {"__name__": "__main__"})
    assert printed.getvalue() == expected
