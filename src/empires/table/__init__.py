"""Games being played: tables, records, undo, replay and verification, for any game of the seam."""

from empires.table.course import PlayedMove
from empires.table.errors import RecordError
from empires.table.game import BadMove, Event, Game, GameError, Move, View
from empires.table.reading import parse_record, read_record
from empires.table.record import Mixing, Record, RecordedMove, Result, commitment_to
from empires.table.replay import Moment, position_at, replay
from empires.table.table import Table
from empires.table.undo import Undo
from empires.table.verify import Verification, verify, verify_record

__all__ = [
    "BadMove",
    "Event",
    "Game",
    "GameError",
    "Mixing",
    "Moment",
    "Move",
    "PlayedMove",
    "Record",
    "RecordError",
    "RecordedMove",
    "Result",
    "Table",
    "Undo",
    "Verification",
    "View",
    "commitment_to",
    "parse_record",
    "position_at",
    "read_record",
    "replay",
    "verify",
    "verify_record",
]
