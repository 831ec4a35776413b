"""Each package imports only from those to its left: content, rules, thinking, table and so on."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import empires

ROOT: Final = Path(empires.__file__).parent
LAYERS: Final = (
    ("content",),
    ("rules",),
    ("thinking",),
    ("table",),
    ("bots", "text"),
    ("arena", "envs", "server", "terminal"),
    ("cli",),
)
LEVEL: Final = {package: level for level, layer in enumerate(LAYERS) for package in layer}


def imported(file: Path) -> Iterator[str]:
    """The packages of ours that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "empires":
            names = [f"empires.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [node.module]
        for name in names:
            first, *rest = name.split(".")
            if first == "empires" and rest and rest[0] in LEVEL:
                yield rest[0]


def test_every_package_has_its_place() -> None:
    folders = {file.parent.name for file in ROOT.glob("*/__init__.py")}
    assert folders == set(LEVEL)


@pytest.mark.parametrize("package", LEVEL)
def test_a_package_imports_from_its_left_only(package: str) -> None:
    wrong = [
        f"{file.relative_to(ROOT)} imports {other}"
        for file in sorted((ROOT / package).rglob("*.py"))
        for other in imported(file)
        if other != package and LEVEL[other] >= LEVEL[package]
    ]
    assert wrong == []
