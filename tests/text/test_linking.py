"""The words of the rules lead to the rules that explain them."""

from __future__ import annotations

import pytest

from empires.shapes.parts import RulePart
from empires.text.linking import linked
from empires.text.rulebook import LANGUAGES, rulebook

GAMES = ("empires-end", "first-empires")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_parts_are_the_text_and_lead_to_other_rules_once(game: str, lang: str) -> None:
    book = rulebook(game)
    for rule in book.rules:
        parts = linked(book, rule.id, lang)
        assert "".join(part.text for part in parts) == rule.text(lang)
        goals = [part.rule for part in parts if isinstance(part, RulePart)]
        assert rule.id not in goals
        assert len(set(goals)) == len(goals)
        assert [book.rule(goal).id for goal in goals] == goals


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_said_by_some_rule(game: str, lang: str) -> None:
    """A term that nobody can click on is a mistake in its spelling."""
    book = rulebook(game)
    said = {
        part.rule
        for rule in book.rules
        for part in linked(book, rule.id, lang)
        if isinstance(part, RulePart)
    }
    assert {term.rule for term in book.terms} <= said


def test_the_longest_term_wins_and_numbers_are_links() -> None:
    book = rulebook("empires-end")
    words = {p.text: p.rule for p in linked(book, "EE-INN-1", "en") if isinstance(p, RulePart)}
    assert words["EE-INN-3"] == "EE-INN-3"
