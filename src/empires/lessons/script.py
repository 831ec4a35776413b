"""What a lesson is made of: where it starts, what is asked step by step, what the others play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from empires.shapes.words import WrittenMove


class Slip(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that somebody may try instead, and which answer it gets."""

    move: WrittenMove
    say: str
    """The attribute of the step's message: ``wrong-`` and this."""


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One idea: what is lit up and said, and the moves that are asked for.

    A move is written with the fields that matter; a list of values means any of them. The moves of
    one inner list may come in any order, those of the next only when all of them are played. A
    step without moves is only read.
    """

    name: str
    """Its message is ``lesson-`` and this, with the game's prefix."""
    light: tuple[str, ...]
    """Anchors of the table, as the page names them: the first is what the words speak of."""
    rule: str | None = None
    moves: tuple[tuple[WrittenMove, ...], ...] = ()
    slips: tuple[Slip, ...] = ()


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of somebody else."""

    seat: int
    move: WrittenMove


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A first game. The learner has the first seat."""

    game: str
    names: tuple[str, ...]
    """Of the other seats."""
    position: Mapping[str, Any]
    """As scenarios write it."""
    free: Mapping[str, str | bool | int]
    """The options of the game of one's own that follows, as far as the game has them."""
    step: tuple[Step, ...]
    reply: tuple[Reply, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.step

    def replies(self, seat: int) -> list[WrittenMove]:
        """What that seat plays, one move after the other."""
        return [reply.move for reply in self.reply if reply.seat == seat]


def fits(move: WrittenMove, asked: WrittenMove) -> bool:
    """Whether a move is what is asked for, in the fields that matter."""
    return all(
        key in move and (move[key] == value or (isinstance(value, list) and move[key] in value))
        for key, value in asked.items()
    )
