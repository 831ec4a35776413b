"""The numbered rules of a game in words, by id and language; the rules themselves live in `rules`.

>>> rulebook("empires-end").rule("EE-IND-4").text("en")
'To sell a card, discard it and gain 1 coin.'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from importlib import resources
from typing import Any

from empires.registry import LANGUAGES, declaration
from empires.registry.declaration import RULES

__all__ = ["LANGUAGES", "Chapter", "Rule", "Rulebook", "Term", "UnknownRule", "Words", "rulebook"]


class UnknownRule(ValueError):
    """Nobody wrote a rule with this id; `near` holds the ids that look most like it."""

    def __init__(self, rule_id: str, near: tuple[str, ...], known: tuple[str, ...]) -> None:
        self.rule_id = rule_id
        self.near = near
        hint = (
            f"did you mean {_one_of(near)}?"
            if near
            else f"the ids run from {known[0]} to {known[-1]}"
        )
        super().__init__(f'no rule "{rule_id}": {hint}')


@dataclass(frozen=True, slots=True)
class Words:
    """One text in every language of the game."""

    en: str
    de: str

    def say(self, lang: str) -> str:
        match lang:
            case "en":
                return self.en
            case "de":
                return self.de
        raise ValueError(f'no rules in the language "{lang}": expected {_one_of(LANGUAGES)}')


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules; its key is the middle part of its rules' ids."""

    key: str
    titles: Words

    def title(self, lang: str) -> str:
        return self.titles.say(lang)


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; `ruleset` names the only ruleset it holds in, None means every one."""

    id: str
    chapter: str
    titles: Words
    texts: Words
    rulings: Words | None
    ruleset: str | None

    def title(self, lang: str) -> str:
        return self.titles.say(lang)

    def text(self, lang: str) -> str:
        return self.texts.say(lang)

    def ruling(self, lang: str) -> str | None:
        """Which part of the rule is our own decision, or None if the published rules say it all."""
        return self.rulings.say(lang) if self.rulings else None


@dataclass(frozen=True, slots=True)
class Term:
    """Words, by language, that another rule explains."""

    rule: str
    words: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of one game, chapters and rules in rulebook order."""

    game: str
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]
    terms: tuple[Term, ...] = ()

    def rule(self, rule_id: str) -> Rule:
        for rule in self.rules:
            if rule.id == rule_id:
                return rule
        known = tuple(rule.id for rule in self.rules)
        raise UnknownRule(rule_id, _near(rule_id.upper(), known), known)


@cache
def rulebook(game: str) -> Rulebook:
    """The rules of the game of that name, read once."""
    file = resources.files(declaration(game).words).joinpath(RULES)
    book = tomllib.loads(file.read_text(encoding="utf-8"))
    return Rulebook(
        game=game,
        chapters=tuple(Chapter(row["key"], _words(row, "title_")) for row in book["chapter"]),
        rules=tuple(_rule(row) for row in book["rule"]),
        terms=tuple(_term(row) for row in book.get("term", ())),
    )


def _rule(row: Mapping[str, Any]) -> Rule:
    return Rule(
        id=row["id"],
        chapter=row["chapter"],
        titles=_words(row, "title_"),
        texts=_words(row, ""),
        rulings=_words(row, "ruling_") if row.get("ruling") else None,
        ruleset=row.get("ruleset"),
    )


def _term(row: Mapping[str, Any]) -> Term:
    return Term(row["rule"], {lang: tuple(row[lang]) for lang in LANGUAGES})


def _words(row: Mapping[str, Any], prefix: str) -> Words:
    # Line breaks in the file are for its readers; every front wraps for its own width.
    return Words(*(" ".join(row[prefix + lang].split()) for lang in LANGUAGES))


def _near(wanted: str, known: tuple[str, ...]) -> tuple[str, ...]:
    # Not get_close_matches: among equally near ids it would name the last of the rulebook first.
    likeness = {name: SequenceMatcher(None, wanted, name).ratio() for name in known}
    close = [name for name in known if likeness[name] >= 0.5]
    return tuple(sorted(close, key=lambda name: -likeness[name])[:3])


def _one_of(names: tuple[str, ...]) -> str:
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))
