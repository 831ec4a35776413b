"""Errors as sentences: what was tried, why it can't be, and what is possible instead.

ValueError
  IllegalMove    a move the rules don't allow now       illegal_move_lines
  BadMove        not even well formed                   bad_move_lines
  RecordError    a record that can't be used            record_error_text
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from empires.rules.position import IllegalMove
from empires.shapes.moves import Move
from empires.shapes.views import View
from empires.table.errors import RecordError
from empires.text.catalogue import Words
from empires.text.telling import AnyTelling, telling
from empires.text.voice import Voice, names_at

__all__ = ["bad_move_lines", "illegal_move_lines", "record_error_text"]

MOST_LISTED: Final = 6


def illegal_move_lines(
    error: IllegalMove,
    view: View,
    words: Words,
    *,
    tried: Move | None = None,
    names: Sequence[str] | None = None,
    pack: Any | None = None,
) -> list[str]:
    """Up to three lines: what, why with the rule, how to go on. `view` is the mover's own."""
    known = names_at(view, words, names)
    if view.prompt is None:
        voice = Voice(words, known, view.seat)
        return [voice.tell("error-nothing-to-decide", error.seat)]
    told = telling(view.game, words, names=known, pack=pack)
    wording = None if tried is None else tried_text(tried, view, told)
    if wording is None:
        first = words.say("error-illegal-unworded")
    else:
        first = words.say("error-illegal", move=wording.rstrip("."))
    return [first, told.against(tried, view), possible_text(view, told)]


def bad_move_lines(
    view: View,
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Any | None = None,
) -> list[str]:
    """A move nobody can make sense of, and what is possible instead."""
    first = words.say("error-bad-move")
    if view.prompt is None:
        return [first]
    told = telling(view.game, words, names=names_at(view, words, names), pack=pack)
    return [first, possible_text(view, told)]


def tried_text(move: Move, view: View, told: AnyTelling) -> str | None:
    """The move in words, or None if it speaks of things that aren't there."""
    try:
        return told.worded(move, None, view).text
    except LookupError:
        return None


def possible_text(view: View, told: AnyTelling) -> str:
    """The first few choices in one line, and how many more there are."""
    assert view.prompt is not None
    choices = view.prompt.choices
    listed = [told.choice(choice, view).rstrip(".") for choice in choices[:MOST_LISTED]]
    more = len(choices) - len(listed)
    if more:
        return told.words.say("error-can-more", choices="; ".join(listed), n=more)
    return told.words.say("error-can", choices="; ".join(listed))


def record_error_text(error: RecordError, words: Words) -> str:
    """One line with file and line; the English text of the error itself says a little more."""
    place = error.file
    if error.line is not None:
        place = words.say("record-line", file=error.file, line=error.line)
    return words.say(f"error-record-{error.kind.replace('_', '-')}", place=place)
