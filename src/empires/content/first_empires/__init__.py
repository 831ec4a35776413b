"""The content of First Empires: load a pack, or check one and hear everything that is wrong.

>>> pack = load()
>>> pack.name, len(pack.map_for(2).regions), len(pack.map_for(5).regions), len(pack.civilizations)
('standard', 10, 20, 5)
"""

from typing import Final

from ..packs import Packs
from ..problems import ContentError
from ..sources import SOURCES
from .achievements import KINDS
from .checker import read_pack
from .rows import ROWS
from .shape import (
    COLOURS,
    CONTINENTS,
    DECK,
    EXPLORERS,
    FIELDS,
    PLAYERS,
    TILES,
    TRACKS,
    Achievement,
    Civilization,
    Condition,
    Map,
    Pack,
    Region,
    Track,
)

__all__ = [
    "COLOURS",
    "CONDITIONS",
    "CONTINENTS",
    "DECK",
    "EXPLORERS",
    "FIELDS",
    "PACKS",
    "PLAYERS",
    "SOURCES",
    "TILES",
    "TRACKS",
    "Achievement",
    "Civilization",
    "Condition",
    "ContentError",
    "Map",
    "Pack",
    "Region",
    "Track",
    "check",
    "load",
    "standard_text",
]

CONDITIONS: Final = tuple(KINDS)

PACKS: Final = Packs("first_empires.toml", read_pack, ROWS)
load = PACKS.load
check = PACKS.check
standard_text = PACKS.standard_text
