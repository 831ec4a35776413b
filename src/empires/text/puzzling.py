"""The answer of a puzzle in words: what the best choice brings, and what each other one costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from empires.shapes.reasons import Beside
from empires.shapes.views import View
from empires.text import hints
from empires.text.telling import AnyTelling

ALL: Final = 100.0
COSTS: Final = ("puzzle-costs", "puzzle-costs-nothing", "puzzle-costs-later", "puzzle-costs-unsure")


def named(view: View, told: AnyTelling) -> dict[int, str]:
    """The choices by their codes."""
    assert view.prompt is not None
    return {each.id: told.choice(each, view).rstrip(".") for each in view.prompt.choices}


def why(wrong: Sequence[tuple[Beside, float]], view: View, told: AnyTelling) -> str:
    """The best beside the best of those that are wrong, each with the chance that it loses."""
    loses = {each.code: lost / ALL for each, lost in wrong}
    return hints.why([each for each, _ in wrong], view, told, loses)


def cost(other: Beside, loses: float, view: View, told: AnyTelling) -> str:
    """What whoever chooses it gives up, and gets for it."""
    effects = hints.turned(other)
    key = COSTS[hints.verdict(other, loses / ALL)]
    first = hints.say_points(key, other.points, effects, told)
    return " ".join([first, *told.differences(effects, view)])
