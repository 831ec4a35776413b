"""Empire's End behind the seam: options checked, positions made, read, viewed and imagined."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, get_args

from empires.content.empires_end import PACKS, Pack
from empires.rules.empires_end import invariants, moves
from empires.rules.empires_end.game import EmpiresEnd, from_bytes, new_position
from empires.rules.empires_end.printed import Printed
from empires.rules.position import Note
from empires.rules.random import Random
from empires.shapes.empires_end.events import Took
from empires.shapes.empires_end.moves import AnyMove
from empires.shapes.empires_end.views import EmpiresEndView
from empires.shapes.moves import Move
from empires.table.empires_end.compact import COMPACT
from empires.table.empires_end.dumping import RULESETS, dump, options
from empires.table.empires_end.events import EventReader
from empires.table.empires_end.layout import LAYOUT
from empires.table.empires_end.names import PHASES, RESOURCES, Names
from empires.table.empires_end.reading import position
from empires.table.empires_end.twins import Twins
from empires.table.empires_end.views import Viewer
from empires.table.fields import flag, one_of, whole
from empires.table.game import Game, Options, Written
from empires.table.layout import Layout
from empires.table.twins import Kinds, kinds_of

VARIANTS = ("normal", "blitz")


class EmpiresEndGame(Game[EmpiresEnd]):
    """Empire's End with one content pack.

    >>> game = EmpiresEndGame()
    >>> p = game.new(players=2, seed=7)
    >>> game.move(p, p.to_move[0], p.legal(p.to_move[0])[-1]).do
    'take'
    """

    name: ClassVar[str] = "empires-end"
    rules_version: ClassVar[int] = 2
    moves: ClassVar[int] = int(moves.MOVES)
    layout: ClassVar[Layout] = LAYOUT
    compact_layout: ClassVar[Layout | None] = COMPACT
    seats: ClassVar[range] = range(2, 5)
    move_kinds: ClassVar[Kinds] = kinds_of(*get_args(AnyMove))
    option_values: ClassVar[Mapping[str, tuple[str | bool | int, ...]]] = {
        "variant": VARIANTS,
        "ruleset": RULESETS,
        "open_resources": (False, True),
    }

    def __init__(self, content: str | Path | bytes | Pack | None = None) -> None:
        self.pack, self.carried = (
            (content, None) if isinstance(content, Pack) else PACKS.opened(content)
        )
        self.content = self.pack.digest
        self._printed = Printed(self.pack)
        self._names = Names(self.pack)
        self._twins = Twins(self._names)
        self._events = EventReader(self._names, self._printed)
        self._viewer = Viewer(self, self._names)

    def lay_out(
        self, *, players: int, random: Random, journal: bool = False, **options: object
    ) -> EmpiresEnd:
        """EE-SET, EE-BLZ. Options: ``variant``, ``ruleset`` and ``open_resources``."""
        players = whole(players, "players", self.seats.start, self.seats.stop - 1)
        variant = one_of(options.pop("variant", "normal"), "variant", VARIANTS)
        ruleset = one_of(options.pop("ruleset", "rulebook"), "ruleset", RULESETS)
        open_resources = flag(options.pop("open_resources", False), "open_resources")
        self.refuse_unknown(options)
        return new_position(
            self._printed,
            players,
            random,
            RULESETS.index(ruleset),
            variant == "blitz",
            open_resources,
            [] if journal else None,
        )

    def options(self, p: EmpiresEnd) -> Options:
        return options(p)

    def from_bytes(self, data: bytes) -> EmpiresEnd:
        return from_bytes(self._printed, data)

    def move(self, p: EmpiresEnd, seat: int, code: int) -> Move:
        return self._twins.move(p, seat, code)

    def code_of(self, p: EmpiresEnd, seat: int, move: Move) -> int:
        return self._twins.code(p, seat, move)

    def view(self, p: EmpiresEnd, seat: int | None) -> EmpiresEndView:
        return self._viewer.view(p, seat)

    def effects(self, p: EmpiresEnd, seat: int, notes: list[Note]) -> list[tuple[str, str, int]]:
        """What it holds in stock, and who has taken a disaster."""
        count = len(RESOURCES)
        held = p.held[seat * count : (seat + 1) * count]
        took = [event.seat for event in self.events(notes) if isinstance(event, Took)]
        return [
            *(("resource", name, int(n)) for name, n in zip(RESOURCES, held, strict=True)),
            *(("takes", str(other), took.count(other)) for other in range(p.players)),
        ]

    def dump(self, p: EmpiresEnd) -> Written:
        return dump(p, self._names)

    def position(self, written: Mapping[str, Any]) -> EmpiresEnd:
        return position(written, self._printed, self._names)

    def imagine(self, p: EmpiresEnd, seat: int | None, random: Random) -> EmpiresEnd:
        return p.imagined(-1 if seat is None else seat, random)

    def acts_together(self, p: EmpiresEnd) -> bool:
        """EE-FLOW-3: everything but the turns of a disaster phase."""
        if p.over:
            return False
        if p.blitz and p.space == p.printed.lightning - 1:
            return True
        return PHASES[p.printed.track(p.players)[p.space]] not in ("disaster", "double_disaster")

    def check_move(self, before: EmpiresEnd, notes: list[Note]) -> str:
        """EE-INN-1, EE-INN-3: cards go to healthy locations with the fewest innovations."""
        return invariants.check_placement(before, notes)
