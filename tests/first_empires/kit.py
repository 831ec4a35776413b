"""Words for tests of First Empires; those that every game has are lifted from ``tests.kit``.

What a written position leaves out has the defaults of ``game.position``: two players, the first
civilizations for their number, all markers at the bottom, all explorers at home, empty hands, the
other cards in the deck in order, the first city tile at home and the others above their tracks,
the first seat about to roll.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any, Final

import empires
from empires.content.first_empires import COLOURS, TRACKS, Civilization, Pack, load
from empires.rules.position import Position
from empires.table.game import Event
from tests.kit import Kit, named

__all__ = [
    "CIVILIZATIONS",
    "COLOURS",
    "FACES",
    "TRACKS",
    "asks",
    "conquer",
    "empire",
    "explorers",
    "game",
    "hand",
    "happened",
    "legal",
    "may",
    "may_step",
    "move",
    "moving",
    "named",
    "new",
    "offers",
    "pack",
    "phase",
    "play",
    "position",
    "progressing",
    "seat",
    "steps",
    "tiles_at",
    "walk",
    "written",
]

_kit: Final = Kit(empires.game("first-empires"))
game: Final = _kit.game
position: Final = _kit.position
new: Final = _kit.new
play: Final = _kit.play
happened: Final = _kit.happened
legal: Final = _kit.legal
may: Final = _kit.may
offers: Final = _kit.offers
written: Final = _kit.written
empire: Final = _kit.empire
phase: Final = _kit.phase
asks: Final = _kit.asks
pack: Final[Pack] = load()

FACES: Final = (*COLOURS, "sword")
CIVILIZATIONS: Final[Mapping[str, Civilization]] = {c.name: c for c in pack.civilizations}

Spaces = Mapping[str, int]


def seat(civilization: str, at: Spaces, **parts: Any) -> dict[str, Any]:
    """A seat with its explorers there; their number must be one that its yellow track shows."""
    shown = CIVILIZATIONS[civilization].tracks[TRACKS.index("explorers")].values
    level = shown.index(sum(at.values()))
    levels = {"explorers": level, **parts.pop("levels", {})}
    return {"civilization": civilization, "levels": levels, "explorers": dict(at), **parts}


def moving(*seats: dict[str, Any], **parts: Any) -> Position:
    """The first seat's movement phase, without any swords unless the dice say else."""
    return position(**{"phase": "movement", "players": len(seats), "seats": list(seats), **parts})


def progressing(*seats: dict[str, Any], dice: list[str], **parts: Any) -> Position:
    """The first seat's progress phase with these dice."""
    parts = {"phase": "progress", "players": len(seats), **parts}
    return position(seats=list(seats), dice=dice, **parts)


def move(p: Position, mover: int, start: str, goal: str) -> list[Event]:
    """One explorer over one border."""
    return play(p, mover, "move", **{"from": start, "to": goal})


def walk(p: Position, mover: int, *spaces: str) -> None:
    """One explorer from space to space."""
    for start, goal in itertools.pairwise(spaces):
        move(p, mover, start, goal)


def may_step(p: Position, mover: int, start: str, goal: str) -> bool:
    """Whether one explorer may go over this border now."""
    return may(p, mover, "move", **{"from": start, "to": goal})


def steps(p: Position, mover: int) -> list[tuple[str, str]]:
    """All borders over which an explorer may go now."""
    return [(m["from"], m["to"]) for m in legal(p, mover) if m["do"] == "move"]


def conquer(p: Position, mover: int, region: str, sources: Spaces) -> list[Event]:
    """A whole assault with so many explorers from each space; the events of the strike."""
    play(p, mover, "assault", region=region)
    for space, count in sources.items():
        for _ in range(count):
            play(p, mover, "gather", **{"from": space})
    return play(p, mover, "strike")


def explorers(p: Position, of: int) -> dict[str, int]:
    """Where the explorers of a seat are."""
    return dict(empire(p, of)["explorers"])


def hand(p: Position, of: int) -> list[str]:
    return list(empire(p, of)["hand"])


def tiles_at(p: Position, of: int) -> dict[str, Any]:
    """Where each city tile of a seat is: a region, ``above``, or the seat that captured it."""
    return {name: tile["at"] for name, tile in empire(p, of)["tiles"].items()}
