"""Rules that lead to each other: the text of one, with the rules that its words and numbers name.

>>> from empires.text.rulebook import rulebook
>>> [part.text for part in linked(rulebook("empires-end"), "EE-DIS-4", "en")][:2]
['If you cannot ', 'avert']
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from empires.shapes.parts import RulePart, TextPart
from empires.text.rulebook import Rulebook, rulebook

__all__ = ["linked"]


def linked(book: Rulebook, rule_id: str, lang: str) -> list[TextPart | RulePart]:
    """The text of a rule in parts. Each other rule is linked once, where it is first named."""
    text = book.rule(rule_id).text(lang)
    leading = _leading(book.game, lang)
    seen = {rule_id}
    found: list[TextPart | RulePart] = []
    at = 0
    for match in _pattern(book.game, lang).finditer(text):
        goal = leading.get(_plain(match[0], lang), match[0])
        if goal in seen:
            continue
        seen.add(goal)
        if match.start() > at:
            found.append(TextPart(text[at : match.start()]))
        found.append(RulePart(match[0], goal))
        at = match.end()
    if at < len(text):
        found.append(TextPart(text[at:]))
    return found


@cache
def _leading(game: str, lang: str) -> Mapping[str, str]:
    """Where each word of the game's terms leads."""
    terms = rulebook(game).terms
    return {_plain(word, lang): term.rule for term in terms for word in term.words[lang]}


def _plain(word: str, lang: str) -> str:
    """In German a capital makes another word: what is scored is no value."""
    return word if lang == "de" else word.lower()


@cache
def _pattern(game: str, lang: str) -> re.Pattern[str]:
    """An id or a term, the longest that fits."""
    book = rulebook(game)
    ids = sorted((rule.id for rule in book.rules), key=len, reverse=True)
    words = sorted(_leading(game, lang), key=len, reverse=True)
    either = "|".join(re.escape(each) for each in (*ids, *words))
    return re.compile(rf"\b(?:{either})\b", 0 if lang == "de" else re.IGNORECASE)
