"""What each note of the journal says, in words of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from empires.content.first_empires import Pack
from empires.rules.first_empires import journal
from empires.table.events import Events, Facts
from empires.table.first_empires.names import FACE, OCEAN, TRACK

SPACES: Final = 24  # of one map

Reader = Callable[["EventReader", int, int, int, int, int], Facts]


class EventReader(Events):
    """Reads notes with the names of one pack, of whichever map and civilization they tell."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(journal.EVENTS, journal.RULES, journal.BARRIERS, journal.PRIVATE)
        self.civilizations = [civilization.name for civilization in pack.civilizations]
        self.cards = [card.name for c in pack.civilizations for card in c.cards]
        self.spaces: dict[int, str] = {}
        for number, board in enumerate(pack.maps):
            for i, region in enumerate(board.regions):
                self.spaces[number * SPACES + i] = region.name
            for i, ocean in enumerate(board.oceans):
                self.spaces[number * SPACES + OCEAN + i] = ocean

    def facts(self, kind: int, values: list[int]) -> Facts:
        return READERS[kind](self, *values) if kind in READERS else {}


READERS: Final[dict[int, Reader]] = {
    journal.GOT_CIVILIZATION: lambda r, a, *_: {"civilization": r.civilizations[a]},
    journal.STARTED: lambda r, a, b, *_: {"region": r.spaces[a], "explorers": b},
    journal.DEALT: lambda r, a, *_: {"card": r.cards[a]},
    journal.ROUND: lambda _, a, *__: {"round": a},
    journal.ROLLED: lambda _, *faces: {"dice": [FACE[face] for face in faces if face >= 0]},
    journal.REROLLED: lambda _, a, *__: {"dice": [i + 1 for i in range(5) if a >> i & 1]},
    journal.DISCARDED: lambda r, a, b, c, d, _: {
        "card": r.cards[a],
        "die": b + 1,
        "old": FACE[c],
        "new": FACE[d],
    },
    journal.MOVED: lambda r, a, b, *_: {"from": r.spaces[a], "to": r.spaces[b]},
    journal.CROSSED: lambda r, a, b, c, *_: {
        "from": r.spaces[a],
        "to": r.spaces[b],
        "explorers": c,
    },
    journal.CONQUERED: lambda r, a, b, c, d, e: {
        "region": r.spaces[a],
        "defender": b,
        "arrivals": c,
        "swords": d,
        "defenders": e,
    },
    journal.TOOK_CITIES: lambda r, a, b, c, *_: {
        "region": r.spaces[a],
        "owner": b,
        "tiles": c,
    },
    journal.RETREATED: lambda r, a, b, c, *_: {
        "from": r.spaces[a],
        "to": r.spaces[b],
        "explorers": c,
    },
    journal.ENDED_MOVEMENT: lambda _, a, *__: {"lost": a},
    journal.STEPPED: lambda r, a, b, c, d, e: {
        "track": TRACK[a],
        "level": b,
        "value": c,
        "die": d + 1,
        "region": r.spaces[e],
    },
    journal.DREW: lambda r, a, *_: {"card": r.cards[a]},
    journal.PLACED_EXPLORER: lambda r, a, *_: {"region": r.spaces[a]},
    journal.PLACED_CITY: lambda r, a, b, *_: {"region": r.spaces[a], "track": TRACK[b]},
    journal.SCORED_CARD: lambda r, a, b, *_: {"card": r.cards[a], "points": b},
    journal.FINAL_POINTS: lambda _, a, b, c, d, e: {
        "tracks": a,
        "cities": b,
        "captured": c,
        "cards": d,
        "total": e,
    },
    journal.RANKED: lambda _, a, *__: {"rank": a},
}
