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

from empires.content.first_empires import COLOURS, TRACKS, Civilization, Pack, load
from empires.rules.first_empires.game import FirstEmpires
from empires.shapes.first_empires.views import Civilization as SeatShown
from empires.shapes.first_empires.views import Forecast, HandCard
from empires.table.first_empires.game import FirstEmpiresGame
from tests.kit import Kit, named

__all__ = [
    "CIVILIZATIONS",
    "COLOURS",
    "FACES",
    "TRACKS",
    "asked",
    "asks",
    "conquer",
    "empire",
    "explorers",
    "forecast",
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
    "own_hand",
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

game: Final = FirstEmpiresGame()
_kit: Final = Kit(game)
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


def asked(p: FirstEmpires, of: int) -> Any:
    """What a seat is asked: its prompt, of whichever kind the test expects."""
    prompt = game.view(p, of).prompt
    assert prompt is not None
    return prompt


def own_hand(p: FirstEmpires, of: int) -> list[HandCard]:
    """The hand of a seat as it sees it itself."""
    cards = game.view(p, of).seats[of].hand
    assert cards is not None
    return cards


def forecast(entry: SeatShown) -> Forecast:
    """What a seat of a view would score; only while civilizations are chosen it has none."""
    assert entry.forecast is not None
    return entry.forecast


def seat(civilization: str, at: Spaces, **parts: Any) -> dict[str, Any]:
    """A seat with its explorers there; their number must be one that its yellow track shows."""
    shown = CIVILIZATIONS[civilization].tracks[TRACKS.index("explorers")].values
    level = shown.index(sum(at.values()))
    levels = {"explorers": level, **parts.pop("levels", {})}
    return {"civilization": civilization, "levels": levels, "explorers": dict(at), **parts}


def moving(*seats: dict[str, Any], **parts: Any) -> FirstEmpires:
    """The first seat's movement phase, without any swords unless the dice say else."""
    return position(**{"phase": "movement", "players": len(seats), "seats": list(seats), **parts})


def progressing(*seats: dict[str, Any], dice: list[str], **parts: Any) -> FirstEmpires:
    """The first seat's progress phase with these dice."""
    parts = {"phase": "progress", "players": len(seats), **parts}
    return position(seats=list(seats), dice=dice, **parts)


def move(p: FirstEmpires, mover: int, start: str, goal: str) -> list[Any]:
    """One explorer over one border."""
    return play(p, mover, "move", **{"from": start, "to": goal})


def walk(p: FirstEmpires, mover: int, *spaces: str) -> None:
    """One explorer from space to space."""
    for start, goal in itertools.pairwise(spaces):
        move(p, mover, start, goal)


def may_step(p: FirstEmpires, mover: int, start: str, goal: str) -> bool:
    """Whether one explorer may go over this border now."""
    return may(p, mover, "move", **{"from": start, "to": goal})


def steps(p: FirstEmpires, mover: int) -> list[tuple[str, str]]:
    """All borders over which an explorer may go now."""
    return [(m.from_, m.to) for m in legal(p, mover) if m.do == "move"]


def conquer(p: FirstEmpires, mover: int, region: str, sources: Spaces) -> list[Any]:
    """A whole assault with so many explorers from each space; the events of the strike."""
    play(p, mover, "assault", region=region)
    for space, count in sources.items():
        for _ in range(count):
            play(p, mover, "gather", **{"from": space})
    return play(p, mover, "strike")


def explorers(p: FirstEmpires, of: int) -> dict[str, int]:
    """Where the explorers of a seat are."""
    return dict(empire(p, of)["explorers"])


def hand(p: FirstEmpires, of: int) -> list[str]:
    return list(empire(p, of)["hand"])


def tiles_at(p: FirstEmpires, of: int) -> dict[str, Any]:
    """Where each city tile of a seat is: a region, ``above``, or the seat that captured it."""
    return {name: tile["at"] for name, tile in empire(p, of)["tiles"].items()}
