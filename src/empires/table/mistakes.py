"""What can be wrong with an option, a position or a move that somebody gave."""

from __future__ import annotations


class GameError(ValueError):
    """An option or a position that cannot be, in one line that says what would be right."""


class BadMove(ValueError):
    """A move that is not even well formed, in one line that says what would be right."""


class NotHere(BadMove):
    """A well-formed move that names something this seat does not have at the moment."""
