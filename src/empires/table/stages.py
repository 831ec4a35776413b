"""A kind of decision, as every game describes its own."""

from __future__ import annotations

from typing import NamedTuple


class Stage(NamedTuple):
    """One kind of decision."""

    name: str
    """Unique: written positions use it."""
    kind: str
    """What the prompt is called; several stages can ask the same question."""
    rule: str
