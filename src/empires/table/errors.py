"""What can be wrong with a record, as one line with file, line, what was got and what is right."""

from __future__ import annotations

from typing import Final

from empires.content.problems import one_line

UNREADABLE: Final = "unreadable"  # no such file, a folder, not text
MALFORMED: Final = "malformed"  # not JSON, or not the shape of a record's line
CHANGED: Final = "changed"  # the chain is broken: a line was edited, dropped, doubled or moved
CUT_OFF: Final = "cut_off"  # the closing line is missing
OTHER_GAME: Final = "other_game"
OTHER_RULES: Final = "other_rules"
OTHER_CONTENT: Final = "other_content"
SEALED: Final = "sealed"  # the public record of a running game, whose seed is not told yet
COMMITMENT: Final = "commitment"  # the seed is not the one that was committed to
SET_UP: Final = "set_up"  # names or options that the game does not take
ILLEGAL: Final = "illegal"
OTHER_MOVE: Final = "other_move"  # the code means another move there than the line says
RESULT: Final = "result"
UNWRITABLE: Final = "unwritable"

LONGEST: Final = 500  # characters: a hostile file may hold anything, and is quoted


class RecordError(ValueError):
    """A record that can't be used. `kind` is one of the names above, `line` counts from 1."""

    def __init__(self, kind: str, file: str, line: int | None, what: str) -> None:
        self.kind = kind
        self.file = file
        self.line = line
        told = one_line(what)
        self.what = told if len(told) <= LONGEST else told[: LONGEST - 1] + "…"
        place = one_line(file) if line is None else f"{one_line(file)}: line {line}"
        super().__init__(f"{place}: {self.what}")
