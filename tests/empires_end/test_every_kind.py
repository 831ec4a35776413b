"""No kind of ability is forgotten by those who go by kind: cards in words, bots, and the docs."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

import empires.thinking.empires_end
from empires.rules.empires_end.terms import KINDS
from empires.text.catalogue import LANGUAGES, words

THINKING: Final = Path(str(empires.thinking.empires_end.__file__)).parent
DOCS: Final = Path(__file__).parents[2] / "docs" / "content.md"


def compared(folder: Path) -> set[str]:
    """The names that anything is compared with in the code of a folder."""
    found = set()
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                found |= {each.id for each in node.comparators if isinstance(each, ast.Name)}
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_bots_know_what_it_is_worth(kind: str) -> None:
    assert kind.upper() in compared(THINKING)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_cards_say_it_in_words(kind: str, lang: str) -> None:
    assert words(lang).has(f"ee-ability-{kind.replace('_', '-')}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_tiles_of_the_page_say_it_shortly(kind: str, lang: str) -> None:
    assert words(lang).has(f"ee-short-{kind.replace('_', '-')}")


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_about_content_explains_it(kind: str) -> None:
    assert f"`{kind}`" in DOCS.read_text(encoding="utf-8")
