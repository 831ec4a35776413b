"""The examples in the documentation run, and say what they print."""

from __future__ import annotations

import doctest
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def test_the_examples_of_the_page_about_the_arena_are_true() -> None:
    page = (DOCS / "arena.md").read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(page, {}, "arena.md", "docs/arena.md", 0)
    results = doctest.DocTestRunner().run(examples)
    assert results.attempted > 5
    assert results.failed == 0


def test_every_line_of_the_page_about_the_seam_is_true() -> None:
    # A fence right behind the expected output would count as output.
    page = (DOCS / "seam.md").read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(page, {}, "seam.md", "docs/seam.md", 0)
    results = doctest.DocTestRunner().run(examples)
    assert results.attempted > 15
    assert results.failed == 0
