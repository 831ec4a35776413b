"""What can be read about a game: its cards and places, and its numbered rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from empires.shapes.parts import RuleWords


class Thing(Struct, kw_only=True):
    """A card or a place."""

    slug: str
    name: str
    summary: str
    """The most important about it, in one line."""
    brief: str
    """What it does, without when; empty for what does nothing."""
    ability: str
    """What it does, and when; empty for what does nothing."""
    lines: list[str]
    """Everything about it, each value with its source."""
    plain: list[str]
    """The same without the sources."""
    # Each kind of card has other fields, and packs may add to them (docs/content.md).
    data: dict[str, Any]
    """Its values as a program reads them: its row of the content pack."""


class Chapter(Struct):
    key: str
    title: str


class Proof(Struct):
    """A scenario that shows a rule at work, and that can be set up on a table."""

    name: str
    """Its short name, by which it is asked for."""
    title: str
    """What it claims."""


class Rule(Struct, kw_only=True):
    id: str
    chapter: str
    title: str
    text: str
    ruling: str | None
    """Which part of it is our own decision."""
    ruleset: str | None
    """The only ruleset it holds in."""
    parts: Sequence[RuleWords]
    """The text once more, with the rules that its words and numbers lead to."""
    proofs: Sequence[Proof]
    """Those about few rules first."""


class Rules(Struct):
    """The numbered rules, by chapters."""

    chapters: list[Chapter]
    rules: list[Rule]
