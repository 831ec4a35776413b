"""The decision a seat owes: the question and its choices, with what each of them would do.

The table layer says everything but the words; the text layer adds those.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from empires.shapes.events import Event
from empires.shapes.moves import Move


class Target(Struct, frozen=True, tag_field="zone"):
    """Something on the table that a choice can be pointed at. Each game declares its zones."""

    @property
    def zone(self) -> str:
        return str(self.__struct_config__.tag)


class Group(Struct):
    """Choices about one thing, which its heading names so that they need not."""

    key: str
    title: str = ""
    """What they are about: "Fire 9"."""
    lead: str = ""
    """How a sentence begins that their short forms end: "Avert Fire 9 with"."""


class Choice(Struct, kw_only=True):
    """One legal answer to a prompt."""

    id: int
    """The code of the move."""
    move: Move
    rule: str
    effects: Sequence[Event]
    """What is certain to happen, up to the first surprise."""
    forecast: int | None
    """What the seat would score afterwards; None: something hidden decides."""
    final: bool
    """Whether it can't be taken back alone."""
    targets: Sequence[Target]
    icon: str
    """The name of a picture that stands for it."""
    rank: int = 0
    """Where it belongs in a list: the smallest first, of equals in the order of their codes."""
    ends: bool = False
    """Whether it finishes what is being decided, such as a phase."""
    only_gains: bool = False
    """Whether it only brings something and asks nothing, so that all such may be taken at once."""
    cost: int | None = None
    group: str | None = None
    """The key of its group among those of the prompt."""
    text: str = ""
    """All of it in one line: "Take it: lose Farm 8 at position 4, the pot is empty"."""
    hint: str = ""
    """What it would do beyond that line, in sentences."""
    title: str = ""
    """The short command alone: "Take it"."""
    detail: str = ""
    """What follows from it, in sentences: the rest of the line, and the hint."""
    apart: str | None = None
    """What alone sets it apart from its like, where the question or the group says the rest."""


class Prompt(Struct, tag_field="kind", kw_only=True):
    """What a seat has to decide. Each game declares its kinds, with what each question is about."""

    seat: int
    rule: str
    choices: Sequence[Choice]
    id: str = ""
    """Names this question at a served table, so that a late answer is known to be one."""
    groups: Sequence[Group] = ()
    text: str = ""
    """The question; empty where no language was asked for."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)
