"""A numbered rule as paragraphs to read, our own rulings marked as such."""

from __future__ import annotations

from empires.text.catalogue import Words
from empires.text.rulebook import Rule


def rule_lines(rule: Rule, words: Words) -> list[str]:
    """Title, text, which part is our ruling, and where it holds if not everywhere."""
    title = words.say("play-rule", rule=rule.id, title=rule.title(words.lang))
    lines = [title, rule.text(words.lang)]
    ruling = rule.ruling(words.lang)
    if ruling:
        lines.append(words.say("play-ruling", text=ruling))
    if rule.ruleset:
        lines.append(words.say("play-ruleset-only", ruleset=rule.ruleset))
    return lines
