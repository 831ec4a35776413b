"""A kind of decision, as every game describes its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Stage(NamedTuple):
    """One kind of decision."""

    name: str
    """Unique: written positions use it."""
    kind: str
    """What the prompt is called; several stages can ask the same question."""
    rule: str


def stages(names: Sequence[str], prompts: Mapping[str, tuple[str, str]]) -> tuple[Stage, ...]:
    """A game's stages in the order of the rules, each with the kind of its prompt and its rule."""
    if differing := sorted(set(names) ^ set(prompts)):
        raise ValueError(f"stages without a prompt, or prompts without a stage: {differing}")
    return tuple(Stage(name, *prompts[name]) for name in names)
