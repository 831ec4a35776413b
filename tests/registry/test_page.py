"""docs/games.md is true: it shows the declaration that the tests play by, and names every field."""

from __future__ import annotations

import ast
import re
import tomllib
from configparser import ConfigParser
from dataclasses import fields, replace
from pathlib import Path
from typing import Final

import pytest

from empires.registry import GROUP, BadDeclaration, Chances, Declaration, Thinking, declaration
from empires.registry.empires_end import EMPIRES_END
from empires.registry.finding import BUILT_IN, refuse_twins

ROOT: Final = Path(__file__).parents[2]
OUTSIDE: Final = ROOT / "tests" / "outside"
PAGE: Final = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_the_declaration_it_shows_is_the_one_that_is_played() -> None:
    written = (OUTSIDE / "sealed_chests" / "__init__.py").read_text(encoding="utf-8")
    assert block("python") in written
    assert len(ast.parse(block("python")).body) == 1


def test_the_entry_point_it_shows_is_the_one_that_is_found() -> None:
    shown = tomllib.loads(block("toml"))["project"]["entry-points"]
    installed = ConfigParser()
    installed.read(OUTSIDE / "sealed_chests-1.0.dist-info" / "entry_points.txt")
    assert shown == {GROUP: dict(installed[GROUP])}


@pytest.mark.parametrize("kind", [Declaration, Thinking, Chances])
def test_it_names_every_field(kind: type[Declaration | Thinking | Chances]) -> None:
    assert [field.name for field in fields(kind) if f"`{field.name}`" not in PAGE] == []


def test_the_line_it_shows_is_the_one_that_is_said() -> None:
    twin = replace(declaration("sealed-chests"), prefix=EMPIRES_END.prefix)
    with pytest.raises(BadDeclaration) as refused:
        refuse_twins(twin, BUILT_IN)
    assert str(refused.value) in block("text")


def test_every_file_it_speaks_of_is_in_the_example() -> None:
    named = re.findall(r"`(\w+\.(?:py|toml))`", PAGE)
    assert len(named) > 8
    written = {file.name for file in (OUTSIDE / "sealed_chests").iterdir()}
    assert set(named) - {"my.toml"} <= written
