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

_PACKS = Packs("first_empires.toml", read_pack)
load = _PACKS.load
check = _PACKS.check
standard_text = _PACKS.standard_text
