"""The rows of a First Empires pack, and which values of them have sources."""

from typing import Final

from ..rows import Kind, value, values
from .shape import TRACKS

_REGION: Final = Kind(
    "region", values("name", "colour", "players", "continent", "oceans"), ("name",), named=True
)
_BORDER: Final = Kind("border", (), ("between",), loose=True, refers="between")
_CARD: Final = Kind(
    "card",
    (value("name", ("name",), ("en",), ("de",)), *values("condition", "points")),
    ("name",),
)
ROWS: Final = (
    Kind("rounds", values("two", "three", "four", "five")),
    Kind("tiles", values("values")),
    Kind("map", values("players", "oceans", "links"), ("name",), inner=(_REGION, _BORDER)),
    Kind(
        "civilization",
        (
            *values("name", "colour", "home", "players"),
            *(value(track, (track, "values")) for track in TRACKS),
            value("points", *((track, "points") for track in TRACKS)),
            value("city", *((track, "city") for track in TRACKS)),
        ),
        ("name",),
        inner=(_CARD,),
        refers="home",
    ),
)
