"""A sentence in parts, so that a front can link, colour or draw what it names."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Part(Struct, frozen=True, tag_field="part"):
    """A piece of a sentence. All pieces one after the other are the sentence."""

    text: str


class TextPart(Part, frozen=True, tag="text"):
    """Words that name nothing."""


class CardPart(Part, frozen=True, tag="card"):
    slug: str


class LocationPart(Part, frozen=True, tag="location"):
    slug: str


class RegionPart(Part, frozen=True, tag="region"):
    """A region or an ocean of a map."""

    slug: str


class SeatPart(Part, frozen=True, tag="seat"):
    seat: int


class AmountPart(Part, frozen=True, tag="amount"):
    """So many of something: a resource, points, explorers."""

    of: str
    n: int


class RulePart(Part, frozen=True, tag="rule"):
    """A number or a word of the rules that another rule explains."""

    rule: str


RuleWords: TypeAlias = TextPart | RulePart
"""What a rule is made of."""
AnyPart: TypeAlias = TextPart | CardPart | LocationPart | RegionPart | SeatPart | AmountPart
