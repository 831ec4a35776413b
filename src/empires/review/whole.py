"""A whole review at once, for whoever waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from empires.review.parts import Part, assembled, made, works
from empires.review.reviewing import checked
from empires.shapes.review import Review
from empires.table.game import Game
from empires.table.record import Record

Progress = Callable[[int, int], None]
"""Told how many parts are done, and of how many."""


def review(
    record: Record, game: Game[Any], depth: str = "quick", progress: Progress | None = None
) -> Review:
    """Review a finished game; one that still runs has none."""
    checked(record, game, depth)
    count = len(works(len(record.moves)))
    parts: list[Part] = []
    while len(parts) < count:
        parts.append(made(record, game, depth, parts))
        if progress:
            progress(len(parts), count)
    return assembled(record, game, depth, parts)
