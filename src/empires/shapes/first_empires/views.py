"""FE-VIS: what a view of First Empires shows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from empires.shapes import views
from empires.shapes.first_empires.events import AnyEvent
from empires.shapes.first_empires.prompts import AnyPrompt
from empires.shapes.first_empires.words import Colour, Face, Phase, Track
from empires.shapes.lines import Line


class Die(Struct):
    die: int
    face: Face
    used: bool


class City(Struct):
    owner: int
    value: int | None
    """None while tiles lie face down."""


class Region(Struct, kw_only=True):
    region: str
    colour: Colour
    continent: str
    borders: list[str]
    holder: int | None
    explorers: int
    needed: int | None
    """Explorers that a conquest by the player of the turn needs; None if there can be none."""
    points: int | None
    """Movement points that it costs at the least; None if it is out of reach."""
    cities: list[City]
    used: bool
    """Whether a die of this turn has been paired with it."""


class Ocean(Struct):
    ocean: str
    borders: list[str]
    explorers: int


class TrackState(Struct, kw_only=True):
    track: Track
    colour: Colour
    level: int
    value: int
    values: list[int]
    points: list[int]
    city: int
    """The level that brings the city tile."""
    tile: bool
    """Whether the tile still waits above the track."""
    tile_value: int | None
    steps: int
    """Made in this turn."""


class HandCard(Struct):
    card: str
    progress: int
    count: int
    points: int
    regions: list[str] = field(default_factory=list)
    """What is counted so far, where it is about regions."""


class Forecast(Struct, kw_only=True):
    """What the seat would score if the game ended now, face-down cities left out."""

    tracks: int
    cards: int
    cities: int | None
    total: int
    exact: bool


class Civilization(views.SeatView, kw_only=True):
    """A seat; while civilizations are chosen, with nothing in it."""

    civilization: str | None
    tracks: list[TrackState] = field(default_factory=list)
    explorers: dict[str, int] = field(default_factory=dict)
    regions: int = 0
    hand: list[HandCard] | None = None
    """Only for its owner."""
    hand_size: int = 0
    deck: int = 0
    scored: list[str] = field(default_factory=list)
    discarded: list[str] = field(default_factory=list)
    cities: int = 0
    captured: int = 0
    captured_values: list[int] | None = None
    forecast: Forecast | None = None


class FirstEmpiresView(views.View, tag="first-empires", kw_only=True):
    choose_civilizations: bool
    open_tiles: bool
    short: bool
    phase: Phase
    round: int
    rounds: int
    starting_player: int
    turn: int | None
    dice: list[Die]
    rerolls: int
    movement: int
    swords: int
    conquests: int
    explorers_due: int
    map: str
    regions: list[Region]
    oceans: list[Ocean]
    seats: Sequence[Civilization]
    prompt: AnyPrompt | None


class FirstEmpiresLine(Line, kw_only=True):
    event: AnyEvent
