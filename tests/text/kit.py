"""Empire's End in words, for tests: a telling, and questions and choices written by hand."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from empires.shapes.empires_end.events import AnyEvent
from empires.shapes.empires_end.moves import AnyMove
from empires.shapes.empires_end.prompts import AnyPrompt, AvertOrTake, Choice, Prompt
from empires.shapes.empires_end.views import EmpiresEndView
from empires.text.catalogue import Words
from empires.text.empires_end.telling import EmpiresEndTelling

Q = TypeVar("Q", bound=Prompt)


def told(words: Words, names: Sequence[str] = ()) -> EmpiresEndTelling:
    """The standard pack's texts; without names, those in the view are used."""
    return EmpiresEndTelling(words, names, None)


def ask(kind: type[Q], choices: Sequence[Choice] = (), **about: Any) -> Q:
    """A question to seat 0."""
    return kind(seat=0, rule="EE-DIS-3", choices=choices, **about)


def asked(view: EmpiresEndView, prompt: AnyPrompt) -> EmpiresEndView:
    """The same table with another question, and a conflict for those that need one."""
    return replace(view, prompt=prompt, conflict="conflict-1")


def only_fire(view: EmpiresEndView) -> EmpiresEndView:
    """Fire 9 alone."""
    assert view.prompt is not None
    return replace(
        view, disasters=view.disasters[:1], prompt=ask(AvertOrTake, view.prompt.choices[:2])
    )


def choice(move: AnyMove, *effects: AnyEvent, cost: int | None = None) -> Choice:
    return Choice(
        id=0,
        move=move,
        rule="EE-DIS-3",
        effects=effects,
        forecast=None,
        final=False,
        targets=[],
        icon="",
        cost=cost,
    )
