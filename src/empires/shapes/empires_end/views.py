"""EE-VIS: what a view of Empire's End shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from empires.shapes import views
from empires.shapes.empires_end.events import AnyEvent
from empires.shapes.empires_end.prompts import AnyPrompt
from empires.shapes.empires_end.words import LocationKind, Phase, Resource, Space
from empires.shapes.lines import Line

ViewPhase: TypeAlias = Phase | Literal["setup", "end"]


class Innovation(Struct):
    card: str
    exhausted: bool


class Place(Struct, kw_only=True):
    """One place of a row, and the location that lies there."""

    position: int
    location: str
    kind: LocationKind
    value: int
    rebuild: int
    healthy: bool
    threatened: list[int]
    """Which of the open disasters would destroy it."""
    innovations: list[Innovation]


class Forecast(Struct, kw_only=True):
    """What the seat would score if the game ended now."""

    track: int
    locations: int
    abilities: int
    total: int
    exact: bool
    """Whether nothing hidden can change it."""


class Empire(views.SeatView, kw_only=True):
    score: int
    resources: dict[Resource, int] | None
    """Only for their owner, unless they are open."""
    hand: list[str] | None
    hand_size: int
    healthy: int
    strength: int
    forecast: Forecast
    row: list[Place]


class Disaster(Struct, kw_only=True):
    disaster: int
    card: str
    position: int
    bids: list[Resource]
    pot: dict[Resource, int]


class EmpiresEndView(views.View, tag="empires-end", kw_only=True):
    variant: Literal["normal", "blitz"]
    ruleset: Literal["rulebook", "manual"]
    open_resources: bool
    phase: ViewPhase
    space: int
    track: list[Space]
    first_player: int
    seats: Sequence[Empire]
    disasters: list[Disaster]
    conflict: str | None
    deck: int
    discards: list[str]
    conflict_deck: int
    conflict_discards: list[str]
    prompt: AnyPrompt | None


class EmpiresEndLine(Line, kw_only=True):
    event: AnyEvent
