"""Everything that can be read about a game, as data for fronts that show it in their own way."""

from __future__ import annotations

from typing import Any

from empires.text.rulebook import rulebook
from empires.text.telling import Telling


def things(told: Telling) -> list[dict[str, Any]]:
    """Every card and place: its name, what it does, and its values."""
    return [
        {
            "slug": slug,
            "name": told.name(slug),
            "summary": told.summary(slug),
            "lines": told.card(slug),
            "data": told.data(slug),
        }
        for slug in told.slugs()
    ]


def rules(game: str, lang: str) -> dict[str, Any]:
    """The numbered rules, by chapters."""
    book = rulebook(game)
    return {
        "chapters": [
            {"key": chapter.key, "title": chapter.title(lang)} for chapter in book.chapters
        ],
        "rules": [
            {
                "id": rule.id,
                "chapter": rule.chapter,
                "title": rule.title(lang),
                "text": rule.text(lang),
                "ruling": rule.ruling(lang),
                "ruleset": rule.ruleset,
            }
            for rule in book.rules
        ],
    }
