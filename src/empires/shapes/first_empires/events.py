"""What can happen in First Empires. Dice are counted from 1."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field

from empires.shapes.events import CardEvent, Event, SeatEvent
from empires.shapes.first_empires.words import Face, Track


class StartingPlayer(SeatEvent, frozen=True, tag="starting_player"):
    pass


class GotCivilization(SeatEvent, frozen=True, tag="got_civilization"):
    civilization: str


class Started(SeatEvent, frozen=True, tag="started"):
    region: str
    explorers: int


class Dealt(CardEvent, frozen=True, tag="dealt"):
    pass


class RoundBegun(Event, frozen=True, tag="round"):
    round: int


class TurnBegun(SeatEvent, frozen=True, tag="turn"):
    pass


class Rolled(SeatEvent, frozen=True, tag="rolled"):
    dice: list[Face]


class Rerolled(SeatEvent, frozen=True, tag="rerolled"):
    dice: list[int]


class Discarded(SeatEvent, frozen=True, tag="discarded"):
    card: str
    die: int
    old: Face
    new: Face


class Moved(SeatEvent, frozen=True, tag="moved"):
    from_: str = field(name="from")
    to: str


class Crossed(SeatEvent, frozen=True, tag="crossed"):
    from_: str = field(name="from")
    to: str
    explorers: int


class Conquered(SeatEvent, frozen=True, tag="conquered"):
    region: str
    defender: int
    arrivals: int
    swords: int
    defenders: int


class TookCities(SeatEvent, frozen=True, tag="took_cities"):
    region: str
    owner: int
    tiles: int


class Retreated(SeatEvent, frozen=True, tag="retreated"):
    from_: str = field(name="from")
    to: str
    explorers: int


class EndedMovement(SeatEvent, frozen=True, tag="ended_movement"):
    lost: int


class Stepped(SeatEvent, frozen=True, tag="stepped"):
    track: Track
    level: int
    value: int
    die: int
    region: str


class Drew(CardEvent, frozen=True, tag="drew"):
    pass


class PlacedExplorer(SeatEvent, frozen=True, tag="placed_explorer"):
    region: str


class PlacedCity(SeatEvent, frozen=True, tag="placed_city"):
    region: str
    track: Track


class ScoredCard(SeatEvent, frozen=True, tag="scored_card"):
    card: str
    points: int


class FinalPoints(SeatEvent, frozen=True, tag="final_points"):
    tracks: int
    cities: int
    captured: int
    cards: int
    total: int


class Ranked(SeatEvent, frozen=True, tag="ranked"):
    rank: int


AnyEvent: TypeAlias = (
    StartingPlayer
    | GotCivilization
    | Started
    | Dealt
    | RoundBegun
    | TurnBegun
    | Rolled
    | Rerolled
    | Discarded
    | Moved
    | Crossed
    | Conquered
    | TookCities
    | Retreated
    | EndedMovement
    | Stepped
    | Drew
    | PlacedExplorer
    | PlacedCity
    | ScoredCard
    | FinalPoints
    | Ranked
)
