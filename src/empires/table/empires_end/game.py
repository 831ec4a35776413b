"""Empire's End behind the seam: options checked, positions made, read, viewed and imagined."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from empires.content.empires_end import load
from empires.rules.empires_end import hidden, moves
from empires.rules.empires_end.game import EmpiresEnd, from_bytes, new_position
from empires.rules.empires_end.tables import Tables
from empires.rules.position import Note
from empires.rules.random import Random, seeded
from empires.table.empires_end.dumping import RULESETS, dump, options
from empires.table.empires_end.events import BARRIERS, EventReader, seen_by
from empires.table.empires_end.names import PHASES, Names
from empires.table.empires_end.reading import flag, one_of, position, whole
from empires.table.empires_end.twins import Twins
from empires.table.empires_end.views import Viewer
from empires.table.game import Event, Game, GameError, Move, View, Written

VARIANTS = ("normal", "blitz")


class EmpiresEndGame(Game[EmpiresEnd]):
    """Empire's End with one content pack.

    >>> game = EmpiresEndGame()
    >>> p = game.new(players=2, seed=7)
    >>> game.move(p, p.to_move[0], p.legal(p.to_move[0])[-1])["do"]
    'take'
    """

    name: ClassVar[str] = "empires-end"
    rules_version: ClassVar[int] = 1
    moves: ClassVar[int] = int(moves.MOVES)
    seats: ClassVar[range] = range(2, 5)

    def __init__(self, content: str | Path | None = None) -> None:
        self.pack = load(content)
        self.content = self.pack.digest
        self._tables = Tables(self.pack)
        self._names = Names(self.pack)
        self._twins = Twins(self._names)
        self._events = EventReader(self._names, self._tables)
        self._viewer = Viewer(self.pack, self._names, self._twins, self._events)

    def new(
        self, *, players: int, seed: int, journal: bool = False, **options: object
    ) -> EmpiresEnd:
        """EE-SET, EE-BLZ. Options: ``variant``, ``ruleset`` and ``open_resources``."""
        players = whole(players, "players", self.seats.start, self.seats.stop - 1)
        if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
            raise GameError(f"seed: expected a whole number from 0, got {seed!r}")
        variant = one_of(options.pop("variant", "normal"), "variant", VARIANTS)
        ruleset = one_of(options.pop("ruleset", "rulebook"), "ruleset", RULESETS)
        open_resources = flag(options.pop("open_resources", False), "open_resources")
        if options:
            known = "players, seed, variant, ruleset, open_resources"
            raise GameError(f"{min(options)}: no such option; known are {known}")
        return new_position(
            self._tables,
            players,
            seeded(seed_words(seed)),
            RULESETS.index(ruleset),
            variant == "blitz",
            open_resources,
            [] if journal else None,
        )

    def options(self, p: EmpiresEnd) -> dict[str, Any]:
        return options(p)

    def from_bytes(self, data: bytes) -> EmpiresEnd:
        return from_bytes(self._tables, data)

    def move(self, p: EmpiresEnd, seat: int, code: int) -> Move:
        return self._twins.move(p, seat, code)

    def code(self, p: EmpiresEnd, seat: int, move: Mapping[str, Any]) -> int:
        return self._twins.code(p, seat, move)

    def view(self, p: EmpiresEnd, seat: int | None) -> View:
        return self._viewer.view(p, seat)

    def dump(self, p: EmpiresEnd) -> Written:
        return dump(p, self._names)

    def position(self, written: Mapping[str, Any]) -> EmpiresEnd:
        return position(written, self._tables, self._names)

    def imagine(self, p: EmpiresEnd, seat: int | None, random: Random) -> EmpiresEnd:
        return hidden.imagine(p, -1 if seat is None else seat, random)

    def events(self, notes: Iterable[Note]) -> list[Event]:
        return self._events.events(notes)

    def seen_by(self, event: Event, seat: int | None) -> Event:
        return seen_by(event, seat)

    def is_barrier(self, event: Event) -> bool:
        return event["event"] in BARRIERS

    def acts_together(self, p: EmpiresEnd) -> bool:
        """EE-FLOW-3: everything but the turns of a disaster phase."""
        if p.over:
            return False
        if p.blitz and p.space == p.tables.lightning - 1:
            return True
        return PHASES[p.tables.track(p.players)[p.space]] not in ("disaster", "double_disaster")


def seed_words(seed: int) -> list[int]:
    """Three words out of a seed of any size; SHA-256 makes neighbouring seeds unlike each other."""
    digest = hashlib.sha256(f"empires:{seed}".encode()).digest()
    return [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)]
