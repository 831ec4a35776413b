"""The content of Empire's End: load a pack, or check one and hear everything that is wrong.

>>> pack = load()
>>> pack.name, len(pack.locations), len(pack.disasters), len(pack.conflicts)
('standard', 11, 88, 11)
"""

from typing import Final

from ..packs import Packs
from ..problems import ContentError
from ..sources import SOURCES
from .checker import read_pack
from .rows import ROWS
from .shape import (
    FAMILIES,
    LOCATION_KINDS,
    PHASES,
    RESOURCES,
    Ability,
    Amounts,
    Conflict,
    Disaster,
    Location,
    Pack,
    Reward,
)

__all__ = [
    "FAMILIES",
    "LOCATION_KINDS",
    "PACKS",
    "PHASES",
    "RESOURCES",
    "SOURCES",
    "Ability",
    "Amounts",
    "Conflict",
    "ContentError",
    "Disaster",
    "Location",
    "Pack",
    "Reward",
    "check",
    "load",
    "standard_text",
]

PACKS: Final = Packs("empires_end.toml", read_pack, ROWS)
load = PACKS.load
check = PACKS.check
standard_text = PACKS.standard_text
