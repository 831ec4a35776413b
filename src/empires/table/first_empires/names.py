"""Short names of regions, oceans, civilizations and cards, and back to the rules' numbers."""

from __future__ import annotations

from typing import Final, get_args

from empires.content.first_empires import Pack
from empires.rules.first_empires.terms import OCEAN
from empires.shapes.first_empires.words import Colour, Face, Track
from empires.table.fields import Index

# In the order of the rules' numbers.
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
FACE_NAMES: Final[tuple[Face, ...]] = get_args(Face)
TRACK_NAMES: Final[tuple[Track, ...]] = get_args(Track)
FACE: Final = Index("face of a die", FACE_NAMES)
TRACK: Final = Index("track", TRACK_NAMES)
TILES: Final = ("start", *TRACK_NAMES)  # where each of a seat's city tiles lay at the beginning


class Names:
    """The names of one content pack, for one number of players."""

    def __init__(self, pack: Pack, players: int) -> None:
        board = pack.map_for(players)
        self.regions = Index("region", [region.name for region in board.regions])
        self.oceans = Index("ocean", board.oceans)
        self.civilizations = Index("civilization", [c.name for c in pack.civilizations])
        self.cards = [
            Index(f"card of {c.name}", [card.name for card in c.cards]) for c in pack.civilizations
        ]

    def space(self, space: int) -> str:
        """The name of a region or an ocean."""
        return self.oceans[space - OCEAN] if space >= OCEAN else self.regions[space]

    def space_number(self, name: object) -> int:
        if isinstance(name, str) and name in self.oceans.names:
            return OCEAN + self.oceans.number(name)
        return self.regions.number(name)
