"""First Empires behind the seam: options checked, positions made, read, viewed and imagined."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, get_args

from empires.content.first_empires import PACKS, Pack
from empires.rules.first_empires import moves
from empires.rules.first_empires.game import FirstEmpires, from_bytes, new_position, players_in
from empires.rules.first_empires.position import holds
from empires.rules.first_empires.printed import Printed
from empires.rules.first_empires.terms import REGIONS
from empires.rules.position import Note
from empires.rules.random import Random
from empires.shapes.first_empires.events import Stepped
from empires.shapes.first_empires.moves import AnyMove
from empires.shapes.first_empires.views import FirstEmpiresView
from empires.table.fields import flag, whole
from empires.table.first_empires.compact import COMPACT
from empires.table.first_empires.dumping import dump, options
from empires.table.first_empires.events import EventReader
from empires.table.first_empires.layout import LAYOUT
from empires.table.first_empires.names import TRACK_NAMES, Names
from empires.table.first_empires.reading import Reader
from empires.table.first_empires.twins import Twins
from empires.table.first_empires.views import Viewer
from empires.table.game import Game, GameError, Move, Options, Written
from empires.table.layout import Layout
from empires.table.twins import kinds_of


class FirstEmpiresGame(Game[FirstEmpires]):
    """First Empires with one content pack.

    >>> game = FirstEmpiresGame()
    >>> p = game.new(players=2, seed=7)
    >>> game.view(p, None).round
    1
    """

    name: ClassVar[str] = "first-empires"
    rules_version: ClassVar[int] = 3
    moves: ClassVar[int] = int(moves.MOVES)
    layout: ClassVar[Layout] = LAYOUT
    compact_layout: ClassVar[Layout | None] = COMPACT
    seats: ClassVar[range] = range(2, 6)
    option_values: ClassVar[Mapping[str, tuple[str | bool | int, ...]]] = {
        "choose_civilizations": (False, True),
        "open_tiles": (False, True),
        "short": (False, True),
    }
    move_kinds: ClassVar[Mapping[str, type[Move]]] = kinds_of(*get_args(AnyMove))

    def __init__(self, content: str | Path | bytes | Pack | None = None) -> None:
        self.pack, self.carried = (
            (content, None) if isinstance(content, Pack) else PACKS.opened(content)
        )
        self.content = self.pack.digest
        self._events = EventReader(self.pack)
        # The map depends on the number of players, so everything with names on it does too.
        self._printed = {n: Printed(self.pack, n) for n in self.seats}
        self._names = {n: Names(self.pack, n) for n in self.seats}
        self._twins = {n: Twins(self._names[n]) for n in self.seats}
        self._viewers = {n: Viewer(self, self._names[n], n) for n in self.seats}

    def lay_out(
        self, *, players: int, random: Random, journal: bool = False, **options: object
    ) -> FirstEmpires:
        """FE-SET. Options: ``choose_civilizations``, ``open_tiles`` and ``short``."""
        players = whole(players, "players", self.seats.start, self.seats.stop - 1)
        choose = flag(options.pop("choose_civilizations", False), "choose_civilizations")
        open_tiles = flag(options.pop("open_tiles", False), "open_tiles")
        short = flag(options.pop("short", False), "short")
        self.refuse_unknown(options)
        return new_position(
            self._printed[players],
            players,
            random,
            choose,
            open_tiles,
            short,
            [] if journal else None,
        )

    def options(self, p: FirstEmpires) -> Options:
        return options(p)

    def from_bytes(self, data: bytes) -> FirstEmpires:
        return from_bytes(self._printed[players_in(self.content, data)], data)

    def move(self, p: FirstEmpires, seat: int, code: int) -> AnyMove:
        return self._twins[p.players].move(p, seat, code)

    def code_of(self, p: FirstEmpires, seat: int, move: Move) -> int:
        return self._twins[p.players].code(p, seat, move)

    def view(self, p: FirstEmpires, seat: int | None) -> FirstEmpiresView:
        return self._viewers[p.players].view(p, seat)

    def effects(self, p: FirstEmpires, seat: int, notes: list[Note]) -> list[tuple[str, str, int]]:
        """Steps on the tracks, each a die that found its region, and the regions it controls."""
        told = self.events(notes)
        steps = [e.track for e in told if isinstance(e, Stepped) and e.seat == seat]
        regions = sum(1 for region in range(REGIONS) if holds(p, seat, region))
        return [
            *(("steps", track, steps.count(track)) for track in TRACK_NAMES),
            ("regions", "", regions),
        ]

    def dump(self, p: FirstEmpires) -> Written:
        return dump(p, self._names[p.players])

    def position(self, written: Mapping[str, Any]) -> FirstEmpires:
        if not isinstance(written, Mapping):
            raise GameError(f"position: expected a table, got {written!r}")
        seats = written.get("seats", [])
        default = max(len(seats), 2) if isinstance(seats, list) else 2
        players = whole(written.get("players", default), "players", 2, 5)
        return Reader(written, players, self._printed[players], self._names[players]).read()

    def imagine(self, p: FirstEmpires, seat: int | None, random: Random) -> FirstEmpires:
        return p.imagined(-1 if seat is None else seat, random)

    def acts_together(self, p: FirstEmpires) -> bool:
        """Turns follow one another; nobody decides beside somebody else."""
        return False
