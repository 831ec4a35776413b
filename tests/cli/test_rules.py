"""`empires rules`: the rules to read, and which tests prove them."""

from __future__ import annotations

from pathlib import Path

import pytest

import empires
from empires.text.rulebook import Rulebook, rulebook
from tests.cli.kit import run

BOOK = rulebook("empires-end")
COVERAGE = ("rules", "--game", "empires-end", "--coverage", "--tests")

MARKED = """
import pytest
from pytest import mark

@pytest.mark.rule("EE-DIS-1", "EE-DIS-2")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("EE-DIS-3"))])
def test_parameters(n): ...

@mark.rule("EE-DIS-4")
class TestClass:
    pytestmark = [pytest.mark.slow, pytest.mark.rule("EE-DIS-5")]

    @pytest.mark.rule("EE-DIS-6")
    async def test_method(self): ...

    def helper(self): ...

@pytest.mark.rule("EE-DIS-7")
def helper(): ...
"""
WHOLE_FILE = """
import pytest
pytestmark = pytest.mark.rule("EE-DIS-8")
def test_a(): ...
def test_b(): ...
"""


def test_the_list_has_every_chapter_and_title() -> None:
    found = run("rules")
    for chapter in BOOK.chapters:
        assert chapter.title("en") in found.lines
    for rule in BOOK.rules:
        assert f"{rule.id:<10} {rule.title('en')}" in found.out


def test_every_game_counts_its_own_rules(tests: Path) -> None:
    books = [book for book in map(rulebook_of, empires.games()) if book]
    found = run("rules", "--coverage", "--tests", tests)
    assert found.lines[-len(books) :] == [
        f"rules: {8 if book is BOOK else 0} of {len(book.rules)} covered" for book in books
    ]


def rulebook_of(game: str) -> Rulebook | None:
    try:
        return rulebook(game)
    except ValueError:
        return None


def test_both_rulebooks_are_listed() -> None:
    found = run("rules")
    for name in empires.games():
        assert name in found.lines
        assert all(rule.id in found.out for rule in rulebook(name).rules)
    assert "FE-MOV-2" not in run("rules", "--game", "empires-end").out


def test_a_rule_is_told_in_full_with_our_ruling() -> None:
    rule = BOOK.rule("EE-DIS-6")
    for lang in ("en", "de"):
        told = " ".join(run("rules", "ee-dis-6", "--lang", lang).out.split())
        assert told == f"EE-DIS-6: {rule.title(lang)} {rule.text(lang)} {rule.ruling(lang)}"


def test_a_rule_of_one_ruleset_says_so() -> None:
    assert "ruleset “manual” only" in run("rules", "EE-END-4").out


def test_rules_for_scripts() -> None:
    rules = run("rules", "--game", "empires-end", "--json").data
    assert [rule["id"] for rule in rules] == [rule.id for rule in BOOK.rules]
    one = run("rules", "EE-IND-4", "--json", "--lang", "de").data
    assert one["text"] == BOOK.rule("EE-IND-4").text("de")
    assert one["ruling"] is None


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    (folder / "test_marked.py").write_text(MARKED, encoding="utf-8")
    (folder / "deep" / "test_whole.py").write_text(WHOLE_FILE, encoding="utf-8")
    (folder / "deep" / "fire.toml").write_text('rules = ["EE-DIS-9"]\n', encoding="utf-8")
    (folder / "broken.toml").write_text("rules = [", encoding="utf-8")
    return folder


def test_coverage_finds_marks_wherever_they_stand(tests: Path) -> None:
    found = run(*COVERAGE, tests, "--json")
    named = {rule: tests for rule, tests in found.data["rules"].items() if tests}
    assert named == {
        "EE-DIS-1": ["tests/test_marked.py::test_one"],
        "EE-DIS-2": ["tests/test_marked.py::test_one"],
        "EE-DIS-3": ["tests/test_marked.py::test_parameters"],
        "EE-DIS-4": ["tests/test_marked.py::TestClass::test_method"],
        "EE-DIS-5": ["tests/test_marked.py::TestClass::test_method"],
        "EE-DIS-6": ["tests/test_marked.py::TestClass::test_method"],
        "EE-DIS-8": ["tests/deep/test_whole.py::test_a", "tests/deep/test_whole.py::test_b"],
        "EE-DIS-9": ["tests/deep/fire.toml"],
    }
    assert found.code == 1
    assert found.data["missing"] == [rule.id for rule in BOOK.rules if rule.id not in named]


def test_coverage_counts_in_its_last_line(tests: Path) -> None:
    found = run(*COVERAGE, tests)
    assert found.code == 1
    assert found.lines[-1] == f"rules: 8 of {len(BOOK.rules)} covered"


def test_full_coverage_is_fine(tests: Path) -> None:
    ids = ", ".join(f'"{rule.id}"' for rule in BOOK.rules)
    (tests / "all.toml").write_text(f"rules = [{ids}]", encoding="utf-8")
    found = run(*COVERAGE, tests)
    assert found.code == 0
    assert found.lines[-1] == "rules: 83 of 83 covered"


def test_a_rule_that_nobody_wrote_is_found(tests: Path) -> None:
    ids = ", ".join(f'"{rule.id}"' for rule in BOOK.rules)
    (tests / "all.toml").write_text(f'rules = [{ids}, "EE-DIS-99"]', encoding="utf-8")
    found = run(*COVERAGE, tests)
    assert found.code == 1
    assert "no rule EE-DIS-99, but it is named by tests/all.toml" in found.lines


def test_a_test_file_that_is_no_python_is_named(tests: Path) -> None:
    (tests / "test_broken.py").write_text("def (", encoding="utf-8")
    found = run(*COVERAGE, tests)
    assert found.code == 2
    assert "test_broken.py: line 1: is not Python" in found.err
