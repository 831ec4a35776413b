"""The content of Empire's End: load a pack, or check one and hear everything that is wrong.

>>> pack = load()
>>> pack.name, len(pack.locations), len(pack.disasters), len(pack.conflicts)
('standard', 11, 88, 11)
"""

from functools import cache
from importlib.resources import files
from pathlib import Path

from ..document import parse_document, read_document
from ..problems import ContentError
from .checker import read_pack
from .shape import (
    FAMILIES,
    LOCATION_KINDS,
    PHASES,
    RESOURCES,
    SOURCES,
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

STANDARD = "empires_end.toml"


def load(path: str | Path | None = None) -> Pack:
    """The pack in that file, or the standard pack; raises ContentError with all problems."""
    if path is None:
        return _standard()
    return read_pack(read_document(Path(path)), str(path))


def check(path: str | Path) -> list[str]:
    """Every problem of the file, one line each; none when it can be played."""
    try:
        load(path)
    except ContentError as error:
        return error.problems
    return []


def standard_text() -> str:
    """The standard pack as it is written, to start a pack of one's own from."""
    return files("empires.content").joinpath(STANDARD).read_text(encoding="utf-8")


@cache
def _standard() -> Pack:
    return read_pack(parse_document(standard_text().encode(), STANDARD), STANDARD)
