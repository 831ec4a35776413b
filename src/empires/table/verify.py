"""Whether a record is honest: untouched, committed to, and replayable. Facts, no words."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from empires.table.errors import ILLEGAL, OTHER_MOVE, RESULT, SET_UP, UNREADABLE, RecordError
from empires.table.files import read_file
from empires.table.reading import parse_record
from empires.table.record import Record, commitment_to
from empires.table.replay import GameOrLoader, game_of, play_out


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found. Each check is true, false, or None where it could not be made.

    A sealed record (the public one of a running game) is fine as far as it can be: its chain
    holds, and its seed is not told yet.
    """

    file: str
    record: Record | None
    chain: bool
    commitment: bool | None = None
    nonces: bool | None = None
    replay: bool | None = None
    result: bool | None = None
    problem: RecordError | None = None

    @property
    def ok(self) -> bool:
        return self.problem is None

    @property
    def sealed(self) -> bool:
        return self.record is not None and self.record.is_sealed


def verify(path: str | Path, game: GameOrLoader) -> Verification:
    """Check a file; a file that can't be read at all raises ``RecordError``."""
    file = str(path)
    try:
        record = parse_record(read_file(path), file)
    except RecordError as error:
        if error.kind == UNREADABLE:
            raise
        return Verification(file, None, chain=False, problem=error)
    return verify_record(record, game)


def verify_record(record: Record, game: GameOrLoader) -> Verification:
    """Check a record whose chain was found whole when it was read."""
    if record.seed is None:
        return Verification(record.file, record, chain=True)
    problem: RecordError | None = None
    try:
        play_out(record, game_of(record, game))
    except RecordError as error:
        problem = error
    mixing = record.mixing
    replays, result = _FOUND.get(problem.kind if problem else "", (None, None))
    return Verification(
        file=record.file,
        record=record,
        chain=True,
        commitment=commitment_to(mixing.base if mixing else record.seed) == record.commitment,
        nonces=None if mixing is None else mixing.seed == record.seed,
        replay=replays,
        result=result,
        problem=problem,
    )


# What the first problem says about the replay and the result; other problems come before both.
_FOUND: Final[dict[str, tuple[bool | None, bool | None]]] = {
    "": (True, True),
    RESULT: (True, False),
    SET_UP: (False, None),
    ILLEGAL: (False, None),
    OTHER_MOVE: (False, None),
}
