"""Reading one civilization: its board with five tracks, and its deck; fitting them to the map is
the checker's."""

from collections.abc import Mapping
from typing import Final

from ..problems import expected
from ..reader import Entry
from ..sources import read_source
from .achievements import MOST_POINTS, read_achievement
from .maps import PLAYERS_EXAMPLE
from .shape import (
    COLOURS,
    DECK,
    EXPLORERS,
    FIELDS,
    PLAYERS,
    TRACKS,
    Achievement,
    Civilization,
    Track,
)

# The lowest and the highest a field can give. There are 5 dice and 10 explorers to a player.
RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "dice": (1, 5),
    "rerolls": (0, 5),
    "movement": (1, 10),
    "cards": (0, DECK - (FIELDS - 1)),
    "explorers": (1, EXPLORERS),
}


def read_civilization(entry: Entry) -> Civilization:
    printed = ("name", "colour", "home", "players", *TRACKS)
    entry.allow((*printed, "card", "source"))
    return Civilization(
        name=entry.slug("name", "karthadst"),
        colour=entry.index("colour", COLOURS, "FE-SET-3"),
        home=entry.slug("home", "karthadst"),
        players=entry.some("players", PLAYERS, PLAYERS_EXAMPLE, "FE-SET-3"),
        tracks=tuple(_read_track(entry, track) for track in TRACKS),
        cards=_read_deck(entry),
        # A track's own source is that of its values; points and city symbols have one for all five.
        source=read_source(entry, (*printed, "points", "city")),
    )


def _read_track(entry: Entry, name: str) -> Track:
    table = entry.part(name, "a table such as { values = [...], points = [...], city = 2 }")
    if table is None:
        return Track((), (), 0)
    table.allow(("values", "points", "city"))
    return Track(
        values=_read_cards(table) if name == "cards" else _read_rising(table, "values", name),
        points=_read_rising(table, "points"),
        city=table.whole("city", 1, FIELDS - 1, "FE-PRO-6"),
    )


def _read_rising(table: Entry, key: str, track: str = "") -> tuple[int, ...]:
    low, high = RANGES.get(track, (0, MOST_POINTS))
    found = table.wholes(key, FIELDS, low, high, "FE-SET-4")
    if list(found) != sorted(found):
        table.refuse(key, "numbers that never fall", "FE-SET-4")
    return found


def _read_cards(table: Entry) -> tuple[int, ...]:
    """FE-SET-7, FE-PRO-4: the cards of the starting hand, then one more on each field."""
    low, high = RANGES["cards"]
    found = table.wholes("values", FIELDS, low, high, "FE-SET-4")
    if any(more != 1 for more in found[1:]):
        table.refuse("values", f"{low} to {high} to start with, then 1 on each field", "FE-PRO-4")
    return found


def _read_deck(entry: Entry) -> tuple[Achievement, ...]:
    right = f"{DECK} tables [[civilization.card]]"
    cards = [read_achievement(card) for card in entry.entries("card", ("name",), right, "FE-SET-7")]
    if cards and len(cards) != DECK:
        entry.wrong("card", expected(right, str(len(cards))), "FE-SET-7")
    return tuple(sorted(cards, key=lambda card: card.name))
