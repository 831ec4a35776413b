"""An event as one reader is told it: a line of the log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from empires.shapes.events import Event
from empires.shapes.parts import AnyPart


class Line(Struct, kw_only=True):
    """One event, and in a language what it says. A game's own lines say which events there are."""

    ply: int
    """Where the table stood after it; 0 is the set-up."""
    event: Event
    text: str = ""
    """The plain sentence; empty where no language was asked for."""
    parts: Sequence[AnyPart] = ()
    """The same sentence in parts."""
    heading: str | None = None
    """For an event that opens a part of the game: which sort of part (a space, a turn)."""
