"""What each note of the journal says, in words of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, get_args

from empires.content.first_empires import Pack
from empires.rules.first_empires import journal
from empires.rules.first_empires.terms import OCEAN, SPACES
from empires.rules.position import Note
from empires.shapes.first_empires.events import (
    AnyEvent,
    Conquered,
    Crossed,
    Dealt,
    Discarded,
    Drew,
    EndedMovement,
    FinalPoints,
    GotCivilization,
    Moved,
    PlacedCity,
    PlacedExplorer,
    Ranked,
    Rerolled,
    Retreated,
    Rolled,
    RoundBegun,
    ScoredCard,
    Started,
    StartingPlayer,
    Stepped,
    TookCities,
    TurnBegun,
)
from empires.table.events import Events
from empires.table.first_empires.names import FACE_NAMES, TRACK_NAMES

Reader: TypeAlias = Callable[["EventReader", str, int, int, int, int, int, int], AnyEvent]
"""Takes the rule, the seat and the five numbers of a note."""


class EventReader(Events):
    """Reads notes with the names of one pack, of whichever map and civilization they tell."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(get_args(AnyEvent), [journal.EVENTS[kind] for kind in journal.BARRIERS])
        self.civilizations = [civilization.name for civilization in pack.civilizations]
        self.cards = [card.name for c in pack.civilizations for card in c.cards]
        self.spaces: dict[int, str] = {}
        for number, board in enumerate(pack.maps):
            for i, region in enumerate(board.regions):
                self.spaces[number * SPACES + i] = region.name
            for i, ocean in enumerate(board.oceans):
                self.spaces[number * SPACES + OCEAN + i] = ocean

    def event(self, note: Note) -> AnyEvent:
        kind, rule, seat, a, b, c, d, e = note
        return READERS[kind](self, journal.RULES[rule], seat, a, b, c, d, e)


def read_rolled(_: EventReader, rule: str, seat: int, *faces: int) -> Rolled:
    return Rolled(rule, seat, [FACE_NAMES[face] for face in faces if face >= 0])


def read_rerolled(_: EventReader, rule: str, seat: int, dice: int, *__: int) -> Rerolled:
    return Rerolled(rule, seat, [i + 1 for i in range(5) if dice >> i & 1])


# The letters are named in the journal, beside the number of each kind.
READERS: Final[dict[int, Reader]] = {
    journal.STARTING_PLAYER: lambda _, rule, seat, *__: StartingPlayer(rule, seat),
    journal.GOT_CIVILIZATION: lambda r, rule, seat, a, *_: GotCivilization(
        rule, seat, r.civilizations[a]
    ),
    journal.STARTED: lambda r, rule, seat, a, b, *_: Started(rule, seat, r.spaces[a], b),
    journal.DEALT: lambda r, rule, seat, a, *_: Dealt(rule, seat, r.cards[a]),
    journal.ROUND: lambda _, rule, __, a, *___: RoundBegun(rule, a),
    journal.TURN: lambda _, rule, seat, *__: TurnBegun(rule, seat),
    journal.ROLLED: read_rolled,
    journal.REROLLED: read_rerolled,
    journal.DISCARDED: lambda r, rule, seat, a, b, c, d, _: Discarded(
        rule, seat, r.cards[a], b + 1, FACE_NAMES[c], FACE_NAMES[d]
    ),
    journal.MOVED: lambda r, rule, seat, a, b, *_: Moved(rule, seat, r.spaces[a], r.spaces[b]),
    journal.CROSSED: lambda r, rule, seat, a, b, c, *_: Crossed(
        rule, seat, r.spaces[a], r.spaces[b], c
    ),
    journal.CONQUERED: lambda r, rule, seat, a, b, c, d, e: Conquered(
        rule, seat, r.spaces[a], b, c, d, e
    ),
    journal.TOOK_CITIES: lambda r, rule, seat, a, b, c, *_: TookCities(
        rule, seat, r.spaces[a], b, c
    ),
    journal.RETREATED: lambda r, rule, seat, a, b, c, *_: Retreated(
        rule, seat, r.spaces[a], r.spaces[b], c
    ),
    journal.ENDED_MOVEMENT: lambda _, rule, seat, a, *__: EndedMovement(rule, seat, a),
    journal.STEPPED: lambda r, rule, seat, a, b, c, d, e: Stepped(
        rule, seat, TRACK_NAMES[a], b, c, d + 1, r.spaces[e]
    ),
    journal.DREW: lambda r, rule, seat, a, *_: Drew(rule, seat, r.cards[a]),
    journal.PLACED_EXPLORER: lambda r, rule, seat, a, *_: PlacedExplorer(rule, seat, r.spaces[a]),
    journal.PLACED_CITY: lambda r, rule, seat, a, b, *_: PlacedCity(
        rule, seat, r.spaces[a], TRACK_NAMES[b]
    ),
    journal.SCORED_CARD: lambda r, rule, seat, a, b, *_: ScoredCard(rule, seat, r.cards[a], b),
    journal.FINAL_POINTS: lambda _, rule, seat, a, b, c, d, e: FinalPoints(
        rule, seat, a, b, c, d, e
    ),
    journal.RANKED: lambda _, rule, seat, a, *__: Ranked(rule, seat, a),
}
