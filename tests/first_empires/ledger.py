"""The table as somebody keeps it in mind who only hears the events, to compare with the real one.

It knows the boards and the bookkeeping and nothing of the rules: if it agrees with them after every
move, then events leave nothing out of what is public.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from empires.shapes.events import Event, SeatEvent
from empires.shapes.first_empires import events
from empires.shapes.first_empires.views import FirstEmpiresView
from tests.first_empires.kit import CIVILIZATIONS, TRACKS


@dataclass
class Empire:
    """What is public of one seat."""

    civilization: str = ""
    explorers: Counter[str] = field(default_factory=Counter)
    levels: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    waiting: list[str] = field(default_factory=lambda: list(TRACKS))
    """Tracks with a city tile above them."""
    hand: int = 0
    deck: int = 9
    scored: list[str] = field(default_factory=list)
    discarded: list[str] = field(default_factory=list)
    captured: int = 0

    def value(self, track: str) -> int:
        tracks = CIVILIZATIONS[self.civilization].tracks
        return tracks[TRACKS.index(track)].values[self.levels[track]]


class Ledger:
    """Starts empty, before the first event of a game."""

    def __init__(self, players: int) -> None:
        self.empires = [Empire() for _ in range(players)]
        self.cities: Counter[tuple[str, int]] = Counter()
        self.round = 0
        self.turn: int | None = None
        self.dice: list[str] = []
        self.used_dice: set[int] = set()
        self.used_regions: set[str] = set()
        self.steps: Counter[str] = Counter()
        self.movement = 0
        self.conquests = 0

    def hear(self, event: Event) -> None:
        """Write down what one event changes."""
        if type(event) in CHANGES:
            CHANGES[type(event)](self, event)

    def of(self, event: SeatEvent) -> Empire:
        return self.empires[event.seat]

    def public(self) -> dict[str, Any]:
        """In the same form as ``public_part`` of a view."""
        return {
            "round": self.round,
            "turn": self.turn,
            "dice": [(face, i + 1 in self.used_dice) for i, face in enumerate(self.dice)],
            "used": self.used_regions,
            "movement": self.movement,
            "conquests": self.conquests,
            "cities": +self.cities,
            "seats": [
                {
                    "civilization": empire.civilization,
                    "explorers": dict(+empire.explorers),
                    "levels": empire.levels,
                    "waiting": empire.waiting,
                    "steps": self.steps if seat == self.turn else Counter(),
                    "hand_size": empire.hand,
                    "deck": empire.deck,
                    "scored": sorted(empire.scored),
                    "discarded": sorted(empire.discarded),
                    "captured": empire.captured,
                }
                for seat, empire in enumerate(self.empires)
            ],
        }


def public_part(view: FirstEmpiresView) -> dict[str, Any]:
    """What of a view the events must tell."""
    return {
        "round": view.round,
        "turn": view.turn,
        "movement": view.movement,
        "conquests": view.conquests,
        "dice": [(die.face, die.used) for die in view.dice],
        "used": {region.region for region in view.regions if region.used},
        "cities": Counter(
            (region.region, city.owner) for region in view.regions for city in region.cities
        ),
        "seats": [
            {
                "civilization": seat.civilization,
                "explorers": seat.explorers,
                "hand_size": seat.hand_size,
                "deck": seat.deck,
                "captured": seat.captured,
                "levels": {track.track: track.level for track in seat.tracks},
                "waiting": [track.track for track in seat.tracks if track.tile],
                "steps": +Counter({track.track: track.steps for track in seat.tracks}),
                "scored": sorted(seat.scored),
                "discarded": sorted(seat.discarded),
            }
            for seat in view.seats
        ],
    }


def got_civilization(ledger: Ledger, event: events.GotCivilization) -> None:
    ledger.of(event).civilization = event.civilization


def started(ledger: Ledger, event: events.Started) -> None:
    ledger.of(event).explorers[event.region] = event.explorers
    ledger.cities[event.region, event.seat] += 1


def drew(ledger: Ledger, event: events.Dealt | events.Drew) -> None:
    ledger.of(event).hand += 1
    ledger.of(event).deck -= 1


def new_round(ledger: Ledger, event: events.RoundBegun) -> None:
    ledger.round = event.round


def new_turn(ledger: Ledger, event: events.TurnBegun) -> None:
    ledger.turn = event.seat
    ledger.movement = ledger.of(event).value("movement")
    ledger.conquests = 0
    ledger.steps = Counter()
    ledger.used_dice, ledger.used_regions = set(), set()


def rolled(ledger: Ledger, event: events.Rolled) -> None:
    assert len(event.dice) == ledger.of(event).value("dice") or ledger.dice
    ledger.dice = list(event.dice)


def discarded(ledger: Ledger, event: events.Discarded) -> None:
    ledger.of(event).hand -= 1
    ledger.of(event).discarded.append(event.card)
    assert ledger.dice[event.die - 1] == event.old != event.new
    ledger.dice[event.die - 1] = event.new


def moved(ledger: Ledger, event: events.Moved | events.Crossed) -> None:
    # One alone, or those of an assault from one space.
    count = event.explorers if isinstance(event, events.Crossed) else 1
    ledger.of(event).explorers[event.from_] -= count
    ledger.of(event).explorers[event.to] += count
    ledger.movement -= count


def conquered(ledger: Ledger, event: events.Conquered) -> None:
    driven = ledger.empires[event.defender].explorers.pop(event.region)
    assert driven == event.defenders < event.arrivals + event.swords
    assert ledger.of(event).explorers[event.region] == event.arrivals
    assert ledger.dice.count("sword") == event.swords
    ledger.conquests += 1


def took_cities(ledger: Ledger, event: events.TookCities) -> None:
    assert ledger.cities.pop((event.region, event.owner)) == event.tiles
    ledger.of(event).captured += event.tiles


def retreated(ledger: Ledger, event: events.Retreated) -> None:
    assert ledger.of(event).explorers[event.to] > 0
    ledger.of(event).explorers[event.to] += event.explorers


def ended_movement(ledger: Ledger, event: events.EndedMovement) -> None:
    assert ledger.movement == event.lost
    ledger.movement = 0


def stepped(ledger: Ledger, event: events.Stepped) -> None:
    empire = ledger.of(event)
    empire.levels[event.track] += 1
    assert event.level == empire.levels[event.track]
    assert event.value == empire.value(event.track)
    assert not {event.die} & ledger.used_dice
    assert not {event.region} & ledger.used_regions
    ledger.used_dice.add(event.die)
    ledger.used_regions.add(event.region)
    ledger.steps[event.track] += 1


def placed_explorer(ledger: Ledger, event: events.PlacedExplorer) -> None:
    ledger.of(event).explorers[event.region] += 1


def placed_city(ledger: Ledger, event: events.PlacedCity) -> None:
    ledger.of(event).waiting.remove(event.track)
    ledger.cities[event.region, event.seat] += 1


def scored_card(ledger: Ledger, event: events.ScoredCard) -> None:
    ledger.of(event).hand -= 1
    ledger.of(event).scored.append(event.card)


def final_points(ledger: Ledger, _: events.FinalPoints) -> None:
    ledger.turn = None
    ledger.steps = Counter()


CHANGES: Final[dict[type[Event], Callable[[Ledger, Any], None]]] = {
    events.GotCivilization: got_civilization,
    events.Started: started,
    events.Dealt: drew,
    events.Drew: drew,
    events.RoundBegun: new_round,
    events.TurnBegun: new_turn,
    events.Rolled: rolled,
    events.Discarded: discarded,
    events.Moved: moved,
    events.Crossed: moved,
    events.Conquered: conquered,
    events.TookCities: took_cities,
    events.Retreated: retreated,
    events.EndedMovement: ended_movement,
    events.Stepped: stepped,
    events.PlacedExplorer: placed_explorer,
    events.PlacedCity: placed_city,
    events.ScoredCard: scored_card,
    events.FinalPoints: final_points,
}
