"""What a hint says: what its choice would bring beside the others, and what those would cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from empires.shapes.prompts import Choice
from empires.shapes.reasons import Beside, Effect
from empires.shapes.views import View
from empires.text.catalogue import Words
from empires.text.telling import AnyTelling

LEAST: Final = 0.5  # of points, or of anything that is counted: less is not worth a word
CLEAR: Final = 0.02  # of the chance to win
MOST_PARTS: Final = 3
POINTS: Final = "points"
WHY: Final = ("hint-better", "hint-alike", "hint-further", "hint-unsure")
INNER: Final = str.maketrans("„“”", "‚‘’")
"""Quotation marks within quotation marks: in German “ ends them, in English it begins them."""


def word(beside: Sequence[Beside], view: View, told: AnyTelling, loses: Mapping[int, float]) -> str:
    """Put each comparison into words; what speaks for the best choice is the answer.

    ``loses`` says by how much the chance to win is worse with another choice.
    """
    for each in beside:
        each.text = cost(each, view, told, loses.get(each.code, 0.0))
    return why(beside, view, told, loses)


def why(
    beside: Sequence[Beside],
    view: View,
    told: AnyTelling,
    loses: Mapping[int, float],
    keys: Sequence[str] = WHY,
) -> str:
    """What the best choice brings that the best one of those which differ from it does not."""
    if not beside:
        return told.say("hint-only")
    other = telling_one(beside, view, told)
    assert view.prompt is not None
    (choice,) = (each for each in view.prompt.choices if each.id == other.code)
    found = verdict(other, loses.get(other.code, 0.0))
    first = say_points(
        keys[found], other.points, other.effects, told, other=named(choice, view, told)
    )
    return " ".join([first, *told.differences(other.effects, view)])


def cost(other: Beside, view: View, told: AnyTelling, loses: float) -> str:
    """The same the other way round: what would be given up for what."""
    keys = ("hint-costs", "hint-costs-nothing", "hint-costs-later", "hint-costs-unsure")
    effects = turned(other)
    first = say_points(keys[verdict(other, loses)], other.points, effects, told)
    return " ".join([first, *told.differences(effects, view)])


def turned(other: Beside) -> list[Effect]:
    """The other choice beside the best."""
    return [Effect(each.kind, each.name, each.other, each.best) for each in other.effects]


def telling_one(beside: Sequence[Beside], view: View, told: AnyTelling) -> Beside:
    """The first that differs in points, or else in anything, or else the first."""
    for each in beside:
        if abs(each.points) >= LEAST:
            return each
    return next((each for each in beside if told.differences(each.effects, view)), beside[0])


def verdict(other: Beside, loses: float) -> int:
    """Whether the best brings more, as much, or less for now; and then, whether it wins more."""
    if other.points >= LEAST:
        return 0
    if other.points > -LEAST:
        return 1
    return 2 if loses >= CLEAR else 3


def say_points(
    key: str, points: float, effects: Sequence[Effect], told: AnyTelling, **params: str
) -> str:
    parts = points_by_source(effects, told)
    listed = told.say("hint-parts", parts=", ".join(parts)) if parts else ""
    return told.say(key, points=decimal(abs(points), told.words), parts=listed, **params)


def points_by_source(effects: Sequence[Effect], told: AnyTelling) -> list[str]:
    """The largest differences first; a source that a game has no word for stays unsaid."""
    found = [(each.best - each.other, each.name) for each in effects if each.kind == POINTS]
    large = sorted(
        (pair for pair in found if abs(pair[0]) >= LEAST), key=lambda pair: -abs(pair[0])
    )
    return [
        told.say("hint-part", source=told.say(key), points=signed(n, told.words))
        for n, name in large[:MOST_PARTS]
        if told.words.has(key := told.key(f"hint-points-{name.replace('_', '-')}"))
    ]


def named(choice: Choice, view: View, told: AnyTelling) -> str:
    """A choice within quotation marks: its title, or all of it if others are called the same."""
    assert view.prompt is not None
    title = told.worded(choice.move, choice, view).title
    alike = [each for each in view.prompt.choices if told.worded(each.move, each, view)[1] == title]
    text = title if len(alike) == 1 else told.choice(choice, view)
    return text.rstrip(".").translate(INNER)


def signed(n: float, words: Words) -> str:
    return f"{'−' if n < 0 else '+'}{decimal(abs(n), words)}"


def decimal(n: float, words: Words) -> str:
    """With one decimal place, as the language writes it."""
    text = f"{n:.1f}"
    return text.replace(".", ",") if words.lang == "de" else text


def by(effect: Effect) -> int:
    """By how many whole ones the first of two choices differs; 0: not worth a word."""
    difference = effect.best - effect.other
    return round(difference) or (1 if difference >= LEAST else -1 if difference <= -LEAST else 0)
