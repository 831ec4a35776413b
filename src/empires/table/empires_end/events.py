"""What each note of the journal says, in words of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from empires.content.empires_end import RESOURCES
from empires.rules.empires_end import journal
from empires.rules.empires_end.tables import MOST_OPTIONS, Tables
from empires.table.empires_end.names import BANDS, PHASES, Names, amounts, holdings
from empires.table.events import Events, Facts

Reader = Callable[["EventReader", int, int, int, int, int], Facts]


class EventReader(Events):
    """Reads notes with the names of one pack."""

    def __init__(self, names: Names, tables: Tables) -> None:
        super().__init__(journal.EVENTS, journal.RULES, journal.BARRIERS, journal.PRIVATE)
        self.names = names
        self.tables = tables

    def facts(self, kind: int, values: list[int]) -> Facts:
        return READERS[kind](self, *values) if kind in READERS else {}

    def traded(self, ability: int, option: int) -> dict[str, int]:
        base = (ability * MOST_OPTIONS + option) * len(RESOURCES)
        return amounts([self.tables.option_gain[base + i] for i in range(len(RESOURCES))])

    def by(self, ability: int) -> str | None:
        return self.names.ability(ability) if ability >= 0 else None


READERS: Final[dict[int, Reader]] = {
    journal.DEALT: lambda r, a, *_: {"card": r.names.cards[a]},
    journal.SPACE: lambda _, a, b, *__: {"space": a + 1, "phase": PHASES[b]},
    journal.REVEALED_DISASTER: lambda r, a, b, *_: {"disaster": a, "card": r.names.cards[b]},
    journal.NO_DISASTER: lambda _, a, *__: {"disaster": a},
    journal.AVERTED: lambda r, a, b, c, *_: {
        "disaster": a,
        "card": r.names.cards[b],
        "resource": RESOURCES[c],
    },
    journal.AVERTED_FREE: lambda r, a, b, c, *_: {
        "disaster": a,
        "card": r.names.cards[b],
        "by": r.names.cards[c],
    },
    journal.REPLACED: lambda r, a, b, c, d, _: {
        "disaster": a,
        "old": r.names.cards[b],
        "new": r.names.cards[c],
        "by": r.names.cards[d],
    },
    journal.TOOK: lambda r, a, b, *_: {"disaster": a, "card": r.names.cards[b]},
    journal.GAINED: lambda _, a, b, c, d, __: {"gain": amounts((a, b, c, d))},
    journal.SCORED: lambda r, a, b, *_: {"points": a, "by": r.by(b)},
    journal.DESTROYED: lambda r, a, b, *_: {"position": a + 1, "location": r.names.locations[b]},
    journal.TRIGGERED: lambda r, a, *_: {"card": r.names.cards[a]},
    journal.PLACED: lambda r, a, b, c, *_: {
        "card": r.names.cards[a],
        "position": b + 1,
        "location": r.names.locations[c],
    },
    journal.NOT_PLACED: lambda r, a, *_: {"card": r.names.cards[a]},
    journal.DECLARED: lambda _, a, b, c, d, __: {"resources": holdings((a, b, c, d))},
    journal.USED: lambda r, a, *_: {"by": r.by(a)},
    journal.EXCHANGED: lambda r, a, b, c, *_: {
        "by": r.by(a),
        "pay": RESOURCES[b],
        "gain": r.traded(a, c),
    },
    journal.REFRESHED: lambda r, a, *_: {"card": r.names.cards[a]},
    journal.REPEATED: lambda r, a, b, *_: {"by": r.names.cards[a], "ability": r.by(b)},
    journal.SOLD: lambda r, a, *_: {"card": r.names.cards[a]},
    journal.BUILT: lambda r, a, b, c, d, e: {
        "card": r.names.cards[a],
        "position": b + 1,
        "location": r.names.locations[e],
        "hammers": c,
        "coins": d,
    },
    journal.REBUILT: lambda r, a, b, c, d, _: {
        "position": a + 1,
        "location": r.names.locations[b],
        "hammers": c,
        "coins": d,
    },
    journal.SWAPPED: lambda r, a, b, c, d, _: {
        "positions": [a + 1, b + 1],
        "locations": [r.names.locations[c], r.names.locations[d]],
    },
    journal.MOVED: lambda r, a, b, c, d, _: {
        "card": r.names.cards[a],
        "from": b + 1,
        "to": c + 1,
        "location": r.names.locations[d],
    },
    journal.DISCARDED: lambda r, a, *_: {"card": r.names.cards[a]},
    journal.DREW: lambda r, a, *_: {"card": r.names.cards[a]},
    journal.RESHUFFLED: lambda _, a, *__: {"cards": a},
    journal.FINISHED: lambda _, a, *__: {"phase": PHASES[a]},
    journal.CHOSE_ORDER: lambda _, a, *__: {"first": PHASES[a]},
    journal.REVEALED_CONFLICT: lambda r, a, *_: {"card": r.names.conflicts[a]},
    journal.OPENED_BID: lambda _, a, b, c, *__: {"axes": a, "coins": b, "strength": c},
    journal.REWARDED: lambda _, a, b, c, *__: {"band": BANDS[a], "points": b, "refresh": c},
    journal.UPHEAVAL: lambda r, a, b, c, d, _: {
        "positions": [a + 1, b + 1],
        "locations": [r.names.locations[c], r.names.locations[d]],
    },
    journal.FINAL_ABILITY: lambda r, a, b, c, *_: {
        "card": r.names.cards[a],
        "points": b,
        "copied": r.names.cards[c] if c >= 0 else None,
    },
    journal.FINAL_POINTS: lambda _, a, b, c, d, __: {
        "track": a,
        "locations": b,
        "abilities": c,
        "total": d,
    },
    journal.RANKED: lambda _, a, *__: {"rank": a},
}
